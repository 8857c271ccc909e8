"""Open-cast mine: pit with a spiral haul road and its lake, dump truck, gateway mast with dish and solar panel."""

import math
from math import cos, pi, sin

import bmesh
from mathutils import Matrix, Vector, noise

from kit.bars import multi_boxes, ring_bolts, tubes
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import N, rgb
from kit.paint import m_plain
from kit.steel import handrail

SEAMS = (
    (0, "#74583f"),
    (-5.5, "#846650"),
    (-7, "#8f8272"),
    (-13.6, "#7d766c"),
    (-14.2, "#1d1b1a"),
    (-17.2, "#1b1a19"),
    (-17.8, "#958975"),
    (-27.0, "#857d70"),
    (-27.5, "#1f1d1c"),
    (-31.5, "#1a1918"),
    (-32.2, "#8b8377"),
    (-60, "#7c756b"),
)


def m_rock(name="pitrock"):
    """Cut ground: laterite over mudstone with two horizontal coal seams; dusty where flat, washed out where steep."""
    b = N(name)
    P = b.n("NewGeometry").outputs["Position"]
    Z = b.n("SeparateXYZ", {0: P}).outputs[2]
    up = b.n("SeparateXYZ", {0: b.n("NewGeometry").outputs["True Normal"]}).outputs[2]
    n = b.noise(P, 0.02, 4, 0.6)
    mid = b.noise(P, 0.35, 7, 0.68)
    fine = b.noise(P, 2.4, 6, 0.7)
    z = b.math("ADD", Z, b.math("MULTIPLY", b.math("SUBTRACT", n, 0.5), 3.0))
    c = b.ramp(b.math("DIVIDE", z, -60.0), [(-h / 60, rgb(col)) for h, col in SEAMS])
    bed = b.noise(b.mapping(P, (0.02, 0.02, 1.6)), 1.0, 5, 0.7)  # thin beds
    c = b.mix(b.math("MULTIPLY", b.ramp(bed, [(0.40, 0.0), (0.62, 1.0)]), 0.34), c, (0.085, 0.075, 0.066, 1))
    streak = b.noise(b.mapping(P, (0.9, 0.9, 0.05)), 1.0, 6, 0.66)
    c = b.mix(b.math("MULTIPLY", b.ramp(streak, [(0.48, 0.0), (0.70, 1.0)]), 0.40), c, (0.155, 0.110, 0.078, 1))
    flat = b.ramp(up, [(0.80, 0.0), (0.95, 1.0)])
    dust = b.mix(mid, (0.285, 0.225, 0.165, 1), (0.165, 0.130, 0.098, 1))
    c = b.mix(b.math("MULTIPLY", flat, 0.9), c, dust)
    c = b.mix(b.math("MULTIPLY", fine, 0.35), c, (0.075, 0.062, 0.05, 1))
    nrm = b.bump(fine, 0.8, 0.25, b.bump(mid, 0.8, 0.9))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.95, "Specular": 0.12, "Normal": nrm}),
        (0.15, 0.115, 0.085, 1),
    )


def crumble(p, *octaves):
    """Noise at a point; octaves: (size, strength)."""
    return sum(k * noise.noise(Vector(p) / size) for size, k in octaves)


