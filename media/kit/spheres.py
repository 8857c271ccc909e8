"""Pressure spheres on legs, with deluge rings, winding stair, top platform; their level is read by radar in a still
pipe, so nothing shines on the shell."""

import math
from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, tubes
from kit.gauge import radar
from kit.lettering import text_on_cyl
from kit.mesh import box, cyl, empty, lathe
from kit.pipework import valve
from kit.stairs import railing
from kit.steel import handrail


def winding_stair(M, R, zc, a0, turns, parent, width=0.9):
    """From the ground round the sphere to its top: outside the equator below it, hugging the shell above it."""
    H = zc + R * 0.94
    n = int(H / 0.2)

    def at(t, out=0.0, dz=0.0):
        z = H * t
        r = (R if z < zc else math.sqrt(max(R * R - (z - zc) ** 2, 0.1))) + 0.5 + out
        a = a0 + turns * 2 * pi * t**1.15
        return Vector((r * cos(a), r * sin(a), z + dz))

    treads = []
    for i in range(n):
        p, q = at((i + 0.5) / n, width / 2), at((i + 0.5) / n)
        treads.append(((width, 0.27, 0.03), Matrix.Translation(p) @ Matrix.Rotation(math.atan2(q.y, q.x), 4, "Z")))
    multi_boxes("treads", treads, M.galv, parent)

    def path(out, dz):
        return [tuple(at(i / (n * 2), out, dz)) for i in range(n * 2 + 1)]

    tubes("stringer", [path(0, -0.1), path(width, -0.1)], 0.07, M.galv, parent, res=3)
    tubes("rail", [path(width, 1.1), path(0, 1.1), path(width, 0.6)], 0.024, M.safety, parent, res=3)
    tubes(
        "posts",
        [[tuple(at(i / n, o)), tuple(at(i / n, o, 1.1))] for i in range(0, n, 5) for o in (0, width)],
        0.02,
        M.safety,
        parent,
        res=3,
    )
    tubes(
        "brackets",
        [[tuple(at(i / n, width)), tuple(at(i / n, -0.5))] for i in range(2, n, 7)],
        0.05,
        M.galv,
        parent,
        res=3,
    )


def sphere_profile(R=8.0, zc=10.5):
    """Profile of a sphere from its bottom to its top, (radius, z) in metres."""
    turn = [-pi / 2 + pi * k / 72 for k in range(73)]
    prof = [(max(R * cos(t), 0), zc + R * sin(t)) for t in turn]
    prof[0], prof[-1] = (0, zc - R), (0, zc + R)
    return prof


