"""The fuel station of two pictures, at dusk after rain: a tank truck fills the underground tanks under the lit
canopy."""

import random
from math import pi

from mathutils import Matrix

from kit.bars import fillet, multi_boxes, tubes
from kit.device_parts import spline
from kit.forecourt import canopy, fill_points, island, shop, totem, vents
from kit.grounds import m_concrete, m_grass
from kit.lamp_post import lamp_post
from kit.lamps import area
from kit.mesh import box, cyl
from kit.nodes import rgb
from kit.paint import m_emit, m_plain
from kit.skies import DUSK, sky_dome
from kit.terrain import hills, ribbon, slab
from kit.truck import bonding, tank_truck
from kit.vegetation import greens, palm, plant, tree
from kit.yard import cone


def near(x, y, z):
    return (5.2 - x, -0.4 - y, z)  # the truck’s own axes, rotated


def hose(pts, r, m):
    return tubes("hose", [spline(pts)], r, m, res=8)


def elbow(M, x, y):
    return tubes(
        "elbow", [fillet([(x, y, 0.04), (x, y, 0.62), (x - 0.02, y + 0.34, 0.70)], 0.16)], 0.062, M.bolt, res=8
    )


def build(M):
    """The whole station, its sky and its lamps."""
    # canopy and islands; the truck stands in the front lane
    canopy(M, -8, 19, -3.2, 11.5, columns=((-4, 3.2), (6, 3.2), (16, 3.2), (-4, 9.2), (6, 9.2), (16, 9.2)))
    for x in (1, 11):
        island(M, x, 3.2)
        island(M, x, 9.2)
    for y in (-1.5, 4, 9.5):  # three long strips give the light that appears to come from the many small panels
        area("strip", (5.5, y, 5.2), (5.5, y, 0), 25, 620, (1, 0.89, 0.75), size_y=0.7)
    tank_truck(M, (5.2, -0.4, 0), yaw=pi + 0.04)
    shop(M, 0.5, 15.5)
    totem(M, 21.5, 0.8, yaw=-0.9)
    vents(M, 22, 13)

    # filling: hose from the truck's near side to an open lid, cones round it
    fill_points(M, 4.3, -3.3)

    elbow(M, 5.4, -3.3)
    elbow(M, 6.5, -3.3)
    hose(
        [
            near(-0.45, 1.24, 0.88),
            near(-0.45, 1.50, 0.84),
            near(-0.52, 1.86, 0.40),
            near(-0.42, 2.2, 0.07),
            near(-0.1, 2.40, 0.07),
            near(-0.02, 2.52, 0.40),
            (5.38, -2.98, 0.70),
            (5.39, -3.06, 0.68),
        ],
        0.058,
        M.hose,
    )
    hose(
        [
            near(-0.78, 1.24, 0.88),
            near(-0.78, 1.48, 0.84),
            near(-0.95, 1.80, 0.38),
            near(-1.2, 2.1, 0.055),
            near(-1.35, 2.36, 0.07),
            near(-1.30, 2.52, 0.40),
            (6.48, -2.98, 0.70),
            (6.49, -3.06, 0.68),
        ],
        0.046,
        m_plain("vapour", rgb("#7a6a2c"), 0.6),
    )
    bonding(M, (7.5, -2.9, 0), near(-1.25, 1.15, 1.08))  # foot of the post, end of its cable at the truck
    for x, y in ((3.3, -4.1), (6.9, -4.1), (6.9, -2.6)):
        cone(M, x, y)
    cyl("ext", 0.11, 0.6, (7.6, -3.2, 0), M.firered, segs=28, bevel=0.04)

    # ground, road, markings
    slab("earth", -900, 900, -900, 900, -0.06, m_grass())
    slab("court", -32, 34, -9.5, 24, 0, m_concrete("court", (0.13, 0.13, 0.128, 1), joints=5.2, wet=0.62))
    slab("road", -400, 400, -60, -10.2, -0.02, m_concrete("roadwet", (0.055, 0.056, 0.058, 1), wet=0.55))
    box("kerb", (12, 0.35, 0.16), (-26, -9.8, 0.04), M.conc, bevel=0.04)
    box("kerb", (14, 0.35, 0.16), (28, -9.8, 0.04), M.conc, bevel=0.04)
    for x in range(-60, 60, 7):
        ribbon("dash", [(x, -14.6), (x + 3.2, -14.6)], 0.14, -0.012, M.line)
    for y in (-2.05, 1.35):
        ribbon("lane", [(-14, y), (24, y)], 0.12, 0.005, M.yellowline)
    for k in range(5):
        ribbon("hatch", [(-11 + k * 0.9, -6.8), (-10.2 + k * 0.9, -5.2)], 0.18, 0.005, M.line)
    box("drain", (30, 0.3, 0.02), (4, -5.6, 0), M.dark, bevel=0)

    # background: wall, hedge, trees, low houses with lit windows
    box("wall", (70, 0.25, 2.4), (2, 24, 1.2), M.white, bevel=0.03)
    G = greens()
    trees = [tree(random.uniform(6, 8), 3.0, leaf=G["tree"], bark=G["bark"]) for _ in range(2)]
    palms = [palm(random.uniform(8, 11), leaf=G["palm"], bark=G["bark"]) for _ in range(2)]
    plant(trees, [(x + random.uniform(-2, 2), random.uniform(27, 34), 0) for x in range(-46, 90, 7)])
    plant(
        palms,
        [(x, y, 0) for x, y in ((-27, 20), (-23.6, 26), (24, 20), (27, 25), (31, 18), (34, 9), (41, 14), (-36, 24))],
    )
    window = m_emit("litwindow", (1, 0.66, 0.34, 1), 1.1)
    for k in range(26):
        x, y, h = -130 + 11 * k + random.uniform(-3, 3), random.uniform(55, 120), random.choice((4, 5, 7, 10, 14, 18))
        box("house", (9, 8, h), (x, y, h / 2), M.paint_grey, bevel=0)
        multi_boxes(
            "windows",
            [
                ((0.9, 0.1, 1.0), Matrix.Translation((x - 3 + 1.9 * i, y - 4.02, 1.8 + 3 * j)))
                for i in range(4)
                for j in range(int(h / 3))
                if random.random() < 0.45
            ]
            or [((0.9, 0.1, 1), Matrix.Translation((x, y - 4.02, 1.8)))],
            window,
        )
    for x in (-30, 24):
        lamp_post(M, (x, -9.2, 0), 8, 0, aim=(x, -30, 0))
    hills(((900, 50, "#23242c"), (1500, 90, "#2f303a")), span=2500, phase=300, volcano=(-900, 500, 300))
    sky_dome(**DUSK, rot=8, elev=2.5, sun=0.7, strength=0.8, cover=0.9, seed=2.0)