class Pit:
    """Oval pit whose benches wind down as one haul road, one bench lower per turn; the step where a turn begins is at
    -Y, hidden below the viewer’s rim. Rim at height 0."""

    def __init__(self, centre, radius, stretch=1.25, bench=9.0, width=13.0, turns=7):
        self.centre, self.radius, self.stretch = centre, radius, stretch
        self.bench, self.width, self.turns = bench, width, turns

    def at(self, a, u, rough=0.0):
        """Point at angle a and bench coordinate u; integers are the outer edges of the road. Faces slope at 70
        degrees."""
        turn = ((a + pi / 2) % (2 * pi)) / (2 * pi)
        k = math.floor(u)
        f = u - k
        drop = min(1.0, max(0.0, (f - 0.70) / 0.30))
        R = (
            self.radius * (1 + 0.05 * sin(2 * a + 1) + 0.035 * sin(3 * a) + 0.018 * sin(7 * a + 2))
            - max(0.0, u - turn) * self.width
        )
        z = -self.bench * max(0.0, k + drop - turn)
        if rough:
            q = (cos(a) * R, sin(a) * R, z)
            R += rough * crumble(q, (9, 0.9), (3.2, 0.55), (1.3, 0.3)) * (1 if 0 < drop < 1 else 0.5)
            z += rough * crumble(q, (4, 0.22), (1.5, 0.12)) * (0 if 0 < drop < 1 else 1)
        return Vector((self.centre[0] + R * self.stretch * cos(a), self.centre[1] + R * sin(a), z))

    def build(self, mat, n=1500):
        """The walls and floor of the pit."""
        us = [
            k + f
            for k in range(-1, self.turns)
            for f in (0, 0.12, 0.26, 0.42, 0.56, 0.66, 0.70, 0.735, 0.77, 0.81, 0.85, 0.89, 0.93, 0.965, 0.998)
        ]
        bm = bmesh.new()
        rows = [
            [bm.verts.new(self.at(2 * pi * (i + 0.001) / n * 0.9985 - pi / 2, u, 1.0)) for u in us]
            for i in range(n + 1)
        ]
        for a, c in zip(rows, rows[1:] + rows[:1]):
            for k in range(len(us) - 1):
                bm.faces.new((a[k], c[k], c[k + 1], a[k + 1]))
        floor = [r[-1] for r in rows]
        mid = bm.verts.new((self.centre[0], self.centre[1], -self.bench * self.turns))
        for a, c in zip(floor, floor[1:]):
            bm.faces.new((a, c, mid))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj("pit", from_bm(bm, "pit"), mat, angle=38)

    def rim(self, ground, z=0.0, n=240):
        """Ground from the rim outwards; a slab would cover the pit."""
        bm = bmesh.new()
        rings = []
        for s in (1.0, 1.12, 1.6, 3, 9, 26):
            ring = []
            for i in range(n):
                p = self.at(2 * pi * i / n, 0.0)
                d = Vector((p.x - self.centre[0], p.y - self.centre[1]))
                q = Vector(self.centre) + d * s
                ring.append(bm.verts.new((q.x, q.y, z - (0.0 if s < 2 else 0.4))))
            rings.append(ring)
        for a, c in zip(rings, rings[1:]):
            for i in range(n):
                j = (i + 1) % n
                bm.faces.new((a[i], c[i], c[j], a[j]))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj("rim", from_bm(bm, "rim"), ground, smooth=False)


