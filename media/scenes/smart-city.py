"""Town water works at the end of a road through rice fields, seen from that road: elevated tank, ground reservoir,
clarifier basins, low houses; late afternoon after rain."""

import math
import random
from math import pi

import bpy
from mathutils import Matrix

from kit.bars import fillet, multi_boxes, tubes
from kit.brand import brand
from kit.city import car_mesh, house_mesh, m_facade, m_roof, power_line, shophouse_mesh
from kit.field import m_far_field
from kit.grounds import m_concrete, m_grass
from kit.lamp_post import lamp_post
from kit.mesh import box, cyl, link
from kit.nodes import rgb
from kit.paint import m_plain, m_tank
from kit.pipework import valve
from kit.render import camera
from kit.section import CONTENT, border, cut_open
from kit.shoot import begin, shoot
from kit.skies import CLEAR, sky_dome
from kit.terrain import hills, m_water, ribbon, slab
from kit.vegetation import greens, palm, plant, tree, tuft
from kit.watertower import bolted_tank, clarifier, tower_profile, water_tower
from kit.yard import cabinet, fence, yard_mats

M = yard_mats(brand(begin()))
M.towerconc = m_concrete("towerconc", (0.56, 0.55, 0.52, 1), scale=0.8)
M.towerwhite = m_tank("towerwhite", rgb("#e4e4df"), rust=0.1, dirt=0.8, course=4.6)
M.water = m_water("basin", (0.030, 0.060, 0.050, 1), chop=0.14, scale=1.6, rough=0.04)
G = greens()

# water works
tower = water_tower(M, (11, 9, 0), label="TK-07")
cut_open(tower, tower_profile(), 0.35, (0, 1), keep=("footing", "shaft", "dome", "mast", "lantern", "door"), trim={"fin": (0, 17.2)})
clarifier(M, (-7, -7, 0), 8.0, bridge_a=-0.55)
clarifier(M, (27, -15, 0), 7.0, bridge_a=2.5)
bolted_tank(M, (27, 7, 0), label="TK-08", label_a=-2.25)
slab("lawn", -24, 44, -34, 27, 0.0, m_grass())
slab("yardroad", -24, 44, -1.5, 2.6, 0.02, m_concrete("yardroad", (0.30, 0.29, 0.275, 1), joints=4))
slab("yardroad2", 1.8, 6.0, -34, 27, 0.025, m_concrete("yardroad2", (0.30, 0.29, 0.275, 1), joints=4))
slab("pad", 18, 36, 2.6, 15, 0.015, m_concrete("pad", (0.34, 0.33, 0.31, 1), joints=5))
fence(M, [(0.6, -34), (-24, -34), (-24, 27), (44, 27), (44, -34), (7.4, -34)], h=2.0)
box("pumphouse", (8, 6, 3.6), (-14, 14, 1.8), M.white, bevel=0.03)
box("pumproof", (9, 7, 0.3), (-14, 14, 3.75), M.petrol, bevel=0.03)
for y, z, r, x1, x0 in (
    (4.2, 0.6, 0.22, 0.6, -12.4),
    (5.0, 0.6, 0.16, -0.4, -11.6),
):  # from the pump house into the ground at the drive
    tubes("main", [fillet([(x0, 11.2, z), (x0, y, z), (x1, y, z), (x1, y, -0.4)], 0.5)], r, M.petrol, res=8)
    cyl("collar", r + 0.2, 0.14, (x1, y, 0.02), M.conc, segs=32)
    multi_boxes("saddles", [((0.3, 0.5, 0.44), Matrix.Translation((x, y, 0.2))) for x in (-9, -6, -2)], M.conc)
for x in (-4.0, -1.2):
    valve((x, 4.2, 0.6), (0, 0, 0), 0.22, M)
cabinet(M, 3.2, 5.6)
cabinet(M, -1.2, -3.0, size=(1.4, 0.5, 1.7))
cabinet(M, 16, -8)
for x, y in ((0.8, -20), (6.8, -4), (0.8, 12), (-20, -2), (36, -4)):
    lamp_post(M, (x, y, 0), 5, 0, aim=(x, y - 9, 0))

# streets round the works
asphalt = m_concrete("street", (0.135, 0.132, 0.128, 1), scale=1.4)
slab("town", -5000, 5000, -300, 7000, -0.08, m_concrete("townground", (0.26, 0.235, 0.20, 1), scale=0.5))
for x0, x1, y0, y1 in (
    (-33, -26, -300, 700),
    (46, 53, -300, 700),
    (-400, 400, 29, 37),
    (-400, 400, 93, 100),
    (-400, 400, 160, 167),
):
    slab("street", x0, x1, y0, y1, 0.0 if y1 - y0 > 50 else 0.012, asphalt)
