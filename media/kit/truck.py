"""Rigid three-axle tank truck, cab over engine, front towards local +X, wheels on z=0."""

import math
from math import cos, pi, sin

import bmesh
from mathutils import Matrix, Vector

from kit.bars import multi_boxes, ring_bolts, tubes
from kit.lettering import text
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import N, rgb
from kit.paint import m_emit, m_plain
from kit.steel import handrail


def m_window(name="window"):
    """Glazing seen from outside: dark, sharp reflections."""
    b = N(name)
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": (0.012, 0.016, 0.018, 1), "Roughness": 0.04, "Specular": 0.7}),
        (0.02, 0.02, 0.02, 1),
    )


def wheel(M, loc, w=0.3, r=0.5, parent=None, dual=False):
    """Axle end; tyre and rim, outer face towards local -Y for y < 0."""
    s = -1 if loc[1] < 0 else 1
    e = empty("wheel", loc, (-s * pi / 2, 0, 0), parent)
    for z in (0, -w - 0.05) if dual else (0,):
        lathe(
            "tyre",
            [
                (r * 0.58, z - w * 0.5),
                (r * 0.9, z - w * 0.5),
                (r * 0.98, z - w * 0.42),
                (r, z - w * 0.3),
                (r, z + w * 0.3),
                (r * 0.98, z + w * 0.42),
                (r * 0.9, z + w * 0.5),
                (r * 0.58, z + w * 0.5),
            ],
            M.rubber,
            parent=e,
            segs=72,
        )
    lathe(
        "rim",
        [
            (r * 0.6, w * 0.5),
            (r * 0.56, w * 0.44),
            (r * 0.52, w * 0.1 if dual else w * 0.3),
            (r * 0.30, w * 0.05 if dual else w * 0.42),
            (r * 0.26, w * 0.35 if dual else w * 0.5),
            (r * 0.16, w * 0.5),
            (0, w * 0.52),
        ],
        M.galv,
        parent=e,
        segs=60,
    )
    ring_bolts("nuts", r * 0.36, 10, 0.018, 0.04, (0, 0, w * (0.1 if dual else 0.4)), M.bolt, parent=e)


