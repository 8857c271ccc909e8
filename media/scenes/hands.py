"""Two hands tighten a stud of the radar’s flange on the roof of TK-204, the display in focus."""

from math import cos, pi, sin

from mathutils import Vector

from kit.bars import fillet, tubes
from kit.brand import brand
from kit.device_model import device
from kit.lamps import area
from kit.mesh import cyl, lathe
from kit.person import grip
from kit.render import camera
from kit.shoot import begin, shoot
from kit.steel import grating, handrail
from kit.tools import tool_mats
from kit.worlds import dusk_sky
from kit.yard import yard_mats
from scenes.tank_yard import build, on_roof

M, DM = tool_mats(yard_mats(brand(begin())))
build(M, gauge=False, gauge_a=1.1)

P = on_roof(1.1) + Vector((0, 0, 0.30))
FLANGE = 0.84  # above the platform


def at(x, y, z=0.0):
    return (P.x + x, P.y + y, P.z + z)


W, B = 1.55, 1.25
grating(M, P.x - W, P.x + W, P.y - B - 0.5, P.y + B, P.z - 0.022)
handrail(M, [at(-W, -B - 0.5), at(-W, B), at(W, B), at(W, -B - 0.5)], step=1.05)
cyl("pipe", 0.052, 1.64, at(0, 0, FLANGE - 1.70), M.pipe, segs=64)
TURN = -0.30  # the display looks a little to the left
device(None, at(0, 0, FLANGE), TURN, 1.0, cable=True, D=DM)

stud = TURN + 2 * pi * 6.5 / 8  # the one in front on the right
sx, sy = 0.08 * cos(stud), 0.08 * sin(stud)


def spanner(z, towards):
    """Ring spanner on the nut at height z above the flange face; returns the point where it is held."""
    ux, uy = cos(towards), sin(towards)
    a = at(sx, sy, FLANGE + z)
    lathe("ring", [(0.0135, -0.006), (0.021, -0.006), (0.021, 0.006), (0.0135, 0.006), (0.0135, -0.006)], DM.steel, a)
    ends = [(a[0] + d * ux, a[1] + d * uy, a[2] + h) for d, h in ((0.019, 0), (0.05, 0.010), (0.27, 0.014))]
    tubes("handle", [fillet(ends, 0.03, 8)], 0.0075, DM.steel, res=6)
    return (a[0] + 0.205 * ux, a[1] + 0.205 * uy, a[2] + 0.014)


grip(spanner(0.026, -0.10), -0.10, 1, (0.14, -0.40, -0.02))
grip(spanner(-0.027, pi + 0.42), 0.42, -1, (0.16, -0.40, -0.10))

area("fill", at(-1.2, -2.2, 1.9), at(0, 0, 0.9), 1.2, 14, (0.85, 0.92, 1))
dusk_sky(rot=14, elev=5, sun=4.2, strength=0.75, clouds=0.85)
display = at(0, -0.08, FLANGE + 0.22)
camera(at(0.10, -0.98, FLANGE + 0.42), at(0.02, 0, FLANGE + 0.125), lens=44, fstop=5.6, focus=display)
shoot()
