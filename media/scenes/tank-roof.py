"""Radar gauge on the roof of TK-204 at dusk, cable to the junction box on the handrail."""

import math

from mathutils import Vector

from kit.bars import fillet, tubes
from kit.brand import brand
from kit.device_model import device
from kit.lamps import area
from kit.mesh import box, cyl
from kit.render import camera
from kit.shoot import begin, shoot
from kit.worlds import dusk_sky
from kit.yard import yard_mats
from scenes.tank_yard import build, on_roof

M = yard_mats(brand(begin()))
build(M, gauge=False, gauge_a=1.1)
x, y, z = on_roof(1.1) + Vector((0, 0, 0.25))
cyl("nozzle", 0.125, 0.6, (x, y, z - 0.6), M.tank, segs=64)
area("fill", (x - 2.6, y - 2.6, z + 2.0), (x, y, z + 0.3), 1.6, 70, (1, 0.93, 0.86))
area("rim", (x - 1.9, y + 1.2, z + 1.1), (x, y, z + 0.3), 0.8, 60, (1, 0.62, 0.34))
device(None, (x, y, z), math.radians(-14), 2.0, cable=False)
jx, jy, jz = x + 1.18, y + 0.52, z + 0.12
tubes("stand", [[(jx, jy + 0.10, z - 0.42), (jx, jy + 0.10, jz + 0.10)]], 0.028, M.galv, res=6)
box("standfoot", (0.2, 0.2, 0.02), (jx, jy + 0.10, z - 0.405), M.galv, bevel=0.004)
box("junction", (0.26, 0.14, 0.34), (jx, jy, jz), M.paint_grey, bevel=0.012)
box("lid", (0.22, 0.02, 0.30), (jx, jy - 0.078, jz), M.paint_grey, bevel=0.006)
for k in range(3):
    cyl("gland", 0.022, 0.04, (jx - 0.08 + 0.08 * k, jy, jz - 0.21), M.black, segs=24)
tubes(
    "cable",
    [
        fillet(
            [
                (x + 0.2, y - 0.03, z + 0.446),
                (x + 0.48, y - 0.08, z + 0.446),
                (x + 0.56, y + 0.1, z - 0.26),
                (jx - 0.08, jy, z - 0.30),
                (jx - 0.08, jy, jz - 0.2),
            ],
            0.13,
            12,
        )
    ],
    0.017,
    M.rubber,
    res=8,
)
tubes(
    "conduit",
    [
        fillet(
            [(jx, jy, jz - 0.2), (jx, jy, z - 0.34), (jx + 0.9, jy - 0.35, z - 0.42), (jx + 2.4, jy - 2.2, z - 0.42)],
            0.12,
            10,
        )
    ],
    0.02,
    M.galv,
    res=8,
)
dusk_sky(rot=-38, elev=4.5, sun=3.5, strength=0.55, clouds=0.85)
camera((x - 1.55, y - 2.75, z + 0.50), (x + 0.52, y, z + 0.36), lens=54, fstop=4.5, focus=(x, y - 0.1, z + 0.4))
shoot()
