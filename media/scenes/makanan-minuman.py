"""Food and beverage: stainless process vessels in a clean white hall, soft daylight from window bands."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))
from shoot import *
from brand import *
from terrain import *
from yard import *
from vessels import *
from hall import *

M = hall_mats(vessel_mats(yard_mats(brand(begin()))))
X0, X1, Y0, Y1, Z = -6.2, 11.0, -16.0, 19.0, 6.6

# hall; the side behind the camera stays open and dark: steel needs something dark to reflect
slab('floor', X0, X1, Y0, Y1, 0, M.epoxy)
wall(M, (X0, Y0), (X0, Y1), Z); wall(M, (X0, Y1), (X1, Y1), Z); wall(M, (X1, Y1), (X1, Y0), Z)
ceiling(M, X0, X1, Y0, Y1, Z)
window_band(M, (X0 + .02, -14), (X0 + .02, 17), 1.3, 5.2, (1, 0), 14, power=2300)
window_band(M, (X0 + .6, Y1 - .02), (X1 - 1, Y1 - .02), 3.3, 5.6, (0, -1), 9, power=900)
studio_world((1, 1, 1, 1), (.75, .77, .78, 1), .16)
for x in (-1.0, 4.5):
    area('linear', (x, 1, Z - .75), (x, 1, 0), .5, 380, (1, .97, .92), size_y=32)
duct(M, -1.6, -12, 18.6, 5.55); duct(M, 8.6, -12, 18.6, 5.4, .3)

# vessels: main row and a second one behind
for k in range(5):
    vessel(M, (1.9, -2.9 + 3.55 * k, 0), yaw=-.42, fill=(.66, .48, .8, .35, .6)[k])
for k in range(5):
    vessel(M, (6.9, -2.2 + 3.55 * k, 0), r=1.25, h=2.9, yaw=-.3, fill=(.5, .7, .4, .6, .3)[k])

# gangway between the rows at head height
gx0, gx1, gz = 3.65, 4.85, 3.35
grating(M, gx0, gx1, -4.2, 14.5, gz, mat=M.brushed)
for x in (gx0, gx1):
    handrail(M, [(x, -4.2, gz), (x, 14.5, gz)], mat=M.brushed)
handrail(M, [(gx0, 14.5, gz), (gx1, 14.5, gz)], mat=M.brushed)
for y in (-4.0, .6, 5.2, 9.8, 14.3):
    tubes('posts', [[(x, y, 0), (x, y, gz)] for x in (gx0 + .05, gx1 - .05)], .05, M.brushed)
n = 15; multi_boxes('stair', [((1.0, .26, .03), Matrix.Translation(((gx0 + gx1) / 2, -4.2 - .25 * (n - i - .5), gz * (i + 1) / n))) for i in range(n)], M.brushed)
for x in (gx0 + .08, gx1 - .08):
    tubes('string', [[(x, -4.2 - .25 * n, 0), (x, -4.2, gz)]], .06, M.brushed)
    tubes('srail', [[(x, -4.2 - .25 * n, 0), (x, -4.2 - .25 * n, 1.0), (x, -4.2, gz + 1.1)], [(x, -4.2 - .125 * n, gz / 2), (x, -4.2 - .125 * n, gz / 2 + 1.05)]], .024, M.brushed)

# product and cleaning lines: low manifold in front of the row, overhead bridge
for x, z, r in ((.35, .42, .045), (.2, .62, .038), (.2, .8, .038)):
    tubes('manifold', [fillet([(9.5, -6.9 + x, z), (x, -6.9 + x, z), (x, 15.5, z), (x, 15.5, 4.9)], .2)], r, M.polish, res=8)
    for y in [-5.6 + 1.775 * k for k in range(12)]:
        clamp(M, (x, y, z), r, 'y')
for k in range(5):
    butterfly(M, (.2, -4.2 + 3.55 * k, .62), .038, 'y', handle=M.safety); butterfly(M, (.2, -4.5 + 3.55 * k, .8), .038, 'y')
multi_boxes('stand', [((.36, .05, .05), Matrix.Translation((.26, -6 + 2.4 * k, .35))) for k in range(9)] + [((.05, .05, .9), Matrix.Translation((.44, -6 + 2.4 * k, .45))) for k in range(9)], M.brushed)
for k, (x, r) in enumerate(((.9, .05), (1.08, .038), (1.24, .038), (1.5, .06), (2.9, .05), (3.1, .038))):
    tubes('bridge', [[(x, -12, 5.05), (x, 18.8, 5.05)]], r, M.polish, res=7)
    for y in range(-10, 18, 4):
        clamp(M, (x, y, 5.05), r, 'y')
multi_boxes('hangers', [((2.6, .05, .05), Matrix.Translation((2.0, y, 4.97))) for y in range(-11, 19, 3)] + [((.03, .03, 1.6), Matrix.Translation((x, y, 5.7))) for y in range(-11, 19, 3) for x in (.8, 3.2)], M.brushed)

# floor: drain, walkway lines; left side: control desk, hose cart, doors
drain(M, -.55, -16, 17)
for x in (-4.2, -2.6):
    ribbon('line', [(x, -16), (x, 17.5)], .09, .004, M.yellowline)
cabinet(M, -5.7, 8.5, pi / 2, size=(1.2, .45, 1.9), mat=M.brushed)
cabinet(M, -5.7, 10.2, pi / 2, size=(1.2, .45, 1.9), mat=M.brushed)
box('door', (2.4, .08, 3.0), (-3.2, Y1 - .06, 1.5), M.petrol, bevel=.02); box('pane', (.6, .1, .9), (-3.2, Y1 - .07, 1.9), M.daylight, bevel=.02)
box('cartbase', (.7, 1.1, .05), (-1.55, 2.0, .22), M.brushed); tubes('cart', [fillet([(-1.85, 2.5, .25), (-1.85, 2.5, 1.0), (-1.25, 2.5, 1.0), (-1.25, 2.5, .25)], .12)], .02, M.brushed)
tubes('coil', [[(-1.55 + (.30 - .03 * (i // 40 % 2)) * cos(i * pi / 20), 1.95 + .36 * sin(i * pi / 20), .29 + .0011 * i) for i in range(200)]], .028, M.petrol)
for x in (-1.85, -1.25):
    for y in (1.55, 2.45):
        cyl('castor', .09, .04, (x, y, .09), M.rubber, rot=(0, pi / 2, 0), segs=24)

camera((-2.9, -11.2, 1.62), (.35, 0, 1.62), lens=26, shift=(0, .085))
shoot()