for y in (28.6, 37.3):
    box("kerb", (800, 0.3, 0.2), (0, y, 0.08), M.conc, bevel=0.02)
power_line(M, [(-25.2, y) for y in range(-30, 120, 26)])
power_line(M, [(x, 38.2) for x in range(-22, 150, 28)])

# houses: a few meshes, many times
walls = [
    m_plain(f"wall{k}", rgb(c), 0.8, micro=0.1)
    for k, c in enumerate(("#ddd6c6", "#cfd3cd", "#d9c7ac", "#c6cfd2", "#e2ddd2"))
]
roofs = [
    m_roof(f"roof{k}", c)
    for k, c in enumerate(
        ((0.30, 0.125, 0.070), (0.24, 0.105, 0.068), (0.34, 0.160, 0.095), (0.17, 0.115, 0.095), (0.20, 0.20, 0.195))
    )
]
pane = m_plain("pane", (0.035, 0.045, 0.05, 1), 0.12, micro=0)
trim = m_plain("trim", rgb("#cbc6bb"), 0.7)
roof_tank = m_plain("rooftank", rgb("#c4813f"), 0.5)
blue_tank = m_plain("bluetank", rgb("#3f6f93"), 0.5)
houses = [
    house_mesh(
        [walls[k % 5], roofs[(k * 2 + 1) % 5 if k % 4 else 0], pane, trim, (roof_tank, blue_tank)[k % 2]],
        random.uniform(8, 11),
        random.uniform(8, 12),
        1 + (k % 3 == 0),
    )
    for k in range(10)
]
shops = [
    shophouse_mesh([walls[(k + 2) % 5], m_plain(f"shutter{k}", rgb(c), 0.5), pane, trim, roof_tank], 4, 2 + k % 2)
    for k, c in enumerate(("#5f7d82", "#8a6a4f", "#6f7b62"))
]


def block(x0, x1, y0, y1):
    """Fill a block with two-row plots, leaving gardens between."""
    y = y0 + 6.5
    while y < y1 - 5:
        x = x0 + 6.5
        while x < x1 - 5:
            if random.random() < 0.93:
                ob = bpy.data.objects.new("house", random.choice(houses))
                ob.location = (x, y + random.uniform(-0.6, 0.6), 0)
                ob.rotation_euler.z = random.choice((0, 0, pi, pi / 2))
                s = random.uniform(0.92, 1.06)
                ob.scale = (s, s, s * random.uniform(0.95, 1.1))
                link(ob)
            else:
                gardens.append((x, y, 0))
            gardens.append((x + 6.4, y + random.uniform(-5, 5), 0))
            x += random.uniform(12.4, 14)
        y += 14.2


gardens = []
block(-72, -2, -76, -38)
block(25, 66, -76, -38)
for xs in ((-103, -34), (54, 117)):
    for ys in ((-30, 28), (38, 92), (101, 159), (168, 260)):
        block(*xs, *ys)
for ys in ((52, 92), (101, 159), (168, 260)):
    block(-25, 45, *ys)
for k, x in ((0, -20), (2, 36), (0, 66)):  # none behind the tower, which is seen against the sky
    ob = bpy.data.objects.new("shops", shops[k])
    ob.location = (x, 46, 0)
    link(ob)
trees = [tree(random.uniform(5.5, 8), 2.9, 2200, G["tree"], G["bark"]) for _ in range(4)]
palms = [palm(random.uniform(8, 11), leaf=G["palm"], bark=G["bark"]) for _ in range(3)]
random.shuffle(gardens)
plant(trees, gardens[90:], (0.55, 1.1))
plant(palms, gardens[:90])
plant(
    trees,
    [(x, 25 + random.random(), 0) for x in (-21, -15, -8, -2, 18, 36, 41)]
    + [(-21.5, y, 0) for y in (-30, -23, 4, 19)]
    + [(40, y, 0) for y in (-20, -8, 4, 18)]
    + [(-30 + 9 * k, 39.3, 0) for k in range(14)],
    (0.6, 0.95),
)
plant(palms, [(-19, 22, 0), (38, 23, 0), (33, -21, 0)])
tufts = [tuft(18, 0.3, 0.03, 0.3, G["grass"]) for _ in range(3)]
plant(
    tufts,
    [
        p
        for p in ((random.uniform(-23, 43), random.uniform(-33, 26), 0) for _ in range(2600))
        if not (
            1.6 < p[0] < 6.2
            or -1.7 < p[1] < 2.8
            or math.dist(p[:2], (-7, -7)) < 8.6
            or math.dist(p[:2], (27, -15)) < 7.6
        )
    ],
    (0.5, 1.0),
)

