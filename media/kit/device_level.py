"""Ultrasonic level transducer and pressure transmitters, metres."""

from math import cos, pi, sin

from kit.device_parts import hexa, m12, mm, thread
from kit.mesh import cyl, empty, lathe


def ultrasonic(D, parent=None, wired=True):
    """2-inch thread, flat radiating face at z=0"""
    e = empty("ultrasonic", parent=parent)
    lathe(
        "face",
        mm((0, 1.2), (21.5, 1.2), (22.5, 0.4), (23.5, 0), (26.6, 0), (27.4, 0.8), (27.4, 9)),
        D.grey,
        parent=e,
        segs=120,
    )
    lathe("shank", mm((27.8, 5), (28.3, 5.6), (28.3, 74), (0, 74)), D.steel, parent=e, segs=120)
    thread("thr", 0.0298, 0.0085, 0.070, 0.0028, D.steel, e, depth=0.0017)
    hexa("nut", 0.0405, 0.013, 0.040, D.petrol, e, bevel=0.0014)
    lathe("nutface", mm((33.5, 37.6), (36.8, 37.6), (37.4, 38.4), (37.4, 41)), D.petrol, parent=e, segs=96)
    lathe("seal", mm((30.5, 70), (34.6, 70), (34.6, 73), (30.5, 73)), D.rubber, parent=e, segs=96)
    hexa("hex", 0.0395, 0.016, 0.073, D.steel, e, bevel=0.0012)
    lathe("ring", mm((33, 89), (35.2, 89), (36, 90), (36, 95), (35.4, 95.8), (33, 95.8)), D.petrol, parent=e, segs=120)
    lathe(
        "head",
        mm((33, 95.6), (35.2, 95.6), (36, 96.6), (36, 143), (34.6, 147.4), (31, 150), (15, 151), (0, 151)),
        D.body,
        parent=e,
        segs=140,
    )
    lathe("band", mm((36.25, 131), (36.25, 133.6)), D.teal, parent=e, segs=120)
    lathe("port", mm((13.5, 150), (13.5, 152.5), (12.6, 153.4), (0, 153.4)), D.body, parent=e, segs=64)
    w = empty("window", (0, -0.0355, 0.114), (pi / 2, 0, 0), e)
    cyl("w1", 0.0034, 0.0012, (0, 0, 0), D.black, parent=w, segs=32, bevel=0.0003)
    cyl("w2", 0.0019, 0.0006, (0, 0, 0.0011), D.led, parent=w, segs=24, bevel=0.0002)
    if wired:
        m12(0.153, D, e)
    else:
        lathe("cap", mm((9, 153), (9.2, 153.4), (9.2, 163), (8, 164.6), (0, 165)), D.black, parent=e, segs=64)
    return e


def pressure(D, parent=None):
    """G1/2 process connection, M12 plug"""
    e = empty("pressure", parent=parent)
    lathe("nose", mm((0, 0.6), (3.2, 0.6), (3.4, 0), (8.2, 0), (8.8, 0.6), (8.8, 3)), D.steel, parent=e, segs=80)
    thread("thr", 0.0104, 0.0022, 0.0200, 0.00181, D.steel, e)
    lathe("relief", mm((8.9, 19.4), (8.9, 22.2), (13.2, 22.2), (13.2, 23.6), (9, 23.6)), D.steel, parent=e, segs=80)
    hexa("hex", 0.0158, 0.0125, 0.0236, D.steel, e, bevel=0.0007)
    lathe(
        "body",
        mm((13.4, 36.1), (14.0, 36.7), (14.0, 44), (13.2, 44.5), (13.2, 46.5), (14.0, 47), (14.0, 62), (13, 62)),
        D.steel,
        parent=e,
        segs=120,
    )
    lathe(
        "collar",
        mm((14, 62), (17.0, 62.4), (17.6, 63.2), (17.6, 67.2), (17, 68), (14, 68)),
        D.petrol,
        parent=e,
        segs=120,
    )
    lathe(
        "house",
        mm((14, 68), (16.8, 68), (17.4, 68.8), (17.4, 112), (16.4, 114.6), (14.6, 115.8), (0, 116)),
        D.body,
        parent=e,
        segs=120,
    )
    lathe("band", mm((17.6, 103), (17.6, 104.6)), D.teal, parent=e, segs=120)
    w = empty("window", (0, -0.0171, 0.092), (pi / 2, 0, 0), e)
    cyl("w1", 0.0026, 0.0010, (0, 0, 0), D.black, parent=w, segs=32, bevel=0.0002)
    cyl("w2", 0.0014, 0.0005, (0, 0, 0.0009), D.led, parent=w, segs=24, bevel=0.0002)
    m12(0.1155, D, e)
    return e


def submersible(D, parent=None):
    """hydrostatic probe, tip at z=0, cable leaves at z=168 mm"""
    e = empty("probe", parent=parent)
    lathe(
        "tip",
        mm((0, 0), (5, 0), (9.4, 2.2), (12.2, 6.5), (13.2, 12), (13.2, 25), (12.6, 25.6), (12, 25.6)),
        D.black,
        parent=e,
        segs=96,
    )
    for k in range(4):  # openings through which the liquid reaches the membrane
        a = k * pi / 2 + 0.5
        h = empty("hole", (0.0120 * cos(a), 0.0120 * sin(a), 0.0145), (0, pi / 2, a), e)
        cyl("hole", 0.0031, 0.0016, (0, 0, 0), D.rubber, parent=h, segs=32, bevel=0.0003)
        cyl("rim", 0.0040, 0.0013, (0, 0, 0), D.steel, parent=h, segs=32, bevel=0.0003)
    lathe(
        "tube",
        mm((12, 25.6), (13.0, 25.8), (13.5, 26.6), (13.5, 124), (12.9, 125), (12, 125)),
        D.steel,
        parent=e,
        segs=120,
    )
    lathe(
        "ring",
        mm((12, 125), (13.3, 125), (13.5, 125.4), (13.5, 130.6), (13.2, 131), (12, 131)),
        D.petrol,
        parent=e,
        segs=120,
    )
    lathe(
        "cone",
        mm((12, 131), (13, 131.2), (13.3, 132), (13.0, 139), (8.4, 147), (8.4, 149), (0, 149)),
        D.steel,
        parent=e,
        segs=120,
    )
    hexa("nut", 0.0094, 0.007, 0.149, D.steel, e, bevel=0.0005)
    lathe("sleeve", mm((6.6, 156), (6.4, 162), (4.6, 168), (0, 168)), D.rubber, parent=e, segs=64)
    return e
