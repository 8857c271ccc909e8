"""A worker on the gauging platform of TK-204 at dawn, small and against the light, reading the radar’s display; seen
from the next roof."""

from mathutils import Vector

from kit.brand import brand
from kit.device_model import device
from kit.mesh import cyl, lathe
from kit.person import person
from kit.render import camera
from kit.shoot import begin, shoot
from kit.steel import grating, handrail
from kit.tools import tool_mats
from kit.worlds import dusk_sky
from kit.yard import yard_mats
from scenes import tank_yard
from scenes.tank_yard import build, on_roof

M, DM = tool_mats(yard_mats(brand(begin())))
tank_yard.NEIGHBOURS = [n for n in tank_yard.NEIGHBOURS if n[0] < 0]  # no tank in front of the sun
BEARING = -0.05
build(M, gauge=False, gauge_a=BEARING, ridges=((900, 9, "#15191d"), (1600, 24, "#1d232a")))

gx, gy, gz = 0.60, 0.36, 0.42
P = on_roof(BEARING) - Vector((gx, gy, -0.30))
W, B = 1.55, 1.05


def at(x, y, z=0.0):
    return (P.x + x, P.y + y, P.z + z)


grating(M, P.x - W, P.x + W, P.y - B - 0.5, P.y + B, P.z - 0.022)
handrail(M, [at(-W, -B - 0.5), at(-W, B), at(W, B), at(W, -B - 0.5)], step=1.05)
cyl("pipe", 0.062, 1.64, at(gx, gy, gz - 1.22), M.pipe, segs=64)
lathe("toe", [(0.100, -0.02), (0.100, 0.085), (0.106, 0.085), (0.106, -0.02)], M.galv, at(gx, gy), segs=64)
device(None, at(gx, gy, gz + 0.42), -0.55, 1.25, cable=False, D=DM)

# leans a little towards the display, one hand on the rail
person(
    M,
    at(-0.15, 0.48),
    yaw=1.95,
    look=0.25,
    elbow_l=(0.27, 0.10, 1.16),
    wrist_l=(0.34, -0.06, 1.08),
    hand_l=(0.36, -0.12, 1.06),
    elbow_r=(-0.26, -0.02, 1.13),
    wrist_r=(-0.16, -0.20, 1.10),
    hand_r=(-0.12, -0.26, 1.12),
)
dusk_sky(rot=4, elev=4, sun=4.2, strength=0.8, clouds=0.85)
camera(at(-3.2, -27, 1.05), at(-3.2, 0, 1.05), lens=85, shift=(0, 0.045))
shoot()
