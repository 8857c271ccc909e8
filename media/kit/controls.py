"""Control room furniture: operator desk with monitors, chair, slatted ceiling; things that a shift leaves on chair
and desk."""

import random
from math import cos, pi, sin

import bmesh
from mathutils import Matrix

from kit.bars import fillet, multi_boxes, tubes
from kit.device_parts import spline
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import N, rgb
from kit.paint import m_emit, m_glass, m_plain
from kit.screens import panel


def monitor(M, e, x, y, z, yaw, mat, w=0.62, h=0.36):
    """Slim monitor on an arm, facing local -Y."""
    m = empty("monitor", (x, y, z), (-0.06, 0, yaw), e)
    box("case", (w + 0.016, 0.022, h + 0.016), (0, 0.014, 0), M.black, bevel=0.004, parent=m)
    panel("screen", w, h, mat, m, (0, 0.002, 0))
    tubes("arm", [fillet([(0, 0.03, 0), (0, 0.12, -0.02), (0, 0.14, -0.36)], 0.04)], 0.016, M.dark, m, res=4)
    cyl("base", 0.05, 0.012, (0, 0.14, -0.37), M.dark, parent=m, segs=28)


def desk(M, loc, yaw=0.0, w=3.2, screens=()):
    """Console facing local +Y: worktop with bevelled front, closed back, plinth; screens: materials from left to
    right."""
    e = empty("desk", loc, (0, 0, yaw))
    box("top", (w, 0.86, 0.035), (0, 0.0, 0.735), M.oak, bevel=0.008, parent=e)
    box("nose", (w, 0.05, 0.05), (0, -0.44, 0.728), M.petrol, bevel=0.02, parent=e)
    box("back", (w, 0.04, 0.60), (0, 0.40, 0.43), M.petrol, bevel=0.006, parent=e)
    box("shelf", (w, 0.26, 0.03), (0, 0.34, 0.90), M.oak, bevel=0.006, parent=e)
    multi_boxes(
        "shelfposts",
        [((0.03, 0.22, 0.15), Matrix.Translation((x, 0.34, 0.82))) for x in (-w / 2 + 0.05, 0, w / 2 - 0.05)],
        M.dark,
        e,
    )
    for x in (-w / 2 + 0.06, 0, w / 2 - 0.06):
        box("side", (0.05, 0.74, 0.70), (x, 0.02, 0.36), M.white, bevel=0.006, parent=e)
    box("plinth", (w - 0.1, 0.6, 0.06), (0, 0.04, 0.03), M.dark, bevel=0.004, parent=e)
    n = len(screens)
    for k, mat in enumerate(screens):
        t = k - (n - 1) / 2
        monitor(M, e, t * 0.68, 0.20 - 0.05 * abs(t) ** 1.6, 1.12, -t * 0.17, mat)
    for x in [-w * 0.22, w * 0.22] if n > 3 else [0]:
        box("keyboard", (0.44, 0.14, 0.016), (x, -0.20, 0.762), M.black, rot=(0.03, 0, 0), bevel=0.005, parent=e)
        multi_boxes(
            "keys",
            [
                (
                    (0.026, 0.021, 0.008),
                    Matrix.Translation((x - 0.195 + 0.03 * i, -0.245 + 0.028 * j, 0.772 + 0.001 * j)),
                )
                for i in range(14)
                for j in range(4)
            ],
            M.dark,
            e,
        )
        box("mouse", (0.06, 0.105, 0.03), (x + 0.32, -0.21, 0.765), M.black, bevel=0.014, parent=e)
    lathe(
        "mug",
        [(0.0, 0.753), (0.038, 0.753), (0.041, 0.845), (0.036, 0.845), (0.034, 0.765), (0, 0.765)],
        M.petrol,
        (w * 0.40, -0.10, 0),
        segs=48,
        parent=e,
    )
    tubes(
        "mugear",
        [[(w * 0.40 + 0.04 + 0.03 * sin(t), -0.10, 0.80 + 0.03 * cos(t)) for t in [pi * k / 10 for k in range(11)]]],
        0.006,
        M.petrol,
        e,
        res=4,
    )
    box("radio", (0.065, 0.035, 0.15), (-w * 0.42, -0.06, 0.825), M.black, bevel=0.01, parent=e)
    cyl("whip", 0.007, 0.14, (-w * 0.42 + 0.02, -0.06, 0.89), M.black, parent=e, segs=12)
    box("radiobase", (0.10, 0.10, 0.05), (-w * 0.42, -0.06, 0.777), M.dark, bevel=0.012, parent=e)
    box("logbook", (0.21, 0.29, 0.018), (-w * 0.30, -0.20, 0.762), M.white, rot=(0, 0, 0.12), bevel=0.002, parent=e)
    return e


