"""Fuel station at dusk after rain: a tank truck fills the underground tanks under the lit canopy."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))
from shoot import *
from brand import *
from terrain import *
from forecourt import *
from truck import *
from vegetation import *
from skies import *

M = forecourt_mats(yard_mats(brand(begin())))

# canopy and islands; the truck stands in the front lane
canopy(M, -8, 19, -3.2, 11.5, columns=((-4, 3.2), (6, 3.2), (16, 3.2), (-4, 9.2), (6, 9.2), (16, 9.2)))
for x in (1, 11):
    island(M, x, 3.2); island(M, x, 9.2)
for y in (-1.5, 4, 9.5):     # three long strips light what the many small panels seem to light
    area('strip', (5.5, y, 5.2), (5.5, y, 0), 25, 620, (1, .89, .75), size_y=.7)
tank_truck(M, (5.2, -.4, 0), yaw=pi + .04)
shop(M, .5, 15.5)
totem(M, 21.5, .8, yaw=-.9)
vents(M, 22, 13)

# filling: hose from the truck's near side to an open lid, cones round it
fill_points(M, 4.3, -3.3)
near = lambda x, y, z: (5.2 - x, -.4 - y, z)      # the truck's own axes, turned round
from device_parts import spline
hose = lambda pts, r, m: tubes('hose', [spline(pts)], r, m, res=8)
elbow = lambda x, y: tubes('elbow', [fillet([(x, y, .04), (x, y, .62), (x - .02, y + .34, .70)], .16)], .062, M.bolt, res=8)
elbow(5.4, -3.3); elbow(6.5, -3.3)
hose([near(-.45, 1.24, .88), near(-.45, 1.50, .84), near(-.52, 1.86, .40), near(-.42, 2.2, .07), near(-.1, 2.40, .07), near(-.02, 2.52, .40), (5.38, -2.98, .70), (5.39, -3.06, .68)], .058, M.hose)
hose([near(-.78, 1.24, .88), near(-.78, 1.48, .84), near(-.95, 1.80, .38), near(-1.2, 2.1, .055), near(-1.35, 2.36, .07), near(-1.30, 2.52, .40), (6.48, -2.98, .70), (6.49, -3.06, .68)], .046, m_plain('vapour', rgb('#7a6a2c'), .6))
bonding(M, (7.5, -2.9, 0), near(-1.25, 1.15, 1.08))
for x, y in ((3.3, -4.1), (6.9, -4.1), (6.9, -2.6)):
    cone(M, x, y)
cyl('ext', .11, .6, (7.6, -3.2, 0), M.firered, segs=28, bevel=.04)

# ground, road, markings
slab('earth', -900, 900, -900, 900, -.06, m_grass())
slab('court', -32, 34, -9.5, 24, 0, m_concrete('court', (.13, .13, .128, 1), joints=5.2, wet=.62))
slab('road', -400, 400, -60, -10.2, -.02, m_concrete('roadwet', (.055, .056, .058, 1), wet=.55))
box('kerb', (12, .35, .16), (-26, -9.8, .04), M.conc, bevel=.04); box('kerb', (14, .35, .16), (28, -9.8, .04), M.conc, bevel=.04)
for x in range(-60, 60, 7):
    ribbon('dash', [(x, -14.6), (x + 3.2, -14.6)], .14, -.012, M.line)
for y in (-2.05, 1.35):
    ribbon('lane', [(-14, y), (24, y)], .12, .005, M.yellowline)
for k in range(5):
    ribbon('hatch', [(-11 + k * .9, -6.8), (-10.2 + k * .9, -5.2)], .18, .005, M.line)
box('drain', (30, .3, .02), (4, -5.6, 0), M.dark, bevel=0)

# what lies behind: wall, hedge, trees, low houses with lit windows
box('wall', (70, .25, 2.4), (2, 24, 1.2), M.white, bevel=.03)
G = greens()
trees = [tree(random.uniform(6, 8), 3.0, leaf=G['tree'], bark=G['bark']) for _ in range(2)]
palms = [palm(random.uniform(8, 11), leaf=G['palm'], bark=G['bark']) for _ in range(2)]
plant(trees, [(x + random.uniform(-2, 2), random.uniform(27, 34), 0) for x in range(-46, 90, 7)])
plant(palms, [(-27, 20, 0), (-23.6, 26, 0), (24, 20, 0), (27, 25, 0), (31, 18, 0), (34, 9, 0), (41, 14, 0), (-36, 24, 0)])
window = m_emit('litwindow', (1, .66, .34, 1), 1.1)
for k in range(26):
    x, y, h = -130 + 11 * k + random.uniform(-3, 3), random.uniform(55, 120), random.choice((4, 5, 7, 10, 14, 18))
    box('house', (9, 8, h), (x, y, h / 2), M.paint_grey, bevel=0)
    multi_boxes('windows', [((.9, .1, 1.0), Matrix.Translation((x - 3 + 1.9 * i, y - 4.02, 1.8 + 3 * j))) for i in range(4) for j in range(int(h / 3)) if random.random() < .45] or [((.9, .1, 1), Matrix.Translation((x, y - 4.02, 1.8)))], window)
for x in (-30, 24):
    lamp_post(M, (x, -9.2, 0), 8, 0, aim=(x, -30, 0))
hills(((900, 50, '#23242c'), (1500, 90, '#2f303a')), span=2500, phase=300, volcano=(-900, 500, 300))

sky_dome(**DUSK, rot=8, elev=2.5, sun=.7, strength=.8, cover=.9, seed=2.0)
camera((-5.4, -12.6, 1.65), (3.9, 0, 2.75), lens=27)
shoot()
