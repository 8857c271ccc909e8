"""What a technician carries up to a tank roof, in true size: hard hat, torque wrench, case, communicator, dip tape,
cable."""

import math
from math import cos, pi, sin

import bmesh
from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, tubes
from kit.device_parts import PETROL, DeviceMats, cast, knurl, mm, polymer, spline
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import rgb
from kit.paint import m_plain
from kit.screens import m_screen, panel


def hard_hat(M, loc, yaw=0.0):
    """Safety helmet on its brim, peak towards local -Y: crown with three ribs, rain gutter, short brim, accessory
    slots, level badge."""
    e = empty("hat", loc, (0, 0, yaw))
    bm = bmesh.new()
    rows = []
    n = 144
    wide, long = 0.108, 0.134  # half the crown across and along
    for rim, z in (
        (1.115, 0.010),
        (1.11, 0.0165),
        (1.02, 0.021),
        (1.0, 0.026),
    ):  # brim from its lip inwards; the peak grows out of it
        out = max(0, (rim - 1) / 0.115)
        rows.append(
            [
                bm.verts.new(
                    (
                        wide * rim * cos(a),
                        (long * rim + 0.040 * out * max(0, -sin(a)) ** 1.6) * sin(a),
                        z - 0.010 * out * max(0, -sin(a)) ** 2,
                    )
                )
                for a in [2 * pi * i / n for i in range(n)]
            ]
        )
    for j in range(1, 31):
        t = pi / 2 * j / 30
        row = []
        for i in range(n):
            a = 2 * pi * i / n
            r = cos(t) ** 0.62
            x, y = wide * r * cos(a), long * r * sin(a)
            rib = 0.0050 * math.exp(-((x / 0.0085) ** 2)) + 0.0026 * (
                math.exp(-(((x - 0.043) / 0.007) ** 2)) + math.exp(-(((x + 0.043) / 0.007) ** 2))
            )
            row.append(bm.verts.new((x, y, 0.026 + 0.112 * sin(t) ** 0.92 + rib * min(1, max(0, (t - 0.45) / 0.5)))))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n):
            bm.faces.new((p[i], p[(i + 1) % n], q[(i + 1) % n], q[i]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    ob = obj("shell", from_bm(bm, "shell"), M.hat, parent=e, angle=60)
    s = ob.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.003
    for k in (-1, 1):  # slots for muffs
        box("slot", (0.010, 0.030, 0.016), (k * (wide + 0.004), 0.0, 0.040), M.hat, bevel=0.003, parent=e)
        box("slothole", (0.003, 0.018, 0.006), (k * (wide + 0.0085), 0, 0.042), M.black, bevel=0, parent=e)
    box(
        "badge",
        (0.030, 0.002, 0.014),
        (0, -long + 0.0125, 0.070),
        M.petrolplastic,
        rot=(-0.30, 0, 0),
        bevel=0.001,
        parent=e,
    )
    tubes(
        "strap",
        [
            spline(
                [
                    (-wide + 0.012, 0.02, 0.016),
                    (-wide - 0.02, -0.03, 0.006),
                    (-wide - 0.05, -0.10, 0.004),
                    (-wide + 0.0, -0.16, 0.004),
                    (-0.02, -0.19, 0.004),
                ],
                10,
            )
        ],
        0.0035,
        M.black,
        e,
        res=4,
    )
    return e


def torque_wrench(M, loc, yaw=0.0):
    """Click-type wrench, half-inch drive, 450 mm, lying along local +X with a socket on it."""
    e = empty("wrench", (loc[0], loc[1], loc[2] + 0.020), (0, pi / 2, yaw))
    knurl("grip", 0.0175, 0, 0.115, M.black, e, n=30, depth=0.0009)
    lathe("collar", mm((17.5, 115), (18.5, 117), (18.5, 132), (13, 138), (11, 140)), M.chrome, parent=e, segs=64)
    lathe("end", mm((0, -14), (12, -13), (16, -8), (17, 0)), M.chrome, parent=e, segs=64)
    lathe("tube", mm((11, 140), (11, 395), (12.5, 400), (12.5, 412), (9, 420)), M.chrome, parent=e, segs=64)
    lathe("ring", mm((11.2, 150), (11.2, 168)), M.petrolplastic, parent=e, segs=64)
    h = empty("head", (0, 0, 0.44), (pi / 2, 0, 0), e)
    h.rotation_euler = (0, -pi / 2, 0)
    lathe("ratchet", mm((0, -17), (20, -17), (22, -15), (22, 13), (20, 15), (0, 15)), M.chrome, parent=h, segs=72)
    lathe("socket", mm((9, -52), (13.5, -52), (14, -50), (14, -30), (12, -26), (12, -17)), M.chrome, parent=h, segs=56)
    box("lever", (0.008, 0.026, 0.006), (0, 0.012, 0.018), M.black, parent=h, bevel=0.002)
    return e


def spanner(M, loc, yaw=0.0, L=0.24):
    """Combination spanner lying flat along local +X."""
    e = empty("spanner", loc, (0, 0, yaw))
    box("shank", (L, 0.016, 0.006), (L / 2, 0, 0.007), M.chrome, bevel=0.0025, parent=e)
    lathe(
        "ringend",
        mm((10, -5), (17, -5), (18, -3), (18, 3), (17, 5), (10, 5), (10, -5)),
        M.chrome,
        (L + 0.012, 0, 0.008),
        segs=48,
        parent=e,
    )
    lathe(
        "openend",
        mm((9, -4), (19, -4), (20, 0), (19, 4), (9, 4), (9, -4)),
        M.chrome,
        (-0.012, 0, 0.007),
        segs=48,
        parent=e,
        a0=0.6,
        a1=2 * pi - 0.6,
    ).rotation_euler = (0, 0, pi)
    return e


def tool_case(M, loc, yaw=0.0, w=0.56, d=0.40):
    """Hard case, open: ribbed shell, foam with cut-outs, sockets and a spare flange gasket set in it."""
    e = empty("case", loc, (0, 0, yaw))
    h = 0.11
    multi_boxes(
        "tub",
        [((w, d, 0.012), Matrix.Translation((0, 0, 0.006)))]
        + [((w, 0.014, h), Matrix.Translation((0, s * (d / 2 - 0.007), h / 2))) for s in (-1, 1)]
        + [((0.014, d, h), Matrix.Translation((s * (w / 2 - 0.007), 0, h / 2))) for s in (-1, 1)],
        M.case,
        e,
        bevel=0.006,
    )
    multi_boxes(
        "lip",
        [((w + 0.014, 0.018, 0.014), Matrix.Translation((0, s * d / 2, h - 0.004))) for s in (-1, 1)]
        + [((0.018, d + 0.014, 0.014), Matrix.Translation((s * w / 2, 0, h - 0.004))) for s in (-1, 1)],
        M.case,
        e,
        bevel=0.004,
    )
    box("foam", (w - 0.03, d - 0.03, 0.055), (0, 0, 0.045), M.foam, bevel=0.004, parent=e)
    for x in (-0.16, 0.16):
        box("clasp", (0.05, 0.014, 0.05), (x, -d / 2 - 0.012, h - 0.02), M.black, bevel=0.004, parent=e)
    tubes(
        "handle",
        [
            fillet(
                [
                    (-0.075, -d / 2 - 0.006, 0.05),
                    (-0.075, -d / 2 - 0.045, 0.05),
                    (0.075, -d / 2 - 0.045, 0.05),
                    (0.075, -d / 2 - 0.006, 0.05),
                ],
                0.018,
            )
        ],
        0.009,
        M.black,
        e,
        res=6,
    )
    for k, r in enumerate((0.010, 0.0115, 0.013, 0.0145, 0.016)):
        cyl("socket", r, 0.032, (-0.22 + 0.040 * k, 0.13, 0.066), M.chrome, parent=e, segs=40, bevel=0.0015)
        cyl("hole", r * 0.66, 0.002, (-0.22 + 0.040 * k, 0.13, 0.0972), M.black, parent=e, segs=6, bevel=0)
    for k in range(3):
        box(
            "driver",
            (0.15, 0.022, 0.022),
            (-0.13, 0.055 - 0.04 * k, 0.076),
            M.petrolplastic,
            bevel=0.009,
            parent=e,
            segs=4,
        )
        tubes(
            "blade", [[(-0.055, 0.055 - 0.04 * k, 0.076), (0.05, 0.055 - 0.04 * k, 0.076)]], 0.0035, M.chrome, e, res=4
        )
    lathe(
        "gasket", mm((52, 73), (79, 73), (79, 75), (52, 75), (52, 73)), M.rubber, (0.165, -0.03, 0), segs=72, parent=e
    )
    lid = empty("lid", (0, d / 2 + 0.004, h), (-0.30, 0, 0), e)
    t = 0.075
    multi_boxes(
        "lidshell",
        [((w, 0.010, d), Matrix.Translation((0, t - 0.005, d / 2)))]
        + [((w, t, 0.014), Matrix.Translation((0, t / 2, z))) for z in (0.007, d - 0.007)]
        + [((0.014, t, d), Matrix.Translation((s * (w / 2 - 0.007), t / 2, d / 2))) for s in (-1, 1)],
        M.case,
        lid,
        bevel=0.006,
    )
    box("lidfoam", (w - 0.04, 0.03, d - 0.04), (0, t - 0.02, d / 2), M.foam, bevel=0.012, parent=lid)
    box("sheet", (0.20, 0.002, 0.28), (-0.10, t - 0.037, d / 2), M.white, rot=(0, 0.04, 0), bevel=0, parent=lid)
    multi_boxes(
        "print",
        [
            (
                (0.15 - 0.05 * (k % 3 == 2), 0.001, 0.004),
                Matrix.Translation((-0.10 - 0.025 * (k % 3 == 2), t - 0.0386, d / 2 + 0.10 - 0.022 * k)),
            )
            for k in range(4)
        ]
        + [((0.12, 0.001, 0.08), Matrix.Translation((-0.10, t - 0.0386, d / 2 - 0.06)))],
        M.grey,
        lid,
    )
    return e


def communicator(M, loc, yaw=0.0, lean=0.35):
    """Handheld field communicator leaning back, screen towards local -Y."""
    e = empty("communicator", loc, (-lean, 0, yaw))
    box("body", (0.115, 0.042, 0.215), (0, 0, 0.108), M.black, bevel=0.014, segs=4, parent=e)
    box("bumper", (0.121, 0.034, 0.195), (0, 0.002, 0.108), M.petrolplastic, bevel=0.012, segs=3, parent=e)
    panel("screen", 0.088, 0.062, m_screen("commscreen", "level", 1.3), e, (0, -0.0222, 0.160))
    multi_boxes(
        "keys",
        [
            ((0.016, 0.004, 0.010), Matrix.Translation((-0.030 + 0.020 * i, -0.022, 0.035 + 0.017 * j)))
            for i in range(4)
            for j in range(5)
        ],
        M.grey,
        e,
        bevel=0.001,
    )
    return e


def dip_tape(M, loc, yaw=0.0):
    """Dipping tape: open frame reel lying on its side, steel tape paid out, brass bob."""
    e = empty("dip", loc, (0, 0, yaw))
    lathe(
        "reel",
        mm(
            (34, 8),
            (36, 6),
            (84, 6),
            (85, 8),
            (85, 9),
            (36, 9),
            (36, 23),
            (85, 23),
            (85, 24),
            (84, 26),
            (36, 26),
            (34, 24),
            (34, 8),
        ),
        M.petrolplastic,
        parent=e,
        segs=96,
    )
    lathe("tape", mm((80, 10), (80, 22)), M.chrome, parent=e, segs=96)
    cyl("hub", 0.034, 0.034, (0, 0, 0), M.black, parent=e, segs=48, bevel=0.003)
    tubes(
        "crank", [[(0, 0, 0.036), (0.055, 0, 0.036)], [(0.055, 0, 0.036), (0.055, 0, 0.062)]], 0.006, M.chrome, e, res=5
    )
    cyl("knob", 0.011, 0.03, (0.055, 0, 0.040), M.black, parent=e, segs=32, bevel=0.003)
    tubes(
        "frame",
        [fillet([(-0.02, -0.02, 0.016), (-0.17, -0.015, 0.016), (-0.17, 0.015, 0.016), (-0.02, 0.02, 0.016)], 0.012)],
        0.008,
        M.black,
        e,
        res=5,
    )
    cyl("grip", 0.015, 0.09, (-0.17, -0.045, 0.016), M.oak, rot=(-pi / 2, 0, 0), parent=e, segs=40, bevel=0.004)
    bm = bmesh.new()
    pts = spline([(0.0, -0.080, 0.016), (0.07, -0.085, 0.016), (0.13, -0.10, 0.013), (0.175, -0.085, 0.012)], 10)
    rows = [[bm.verts.new((x, y, z + s * 0.006)) for s in (-1, 1)] for x, y, z in pts]
    for p, q in zip(rows, rows[1:]):
        bm.faces.new((p[0], p[1], q[1], q[0]))
    obj("paid", from_bm(bm, "paid"), M.chrome, parent=e)
    bob = empty("bob", (0.18, -0.083, 0.012), (0, pi / 2, 0.25), e)
    lathe(
        "bob",
        mm((0, -2), (4, 0), (4, 10), (11, 14), (12.5, 17), (12.5, 92), (11, 100), (4, 128), (0, 131)),
        M.brass,
        parent=bob,
        segs=72,
    )
    return e


def cable_coil(M, loc, R=0.13, r=0.0065, turns=7, mat=None):
    """Coiled signal cable with a loose end and a gland nut."""
    pts = []
    for k in range(turns * 40):
        t = 2 * pi * k / 40
        lap = int(t / (2 * pi))
        q = R * (1 + 0.035 * sin(1.37 * t) + 0.03 * sin(0.31 * t + 1))
        pts.append(
            (loc[0] + q * cos(t), loc[1] + q * sin(t), loc[2] + r + (lap % 3) * r * 1.75 + r * 0.5 * sin(0.7 * t) ** 2)
        )
    tubes("coil", [pts], r, mat or M.cable, res=6)
    tubes(
        "tail",
        [
            spline(
                [
                    pts[-1],
                    (loc[0] + R * 1.25, loc[1] + 0.05, loc[2] + r * 2),
                    (loc[0] + R * 1.75, loc[1] - 0.03, loc[2] + r),
                    (loc[0] + R * 2.2, loc[1] + 0.02, loc[2] + r),
                ]
            )
        ],
        r,
        mat or M.cable,
        res=6,
    )
    multi_boxes(
        "ties",
        [
            (
                (0.022, 0.05, 0.042),
                Matrix.Translation(Vector(loc) + Vector((R * cos(a), R * sin(a), 0.022)))
                @ Matrix.Rotation(a + pi / 2, 4, "Z"),
            )
            for a in (0.9, 3.3)
        ],
        M.black,
        bevel=0.006,
    )


def work_mat(M, loc, w, d, yaw=0.0):
    """Cloth laid out by hand: flat where tools stand on it, its edges lifting here and there, one corner turned
    over."""
    bm = bmesh.new()
    n, m = 90, 70
    rows = []
    for j in range(m + 1):
        rows.append([])
        for i in range(n + 1):
            u, v = 2 * i / n - 1, 2 * j / m - 1
            edge = max(abs(u), abs(v))
            lift = 0.012 * max(0, (edge - 0.80) / 0.20) ** 2 * max(
                0, 0.35 + 0.65 * sin(5.3 * u + 4.1 * v + 1)
            ) + 0.0012 * sin(9 * u + 2) * sin(7 * v)
            x, y = u * w / 2 * (1 + 0.008 * sin(6 * v)), v * d / 2 * (1 + 0.010 * sin(5 * u + 1))
            z = 0.0035 + max(-0.002, lift)
            over = (-u + v) - 1.72  # how far beyond the fold line, at the far left corner
            if over > 0:
                q = over * 0.5
                x, y = x + q * w * 0.98, y - q * d * 0.98
                z += 0.006 + 0.02 * min(over * 6, 1) * (1 - min(over * 3, 1)) + 0.004
            rows[-1].append(bm.verts.new((x, y, z)))
    for p, q in zip(rows, rows[1:]):
        for i in range(n):
            bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
    ob = obj("mat", from_bm(bm, "mat"), M.mat, loc, (0, 0, yaw), angle=60)
    s = ob.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.0022
    s.offset = -1


def tool_mats(M):
    """Add the tools' materials to M."""
    D = DeviceMats()
    M.hat = m_plain("hat", rgb("#e6e6e0"), 0.30, coat=0.35, micro=0.05)
    M.petrolplastic = cast("petrolplastic", PETROL, 0.40)
    M.case = polymer("case", rgb("#20282b"), 0.5)
    M.foam = m_plain("foam", rgb("#14181a"), 1, spec=0.05, micro=0)
    M.chrome = m_plain("chrome", (0.72, 0.72, 0.71, 1), 0.17, 1.0, micro=0.08)
    M.brass = D.brass
    M.grey = D.grey
    M.black = D.black
    M.cable = D.cable
    return M, D
