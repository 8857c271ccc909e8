"""Tank farm at dusk from the wet road: TK-204 with its winding stair."""
import sys, os; D = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [D, os.path.join(D, '../kit')]
from tank_yard import *

M = yard_mats(brand(begin()))
build(M, gauge=True)
for x in (-46, -20, 9.5, 30):
    lamp_post(M, (x, -12.6, 0), 7.5, 900 if x == 9.5 else 0, aim=(x, -30, 0))
A0, A1 = -1.1 + tk204.STAIR[0], -1.1 + tk204.STAIR[1]
for t in (.28, .62, .9):      # bulkhead lamps bracketed to the stair
    a = A0 + (A1 - A0) * t; z = TOP * t + 2.15
    at = lambda r, dz: ((R + r) * cos(a), C.y + (R + r) * sin(a), z + dz)
    tubes('bracket', [[at(1.06, -1.1), at(1.06, 0), at(.81, .05)]], .018, M.galv)
    box('head', (.26, .13, .05), at(.76, .05), M.dark, rot=(0, 0, a), bevel=.01)
    box('lens', (.2, .09, .012), at(.76, .02), M.lamp, rot=(0, 0, a), bevel=0)
    if t > .5:
        spot('stairlamp', at(.76, 0), at(.71, -3), 150, angle=140, blend=1, radius=.1)
dusk_sky(rot=-97, elev=4.5, sun=5.5, strength=.55, clouds=.85)
camera((-17.5, -36.5, 1.75), (1.4, 5, 6.4), lens=29, fstop=8, focus=30)
shoot()
