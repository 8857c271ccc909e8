"""Tank farm at dusk from the wet road: TK-204 with its winding stair."""

from math import cos, sin

from kit.bars import tubes
from kit.brand import brand
from kit.lamp_post import lamp_post
from kit.lamps import spot
from kit.mesh import box
from kit.render import camera
from kit.shoot import begin, shoot
from kit.tk204 import STAIR, TOP, R
from kit.worlds import dusk_sky
from kit.yard import yard_mats
from scenes.tank_yard import C, build

M = yard_mats(brand(begin()))
build(M, gauge=True)
for x in (-46, -20, 9.5, 30):
    lamp_post(M, (x, -12.6, 0), 7.5, 900 if x == 9.5 else 0, aim=(x, -30, 0))
A0, A1 = -1.1 + STAIR[0], -1.1 + STAIR[1]
for t in (0.28, 0.62, 0.9):  # bulkhead lamps bracketed to the stair
    a = A0 + (A1 - A0) * t
    z = TOP * t + 2.15

    def at(r, dz):
        return ((R + r) * cos(a), C.y + (R + r) * sin(a), z + dz)

    tubes("bracket", [[at(1.06, -1.1), at(1.06, 0), at(0.81, 0.05)]], 0.018, M.galv)
    box("head", (0.26, 0.13, 0.05), at(0.76, 0.05), M.dark, rot=(0, 0, a), bevel=0.01)
    box("lens", (0.2, 0.09, 0.012), at(0.76, 0.02), M.lamp, rot=(0, 0, a), bevel=0)
    if t > 0.5:
        spot("stairlamp", at(0.76, 0), at(0.71, -3), 150, angle=140, blend=1, radius=0.1)
dusk_sky(rot=-97, elev=4.5, sun=5.5, strength=0.55, clouds=0.85)
camera((-17.5, -36.5, 1.75), (1.4, 5, 6.4), lens=29, fstop=8, focus=30)
shoot()
