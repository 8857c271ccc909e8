"""Town water works: elevated tank on a concrete shaft, round clarifiers with scraper bridge, bolted ground
reservoir."""

from math import cos, pi, sin

import bmesh
from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.brand import level_gauge
from kit.gauge import radar
from kit.lettering import text_on_cyl
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.stairs import railing
from kit.steel import beam, grating, handrail, ladder


def water_tower(M, loc, shaft=17.0, r=6.8, h=4.6, fill=0.66, gauge_a=-1.9, label=None):
    """Elevated tank on a concrete shaft; fill: 0 to 1, on its gauge board."""
    e = empty("tower", loc)
    z0, z1 = shaft + 4.2, shaft + 4.2 + h
    lathe("footing", [(5.2, -0.5), (5.2, 0.5), (3.0, 0.9), (3.0, 1.0)], M.conc, parent=e, segs=72)
    lathe("shaft", [(2.6, 0.5), (2.05, 4), (1.9, shaft - 1), (2.3, shaft)], M.towerconc, parent=e, segs=144)
    lathe("hopper", [(2.3, shaft), (r, z0)], M.towerconc, parent=e, segs=144)
    for k in range(16):  # fins on the flare, pilasters down the shaft
        a = 2 * pi * k / 16
        bm = bmesh.new()
        t = 0.16
        prof = [
            (1.8, 1.2),
            (2.25, 1.2),
            (2.12, shaft - 1.2),
            (2.5, shaft),
            (r + 0.12, z0 + 0.1),
            (r - 0.4, z0 + 0.1),
            (2.0, shaft - 0.4),
            (1.8, shaft - 1),
        ]
        sides = [[bm.verts.new((x, s * t, z)) for x, z in prof] for s in (-1, 1)]
        for i in range(len(prof)):
            j = (i + 1) % len(prof)
            bm.faces.new((sides[0][i], sides[0][j], sides[1][j], sides[1][i]))
        for s in sides:
            bm.faces.new(s)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        obj("fin", from_bm(bm, "fin"), M.towerconc, rot=(0, 0, a), parent=e, smooth=False)
    lathe(
        "tank",
        [(r, z0), (r, z1), (r + 0.25, z1), (r + 0.25, z1 + 0.3), (r - 0.1, z1 + 0.34)],
        M.towerwhite,
        parent=e,
        segs=192,
    )
    dome = [((r - 0.1) * cos(t), z1 + 0.34 + 1.7 * sin(t)) for t in [pi / 2 * k / 16 for k in range(17)]]
    dome[-1] = (0, dome[-1][1])
    lathe("dome", dome, M.towerwhite, parent=e, segs=144)
    lathe("stripe", [(r + 0.012, z0 + h * 0.70), (r + 0.012, z0 + h * 0.88)], M.petrol, parent=e, segs=192)
    lathe(
        "walk",
        [(r + 0.05, z0 - 0.05), (r + 1.25, z0 - 0.05), (r + 1.25, z0 + 0.12), (r + 0.05, z0 + 0.12)],
        M.towerconc,
        parent=e,
        segs=144,
    )
    railing(r + 1.18, z0 + 0.12, 0, 2 * pi, M, e, step=1.4, toe=False)
    railing(2.2, z1 + 2.0, 0, 2 * pi, M, e, step=0.9, toe=False)
    cyl("lantern", 1.0, 0.7, (0, 0, z1 + 1.9), M.towerwhite, parent=e, segs=40)
    tubes("mast", [[(0, 0, z1 + 2.5), (0, 0, z1 + 6.2)], [(0.5, 0, z1 + 2.5), (0.5, 0, z1 + 4.2)]], 0.04, M.galv, e)
    radar(M, e, (-1.4, -1.0, z1 + 1.95), 2.0)
    level_gauge(
        M,
        ((r + 0.1) * cos(gauge_a), (r + 0.1) * sin(gauge_a), z0 + 0.35),
        h - 0.6,
        fill,
        (0, 0, gauge_a + pi / 2),
        0.5,
        e,
    )
    if label:
        text_on_cyl("label", label, 0.95, r + 0.02, z0 + h * 0.40, gauge_a + 0.42, M.decal, e)
    for a in (-1.1, -1.25):
        tubes(
            "riser",
            [[(2.35 * cos(a), 2.35 * sin(a), 0.3), (2.35 * cos(a), 2.35 * sin(a), shaft - 0.6)]],
            0.13,
            M.petrol,
            e,
        )
    ladder(M, 0.6, shaft - 0.5, parent=empty("lad", (2.5 * cos(-2.1), 2.5 * sin(-2.1), 0), (0, 0, -2.1), e))
    ladder(
        M,
        z0 + 0.1,
        z1,
        parent=empty("lad2", ((r + 0.3) * cos(-0.9), (r + 0.3) * sin(-0.9), 0), (0, 0, -0.9), e),
        cage=False,
    )
    d = empty("door", (2.55 * cos(-1.75), 2.55 * sin(-1.75), 0.7), (0, 0, -1.75 + pi / 2), e)
    box("door", (1.0, 0.3, 2.1), (0, 0.05, 1.0), M.petrol, parent=d, bevel=0.02)
    return e