def sphere(M, loc, R=8.0, zc=10.5, label=None, label_a=-1.9, stair_a=-1.2, turns=0.62, mat=None, legs=10):
    """Pressure sphere: legs, deluge rings, winding stair, top platform."""
    e = empty("sphere", loc)
    lathe("shell", sphere_profile(R, zc), mat or M.tank, parent=e, segs=144)

    def arc(a, b, d):
        return [((R + d) * cos(t), zc + (R + d) * sin(t)) for t in [a + (b - a) * k / 10 for k in range(11)]]

    lathe("stripe", arc(0.015, 0.115, 0.012), M.petrol, parent=e, segs=144)
    for t in (1.15, 0.75, 0.38, -0.25, -0.6):  # deluge rings with drop nozzles
        r, z = (R + 0.45) * cos(t), zc + (R + 0.45) * sin(t)
        tubes(
            "deluge",
            [[(r * cos(2 * pi * i / 90), r * sin(2 * pi * i / 90), z) for i in range(90)]],
            0.045,
            M.firered,
            e,
            closed=True,
            res=3,
        )
    pos = [2 * pi * (k + 0.5) / legs for k in range(legs)]
    r = R * 0.985
    for a in pos:
        x, y = r * cos(a), r * sin(a)
        cyl("leg", 0.42, zc + 0.8, (x, y, 0), mat or M.tank, parent=e, segs=36)
        cyl("fireproof", 0.56, zc * 0.62, (x, y, 0), M.conc, parent=e, segs=36)
        cyl("legcap", 0.42, 0.5, (x, y, zc + 0.8), mat or M.tank, r2=0.1, parent=e, segs=36)
        box("footing", (1.7, 1.7, 0.5), (x, y, 0.1), M.conc, rot=(0, 0, a), bevel=0.04, parent=e)
    braces = []
    for a, b in zip(pos, pos[1:] + pos[:1]):
        for z0, z1 in ((1.0, zc - 1.5), (zc - 1.5, 1.0)):
            braces.append([(r * cos(a), r * sin(a), z0), (r * cos(b), r * sin(b), z1)])
    tubes("braces", braces, 0.07, M.galv, e, res=3)
    lathe(
        "basin",
        [(R + 2.4, -0.2), (R + 2.4, 0.5), (R + 2.1, 0.5), (R + 2.1, 0.02), (0, 0.02)],
        M.conc,
        parent=e,
        segs=96,
    )
    # top: platform, rail, safety valves, gauge; bottom: outlet
    top = zc + R
    lathe("topdeck", [(2.6, top + 0.15), (2.6, top + 0.22), (0, top + 0.22)], M.galv, parent=e, segs=48)
    lathe("topskirt", [(2.55, top - 0.75), (2.55, top + 0.15)], M.galv, parent=e, segs=48)
    railing(2.5, top + 0.22, 0, 2 * pi, M, e)
    for k in range(3):
        x = -1.2 + 1.2 * k
        cyl("psvneck", 0.14, 0.9, (x, 0.6, top), M.white, parent=e, segs=24)
        lathe(
            "psv",
            [(0.26, 0), (0.26, 0.08), (0.17, 0.1), (0.22, 0.3), (0.22, 0.55), (0.1, 0.9), (0, 0.95)],
            M.firered,
            (x, 0.6, top + 0.9),
            parent=e,
            segs=32,
        )
        tubes(
            "psvpipe",
            [fillet([(x, 0.6, top + 1.25), (x + 0.5, 0.6, top + 1.25), (x + 0.5, 0.6, top + 3.4)], 0.2)],
            0.11,
            M.white,
            e,
        )
    radar(M, e, (0, -1.5, top + 0.3), 2.2)
    winding_stair(M, R, zc, stair_a, turns, e)
    tubes("bottom", [fillet([(0, 0, zc - R + 0.2), (0, 0, 1.0), (-R - 6, 0, 1.0)], 0.5)], 0.2, M.white, e, res=8)
    valve((-R - 3.4, 0, 1.0), (0, 0, 0), 0.2, M, e)
    if label:
        text_on_cyl("label", label, 1.0, R - 0.02, zc - 1.7, label_a, M.decal, e)
    return e


def bullet(M, loc, L=16, r=1.7, rot=0.0, z=3.0):
    """Horizontal pressure vessel on two saddles."""
    e = empty("bullet", loc, (0, 0, rot))
    head = [(r * cos(t), L / 2 + r * 0.55 * sin(t)) for t in [pi / 2 * k / 10 for k in range(11)]]
    head[-1] = (0, head[-1][1])
    lathe("drum", [(q, -h) for q, h in reversed(head)] + head, M.tank, (0, 0, z), (0, pi / 2, 0), segs=72, parent=e)
    lathe("band", [(r + 0.01, -0.35), (r + 0.01, 0.35)], M.petrol, (0, 0, z), (0, pi / 2, 0), segs=72, parent=e)
    for x in (-L * 0.33, L * 0.33):
        box("saddle", (0.5, r * 1.7, z - 0.3), (x, 0, z / 2 - 0.1), M.conc, bevel=0.03, parent=e)
    handrail(M, [(-L * 0.45, -0.6, z + r), (L * 0.45, -0.6, z + r)], e)
    handrail(M, [(-L * 0.45, 0.6, z + r), (L * 0.45, 0.6, z + r)], e)
    multi_boxes("walk", [((L * 0.92, 1.2, 0.04), Matrix.Translation((0, 0, z + r + 0.02)))], M.galv, e)
    return e
