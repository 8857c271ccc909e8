"""Radar gauge on the roof of TK-204 at dusk, cable to the junction box on the handrail."""
import sys, os; D = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [D, os.path.join(D, '../kit')]
from tank_yard import *
from device_model import device

M = yard_mats(brand(begin()))
build(M, gauge=False, gauge_a=1.1)
x, y, z = on_roof(1.1) + Vector((0, 0, .25))
cyl('nozzle', .125, .6, (x, y, z - .6), M.tank, segs=64)
area('fill', (x - 2.6, y - 2.6, z + 2.0), (x, y, z + .3), 1.6, 70, (1, .93, .86))
area('rim', (x - 1.9, y + 1.2, z + 1.1), (x, y, z + .3), .8, 60, (1, .62, .34))
device(None, (x, y, z), math.radians(-14), 2.0, cable=False, M=M)
jx, jy, jz = x + 1.18, y + .52, z + .12
tubes('stand', [[(jx, jy + .10, z - .42), (jx, jy + .10, jz + .10)]], .028, M.galv, res=6); box('standfoot', (.2, .2, .02), (jx, jy + .10, z - .405), M.galv, bevel=.004)
box('junction', (.26, .14, .34), (jx, jy, jz), M.paint_grey, bevel=.012)
box('lid', (.22, .02, .30), (jx, jy - .078, jz), M.paint_grey, bevel=.006)
for k in range(3):
    cyl('gland', .022, .04, (jx - .08 + .08 * k, jy, jz - .21), M.black, segs=24)
tubes('cable', [fillet([(x + .2, y - .03, z + .446), (x + .48, y - .08, z + .446), (x + .56, y + .1, z - .26), (jx - .08, jy, z - .30), (jx - .08, jy, jz - .2)], .13, 12)], .017, M.rubber, res=8)
tubes('conduit', [fillet([(jx, jy, jz - .2), (jx, jy, z - .34), (jx + .9, jy - .35, z - .42), (jx + 2.4, jy - 2.2, z - .42)], .12, 10)], .02, M.galv, res=8)
dusk_sky(rot=-38, elev=4.5, sun=3.5, strength=.55, clouds=.85)
camera((x - 1.55, y - 2.75, z + .50), (x + .52, y, z + .36), lens=54, fstop=4.5, focus=(x, y - .1, z + .4))
shoot()
