"""Oil terminal at golden dusk: cone and floating roofs behind bund walls, pipe rack, jetty with loading arms."""

import math
import random
from math import cos, pi, sin

from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.brand import brand, level_gauge
from kit.grounds import m_concrete, m_grass, m_gravel
from kit.jetty import platform, tanker, trestle
from kit.lamp_post import lamp_post
from kit.mesh import box, empty
from kit.nodes import rgb
from kit.paint import m_tank
from kit.pipework import outlet
from kit.render import camera
from kit.shoot import begin, shoot
from kit.skies import GOLDEN, sky_dome
from kit.steel import pipe_rack
from kit.storage_tank import tank
from kit.tankfarm import bund, floating_tank, pump, shelter, stile
from kit.terrain import hills, m_water, ribbon, rocks, slab
from kit.tk204 import R, tk204
from kit.vegetation import greens, palm, plant
from kit.yard import bollard, cabinet, hydrant, sign, yard_mats

M = yard_mats(brand(begin()))


def stripe(h):
    return (h - 1.7, h - 0.9, M.petrol)


paint = [m_tank(f"paint{i}", rgb(c), rust=0.15, dirt=0.8) for i, c in enumerate(("#e6e7e4", "#dcdfdd", "#e5e2da"))]

# tanks: TK-204 has the level gauge; the open floating roof makes the place recognisable as a terminal
C, GA = (11, 6.6, 0), -1.1
hero = tk204(M, C, GA, label_a=-1.95, mat=paint[0])
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
floating_tank(M, (42, 16, 0), 13, 12.5, 8.6, paint[1], rot=-0.3, stair_a=(-2.9, -1.9), band=(10.2, 11.0, M.petrol))
for i, (x, y, r, h) in enumerate(
    (
        (-13, 37, 7, 9.5),
        (9, 36, 9, 12),
        (34, 48, 10, 13),
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
slab("road", -400, 400, -21, -12.6, 0.0, m_concrete("roadconc", (0.23, 0.225, 0.215, 1), joints=4.5, wet=0.30))
slab("apron", -400, 400, -60, -21, -0.02, m_concrete("apron", (0.27, 0.26, 0.245, 1), joints=6))
for x0, x1, y0, y1 in ((-24, 26.5, -9.6, 20), (27.5, 84, -9.6, 31), (-24, 22, 21.2, 58), (23, 130, 32, 60)):
    bund(M, x0, x1, y0, y1)
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

# pump station in the empty corner of the bund, kerbed paths
slab("pumppad", -21, -5.5, -6.2, 5, 0.03, m_concrete("padconc", (0.33, 0.32, 0.30, 1), joints=3))
for k in range(4):
    pump(M, (-19 + 3.8 * k, 0, 0), -pi / 2, out=2.3)
shelter(M, -20.5, -6, -3.5, 2.6)
slab("path", -23.5, -3, 14.2, 16.2, 0.02, M.conc)

# pipe rack in the foreground
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

# shore and jetty
slab("sea", -3000, 3000, SHORE, 6000, -2.6, m_water(chop=0.55, scale=0.45, rough=0.10))
shore = rocks("riprap", 0, 3.6, -90, 130, 0.3, -3.0, 1500, 1.5, m_concrete("stone", (0.21, 0.20, 0.19, 1)))
shore.rotation_euler = (0, 0, pi / 2)
shore.location = (0, SHORE - 0.8, 0)
way = empty("way", (-24, SHORE - 4, 0), (0, 0, math.radians(78)))
trestle(M, 130, parent=way, z=2.6)
platform(M, (2, 198, 0), size=(34, 16), z=3.4)
tanker(M, (-8, 226, -0.6), L=118, B=20, rot=pi - 0.12)
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

sky_dome(**GOLDEN, rot=-46, elev=10, sun=19.0, strength=0.78, cover=0.7)
camera((-19, -60, 21), (5.2, 0, 11.2), lens=34)
shoot()
