"""Oil terminal at golden dusk: cone and floating roofs behind bund walls, pipe rack, jetty with loading arms. Cut open,
TK-204 is seen from the ground before it, so that no level shows its surface: the sun is behind the viewer, and what
would hide the tank’s foot is left out."""

import math
import random
from math import cos, pi, sin

from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.brand import brand, level_gauge
from kit.grounds import m_concrete, m_grass, m_gravel
from kit.jetty import platform, tanker, trestle
from kit.lamp_post import lamp_post
from kit.mesh import box, empty, lathe
from kit.nodes import rgb
from kit.paint import m_tank
from kit.pipework import outlet
from kit.render import camera
from kit.section import CONTENT, border, cut_open
from kit.shoot import begin, shoot
from kit.skies import GOLDEN, sky_dome
from kit.steel import pipe_rack
from kit.storage_tank import tank
from kit.tankfarm import bund, floating_tank, pump, shelter, stile
from kit.terrain import hills, m_water, ribbon, rocks, slab
from kit.tk204 import BASE, GAUGE_R, SHELL, TOP, R, roof_z, tk204
from kit.vegetation import greens, palm, plant
from kit.yard import bollard, cabinet, hydrant, sign, yard_mats

M = yard_mats(brand(begin()))


def stripe(h):
    return (h - 1.7, h - 0.9, M.petrol)


paint = [m_tank(f"paint{i}", rgb(c), rust=0.15, dirt=0.8) for i, c in enumerate(("#e6e7e4", "#dcdfdd", "#e5e2da"))]

# tanks: TK-204 has the level gauge; the open floating roof makes the place recognisable as a terminal
C, GA = (11, 6.6, 0), 0.1 if CONTENT else -1.1
hero = tk204(M, C, GA, label_a=-1.95, mat=paint[0])
if CONTENT:
    wall, foot = 0.2, BASE + 0.1
    cut_open(
        hero,
        [(0, BASE), (R, BASE), (R, TOP), (0, roof_z(0))],
        wall,
        (0, 1),
        keep=("ringwall",),
        inner=[(0, foot), (R - wall, foot), (R - wall, TOP), (0, roof_z(0) - wall)],
    )
    lathe("bottom", [(R + 0.1, BASE), (0, BASE)], M.conc, parent=hero, segs=240)
    slope = Matrix.Translation((R / 2, 0, (roof_z(0) + TOP) / 2 - 0.3)) @ Matrix.Rotation(math.atan(0.125), 4, "Y")
    multi_boxes(
        "rafters",
        [((R * 0.97, 0.09, 0.24), Matrix.Rotation(pi * (k + 0.5) / 15, 4, "Z") @ slope) for k in range(15)],
        M.paint_grey,
        hero,
    )
    antenna = [(0.06, -0.1), (0.08, -0.4), (0.24, -0.9)]
    lathe(
        "horn",
        [(r, roof_z(GAUGE_R) + z) for r, z in antenna],
        M.steel,
        (GAUGE_R * cos(GA), GAUGE_R * sin(GA), 0),
        parent=hero,
        segs=64,
    )
    for a, length in ((3.1, 40), (0.06, 60)):
        outlet(M, R, a, 0.2, length, z=0.85, parent=hero)
else:
    outlet(M, R, -1.05, 0.2, 3.0, z=0.85, parent=hero)
    ga = -2.45
    level_gauge(
        M,
        ((R + 0.12) * cos(ga), (R + 0.12) * sin(ga), 0.6),
        12.0,
        0.673,
        (0, 0, ga + pi / 2),
        w=0.55,
        parent=hero,
    )
floating_tank(
    M,
    (54, 24, 0) if CONTENT else (42, 16, 0),
    13,
    12.5,
    8.6,
    paint[1],
    rot=-0.3,
    stair_a=(-2.9, -1.9),
    band=(10.2, 11.0, M.petrol),
)
for i, (x, y, r, h) in enumerate(
    (
        (-13, 37, 7, 9.5),
        (9, 36, 9, 12),
        (34, 48, 10, 13) if not CONTENT else (110, 84, 10, 13),
        (64, 40, 11, 13),
        (66, 8, 10, 12),
        (62, 74, 11, 13),
        (100, 60, 12, 14),
        (94, 22, 11, 13),
    )
):
    tank(M, (x, y, 0), r, h, rot=random.uniform(-0.5, 0.4), simple=True, mat=paint[i % 3], band=stripe(h), rail=True)

# ground, bunds, road
SHORE = 66
slab("land", -400, 500, -400, SHORE, -0.05, m_grass())
slab("bundfloor", -24, 130, -10.5, 60, 0, m_gravel())
slab("apron", -400, 400, -60, -21, -0.02, m_concrete("apron", (0.27, 0.26, 0.245, 1), joints=6))
FRONT = -70 if CONTENT else -9.6
for x0, x1, y0, y1 in ((-24, 26.5, FRONT, 20), (27.5, 84, FRONT, 31), (-24, 22, 21.2, 58), (23, 130, 32, 60)):
    bund(M, x0, x1, y0, y1)


