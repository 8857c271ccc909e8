"""Temperature assembly and water-quality probe, metres."""

from math import cos, pi, sin

from kit.bars import fillet, tubes
from kit.device_parts import gland, hexa, knurl, mm, polymer, thread
from kit.mesh import box, cyl, empty, lathe
from kit.nodes import rgb
from kit.paint import m_plain


def temperature(D, parent=None):
    """connection head form B on a thermowell; z=0 is the underside of the head, the tip points to -Z"""
    e = empty("temperature", parent=parent)
    lathe(
        "cup",
        mm((12, 0), (22, 0), (25, 2), (30, 10), (38, 16), (40, 20), (40, 46), (39, 47)),
        D.body,
        parent=e,
        segs=140,
    )
    lathe("seal", mm((36, 47), (39.6, 47), (39.6, 49), (36, 49)), D.rubber, parent=e, segs=120)
    knurl("lid", 0.0428, 0.049, 0.0625, D.petrol, e, n=40, depth=0.0016)
    lathe("dome", mm((41.0, 62.4), (39.5, 64.4), (34, 67.4), (20, 69.4), (0, 70)), D.petrol, parent=e, segs=140)
    lathe("rib", mm((26, 68.2), (26, 70.6), (24.6, 71.2), (23.4, 70.6), (23.4, 68.6)), D.petrol, parent=e, segs=120)
    lathe("band", mm((40.25, 40), (40.25, 42.2)), D.teal, parent=e, segs=120)
    g = empty("entry", (0.036, 0, 0.031), (0, pi / 2, 0), e)
    lathe("boss", mm((15, -8), (14.6, 9), (13.6, 10.4), (0, 10.4)), D.body, parent=g, segs=64)
    gland((0, 0, 0.0104), (0, 0, 0), 0.0122, D.steel, g)
    lug = empty("lug", (-0.0285, -0.0270, 0.030), (pi / 2, 0, -0.81), e)
    cyl("l1", 0.0058, 0.004, (0, 0, 0), D.steel, parent=lug, segs=32, bevel=0.0005)
    hexa("l2", 0.0042, 0.004, 0.004, D.brass, lug, bevel=0.0004)
    hexa("hex1", 0.0165, 0.012, -0.012, D.steel, e, bevel=0.0008)
    lathe("neck", mm((0, -12), (11, -12), (7.6, -15), (7.6, -66), (11.5, -68), (0, -68)), D.steel, parent=e, segs=100)
    hexa("union", 0.0178, 0.013, -0.081, D.steel, e, bevel=0.0008, turn=0.35)
    lathe("groove", mm((12.5, -81), (14.6, -81.4), (14.6, -84), (9.5, -84.4), (9.5, -86)), D.steel, parent=e, segs=100)
    thread("thr", 0.0105, -0.107, -0.086, 0.00181, D.steel, e)
    lathe(
        "well",
        mm((9.2, -106), (9.2, -112), (8.6, -113), (6.2, -262), (5.6, -266.5), (3.6, -269), (0, -269.6)),
        D.steel,
        parent=e,
        segs=100,
    )
    return e


def insert(D, parent=None):
    """measuring insert: sheathed sensor with spring plate and ceramic terminal block, tip to -Z"""
    e = empty("insert", parent=parent)
    ceramic = polymer("ceramic", rgb("#efe9dc"), 0.5)
    lathe("plate", mm((0, 0), (20.4, 0), (21, 0.5), (21, 1.5), (20.4, 2), (0, 2)), D.steel, parent=e, segs=100)
    lathe("block", mm((16, 2), (17, 2.8), (17, 12), (16.2, 13), (0, 13)), ceramic, parent=e, segs=100)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        x, y = 0.0108 * cos(a), 0.0108 * sin(a)
        box("clamp", (0.0072, 0.0072, 0.004), (x, y, 0.0145), D.brass, parent=e, bevel=0.0004)
        cyl("screw", 0.0027, 0.0026, (x, y, 0.0164), D.steel, parent=e, segs=32, bevel=0.0003)
    for x in (-0.0168, 0.0168):
        tubes(
            "spring",
            [
                [
                    (x + 0.0031 * cos(t), 0.0031 * sin(t), -0.0010 - 0.0011 * t / 2.2)
                    for t in (k * 0.3 for k in range(85))
                ]
            ],
            0.0005,
            D.steel,
            e,
            res=3,
        )
        cyl("bolt", 0.0017, 0.024, (x, 0, -0.017), D.steel, parent=e, segs=24, bevel=0.0002)
        cyl("bolthead", 0.0031, 0.002, (x, 0, 0.002), D.steel, parent=e, segs=32, bevel=0.0003)
    lathe(
        "sheath",
        mm((3.4, 0), (3.4, -3), (3.0, -3.4), (3.0, -282), (2.3, -284.2), (0, -284.8)),
        D.steel,
        parent=e,
        segs=64,
    )
    return e