def chair(M, loc, yaw=0.0):
    """High-backed operator chair, sitter looking along local +Y."""
    e = empty("chair", loc, (0, 0, yaw))
    for k in range(5):
        a = 2 * pi * k / 5
        tubes("star", [[(0, 0, 0.12), (0.30 * cos(a), 0.30 * sin(a), 0.075)]], 0.022, M.dark, e, res=4)
        cyl(
            "castor",
            0.032,
            0.05,
            (0.30 * cos(a), 0.30 * sin(a) - 0.025, 0.034),
            M.black,
            rot=(-pi / 2, 0, a),
            parent=e,
            segs=20,
        )
    cyl("gas", 0.028, 0.33, (0, 0, 0.1), M.dark, parent=e, segs=24)
    box("seat", (0.50, 0.49, 0.10), (0, 0.02, 0.48), M.fabric, bevel=0.045, segs=4, parent=e)
    b = empty("back", (0, -0.22, 0.56), (0.14, 0, 0), e)
    bm = bmesh.new()
    n = 14
    rows = []
    for j in range(n + 1):
        z = 0.70 * j / n
        w = 0.235 - 0.05 * (j / n) ** 3
        rows.append(
            [
                bm.verts.new(
                    (w * (2 * i / 10 - 1), -0.05 * (1 - (2 * i / 10 - 1) ** 2) + 0.035 * sin(pi * j / n * 1.2), z)
                )
                for i in range(11)
            ]
        )
    for p, q in zip(rows, rows[1:]):
        for i in range(10):
            bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
    ob = obj("shell", from_bm(bm, "shell"), M.fabric, parent=b, angle=60)
    s = ob.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.055
    s.offset = 0
    ob.modifiers.new("b", "BEVEL").width = 0.02
    box("spine", (0.06, 0.03, 0.5), (0, -0.10, 0.2), M.dark, bevel=0.01, parent=b)
    box("head", (0.27, 0.07, 0.14), (0, 0.005, 0.80), M.fabric, bevel=0.03, segs=3, parent=b)
    for s in (-1, 1):
        tubes(
            "armpost",
            [fillet([(s * 0.20, 0, 0.45), (s * 0.29, 0, 0.47), (s * 0.29, 0, 0.66)], 0.05)],
            0.016,
            M.dark,
            e,
            res=4,
        )
        box("armpad", (0.075, 0.25, 0.03), (s * 0.29, 0.03, 0.675), M.black, bevel=0.012, parent=e)
    return e


def jacket(M, e):
    """Work jacket over the back of a chair `e`: shoulders on the backrest, open front hanging over it, reflective
    bands."""
    b = empty("jacket", (0, -0.22, 0.56), (0.14, 0, 0), e)
    rng = random.Random(5)
    fold = [rng.uniform(0, 6) for _ in range(4)]

    def flap(name, side, z0, z1, half, mat):
        bm = bmesh.new()
        rows = []
        n, m = 26, 40
        for j in range(n + 1):
            t = j / n
            z = z0 + (z1 - z0) * t
            rows.append([])
            for i in range(m + 1):
                u = 2 * i / m - 1
                top = max(0, (z - 0.62) / 0.13)
                y = (
                    side * (0.085 - 0.055 * top**2)
                    - 0.035 * (1 - u * u)
                    + (0.012 * sin(5 * u + fold[0]) + 0.008 * sin(11 * u + fold[1])) * (1 - t * 0.7)
                    + 0.01 * side
                )
                x = u * half * (1 - 0.10 * top + 0.05 * (1 - t))
                rows[-1].append(bm.verts.new((x, y, z - 0.05 * u**4 * top - 0.012 * sin(4 * u + fold[2]) * (1 - t))))
        for p, q in zip(rows, rows[1:]):
            for i in range(m):
                bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
        ob = obj(name, from_bm(bm, name), mat, parent=b, angle=60)
        ob.modifiers.new("s", "SOLIDIFY").thickness = 0.010 if mat is M.jacket else 0.012

    for side, z0 in ((-1, 0.06), (1, 0.22)):
        flap("cloth", side, z0, 0.75, 0.275, M.jacket)
    for z in (0.24, 0.46):
        flap("band", -1.06, z, z + 0.05, 0.2755, M.reflector)
    for s in (-1, 1):  # sleeves hang at the sides
        pts = spline(
            [(s * 0.25, -0.01, 0.70), (s * 0.315, -0.03, 0.56), (s * 0.33, -0.02, 0.34), (s * 0.315, 0.0, 0.12)], 12
        )
        tubes("sleeve", [pts], 0.058, M.jacket, b, res=8)
        tubes("sleeveband", [pts[16:20]], 0.0605, M.reflector, b, res=8)
    tubes(
        "collar",
        [
            [
                (0.11 * cos(a), -0.03 + 0.045 * sin(a), 0.765 + 0.012 * abs(sin(a)))
                for a in [2 * pi * k / 24 for k in range(25)]
            ]
        ],
        0.022,
        M.jacket,
        b,
        res=6,
    )