def roadside():
    """Road, bund furniture, manifold and the pipe rack in the foreground: what stands before TK-204."""
    slab("road", -400, 400, -21, -12.6, 0.0, m_concrete("roadconc", (0.23, 0.225, 0.215, 1), joints=4.5, wet=0.30))
    for x in (-6, 31):
        stile(M, x, -9.6)
    for y in (-20.6, -13.0):
        box("kerb", (800, 0.25, 0.2), (0, y, 0.05), M.conc, bevel=0.03)
    for x in range(-60, 90, 6):
        ribbon("dash", [(x, -16.8), (x + 3, -16.8)], 0.14, 0.006, M.line)
    for x, y in ((-3, -11.3), (20, -11.3), (48, -11.3)):
        hydrant(M, x, y)
        bollard(M, x - 1, y)
        bollard(M, x + 1, y)
    for x in (-14, 8, 36, 60):
        sign(M, x, -11.2, mat=M.petrol)
    cabinet(M, 3.4, -11.2, size=(1.6, 0.6, 1.8))
    cabinet(M, 5.3, -11.2)
    for y, r, z, m in (
        (-8.2, 0.2, 0.8, M.pipe),
        (-7.6, 0.14, 0.74, M.white),
        (-7.1, 0.2, 0.8, M.pipe),
        (-6.5, 0.09, 0.7, M.firered),
    ):
        tubes("manifold", [[(-23, y, z), (83, y, z)]], r, m)
    multi_boxes("sleepers", [((0.35, 2.6, 0.55), Matrix.Translation((x, -7.3, 0.28))) for x in range(-22, 84, 5)], M.conc)
    rack = empty("rack", (-72, -29.5, 0))
    pipes = [
        (0.3, 0, 0.2, M.pipe),
        (0.9, 0, 0.14, M.white),
        (1.5, 0, 0.25, M.pipe),
        (2.3, 0, 0.2, M.petrol),
        (3.0, 0, 0.12, M.galv),
        (3.5, 0, 0.2, M.white),
        (0.4, 1, 0.16, M.white),
        (1.0, 1, 0.22, M.pipe),
        (1.8, 1, 0.12, M.firered),
        (2.4, 1, 0.18, M.pipe),
        (3.1, 1, 0.14, M.white),
    ]
    pipe_rack(M, 162, 4.0, (3.4, 4.8), 6, pipes, rack)


if CONTENT:
    slab("yard", -23.8, 26.3, -69, -9, 0.01, m_concrete("yard", (0.25, 0.245, 0.235, 1), joints=5, wet=0.34))
else:
    roadside()

# pump station in the empty corner of the bund, kerbed paths
slab("pumppad", -21, -5.5, -6.2, 5, 0.03, m_concrete("padconc", (0.33, 0.32, 0.30, 1), joints=3))
for k in range(4):
    pump(M, (-19 + 3.8 * k, 0, 0), -pi / 2, out=2.3)
shelter(M, -20.5, -6, -3.5, 2.6)
slab("path", -23.5, -3, 14.2, 16.2, 0.02, M.conc)

# shore and jetty
slab("sea", -3000, 3000, SHORE, 6000, -2.6, m_water(chop=0.55, scale=0.45, rough=0.10))
if not CONTENT:
    shore = rocks("riprap", 0, 3.6, -90, 130, 0.3, -3.0, 1500, 1.5, m_concrete("stone", (0.21, 0.20, 0.19, 1)))
    shore.rotation_euler = (0, 0, pi / 2)
    shore.location = (0, SHORE - 0.8, 0)
JETTY = 64 if CONTENT else 0  # beside the tank
way = empty("way", (JETTY - 24, SHORE - 4, 0), (0, 0, math.radians(78)))
trestle(M, 130, parent=way, z=2.6)
platform(M, (JETTY + 2, 198, 0), size=(34, 16), z=3.4)
tanker(M, (JETTY - 8, 226, -0.6), L=118, B=20, rot=pi - 0.12)
tanker(M, (-340, 900, -1), L=160, B=26, rot=-0.5)

# lamps, palms, far shore
for x in (-22, 26, 50):
    lamp_post(M, (x, -12.2, 0), 8, 500 if x == 26 else 0, aim=(x, -30, 0))
G = greens()
palms = [palm(random.uniform(7, 10), leaf=G["palm"], bark=G["bark"]) for _ in range(3)]
plant(
    palms,
    [(random.uniform(-46, -30), random.uniform(50, 63), 0) for _ in range(14)]
    + [(-29, y, 0) for y in (34, 41, 47)]
    + [(x, 62.5, 0) for x in (30, 41, 57, 73, 90)],
)
hills(((1700, 60, "#2a2b33"), (2600, 120, "#3a3a44")), span=4000, volcano=(-250, 620, 330))

sky_dome(**GOLDEN, rot=-140 if CONTENT else -46, elev=10, sun=19.0, strength=0.78, cover=0.7)
if CONTENT:
    eye, depth = (11, -53.4, 1.7), 60
    border(
        camera(eye, (11, 0, 1.7), lens=41.4, shift=(0.14, 0.103)),
        depth,
        (-13, 13),
        (-2.2, 13.2),
        vessel=(0, R, BASE - eye[2], BASE + SHELL - eye[2]),
        whole=CONTENT == "empty",
    )
else:
    camera((-19, -60, 21), (5.2, 0, 11.2), lens=34)
shoot()
