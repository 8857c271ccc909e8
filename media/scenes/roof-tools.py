"""A technician's tools on the gauging platform of TK-204 in the morning, nobody there; the yard below the railing."""

from mathutils import Vector

from kit.bars import tubes
from kit.brand import brand
from kit.controls import m_oak
from kit.device_model import device
from kit.device_parts import spline
from kit.lamps import area
from kit.mesh import box, cyl, lathe
from kit.nodes import rgb
from kit.paint import m_plain
from kit.render import camera
from kit.shoot import begin, shoot
from kit.skies import MORNING, sky_dome
from kit.steel import grating, handrail
from kit.tools import (
    cable_coil,
    communicator,
    dip_tape,
    hard_hat,
    spanner,
    tool_case,
    tool_mats,
    torque_wrench,
    work_mat,
)
from kit.yard import yard_mats
from scenes import tank_yard
from scenes.tank_yard import build, on_roof

M, DM = tool_mats(yard_mats(brand(begin())))
M.oak = m_oak()
# lower here: the yard and the sky stay in view
tank_yard.NEIGHBOURS = tuple((x, y, r, 9 + 0.12 * abs(x) % 2) for x, y, r, h in tank_yard.NEIGHBOURS)
build(M, gauge=False, gauge_a=1.1)

# platform round the gauge's nozzle, level, with its own rails on three sides
gx, gy, gz = 0.60, 0.36, 0.42
P = on_roof(1.1) - Vector((gx, gy, -0.30))
W, B = 1.55, 1.05


def at(x, y, z=0.0):
    return (P.x + x, P.y + y, P.z + z)


grating(M, P.x - W, P.x + W, P.y - B - 0.5, P.y + B, P.z - 0.022)
handrail(M, [at(-W, -B - 0.5), at(-W, B), at(W, B), at(W, -B - 0.5)], step=1.05)
tubes("legs", [[at(x, y, -0.1), at(x, y, -0.9)] for x in (-W + 0.1, W - 0.1) for y in (-B, B - 0.1)], 0.045, M.galv)

# nozzle through a toe-plated opening in the platform, the gauge just bolted on; the mat lies beside it
cyl("pipe", 0.052, 1.2, at(gx, gy, gz - 1.22), M.pipe, segs=64)
cyl("opening", 0.105, 0.006, at(gx, gy, -0.016), M.black, segs=48, bevel=0)
lathe("toe", [(0.100, -0.02), (0.100, 0.085), (0.106, 0.085), (0.106, -0.02)], M.galv, at(gx, gy), segs=64)
device(None, at(gx, gy, gz), -0.42, 1.0, cable=False, D=DM)
tubes(
    "cable",
    [
        spline(
            [
                at(gx + 0.10, gy - 0.04, gz + 0.222),
                at(gx + 0.20, gy - 0.06, gz + 0.20),
                at(gx + 0.27, gy + 0.06, gz - 0.02),
                at(gx + 0.36, gy + 0.35, gz - 0.12),
                at(W - 0.04, B - 0.03, gz - 0.10),
                at(W - 0.02, B - 0.03, -0.2),
            ]
        )
    ],
    0.0066,
    M.cable,
    res=8,
)

# a mat keeps small parts from falling through; tools as they are put down
M.mat = m_plain("mat", rgb("#2b4147"), 0.8, spec=0.25, micro=0.15)
work_mat(M, at(-0.36, 0.06), 1.36, 1.00, 0.03)
P.z += 0.006
tool_case(M, at(-0.44, 0.36), 0.20)
communicator(M, at(0.12, 0.30), 0.18, 0.42)
box("stand", (0.05, 0.04, 0.12), at(0.132, 0.372, 0.06), M.black, bevel=0.008)
hard_hat(M, at(-0.76, -0.10), 0.75)
torque_wrench(M, at(-0.52, -0.30), 0.22)
spanner(M, at(0.06, -0.34), 1.75, 0.22)
dip_tape(M, at(-0.04, -0.06), 0.25)
cable_coil(M, at(-0.50, 0.0), 0.105)
for x, y in ((0.20, -0.20), (0.245, -0.16), (0.225, -0.25)):  # spare nuts
    cyl("nut", 0.0125, 0.0115, at(x, y), M.chrome, rot=(0, 0, x * 9), segs=6, bevel=0.001)

area("fill", at(1.0, -2.4, 2.0), at(0.1, 0.1, 0.2), 2.0, 40, (0.88, 0.94, 1))
sky_dome(**MORNING, rot=-64, elev=27, sun=5.2, strength=0.85, cover=0.6)
camera(at(-0.20, -1.74, 0.94), at(0.04, 0.40, 0.29), lens=32, fstop=8, focus=at(0.1, 0.1, 0.2))
shoot()