def flask(M, loc):
    """Vacuum flask with its cup on."""
    lathe(
        "flask",
        [(0, 0), (0.034, 0), (0.036, 0.004), (0.036, 0.185), (0.030, 0.205), (0.030, 0.212)],
        M.steel,
        loc,
        segs=64,
    )
    lathe(
        "cup", [(0.0315, 0.206), (0.0335, 0.210), (0.0325, 0.268), (0.029, 0.274), (0, 0.274)], M.petrol, loc, segs=64
    )


def log_book(M, loc, yaw=0.0):
    """Shift log lying open, a pen across it."""
    e = empty("log", loc, (0, 0, yaw))
    for s in (-1, 1):
        box("page", (0.205, 0.285, 0.010), (s * 0.104, 0, 0.006), M.white, rot=(0, s * 0.035, 0), bevel=0.002, parent=e)
        multi_boxes(
            "lines",
            [
                (
                    (0.16 - 0.05 * (k % 4 == 3), 0.0035, 0.0006),
                    Matrix.Translation((s * 0.104, 0.10 - 0.017 * k, 0.0118 - s * 0.0))
                    @ Matrix.Rotation(s * 0.035, 4, "Y"),
                )
                for k in range(9 if s > 0 else 12)
            ],
            M.ink,
            e,
        )
    tubes("pen", [[(0.06, -0.10, 0.019), (0.17, -0.05, 0.019)]], 0.0045, M.petrol, e, res=6)


def slat_ceiling(M, x0, x1, y0, y1, z, pitch=0.16):
    """Dark ceiling behind wooden slats along Y."""
    box("ceiling", (x1 - x0, y1 - y0, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z + 0.22), M.black, bevel=0)
    multi_boxes(
        "slats",
        [
            ((0.05, y1 - y0, 0.10), Matrix.Translation((x0 + pitch * (k + 0.5), (y0 + y1) / 2, z + 0.05)))
            for k in range(int((x1 - x0) / pitch))
        ],
        M.oak,
    )


def m_oak(name="oak"):
    """Oiled timber, grain along X of the texture space."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    g = b.noise(b.mapping(tc, (1.2, 16, 16)), 2.2, 6, 0.62, 0.5)
    f = b.noise(b.mapping(tc, (3, 60, 60)), 2, 3, 0.6)
    c = b.ramp(g, [(0.3, (0.30, 0.19, 0.105, 1)), (0.5, (0.40, 0.27, 0.155, 1)), (0.72, (0.24, 0.145, 0.075, 1))])
    c = b.mix(b.math("MULTIPLY", f, 0.35), c, (0.20, 0.12, 0.065, 1))
    return b.done(b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.42, "Specular": 0.4}), (0.33, 0.21, 0.12, 1))


def m_carpet(name="carpet", col=rgb("#4a5050")):
    """Carpet tiles."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    n = b.noise(tc, 220, 2, 0.6)
    big = b.noise(tc, 1.3, 5, 0.6)
    br = b.n("TexChecker", {"Vector": tc, "Scale": 2.0, "Color1": (0, 0, 0, 1), "Color2": (1, 1, 1, 1)}).outputs["Fac"]
    c = b.mix(b.math("MULTIPLY", n, 0.5), col, tuple(x * 0.5 for x in col[:3]) + (1,))
    c = b.mix(b.math("MULTIPLY", br, 0.12), c, tuple(x * 1.6 for x in col[:3]) + (1,))
    c = b.mix(b.math("MULTIPLY", big, 0.15), c, (0.05, 0.06, 0.06, 1))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.95, "Specular": 0.1, "Normal": b.bump(n, 0.4, 0.004)}),
        col,
    )


def control_mats(M):
    """Add the control room's materials to M."""
    M.oak, M.carpet = m_oak(), m_carpet()
    M.fabric = m_plain("fabric", rgb("#2b3336"), 0.85, spec=0.25, micro=0.1)
    M.wallpaint = m_plain("wallpaint", rgb("#a9aaa2"), 0.75, micro=0.05)
    M.strip = m_emit("strip", (1, 0.86, 0.66, 1), 5)
    M.jacket = m_plain("jacket", rgb("#7d6f52"), 0.9, spec=0.15, micro=0.2)
    M.reflector = m_plain("reflector", rgb("#c9cbc8"), 0.35, spec=0.6, micro=0.1)
    M.ink = m_plain("ink", rgb("#6d7678"), 0.8, spec=0.1, micro=0)
    M.pane = m_glass("pane", (0.90, 0.95, 0.95, 1))
    return M