def ph_electrode(D, parent, z):
    """glass membrane at z, shaft upwards"""
    e = empty("ph", (0, 0, z), parent=parent)
    lathe(
        "bulb",
        mm(
            (0, -6),
            (2.4, -5.6),
            (4.3, -3.9),
            (5.0, -1.4),
            (4.6, 1.4),
            (3.2, 4),
            (3.0, 7),
            (5.6, 10),
            (5.8, 12),
            (5.8, 58),
        ),
        D.glass,
        parent=e,
        segs=64,
    )
    lathe(
        "gel",
        mm((0, -4.8), (3.2, -3.4), (3.9, -1.2), (3.4, 1.2), (0, 2)),
        m_plain("gel", rgb("#9cc7c0"), 0.2, micro=0),
        parent=e,
        segs=48,
    )
    cyl("wire", 0.0007, 0.060, (0, 0, -0.002), D.steel, parent=e, segs=16, bevel=0)
    cyl("core", 0.0026, 0.046, (0, 0, 0.012), D.grey, parent=e, segs=32, bevel=0.0003)
    return e


def sonde(D, parent=None):
    """multi-parameter probe standing on its guard cage"""
    e = empty("sonde", parent=parent)
    for z, r in ((0.0035, 0.0285), (0.046, 0.0285)):
        tubes(
            "hoop",
            [[(r * cos(t), r * sin(t), z) for t in (2 * pi * k / 96 for k in range(96))]],
            0.0033 if z < 0.01 else 0.0016,
            D.steel,
            e,
            closed=True,
        )
    for k in range(6):
        a = 2 * pi * (k + 0.5) / 6
        tubes("bar", [[(0.0285 * cos(a), 0.0285 * sin(a), z) for z in (0.003, 0.094)]], 0.0021, D.steel, e)
    lathe("cuff", mm((25, 86), (31, 86), (31.4, 86.6), (31.4, 96), (25, 96)), D.steel, parent=e, segs=120)

    def at(a, r=0.0145):
        return (r * cos(a), r * sin(a), 0)

    ph = empty("phat", at(-2.1), parent=e)
    ph_electrode(D, ph, 0.030)
    c = empty("cond", at(-0.75), parent=e)  # conductivity: black cell with two slots and carbon rings
    lathe("cell", mm((0, 24), (6.6, 24), (7.2, 24.8), (7.2, 90)), D.black, parent=c, segs=64)
    for z in (30, 36, 46, 52):
        lathe("ring", mm((7.3, z), (7.45, z + 0.3), (7.45, z + 2.7), (7.3, z + 3)), D.steel, parent=c, segs=64)
    o = empty("optic", at(1.0), parent=e)
    lathe("opt", mm((0, 32), (7, 32), (7.6, 33), (7.6, 90)), D.petrol, parent=o, segs=64)
    t = empty("temp", at(2.5), parent=e)
    lathe("tp", mm((0, 17), (1.8, 17.6), (2.4, 19.5), (2.4, 90)), D.steel, parent=t, segs=40)
    lathe("bulkhead", mm((0, 92), (27, 92), (27, 98)), D.black, parent=e, segs=120)
    knurl("coupling", 0.0334, 0.096, 0.1135, D.petrol, e, n=44, depth=0.0014)
    lathe(
        "body",
        mm((28, 113.5), (30.4, 113.6), (31, 114.4), (31, 246), (30.4, 247), (28, 247)),
        D.body,
        parent=e,
        segs=140,
    )
    lathe("band", mm((31.25, 122), (31.25, 124.6)), D.teal, parent=e, segs=120)
    lathe(
        "cap",
        mm((28, 247), (31.2, 247), (32, 248), (32, 258), (30.4, 262), (25, 265), (0, 266)),
        D.petrol,
        parent=e,
        segs=140,
    )
    tubes(
        "bail",
        [fillet([(-0.024, 0, 0.262), (-0.024, 0, 0.296), (0.024, 0, 0.296), (0.024, 0, 0.262)], 0.012, 10)],
        0.0022,
        D.steel,
        e,
    )
    gland((0, 0, 0.266), (0, 0, 0), 0.0105, D.steel, e)
    return e


def spare_electrode(D, parent=None):
    """A pH electrode alone: glass shaft, membrane down, petrol plug head."""
    e = empty("spare", parent=parent)
    ph_electrode(D, e, 0.0)
    lathe("shaft", mm((5.8, 55), (6.0, 57), (6.0, 104)), D.glass, parent=e, segs=64)
    cyl("core2", 0.0030, 0.05, (0, 0, 0.056), D.grey, parent=e, segs=32, bevel=0.0003)
    lathe("head", mm((6, 100), (7.4, 100.6), (8, 102), (8, 118), (6.6, 119), (6.6, 121)), D.petrol, parent=e, segs=64)
    hexa("hx", 0.0092, 0.008, 0.121, D.black, e, bevel=0.0005)
    lathe("thr", mm((6.2, 129), (6.2, 138), (5.6, 139), (0, 139)), D.steel, parent=e, segs=64)
    return e
