"""Standby power yard of a data centre at blue hour: containers on belly tanks, day tank, turret of the buried tank."""

import random
from math import pi

from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.brand import brand
from kit.genset import buried_turret, day_tank, genset, genset_mats, louvre, vent_pipes
from kit.grounds import m_concrete, m_grass
from kit.lamp_post import lamp_post
from kit.lamps import spot
from kit.mesh import box, cyl
from kit.paint import m_emit
from kit.render import camera
from kit.shoot import begin, shoot
from kit.skies import BLUE_HOUR, sky_dome
from kit.steel import beam, cable_tray
from kit.terrain import hills, ribbon, slab
from kit.vegetation import greens, palm, plant
from kit.yard import bollard, cabinet, cone, fence, hydrant, yard_mats

M = genset_mats(yard_mats(brand(begin())))
M.slot = m_emit("slot", (1, 0.88, 0.70, 1), 2.2)

# gensets in a row, their short radiator ends to the yard
for k in range(4):
    genset(M, (1.5 + 5.6 * k, 11.5 + 0.0 * k, 0), yaw=-pi / 2 + 0.0, L=8.6)
day_tank(M, (-5.2, 6.6, 0), yaw=0.12, fill=0.74)
buried_turret(M, (-4.4, -0.9, 0), yaw=0.3)
vent_pipes(M, -8.6, 4.6)

# building behind: plinth, cladding, louvred plant floor, strip of light, cooling units on the roof
box("building", (90, 18, 11), (18, 34, 5.5), M.cladding, bevel=0)
box("base", (90.4, 18.4, 1.2), (18, 34, 0.6), M.facade, bevel=0)
box("parapet", (90.6, 18.6, 0.8), (18, 34, 11.2), M.facade, bevel=0.02)
box("slot", (90.2, 18.3, 0.16), (18, 34, 3.9), M.slot, bevel=0).visible_diffuse = False
for k in range(14):
    louvre(M, (4.0, 3.6), (-20 + 5.6 * k, 24.96, 7.3), blades=18, mat=M.dark)
for k in range(12):
    box("cooler", (4.2, 6, 2.2), (-18 + 5.8 * k, 32, 12.9), M.containerframe, bevel=0.05)
    for dx in (-1, 1):
        cyl("fan", 0.85, 0.3, (-18 + 5.8 * k + dx, 30.6, 14.0), M.dark, segs=32)

# yard: slabs, cable trench, kerb, bollards, pipe bridge from the day tank to the gensets
slab("yard", -200, 200, -60, 25, 0, m_concrete("yardconc", (0.25, 0.25, 0.245, 1), joints=5, wet=0.34))
slab("land", -900, 900, 24, 2000, -0.3, m_grass())
slab("pad", -0.6, 21.5, 6.4, 16.6, 0.03, m_concrete("padconc", (0.34, 0.335, 0.32, 1), joints=3.2))
multi_boxes(
    "trench", [((0.9, 0.55, 0.03), Matrix.Translation((-14 + 0.95 * k, 3.4, 0.012))) for k in range(40)], M.galv
)
for x, y in ((-2.6, -1.9), (-2.4, 0.9)):
    bollard(M, x, y)
cone(M, -5.9, -1.9)
cone(M, -6.3, 0.6)
for x in (0.3, 5.9, 11.5, 17.1, 22.7):
    bollard(M, x, 5.7)
tubes(
    "header",
    [[(-11, 5.72, 0.5), (-11.5, 5.72, 0.5)], [(0, 5.2, 5.2), (23, 5.2, 5.2)], [(0, 5.5, 5.2), (23, 5.5, 5.2)]],
    0.05,
    M.white,
)
items = []
for x in (0.0, 7.2, 14.4, 21.6):
    items += beam((x, 5.35, 0), (x, 5.35, 5.3), 0.16) + beam((x, 4.9, 5.1), (x, 6.0, 5.1), 0.14)
multi_boxes("bridge", items, M.galv)
cable_tray(M, 23, (0, 5.85, 5.2))
cabinet(M, -1.4, 5.2, size=(1.2, 0.5, 1.9))
cabinet(M, -8.8, 7.6, 0.1, size=(0.9, 0.4, 1.7))
hydrant(M, -11.6, 4.4)
fence(M, [(-14, -2), (-14, 20), (-14, 25)], h=2.6)
ribbon("line", [(-13, 2.4), (30, 2.4)], 0.12, 0.006, M.yellowline)
for x, y, aim, p in ((-12.4, 8.5, (-6, 2, 0), 520), (23.6, 4.6, (14, 4, 0), 420)):
    lamp_post(M, (x, y, 0), 7.5, p, aim=aim)
for k in range(4):  # bulkhead lamp over each container end
    x = 1.5 + 5.6 * k
    box("bulkhead", (0.34, 0.1, 0.14), (x - 0.7, 7.12, 3.75), M.lamp, bevel=0.02)
    spot("bulk", (x - 0.7, 6.95, 3.7), (x - 0.7, 5.4, 0), 90, angle=120, blend=1)
G = greens()
palms = [palm(random.uniform(8, 11), leaf=G["palm"], bark=G["bark"]) for _ in range(2)]
plant(palms, [(-18 - 5 * k, 22 + 3 * (k % 3), 0) for k in range(6)])
hills(((900, 46, "#1d242c"), (1500, 90, "#27303a")), span=2600, phase=200)

sky_dome(**BLUE_HOUR, rot=-52, elev=4, sun=1.6, strength=1.25, cover=0.8, seed=2.0)
camera((-9.0, -8.4, 2.2), (0.4, 7, 3.3), lens=27, shift=(0, 0.035))
shoot()
