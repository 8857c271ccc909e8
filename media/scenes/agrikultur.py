"""Farm in soft morning light: grain silos, irrigation pond, white FRP tank on its stand, rows of young maize."""

import math
import random
from math import pi

from kit.bars import fillet, multi_boxes, tubes
from kit.brand import brand
from kit.field import m_far_field, m_soil, pond, rounded, rows, sprinkler
from kit.grounds import m_concrete, m_grass
from kit.mesh import box, cyl
from kit.nodes import rgb
from kit.paint import m_plain
from kit.pipework import outlet, valve
from kit.render import camera
from kit.shoot import begin, shoot
from kit.silo import elevator, frp_tank, m_sheet, silo
from kit.skies import MORNING, sky_dome
from kit.steel import beam, handrail
from kit.storage_tank import tank
from kit.tankfarm import pump, shelter
from kit.terrain import hills, m_water, slab
from kit.vegetation import greens, palm, plant, tree, tuft
from kit.yard import cabinet, fence, yard_mats

M = yard_mats(brand(begin()))
M.sheet = m_sheet()
M.liner = m_plain("liner", rgb("#1c2426"), 0.35)
M.water = m_water("pondwater", (0.020, 0.045, 0.040, 1), chop=0.10, scale=1.4, rough=0.03)
G = greens()

# silos and elevator
spots = ((18, 17), (30.5, 20), (43, 23))
for k, (x, y) in enumerate(spots):
    silo(M, (x, y, 0), ladder_a=-2.35, rot=0.1 * k)
peak = 14 + 5.5 * 0.55
elevator(M, (24.0, 26.5, 0), 25, [(x, y, peak + 0.4) for x, y in spots])
for (x0, y0), (x1, y1) in zip(spots, spots[1:]):
    a, b = (x0, y0, peak + 0.9), (x1, y1, peak + 0.9)
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
    (31, 8.5, 0),
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
pond(M, rounded(-13, 15, -20, -1.5, 4), m_grass())
frp_tank(M, (7.4, 4.6, 0), label="TK-12")
pump(M, (-1.5, 3.0, 0), pi, out=1.5)
pump(M, (-1.5, 5.4, 0), pi, out=1.5)
shelter(M, -4.5, 2.0, 1.6, 6.6, 3.0)
tubes(
    "intake",
    [fillet([(-6.2, 0.2, -0.4), (-6.2, 0.2, 0.5), (-6.2, -1.2, 0.5), (-6.2, -4.4, -1.2)], 0.3)],
    0.16,
    M.petrol,
)
tubes("main", [fillet([(-62, 8.8, 0.3), (7.6, 8.8, 0.3), (7.6, 8.8, -0.5)], 0.3)], 0.12, M.petrol)
cyl("collar", 0.3, 0.14, (7.6, 8.8, 0), M.conc, segs=28)
for x in range(-56, -4, 8):
    valve((x, 8.8, 0.3), (0, 0, 0), 0.09, M)
    sprinkler(M, x + 1.2, 8.8)
    for k in range(1, 8):
        sprinkler(M, x + 1.2, 8.8 + 12 * k)
cabinet(M, 3.6, 3.2)

# fields left and behind, yard right, grass between
far = m_far_field()  # three slabs leave the pond open
for x0, x1, y0, y1 in ((-3000, 3000, 40, 5000), (-3000, -60, -300, 40), (70, 3000, -300, 40)):
    slab("earth", x0, x1, y0, y1, -0.12, far)
slab("soil", -70, 3.5, 10, 130, 0, m_soil())
rows(G["crop"], -48, 3.0, 10.5, 96)
slab("yardpad", 8.5, 80, 6.5, 40, 0.0, m_concrete("yardconc", (0.30, 0.29, 0.27, 1), joints=5))
slab("track", -70, 8.5, 7.0, 9.9, -0.01, m_concrete("track", (0.21, 0.17, 0.125, 1)))
slab("apron", -16, 18, 1.0, 7.0, -0.02, m_concrete("apronconc", (0.31, 0.30, 0.28, 1), joints=4))
fence(M, [(16.5, -24), (16.5, 1.0), (11.5, 1.0)], h=1.6)
tufts = [tuft(18, 0.55, 0.035, 0.35, G["grass"]) for _ in range(4)]
edge = []
while len(edge) < 2600:
    x, y = random.uniform(-34, 34), random.uniform(-30, 6.5)
    if not (-14 < x < 16 and -21 < y < -0.4) and not (-16 < x < 18 and y > 0.8):
        edge.append((x, y, -0.03))
plant(tufts, edge, (0.5, 1.15))
reeds = [tuft(14, 1.3, 0.03, 0.3, G["grass"], 0.25) for _ in range(2)]
plant(
    reeds,
    [(-13.6 + random.gauss(0, 0.3), random.uniform(-16, -6), 0) for _ in range(26)]
    + [(random.uniform(-9, 11), -1.0 + random.gauss(0, 0.15), 0) for _ in range(14)],
    (0.6, 1.1),
)
palms = [palm(random.uniform(8, 12), leaf=G["palm"], bark=G["bark"]) for _ in range(4)]
trees = [tree(random.uniform(6, 9), 3.6, leaf=G["tree"], bark=G["bark"]) for _ in range(3)]
plant(
    palms,
    [(x + random.uniform(-3, 3), random.uniform(118, 150), 0) for x in range(-120, 90, 8)]
    + [(60, 26, 0), (54, 36, 0), (-52, 60, 0), (-56, 84, 0), (11, 44, 0), (7, 52, 0)],
)
plant(
    trees,
    [(x + random.uniform(-4, 4), random.uniform(112, 150), -random.uniform(0, 2.4)) for x in range(-150, 120, 3)]
    + [(62, 34, 0), (36, 44, 0), (48, 42, 0)],
    (0.55, 1.25),
)
hills(
    ((700, 42, "#3c4f3c"), (1300, 110, "#4d6166"), (2300, 120, "#5d7280")),
    span=3500,
    phase=400,
    volcano=(-330, 560, 520),
)

sky_dome(**MORNING, rot=-58, elev=15, sun=9.0, strength=1.0, cover=0.55, seed=3.0)
camera((-6.5, -27.5, 4.6), (2.2, 10, 4.6), lens=27, shift=(0, 0.075))
shoot()
