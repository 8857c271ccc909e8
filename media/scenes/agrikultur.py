"""Farm in the morning, seen from the irrigation pond: white FRP tank on its stand, grain silos and a palm oil tank,
mirrored in the water; rows of young maize."""

import math
import random
from math import pi

from kit.bars import fillet, multi_boxes, tubes
from kit.brand import brand
from kit.field import m_far_field, m_soil, pond, rounded, rows, sprinkler
from kit.grounds import m_concrete, m_grass
from kit.mesh import box
from kit.nodes import rgb
from kit.paint import m_plain
from kit.pipework import outlet, valve
from kit.render import camera
from kit.shoot import begin, shoot
from kit.silo import elevator, frp_tank, m_sheet, silo
from kit.skies import CLEAR, sky_dome
from kit.steel import beam, handrail
from kit.storage_tank import tank
from kit.tankfarm import pump, shelter
from kit.terrain import hills, m_water, slab
from kit.vegetation import greens, palm, plant, tree, tuft
from kit.yard import cabinet, yard_mats

M = yard_mats(brand(begin()))
M.sheet = m_sheet()
M.liner = m_plain("liner", rgb("#1c2426"), 0.35)
M.water = m_water("pondwater", (0.020, 0.045, 0.040, 1), chop=0.10, scale=1.4, rough=0.03)
G = greens()

# silos and elevator
spots = ((13, 17), (19, 30), (25.2, 18))
for k, (x, y) in enumerate(spots):
    silo(M, (x, y, 0), ladder_a=-2.35, rot=0.1 * k)
peak = 14 + 5.5 * 0.55
elevator(M, (19.0, 21.5, 0), 24, [(x, y, peak + 0.4) for x, y in spots])
(x0, y0), _, (x1, y1) = spots
multi_boxes(
    "bridge",
    beam((x0, y0 - 0.4, peak + 0.8), (x1, y1 - 0.4, peak + 0.8), 0.4)
    + beam((x0, y0 + 0.4, peak + 0.8), (x1, y1 + 0.4, peak + 0.8), 0.4),
    M.galv,
)
for dy in (-0.5, 0.5):
    handrail(M, [(x0, y0 + dy, peak + 1), (x1, y1 + dy, peak + 1)])
box(
    "conveyor",
    (12.6, 0.5, 0.45),
    ((x0 + x1) / 2, (y0 + y1) / 2, peak + 1.2),
    M.petrol,
    rot=(0, 0, math.atan2(y1 - y0, x1 - x0)),
    bevel=0.03,
)

# palm oil: a heated, clad storage tank in the yard, its fill line from the mill
cpo = tank(
    M,
    (20.5, -8, 0),
    4.6,
    7.2,
    label="TK-14",
    label_a=-1.2,
    stair_a=(-1.7, -0.2),
    band=(5.9, 6.5, M.petrol),
    radar_a=-1.9,
)
outlet(M, 4.6, -2.75, 0.14, 2.4, z=0.7, parent=cpo)

# water: pond, tank on stand, pump under its roof, lines to the field
pond(M, rounded(-34, 40, -116, -56, 6), m_grass())
frp_tank(M, (2.6, -50, 0), label="TK-12", gauge_a=-1.75)
pump(M, (-4.2, -51.0, 0), pi, out=1.5)
pump(M, (-4.2, -48.6, 0), pi, out=1.5)
shelter(M, -7.2, -1.1, -52.4, -47.4, 3.0)
tubes(
    "intake",
    [fillet([(-8.2, -53.8, -0.4), (-8.2, -53.8, 0.5), (-8.2, -55.2, 0.5), (-8.2, -58.4, -1.2)], 0.3)],
    0.16,
    M.petrol,
)
tubes("main", [fillet([(-62, -45.2, 0.3), (2.8, -45.2, 0.3), (2.8, -45.2, -0.5)], 0.3)], 0.12, M.petrol)
for x in range(-56, -4, 8):
    valve((x, -45.2, 0.3), (0, 0, 0), 0.09, M)
    for k in range(8):
        sprinkler(M, x + 1.2, -44 + 14 * k)
cabinet(M, 0.2, -51.2)

# fields left and behind, yard right, grass between
far = m_far_field()  # three slabs leave the pond open
for x0, x1, y0, y1 in ((-3000, 3000, 110, 5000), (-3000, -90, -300, 110), (110, 3000, -300, 110)):
    slab("earth", x0, x1, y0, y1, -0.12, far)
slab("soil", -70, -0.8, -44, 112, 0, m_soil())
rows(G["crop"], -40, -1.0, -43.5, 108)
slab("yardpad", 0.0, 80, -46, 46, 0.0, m_concrete("yardconc", (0.30, 0.29, 0.27, 1), joints=5))
slab("apron", -12, 60, -54.6, -46, -0.02, m_concrete("apronconc", (0.31, 0.30, 0.28, 1), joints=4))
tufts = [tuft(18, 0.55, 0.035, 0.35, G["grass"]) for _ in range(4)]
plant(tufts, [(random.uniform(-30, 34), random.gauss(-54.9, 0.25), 0) for _ in range(900)], (0.4, 0.9))
reeds = [tuft(14, 1.3, 0.03, 0.3, G["grass"], 0.25) for _ in range(2)]
plant(reeds, [(random.uniform(-24, -9), random.gauss(-55.6, 0.3), -0.2) for _ in range(60)], (0.6, 1.1))
palms = [palm(random.uniform(8, 12), leaf=G["palm"], bark=G["bark"]) for _ in range(4)]
trees = [tree(random.uniform(6, 9), 3.6, leaf=G["tree"], bark=G["bark"]) for _ in range(3)]
plant(
    palms,
    [(x + random.uniform(-3, 3), random.uniform(124, 150), 0) for x in range(-80, 70, 9)]
    + [(34, 30, 0), (38, 44, 0), (7, 52, 0), (3, 60, 0)],
)
plant(
    trees,
    [(x + random.uniform(-2, 2), random.uniform(118, 150), -random.uniform(0, 2.4)) for x in range(-90, 80, 3)]
    + [(36, 36, 0), (32, 44, 0)],
    (0.55, 1.25),
)
hills(
    ((700, 14, "#3c4f3c"), (1300, 32, "#4d6166"), (2300, 46, "#5d7280")), span=900, phase=400, volcano=(-225, 260, 160)
)

sky_dome(**CLEAR, rot=-84, elev=12, sun=11.5, strength=0.9, cover=0.8, seed=3.0)
camera((0, -137, 1.6), (0, 0, 1.6), lens=85, shift=(0, 0.157))
shoot()
