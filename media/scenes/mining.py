"""Mine in early light: diesel tanks at the rim, haul road winding down to the pit lake, trucks, gateway mast."""

import math
import random
from math import cos, pi, sin

from mathutils import Vector

from kit.bars import fillet, tubes
from kit.brand import brand, level_gauge
from kit.device_parts import spline
from kit.grounds import m_concrete
from kit.mine import Pit, dump_truck, gateway_mast, mine_mats, windrow
from kit.paint import m_plain
from kit.render import camera
from kit.shoot import begin, shoot
from kit.skies import HAZE, sky_dome
from kit.storage_tank import tank
from kit.tankfarm import bund, pump
from kit.terrain import hills, m_water, ribbon, slab
from kit.truck import tank_truck
from kit.vegetation import greens, plant, tree
from kit.yard import bollard, cabinet, hydrant, yard_mats

M = mine_mats(yard_mats(brand(begin())))


def stripe(h):
    return (h - 1.5, h - 0.9, M.petrol)


pit = Pit((58, 141), 112, stretch=1.3, bench=11.0, width=12.5, turns=5)
pit.build(M.rock)
pit.rim(M.rock)
lake = -pit.bench * 4 + 5.0
slab("lake", -200, 400, 0, 400, lake, m_water("pitlake", (0.030, 0.085, 0.078, 1), chop=0.12, scale=0.35, rough=0.05))

# tank pad at the rim
R, H = 5.2, 9.0
slab("pad", -44, 15, -12, 16, 0.06, m_concrete("padconc", (0.30, 0.265, 0.225, 1), joints=6))
bund(M, -38, -3.2, -4.5, 13.2, h=1.1)
hero = tank(
    M, (-11.4, 3.6, 0), R, H, rot=0.1, label="TK-07", label_a=-1.75, stair_a=(-3.5, -2.1), band=stripe(H), radar_a=-1.1
)
ga = -1.12
level_gauge(
    M, ((R + 0.12) * cos(ga), (R + 0.12) * sin(ga), 1.0), H * 0.66, 0.58, (0, 0, ga + pi / 2), w=0.46, parent=hero
)
tank(M, (-25.6, 5.4, 0), R, H, rot=-0.3, simple=True, band=stripe(H), rail=True)
pump(M, (-3.6 + 4.6, -1.6, 0), 0)
cabinet(M, -1.6, 5.4, size=(1.3, 0.5, 1.8))
tubes(
    "suction",
    [
        fillet(
            [
                (-6.4, 1.2, 0.8),
                (-3.2, 1.2, 0.8),
                (-3.2, 1.2, 1.5),
                (-2.2, 1.2, 1.5),
                (-2.2, -1.6, 0.6),
                (-0.2, -1.6, 0.6),
            ],
            0.3,
        )
    ],
    0.1,
    M.pipe,
)
for x in (-1.8, 5.8):
    bollard(M, x, -4.2)
gateway_mast(M, (4.2, 14.2, 0), 15, 0.2)
hydrant(M, -2.0, -5.6)
tubes(
    "hose",
    [
        spline(
            [(2.6, -0.4, 0.9), (3.6, 0.2, 0.25), (5.0, 0.6, 0.12), (6.6, 1.6, 0.12), (7.9, 2.7, 0.5), (8.0, 3.1, 0.9)]
        )
    ],
    0.06,
    M.rubber,
    res=4,
)
track = m_plain("track", (0.165, 0.122, 0.086, 1), 0.95, spec=0.05, micro=0.3)
for dy in (-1.8, 1.8, 4.6, 8.0):  # wheel tracks along the rim
    ribbon(
        "track",
        [(16 + 3 * k, 10.5 + dy + 0.22 * k + 0.5 * sin(k * 0.5 + dy), 0.0)[:2] for k in range(60)],
        1.0,
        0.035,
        track,
    )


# trucks: one leaves the pad, others on the road in the pit
def on_road(make, a, k, way=1, **kw):
    """Put a vehicle on bench k at angle a, heading along the road."""
    p, q = pit.at(a, k + 0.28), pit.at(a + way * 0.02, k + 0.28)
    d = q - p
    t = make(M, tuple(p + Vector((0, 0, 0.12))), math.atan2(d.y, d.x), **kw)
    return t


tank_truck(M, (8.6, 4.6, 0.06), 0.42)
dump_truck(M, (27, 11.4, 0.05), 0.12)
on_road(dump_truck, 2.05, 2, 1, load=False)
on_road(dump_truck, 1.15, 2, -1)
on_road(dump_truck, 0.55, 1, 1)
on_road(lambda M, p, y: tank_truck(M, p, y), 1.55, 2, -1)
path = []
for i in range(1400):  # safety berm along the rim
    a = 2 * pi * i / 1400 - pi / 2
    p = pit.at(a, 0.0)
    d = Vector((p.x - pit.centre[0], p.y - pit.centre[1])).normalized() * 3.2
    path.append((p.x + d.x, p.y + d.y))
windrow(path, M.rock)
windrow(path[-30:] + path[:30], M.rock, h=3.4, w=9)

# forest on the far rim, dumps and hills behind
G = greens()
trees = [tree(random.uniform(7, 11), 4.0, leaves=1500, leaf=G["tree"], bark=G["bark"]) for _ in range(4)]
spots = []
for _ in range(1500):
    a, s = random.uniform(-0.25, pi + 0.25), random.uniform(1.10, 1.5)
    p = pit.at(a, 0.0)
    spots.append((pit.centre[0] + (p.x - pit.centre[0]) * s, pit.centre[1] + (p.y - pit.centre[1]) * s, -0.5))
plant(trees, spots, (0.7, 1.5))
hills(
    ((560, 34, "#3b4234"), (900, 74, "#4a544c"), (1700, 120, "#5d6a6c"), (2600, 150, "#74808a")), span=3600, phase=900
)

sky_dome(**HAZE, rot=-104, elev=17, sun=11.0, strength=0.95, cover=0.55, seed=6.0)
camera((4.4, -16.8, 1.75), (-2.3, 6, 3.9), lens=24)
shoot()