def tower_profile(shaft=17.0, r=6.8, h=4.6):
    """Profile of a tower's tank with its hopper bottom and the roof's rim, from bottom to top, (radius, z) in metres."""
    top = shaft + 4.2 + h + 0.34
    return [(0, shaft + 0.7), (3.05, shaft + 0.7), (r, shaft + 4.2), (r, top), (0, top)]


def clarifier(M, loc, r=8.0, wall=1.6, bridge_a=0.6):
    """Round settling basin: wall, overflow weir, turning bridge with rails, centre column."""
    e = empty("clarifier", loc)
    z = wall
    lathe("wall", [(r + 0.35, -0.5), (r + 0.35, z), (r, z), (r, z - 1.6)], M.conc, parent=e, segs=160)
    lathe("launder", [(r - 0.1, z - 0.30), (r - 0.75, z - 0.30), (r - 0.75, z - 0.62)], M.conc, parent=e, segs=160)
    multi_boxes(
        "weir",
        [
            (
                (0.03, 0.16, 0.14),
                Matrix.Rotation(2 * pi * k / 150, 4, "Z") @ Matrix.Translation((r - 0.75, 0, z - 0.24)),
            )
            for k in range(150)
        ],
        M.galv,
        e,
    )
    lathe("water", [(r - 0.76, z - 0.38), (0.4, z - 0.38)], M.water, parent=e, segs=160)
    lathe("channel", [(r, z - 0.46), (r - 0.75, z - 0.46)], M.water, parent=e, segs=120)
    lathe("well", [(1.5, z - 1.2), (1.5, z - 0.05), (1.42, z - 0.05), (1.42, z - 0.5)], M.petrol, parent=e, segs=64)
    cyl("pier", 0.45, 1.4, (0, 0, z - 1), M.conc, parent=e, segs=40)
    b = empty("bridge", (0, 0, 0), (0, 0, bridge_a), e)
    multi_boxes(
        "deck",
        beam((-0.8, -0.55, z + 0.35), (r + 0.3, -0.55, z + 0.35), 0.4)
        + beam((-0.8, 0.55, z + 0.35), (r + 0.3, 0.55, z + 0.35), 0.4),
        M.galv,
        b,
    )
    grating(M, -0.8, r + 0.3, -0.55, 0.55, z + 0.56, b)
    for y in (-0.55, 0.55):
        handrail(M, [(-0.8, y, z + 0.57), (r + 0.3, y, z + 0.57)], b, toe=False)
    box("drive", (0.7, 0.9, 0.6), (r + 0.1, 0, z + 0.3), M.petrol, parent=b, bevel=0.05)
    cyl("motor", 0.35, 0.7, (0, 0, z + 0.6), M.petrol, parent=b, segs=40)
    multi_boxes("skimmer", [((r - 1.6, 0.04, 0.35), Matrix.Translation((r / 2 + 0.3, 0.8, z - 0.34)))], M.galv, b)
    railing(r + 0.2, z, bridge_a + 0.12, bridge_a + 2 * pi - 0.12, M, e, step=1.7, toe=False)
    return e


def bolted_tank(M, loc, r=6.0, h=6.4, label=None, label_a=-1.9):
    """Glass-lined bolted reservoir with geodesic-like low roof and ladder."""
    e = empty("reservoir", loc)
    lathe("ring", [(r + 0.5, -0.4), (r + 0.5, 0.3), (0, 0.3)], M.conc, parent=e, segs=96)
    lathe("shell", [(r, 0.3), (r, h)], M.tank, parent=e, segs=160)
    for z in (h * 0.28, h * 0.5, h * 0.72, h - 0.05):
        lathe("stiff", [(r, z), (r + 0.09, z), (r + 0.09, z + 0.07), (r, z + 0.07)], M.galv, parent=e, segs=120)
    lathe("stripe", [(r + 0.008, h * 0.80), (r + 0.008, h * 0.92)], M.petrol, parent=e, segs=120)
    lathe("roof", [(r + 0.1, h), (r * 0.55, h + 0.85), (0, h + 1.25)], M.towerwhite, parent=e, segs=20, angle=5)
    railing(r - 0.1, h + 0.05, -2.6, -0.6, M, e, step=1.2, toe=False)
    ladder(M, 0.3, h, parent=empty("lad", ((r + 0.25) * cos(-1.2), (r + 0.25) * sin(-1.2), 0), (0, 0, -1.2), e))
    if label:
        text_on_cyl("label", label, 0.9, r + 0.012, h * 0.60, label_a, M.decal, e)
    return e
