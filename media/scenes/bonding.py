"""A gloved hand puts the bonding clamp on the earthing bar at the rear of the tank truck; behind it the green lamp of
the post."""

from math import cos, pi, sin

from kit.bars import fillet, tubes
from kit.brand import brand
from kit.forecourt import forecourt_mats
from kit.lamps import area
from kit.mesh import box, cyl, empty
from kit.nodes import rgb
from kit.paint import m_plain
from kit.person import grip
from kit.render import camera
from kit.shoot import begin, shoot
from kit.yard import yard_mats
from scenes.fuel_station import build, near

M = forecourt_mats(yard_mats(brand(begin())))
x, y, z = near(-4.05, 1.24, 1.02)  # the bar under the hose tray, beside the rear lamp
YAW = -0.75  # the clamp's handle points away from the truck


def along(d, h=0.0):
    """A point d metres from the bar along the handle, h above it."""
    return (x + d * cos(YAW), y + d * sin(YAW), z + h)


build(M, earth=((x + 1.05, y + 0.30, 0), along(0.26, 0), (0.13, -0.12, -0.16)))
brass = m_plain("brass", (0.62, 0.40, 0.16, 1), 0.35, spec=0.6)
box("bracket", (0.26, 0.012, 0.26), (x - 0.19, y + 0.022, z + 0.08), M.dark, bevel=0.004)
box("bar", (0.34, 0.008, 0.036), (x - 0.14, y, z), brass, bevel=0.002)
for dx in (-0.28, -0.10):
    cyl("stud", 0.011, 0.05, (x + dx, y + 0.022, z), M.bolt, rot=(pi / 2, 0, 0), segs=6, bevel=0.002)
box("label", (0.10, 0.004, 0.10), (x - 0.13, y + 0.015, z + 0.12), M.safety, bevel=0.002)
for size, dz in (((0.008, 0.034), 0.141), ((0.064, 0.008), 0.122), ((0.042, 0.008), 0.106), ((0.020, 0.008), 0.090)):
    box("earth sign", (size[0], 0.002, size[1]), (x - 0.13, y + 0.012, z + dz), M.black, bevel=0)

# the clamp: two jaws with teeth, a spring between two handles, its cable from the end
e = empty("clamp", (x, y, z), (0, 0, YAW))
rubber = m_plain("handle", rgb("#a8321f"), 0.55)
for s in (-1, 1):
    tubes(
        "jaw",
        [fillet([(-0.035, 0, 0.010 * s), (-0.005, 0, 0.030 * s), (0.045, 0, 0.016 * s), (0.075, 0, 0.013 * s)], 0.012)],
        0.009,
        M.bolt,
        e,
        res=6,
    )
    tubes("handle", [[(0.07, 0, 0.014 * s), (0.235, 0, 0.017 * s)]], 0.0125, rubber, e, res=6)
cyl("pivot", 0.014, 0.05, (0.05, 0.025, 0), M.bolt, rot=(pi / 2, 0, 0), parent=e, segs=24)

grip(along(0.150), YAW, 1, (0.10, -0.40, 0.05))
area("work", (x - 1.2, y - 2.2, 2.4), (x, y, z), 1.0, 30, (1, 0.92, 0.82))
camera((x - 0.40, y - 0.66, 1.36), (x + 0.155, y - 0.085, 1.16), lens=40, fstop=4.5, focus=along(0.06))
shoot()