# the road to the gate, rice on either side
slab("lane", 0.5, 7.5, -300, -34, 0.02, m_concrete("lane", (0.085, 0.083, 0.080, 1), scale=1.4, wet=0.2))
for k in range(26):
    ribbon("dash", [(4, -165 + 5 * k), (4, -162.4 + 5 * k)], 0.12, 0.03, M.line)
for x in (0.75, 7.25):
    ribbon("edge", [(x, -300), (x, -34)], 0.10, 0.03, M.line)
for x0, x1, y1 in ((-60, -2.2, -78), (11, 60, -86)):
    slab("rice", x0, x1, -175, y1, 0.01, m_far_field())
    slab("verge", x0 - 4, x1 + 3, -300, -34, -0.01, m_grass())
rice = [tuft(16, 0.8, 0.03, 0.24, G["crop"], 0.3) for _ in range(5)]
clumps = [(-2.4 - 0.42 * i, -164 + 0.42 * k) for i in range(75) for k in range(200)]
clumps += [(11.5 + 0.42 * i, -164 + 0.42 * k) for i in range(60) for k in range(180)]
plant(rice, [(x + random.gauss(0, 0.05), y, 0) for x, y in clumps], (0.8, 1.15))
verges = [(random.uniform(7.8, 11.4), random.uniform(-160, -35), 0) for _ in range(2600)]
verges += [(random.uniform(-2.4, 0.3), random.uniform(-165, -35), 0) for _ in range(1500)]
plant(tufts, verges, (0.5, 1.1))
plant(
    trees,
    [(35 + 3 * k, -40 - 5 * k, 0) for k in range(3)]
    + [(-2.4, -70 + 8.5 * k, 0) for k in range(4)]
    + [(29 + random.uniform(-2, 2), y, 0) for y in (-104, -94)],
    (0.6, 1.0),
)
plant(palms, [(26, -76, 0), (33, -64, 0), (-20.5, -72, 0), (-4.5, -66, 0)], (0.8, 1.05))
power_line(M, [(-1.3, -126 + 30 * k) for k in range(4)])
cars = [
    car_mesh(m_plain(f"car{k}", rgb(c), 0.25, coat=0.5, micro=0), pane, M.rubber)
    for k, c in enumerate(("#d8dad9", "#8b9094", "#2b3034", "#7d2f2a", "#31506a"))
]
for x, y, a in (
    [(-40 + 13 * k + random.uniform(-4, 4), random.choice((31, 35)), 0) for k in range(14)]
    + [(random.choice((-31.3, -27.8)), -30 + 16 * k, pi / 2) for k in range(8)]
    + [(3, 14, pi / 2)]
):
    ob = bpy.data.objects.new("car", random.choice(cars))
    ob.location = (x, y, 0.02)
    ob.rotation_euler.z = a + (pi if y == 35 or x == -31.3 else 0)
    link(ob)

# far towers and hills
facades = [
    m_facade(f"facade{k}", c) for k, c in enumerate(((0.50, 0.48, 0.45), (0.40, 0.43, 0.46), (0.55, 0.50, 0.43)))
]
for k in range(0 if CONTENT else 34):  # from the hill they would stand behind the tank
    x, y = random.uniform(-420, 620), random.uniform(640, 1150)
    w, d, h = random.uniform(18, 34), random.uniform(18, 30), random.choice((12, 14, 18, 22, 26, 32))
    box("tower", (w, d, h), (x, y, h / 2), facades[k % 3], bevel=0)
    box("crown", (w * 0.5, d * 0.5, 5), (x, y, h + 2), facades[k % 3], bevel=0)
hills(((1900, 60, "#4c5a5c"), (2900, 150, "#5d6c76")), span=4500, phase=200, volcano=(-900, 900, 520))

sky_dome(**CLEAR, rot=-98, elev=18, sun=11.5, strength=0.85, cover=0.75, seed=7.0)
if CONTENT:  # from a hill at the height of the tank, its section large enough to be read
    slab("paddy", -4000, 4000, 266, 7000, 0.02, m_far_field())
    eye = camera((8.2, -185, 20), (8.2, 0, 20), lens=215, shift=(0, 0.026))
    border(eye, 194, (-4.4, 10), (-3, 6.6), vessel=(2.8, 6.5, -2.0, 5.5), whole=CONTENT == "empty")
else:
    camera((2.2, -185, 1.6), (2.2, 0, 1.6), lens=85, shift=(0, 0.146))
shoot()