def windrow(pts, mat, h=1.7, w=4.6):
    """Safety berm along a path: tipped and shaped soil, one ridge."""
    bm = bmesh.new()
    rows = []
    for i, p in enumerate(pts):
        p = Vector((*p, 0))
        d = (Vector((*pts[min(i + 1, len(pts) - 1)], 0)) - Vector((*pts[max(i - 1, 0)], 0))).normalized()
        side = Vector((-d.y, d.x, 0))
        row = []
        ends = min(1.0, (i + 0.02) / 7, (len(pts) - 1 - i + 0.02) / 7) ** 0.6
        for j in range(13):
            t = j / 6 - 1
            q = p + side * (w / 2 * t * (0.3 + 0.7 * ends))
            q += side * crumble(q, (5, 0.5), (1.2, 0.16))
            top = ends * h * (1 + 0.25 * crumble(p, (7, 1.0))) * max(0, 1 - abs(t) ** 1.25)
            row.append(
                bm.verts.new(
                    q
                    + Vector((0, 0, top + crumble(q, (2.2, 0.20), (0.7, 0.12)) * (1 - abs(t)) - 0.06 * (abs(t) > 0.99)))
                )
            )
        rows.append(row)
    for a, c in zip(rows, rows[1:]):
        for k in range(12):
            bm.faces.new((a[k], c[k], c[k + 1], a[k + 1]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj("windrow", from_bm(bm, "windrow"), mat, angle=30)


def extruded(name, prof, w, mat, parent, y=0.0, bevel=0.03):
    """Side profile (x, z) carried over the width."""
    bm = bmesh.new()
    sides = [[bm.verts.new((x, y + s * w / 2, z)) for x, z in prof] for s in (-1, 1)]
    for i in range(len(prof)):
        j = (i + 1) % len(prof)
        bm.faces.new((sides[0][i], sides[0][j], sides[1][j], sides[1][i]))
    for f in sides:
        bm.faces.new(f)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj(name, from_bm(bm, name), mat, parent=parent, bevel=bevel)


def big_wheel(M, loc, r, w, parent):
    """Earth-mover tyre with lugs and a dished rim, outer face away from y = 0."""
    s = -1 if loc[1] < 0 else 1
    e = empty("bigwheel", loc, (-s * pi / 2, 0, 0), parent)
    lathe(
        "tyre",
        [
            (r * 0.50, -w * 0.46),
            (r * 0.82, -w * 0.5),
            (r * 0.95, -w * 0.46),
            (r * 0.975, -w * 0.3),
            (r * 0.975, w * 0.3),
            (r * 0.95, w * 0.46),
            (r * 0.82, w * 0.5),
            (r * 0.50, w * 0.46),
        ],
        M.rubber,
        parent=e,
        segs=64,
    )
    multi_boxes(
        "lugs",
        [
            (
                (0.07, r * 0.20, w * 0.42),
                Matrix.Rotation(2 * pi * (k + 0.5 * (z > 0)) / 26, 4, "Z")
                @ Matrix.Translation((r * 0.965, 0, z * w * 0.26))
                @ Matrix.Rotation(z * 0.45, 4, "X"),
            )
            for k in range(26)
            for z in (-1, 1)
        ],
        M.rubber,
        e,
    )
    lathe(
        "rim",
        [
            (r * 0.52, w * 0.46),
            (r * 0.48, w * 0.36),
            (r * 0.40, w * 0.10),
            (r * 0.26, w * 0.08),
            (r * 0.24, w * 0.34),
            (r * 0.12, w * 0.38),
            (0, w * 0.38),
        ],
        M.digger,
        parent=e,
        segs=48,
    )
    ring_bolts("nuts", r * 0.33, 16, 0.028, 0.05, (0, 0, w * 0.09), M.bolt, parent=e)


def dump_truck(M, loc, yaw=0.0, load=True, pitch=0.0):
    """Rigid dump truck of the 90-tonne class, nose towards local +X: 10 m long, 6 m wide, tyres of 2.7 m."""
    e = empty("dumper", loc, (0, pitch, yaw))
    r = 1.33
    for s in (-1, 1):
        big_wheel(M, (2.75, s * 2.35, r), r, 0.82, e)
        for y in (1.38, 2.30):
            big_wheel(M, (-2.15, s * y, r), r, 0.80, e)
    extruded("frame", [(-4.0, 1.5), (-2.2, 1.25), (3.9, 1.25), (3.9, 2.1), (-4.0, 2.1)], 1.3, M.dark, e)
    cyl("rearaxle", 0.5, 4.0, (-2.15, -2.0, r), M.dark, rot=(-pi / 2, 0, 0), parent=e, segs=32)
    cyl("frontaxle", 0.28, 4.4, (2.75, -2.2, r), M.dark, rot=(-pi / 2, 0, 0), parent=e, segs=24)
    for s in (-1, 1):
        cyl("hoist", 0.17, 2.0, (-0.6, s * 0.85, 1.6), M.galv, rot=(0, -0.5, 0), parent=e, segs=24)
        cyl("strut", 0.20, 1.7, (2.7, s * 1.15, 1.5), M.galv, parent=e, segs=24)
    # front: radiator, bumper with steps, deck, cab on the left, exhaust and air filters on the right
    extruded("nose", [(2.2, 1.6), (4.55, 1.6), (4.62, 3.05), (2.2, 3.05)], 2.3, M.digger, e, bevel=0.06)
    box("radiator", (0.05, 1.9, 1.25), (4.62, 0, 2.35), M.black, parent=e, bevel=0)
    multi_boxes(
        "grille", [((0.04, 1.9, 0.03), Matrix.Translation((4.65, 0, 1.8 + 0.14 * k))) for k in range(9)], M.dark, e
    )
    box("bumper", (0.55, 5.2, 0.55), (4.55, 0, 1.15), M.digger, parent=e, bevel=0.05)
    for s in (-1, 1):
        extruded(
            "fender",
            [(1.35, 2.55), (1.9, 3.0), (4.2, 3.0), (4.75, 2.3), (4.75, 3.12), (1.35, 3.12)],
            1.5,
            M.digger,
            e,
            y=s * 2.2,
        )
        box("lamps", (0.08, 0.6, 0.26), (4.86, s * 1.9, 1.6), M.white, parent=e, bevel=0.03)
        multi_boxes(
            "steps",
            [((0.14, 0.7, 0.05), Matrix.Translation((4.9 - 0.05 * k, s * 1.75, 0.75 + 0.38 * k))) for k in range(6)],
            M.dark,
            e,
        )
        tubes("steprail", [[(4.95, s * q, 0.6), (4.80, s * q, 4.1)] for q in (1.36, 2.14)], 0.035, M.safety, e, res=3)
    box("deck", (3.3, 5.7, 0.10), (3.2, 0, 3.14), M.digger, parent=e, bevel=0.02)
    extruded(
        "cab",
        [(1.9, 3.18), (3.95, 3.18), (3.95, 3.75), (3.62, 4.95), (1.9, 4.95)],
        1.75,
        M.digger,
        e,
        y=1.55,
        bevel=0.07,
    )
    extruded("cabglass", [(2.1, 3.85), (3.94, 3.85), (3.70, 4.72), (2.1, 4.72)], 1.79, M.black, e, y=1.55, bevel=0.02)
    extruded(
        "windscreen", [(3.93, 3.80), (3.985, 3.80), (3.74, 4.74), (3.66, 4.74)], 1.45, M.black, e, y=1.55, bevel=0.0
    )
    for x in (2.55, 3.05):
        cyl("filter", 0.30, 0.9, (x + 0.2, -1.7, 3.3), M.digger, parent=e, segs=28)
    handrail(M, [(4.75, -2.75, 3.2), (4.75, 0.5, 3.2)], e, h=1.05, toe=False)
    handrail(M, [(4.75, -2.78, 3.2), (1.7, -2.78, 3.2)], e, h=1.05, toe=False)
    # body: floor sloping down to the front wall, canopy over the cab, ribs on the sides
    prof = [
        (-5.1, 3.45),
        (-4.6, 2.75),
        (-3.2, 2.35),
        (1.35, 2.55),
        (1.75, 5.15),
        (4.75, 5.35),
        (4.75, 5.52),
        (1.45, 5.42),
        (-4.9, 4.55),
    ]
    W = 5.3
    bm = bmesh.new()
    sides = [[bm.verts.new((x, s * W / 2, z)) for x, z in prof] for s in (-1, 1)]
    for i in range(len(prof) - 2):
        bm.faces.new((sides[0][i], sides[0][i + 1], sides[1][i + 1], sides[1][i]))
    for q in sides:
        bm.faces.new((q[0], q[1], q[2], q[3], q[4], q[7], q[8]))
        bm.faces.new((q[4], q[5], q[6], q[7]))
    ob = obj("body", from_bm(bm, "body"), M.digger, parent=e, smooth=False)
    ob.modifiers.new("s", "SOLIDIFY").thickness = 0.10
    multi_boxes(
        "ribs",
        [
            (
                (0.18, 0.16, 1.85),
                Matrix.Translation((x, s * (W / 2 + 0.05), 3.55 + 0.10 * x)) @ Matrix.Rotation(-0.10, 4, "Y"),
            )
            for x in (-4.0, -2.8, -1.6, -0.4, 0.8)
            for s in (-1, 1)
        ]
        + [
            ((6.3, 0.2, 0.2), Matrix.Translation((-1.7, s * (W / 2 + 0.05), 4.92)) @ Matrix.Rotation(-0.135, 4, "Y"))
            for s in (-1, 1)
        ],
        M.digger,
        e,
    )
    if load:
        bm = bmesh.new()
        n = 26
        heap = [
            [
                bm.verts.new(
                    (
                        -4.5 + 5.9 * i / n,
                        -2.45 + 4.9 * j / n,
                        3.9
                        + 0.13 * (i / n) * 4.5
                        + 1.5 * max(0, sin(pi * i / n) * sin(pi * j / n)) ** 0.8
                        + crumble((i * 0.22 + loc[0], j * 0.19, 2), (1.2, 0.40), (0.45, 0.30)),
                    )
                )
                for j in range(n + 1)
            ]
            for i in range(n + 1)
        ]
        for i in range(n):
            for j in range(n):
                bm.faces.new((heap[i][j], heap[i + 1][j], heap[i + 1][j + 1], heap[i][j + 1]))
        obj("load", from_bm(bm, "load"), M.spoil, parent=e, smooth=False)
    return e


def gateway_mast(M, loc, h=14.0, yaw=0.0):
    """Lattice mast with LoRaWAN antenna, satellite dish, gateway box and solar panel on the foot."""
    e = empty("mast", loc, (0, 0, yaw))
    w = 0.45
    legs = [(w * cos(a), w * sin(a)) for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)]
    box("foot", (2.0, 2.0, 0.4), (0, 0, 0.15), M.conc, bevel=0.04, parent=e)
    tubes("legs", [[(x, y, 0.3), (x, y, h)] for x, y in legs], 0.045, M.galv, e, res=3)
    lace = []
    for k in range(int(h / 0.7)):
        for (x0, y0), (x1, y1) in zip(legs, legs[1:] + legs[:1]):
            lace.append([(x0, y0, 0.4 + 0.7 * k), (x1, y1, 0.4 + 0.7 * (k + 1))])
    tubes("lace", lace, 0.02, M.galv, e, res=2)
    for k, x in enumerate((-0.5, 0.5)):
        cyl("whip", 0.035, 2.2, (x, 0, h - 0.2), M.white, parent=e, segs=16)
    tubes("arm", [[(-0.6, 0, h - 0.1), (0.6, 0, h - 0.1)]], 0.04, M.galv, e, res=3)
    d = empty("dish", (0.55, -0.5, h - 3.2), (pi / 2 - 0.75, 0, 0.5), e)
    lathe("dish", [(0.62 * k / 12, 0.25 * (k / 12) ** 2) for k in range(13)], M.white, parent=d, segs=48)
    tubes("lnb", [[(0, -0.55, 0.22), (0, -0.1, 0.62)]], 0.025, M.dark, d, res=3)
    cyl("feed", 0.05, 0.12, (0, -0.08, 0.58), M.dark, parent=d, segs=16)
    box("gateway", (0.5, 0.28, 0.7), (0, -0.55, 2.3), M.petrol, bevel=0.03, parent=e)
    box("led", (0.28, 0.01, 0.05), (0, -0.695, 2.5), M.liquid, bevel=0, parent=e)
    p = empty("panel", (0, -0.95, 4.6), (0.65, 0, 0), e)
    box("panel", (1.9, 1.1, 0.05), (0, 0, 0), M.solar, parent=p, bevel=0.008)
    multi_boxes(
        "cells", [((0.012, 1.06, 0.006), Matrix.Translation((-0.9 + 0.3 * k, 0, 0.028))) for k in range(7)], M.galv, p
    )
    return e


def mine_mats(M):
    """Add the mine's materials to M."""
    M.rock = m_rock()
    M.spoil = m_plain("spoil", rgb("#5d5247"), 0.95, spec=0.1, micro=0.4)
    M.digger = m_plain("digger", rgb("#c9902a"), 0.42, coat=0.15, micro=0.2)
    M.solar = m_plain("solar", rgb("#101c30"), 0.12, coat=0.6, micro=0.03)
    return M