def tank_body(M, x0, x1, z, w=1.22, h=0.86, parent=None, band=None):
    """Superelliptic barrel with dished ends and compartment rings; `band`: (angle0, angle1) stripe on both sides."""

    def section(k, t):
        return (
            math.copysign(abs(cos(t)) ** 0.82, cos(t)) * w * k,
            math.copysign(abs(sin(t)) ** 0.82, sin(t)) * h * k + z,
        )

    n = 96

    def skin(name, rows, mat, t0=0.0, t1=2 * pi):
        bm = bmesh.new()
        full = t1 - t0 > 6.28
        m = n if full else 24
        rings = [
            [bm.verts.new((x, *section(k, t0 + (t1 - t0) * i / m))) for i in range(m + (0 if full else 1))]
            for x, k in rows
        ]
        for a, b in zip(rings, rings[1:]):
            for i in range(m):
                j = (i + 1) % len(a)
                bm.faces.new((a[i], a[j], b[j], b[i]))
        if full:
            bm.faces.new(rings[0])
            bm.faces.new(rings[-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj(name, from_bm(bm, name), mat, parent=parent)

    dish = [(0.0, 1.0), (0.05, 0.985), (0.12, 0.93), (0.19, 0.78), (0.235, 0.5), (0.25, 0.15)]
    skin("barrel", [(x0 - d, k) for d, k in reversed(dish)] + [(x1 + d, k) for d, k in dish], M.truckwhite)
    for i in range(5):
        x = x0 + (x1 - x0) * i / 4
        skin("ring", [(x - 0.05, 1.0), (x - 0.045, 1.012), (x + 0.045, 1.012), (x + 0.05, 1.0)], M.truckwhite)
    if band:
        for t0, t1 in ((band[0], band[1]), (pi - band[1], pi - band[0])):
            skin("stripe", [(x0, 1.004), (x1, 1.004)], M.petrol, t0, t1)


def cab(M, parent):
    """Day cab over engine: raked screen over the whole width, dark mask under it, steps, mirrors, deep bumper with
    lamps."""
    glass = m_window()
    W = 1.20

    def inset(z):
        return 0.075 * max(0, z - 1.55)  # sides lean in above the waist

    def shape(name, prof, w, mat, bevel=0.06, segs=4):
        bm = bmesh.new()
        sides = [[bm.verts.new((x, s * (w - inset(z)), z)) for x, z in prof] for s in (-1, 1)]
        for i in range(len(prof)):
            j = (i + 1) % len(prof)
            bm.faces.new((sides[0][i], sides[0][j], sides[1][j], sides[1][i]))
        for f in sides:
            bm.faces.new(f)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj(name, from_bm(bm, name), mat, parent=parent, bevel=bevel, segs=segs)

    arch = [(3.30 + 0.66 * cos(t), 0.52 + 0.66 * sin(t)) for t in (pi * k / 12 for k in range(13))]
    shape(
        "cab",
        [(2.44, 0.95), (2.44, 2.74), (2.58, 2.90), (3.78, 2.92), (3.98, 2.80), (4.30, 1.66), (4.38, 1.50), (4.40, 0.62)]
        + arch,
        W,
        M.truckwhite,
    )
    # air deflector
    shape(
        "roofcap", [(2.50, 2.88), (3.72, 2.90), (3.45, 3.12), (2.62, 3.26), (2.50, 3.20)], W - 0.16, M.truckwhite, 0.05
    )

    def pane(name, pts, mat):
        bm = bmesh.new()
        bm.faces.new([bm.verts.new(p) for p in pts])
        obj(name, from_bm(bm, name), mat, parent=parent, smooth=False)

    def front(z):
        return 4.30 - (z - 1.66) * 0.281 + 0.010 if z > 1.66 else 4.38 + 0.012

    pane(
        "screen",
        [(front(1.74), -1.10, 1.74), (front(1.74), 1.10, 1.74), (front(2.70), 1.00, 2.70), (front(2.70), -1.00, 2.70)],
        glass,
    )
    pane("mask", [(4.412, -1.02, 0.98), (4.412, 1.02, 0.98), (4.396, 1.06, 1.46), (4.396, -1.06, 1.46)], M.black)
    multi_boxes(
        "grille",
        [((0.02, 1.9, 0.035), Matrix.Translation((4.418, 0, 1.06 + 0.11 * k))) for k in range(4)],
        M.dark,
        parent,
    )
    box("badge", (0.02, 0.34, 0.09), (4.43, 0, 1.28), M.galv, parent=parent, bevel=0.01)
    tubes(
        "wipers",
        [[(front(1.76) + 0.03, y, 1.76), (front(2.1) + 0.03, y + 0.62, 2.12)] for y in (-0.8, -0.02)],
        0.013,
        M.black,
        parent,
        res=2,
    )
    box("visor", (0.26, 2.0, 0.035), (4.09, 0, 2.82), M.petrol, rot=(0, 0.35, 0), parent=parent, bevel=0.01)
    multi_boxes(
        "beacons", [((0.10, 0.14, 0.06), Matrix.Translation((3.62, y, 2.95))) for y in (-0.8, 0.8)], M.safety, parent
    )
    box("bumper", (0.30, 2.42, 0.40), (4.36, 0, 0.50), M.dark, parent=parent, bevel=0.07, segs=4)
    box("bumpertop", (0.24, 2.40, 0.10), (4.37, 0, 0.76), M.truckwhite, parent=parent, bevel=0.04)
    box("intake", (0.04, 1.1, 0.16), (4.52, 0, 0.50), M.black, parent=parent, bevel=0.02)
    box("number", (0.02, 0.52, 0.12), (4.53, 0, 0.36), M.black, parent=parent, bevel=0.004)
    for s in (-1, 1):

        def y(z):
            return s * (W - inset(z) + 0.004)

        pane(
            "sideglass",
            [(x, y(z), z) for x, z in ((2.72, 1.66), (3.95, 1.66), (4.14, 1.80), (3.90, 2.62), (2.72, 2.62))],
            glass,
        )
        edge = [(2.64, 0.98), (2.64, 2.70), (3.93, 2.70), (4.22, 1.68), (4.22, 1.22), (3.98, 1.12)]
        tubes("doorgap", [[(x, y(z), z) for x, z in edge]], 0.009, M.black, parent, res=2)
        tubes("pillar", [[(3.02, y(1.68), 1.68), (3.02, y(2.60), 2.60)]], 0.012, M.black, parent, res=2)
        box("doorhandle", (0.20, 0.03, 0.045), (2.80, y(1.46), 1.46), M.black, parent=parent)
        box("stripe", (1.58, 0.008, 0.15), (3.43, s * (W + 0.003), 1.30), M.petrol, parent=parent, bevel=0)
        tubes(
            "mirrorarm",
            [[(4.05, y(2.5), 2.56), (4.36, s * 1.42, 2.50), (4.36, s * 1.42, 1.72), (4.22, y(1.7), 1.72)]],
            0.018,
            M.black,
            parent,
        )
        box("mirror", (0.09, 0.22, 0.44), (4.35, s * 1.43, 2.22), M.black, parent=parent, bevel=0.04, segs=4)
        box("mirror2", (0.09, 0.20, 0.18), (4.35, s * 1.43, 1.86), M.black, parent=parent, bevel=0.04, segs=4)
        box("lamphouse", (0.10, 0.50, 0.22), (4.44, s * 0.90, 0.60), M.black, parent=parent, bevel=0.04)
        for dy in (0.78, 0.96):
            cyl("headlamp", 0.072, 0.04, (4.475, s * dy, 0.60), M.headlamp, rot=(0, pi / 2, 0), parent=parent, segs=28)
        box("indicator", (0.05, 0.10, 0.16), (4.45, s * 1.12, 0.60), M.safety, parent=parent, bevel=0.02)
        for z in (0.42, 0.72):
            box("step", (0.52, 0.10, 0.05), (4.02, s * 1.14, z), M.dark, parent=parent, bevel=0.01)


def placards(M, parent):
    """Required dangerous-goods placards: flame diamond, and the orange plate of diesel, 30 over 1202."""
    for s in (-1, 1):
        d = empty("placard", (1.15, s * 1.245, 1.50), (0, 0, 0 if s < 0 else pi), parent)
        box("diamond", (0.34, 0.012, 0.34), (0, 0, 0), M.firered, rot=(0, pi / 4, 0), parent=d, bevel=0.004)
        text("class", "3", 0.15, M.white, (0, -0.010, -0.12), (pi / 2, 0, 0), parent=d)
        box("plate", (0.42, 0.012, 0.30), (0.62, 0, 0), M.orange, parent=d, bevel=0.004)
        for z, t in ((0.075, "30"), (-0.075, "1202")):
            text("un", t, 0.13, M.black, (0.62, -0.010, z), (pi / 2, 0, 0), parent=d)
        box("bar", (0.40, 0.016, 0.012), (0.62, 0, 0), M.black, parent=d, bevel=0)


def bonding(M, post, lug, leave=(0, -0.10, -0.35)):
    """Earthing during discharge: post with reel and lamp, green-and-yellow cable, clamp on the truck’s lug; leave:
    direction in which the cable hangs from it."""
    e = empty("earth", post)
    x, y, z = post
    tubes("post", [[(0, 0, 0), (0, 0, 1.35)]], 0.035, M.galv, e, res=5)
    box("foot", (0.24, 0.24, 0.02), (0, 0, 0.01), M.galv, parent=e)
    box("control", (0.26, 0.14, 0.32), (0, -0.06, 1.22), M.safety, parent=e, bevel=0.02)
    cyl("ok", 0.028, 0.03, (0, -0.13, 1.30), M.led, rot=(pi / 2, 0, 0), parent=e, segs=20)
    cyl("reel", 0.17, 0.10, (0, 0.02, 0.80), M.dark, rot=(pi / 2, 0, 0), parent=e, segs=40)
    cyl("drum", 0.13, 0.14, (0, 0.04, 0.80), M.earth, rot=(pi / 2, 0, 0), parent=e, segs=40)
    a, b = Vector((x, y - 0.1, z + 0.68)), Vector(lug)
    mid = (a + b) / 2
    pts = [
        a,
        a + Vector((0, -0.06, -0.42)),
        Vector((mid.x * 0.6 + a.x * 0.4, mid.y * 0.6 + a.y * 0.4, z + 0.035)),
        Vector((mid.x * 0.4 + b.x * 0.6, mid.y * 0.4 + b.y * 0.6, z + 0.035)),
        b + Vector(leave),
        b,
    ]
    P = [2 * pts[0] - pts[1]] + pts + [2 * pts[-1] - pts[-2]]
    path = []
    for p0, p1, p2, p3 in zip(P, P[1:], P[2:], P[3:]):
        path += [
            tuple(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                )
            )
            for t in (k / 10 for k in range(10))
        ]
    tubes("earthcable", [path + [tuple(b)]], 0.016, M.earth, res=5)
    box("clamp", (0.05, 0.12, 0.05), b, M.bolt, rot=(0, 0, math.atan2(leave[1], leave[0]) + pi / 2), bevel=0.01)


def tank_truck(M, loc, yaw=0.0):
    """Rigid tank truck for fuel, front towards +X."""
    e = empty("truck", loc, (0, 0, yaw))
    M.truckwhite = m_plain("truckwhite", rgb("#e3e6e5"), 0.22, coat=0.6, micro=0.06)
    M.headlamp = m_emit("headlamp", (1, 0.93, 0.80, 1), 3.5)
    M.tail = m_emit("tail", (0.9, 0.05, 0.03, 1), 2.2)
    for y in (-0.42, 0.42):
        box("rail", (8.3, 0.1, 0.26), (0.0, y, 0.92), M.dark, parent=e)
    for x, dual in ((3.3, False), (-1.75, True), (-3.05, True)):
        for s in (-1, 1):
            wheel(M, (x, s * 1.06, 0.5), parent=e, dual=dual)
            if dual:
                lathe(
                    "guard",
                    [(0.6, -0.36), (0.64, -0.36), (0.64, 0.30), (0.6, 0.30)],
                    M.dark,
                    (x, s * 0.98, 0.52),
                    (s * -pi / 2, 0, 0),
                    segs=40,
                    parent=e,
                    a0=pi + 0.25 if s < 0 else 0.25,
                    a1=2 * pi - 0.25 if s < 0 else pi - 0.25,
                )
        cyl("axle", 0.09, 2.0, (x, -1.0, 0.5), M.dark, rot=(-pi / 2, 0, 0), parent=e, segs=20)
    tank_body(M, -4.0, 2.05, 1.98, parent=e, band=(-0.16, 0.16))
    multi_boxes(
        "saddles",
        [((0.16, 1.9, 0.5), Matrix.Translation((x, 0, 1.2))) for x in (-3.6, -2.4, -0.6, 0.8, 1.8)],
        M.dark,
        e,
    )
    # top: walkway, coaming, lids, folding rail; rear ladder
    multi_boxes(
        "top",
        [((5.8, 0.5, 0.03), Matrix.Translation((-1, 0.0, 2.87)))]
        + [((5.9, 0.03, 0.14), Matrix.Translation((-1, y, 2.88))) for y in (-0.5, 0.5)],
        M.galv,
        e,
    )
    for x in (-3.2, -1.7, -0.2, 1.3):
        lathe(
            "lid",
            [(0.27, 2.84), (0.27, 2.96), (0.30, 2.97), (0.30, 3.0), (0.1, 3.06), (0, 3.06)],
            M.galv,
            (x, 0, 0),
            segs=40,
            parent=e,
        )
    handrail(M, [(-4.0, -0.52, 2.86), (2.0, -0.52, 2.86)], e, h=0.55, toe=False, mat=M.galv)
    for y in (0.2, 0.6):
        tubes("rladder", [[(-4.32, y, 0.9), (-4.32, y, 2.5), (-3.95, y, 3.1)]], 0.022, M.galv, e)
    tubes(
        "rrungs", [[(-4.32, 0.2, 0.95 + 0.28 * k), (-4.32, 0.6, 0.95 + 0.28 * k)] for k in range(6)], 0.016, M.galv, e
    )
    # sides: hose tray, underrun guard, valve cabinet, fuel tank; rear: bumper and lamps
    for s in (-1, 1):
        tubes("hosetray", [[(-3.9, s * 1.12, 1.25), (1.9, s * 1.12, 1.25)]], 0.1, M.galv, e)
        box("guard", (2.3, 0.05, 0.12), (0.55, s * 1.16, 0.78), M.white, parent=e)
        box("guard2", (2.3, 0.05, 0.12), (0.55, s * 1.16, 0.52), M.white, parent=e)
        box("lamp", (0.05, 0.34, 0.12), (-4.3, s * 0.98, 0.86), M.tail, parent=e)
        multi_boxes(
            "marker",
            [((0.08, 0.02, 0.05), Matrix.Translation((x, s * 1.2, 1.02))) for x in (-3.6, -1.0, 0.4, 1.8)],
            M.safety,
            e,
        )
    box("rearbar", (0.12, 2.3, 0.16), (-4.25, 0, 0.62), M.dark, parent=e)
    box("rearplate", (0.04, 2.3, 0.2), (-4.27, 0, 0.9), M.white, parent=e)
    box("manifold", (1.1, 0.4, 0.5), (-0.45, -0.9, 0.92), M.galv, parent=e, bevel=0.03)
    for k in range(3):
        cyl("coupling", 0.07, 0.16, (-0.78 + 0.33 * k, -1.08, 0.88), M.bolt, rot=(pi / 2, 0, 0), parent=e, segs=24)
        cyl(
            "capk",
            0.085,
            0.05,
            (-0.78 + 0.33 * k, -1.22, 0.88),
            (M.safety, M.petrol, M.firered)[k],
            rot=(pi / 2, 0, 0),
            parent=e,
            segs=24,
        )
    cyl("fueltank", 0.32, 1.0, (1.0, 0.78, 0.75), M.galv, rot=(0, pi / 2, 0), parent=e, segs=40)
    box("extinguisher", (0.22, 0.22, 0.55), (2.2, -1.05, 0.95), M.firered, parent=e, bevel=0.06)
    M.orange = m_plain("orange", rgb("#d9601c"), 0.5)
    M.earth = m_plain("earth", rgb("#8fae2c"), 0.5)
    cab(M, e)
    placards(M, e)
    box("lug", (0.06, 0.05, 0.10), (-1.25, -1.12, 1.10), M.bolt, parent=e, bevel=0.008)
    return e
