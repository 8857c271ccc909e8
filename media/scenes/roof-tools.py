"""A technician's tools on the gauging platform of TK-204 in the morning, nobody there; the yard below the railing."""
import sys, os; D = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [D, os.path.join(D, '../kit')]
from tank_yard import *
import tank_yard
from controls import m_oak
from device_model import device
from tools import *
from skies import MORNING, sky_dome

M, DM = tool_mats(yard_mats(brand(begin())))
M.oak = m_oak()
tank_yard.NEIGHBOURS = tuple((x, y, r, 9 + .12 * abs(x) % 2) for x, y, r, h in tank_yard.NEIGHBOURS)     # lower here: the yard and the sky stay in view
build(M, gauge=False, gauge_a=1.1)

# platform round the gauge's nozzle, level, with its own rails on three sides
gx, gy, gz = .60, .36, .42
P = on_roof(1.1) - Vector((gx, gy, -.30)); W, B = 1.55, 1.05
at = lambda x, y, z=0.0: (P.x + x, P.y + y, P.z + z)
grating(M, P.x - W, P.x + W, P.y - B - .5, P.y + B, P.z - .022)
handrail(M, [at(-W, -B - .5), at(-W, B), at(W, B), at(W, -B - .5)], step=1.05)
tubes('legs', [[at(x, y, -.1), at(x, y, -.9)] for x in (-W + .1, W - .1) for y in (-B, B - .1)], .045, M.galv)

# nozzle through a toe-plated opening in the platform, the gauge just bolted on; the mat lies beside it
cyl('pipe', .052, 1.2, at(gx, gy, gz - 1.22), M.pipe, segs=64)
cyl('opening', .105, .006, at(gx, gy, -.016), M.black, segs=48, bevel=0)
lathe('toe', [(.100, -.02), (.100, .085), (.106, .085), (.106, -.02)], M.galv, at(gx, gy), segs=64)
device(None, at(gx, gy, gz), -.42, 1.0, cable=False, D=DM)
tubes('cable', [spline([at(gx + .10, gy - .04, gz + .222), at(gx + .20, gy - .06, gz + .20), at(gx + .27, gy + .06, gz - .02), at(gx + .36, gy + .35, gz - .12), at(W - .04, B - .03, gz - .10), at(W - .02, B - .03, -.2)])], .0066, M.cable, res=8)

# a mat keeps small parts from falling through; tools as they are put down
M.mat = m_plain('mat', rgb('#2b4147'), .8, spec=.25, micro=.15)
work_mat(M, at(-.36, .06), 1.36, 1.00, .03)
P.z += .006
tool_case(M, at(-.44, .36), .20)
communicator(M, at(.12, .30), .18, .42)
box('stand', (.05, .04, .12), at(.132, .372, .06), M.black, bevel=.008)
hard_hat(M, at(-.76, -.10), .75)
torque_wrench(M, at(-.52, -.30), .22)
spanner(M, at(.06, -.34), 1.75, .22)
dip_tape(M, at(-.04, -.06), .25)
cable_coil(M, at(-.50, .0), .105)
for x, y in ((.20, -.20), (.245, -.16), (.225, -.25)):      # spare nuts
    cyl('nut', .0125, .0115, at(x, y), M.chrome, rot=(0, 0, x * 9), segs=6, bevel=.001)

area('fill', at(1.0, -2.4, 2.0), at(.1, .1, .2), 2.0, 40, (.88, .94, 1))
sky_dome(**MORNING, rot=-64, elev=27, sun=5.2, strength=.85, cover=.6)
camera(at(-.20, -1.74, .94), at(.04, .40, .29), lens=32, fstop=8, focus=at(.1, .1, .2))
shoot()
