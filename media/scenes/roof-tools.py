"""A technician's tools on the gauging platform of TK-204 at dusk, nobody there; the yard below the railing."""
import sys, os; D = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [D, os.path.join(D, '../kit')]
from tank_yard import *
import tank_yard
from controls import m_oak
from device_model import device
from tools import *

M, DM = tool_mats(yard_mats(brand(begin())))
M.oak = m_oak()
tank_yard.NEIGHBOURS = ((-21, 12, 7.5, 9.5), (20, 17, 7.5, 10), (-3, 31, 9, 9.5), (40, 27, 9, 10.5), (-42, 26, 10, 11), (-24, 42, 9, 10.5),
                        (22, 48, 9, 10), (60, 46, 10, 11), (-66, 50, 11, 12), (3, 64, 10, 10), (44, 72, 10, 11))     # lower here: the yard and the sky stay in view
build(M, gauge=False)

# platform on the roof, level, with its own rails on three sides
P = Vector((2.7, 5.2, 13.46)); W, B = 1.55, 1.05
at = lambda x, y, z=0.0: (P.x + x, P.y + y, P.z + z)
grating(M, P.x - W, P.x + W, P.y - B - .5, P.y + B, P.z - .022)
handrail(M, [at(-W, -B - .5), at(-W, B), at(W, B), at(W, -B - .5)], step=1.05)
tubes('legs', [[at(x, y, -.1), at(x, y, -.9)] for x in (-W + .1, W - .1) for y in (-B, B - .1)], .045, M.galv)

# nozzle through the platform with the gauge that was just bolted on
gx, gy, gz = .52, .36, .42
cyl('pipe', .052, 1.2, at(gx, gy, gz - 1.22), M.pipe, segs=64)
device(None, at(gx, gy, gz), -.42, 1.0, cable=False, D=DM)
tubes('cable', [spline([at(gx + .10, gy - .04, gz + .222), at(gx + .20, gy - .06, gz + .20), at(gx + .27, gy + .06, gz - .02), at(gx + .36, gy + .35, gz - .12), at(W - .04, B - .03, gz - .10), at(W - .02, B - .03, -.2)])], .0066, M.cable, res=8)

# a mat keeps small parts from falling through; tools as they are put down
M.mat = m_plain('mat', rgb('#2b4147'), .8, spec=.25, micro=.15)
box('mat', (1.62, 1.02, .008), at(-.16, .06, .004), M.mat, rot=(0, 0, .03), bevel=.003)
P.z += .008
tool_case(M, at(-.44, .36), .20)
communicator(M, at(.05, .22), .25, .42)
box('stand', (.05, .04, .12), at(.062, .292, .06), M.black, bevel=.008)
hard_hat(M, at(-.76, -.10), .75)
glove(M, at(.10, -.22, .002), .5); glove(M, at(.21, -.15, .012), -.35, -1)
torque_wrench(M, at(-.52, -.30), .22)
spanner(M, at(.42, -.16), 1.9, .22)
dip_tape(M, at(.60, -.06, -.008), .30)
cable_coil(M, at(-.36, -.02), .105)
for x, y in ((.30, -.02), (.345, .02), (.325, -.07)):      # spare nuts
    cyl('nut', .0125, .0115, at(x, y), M.chrome, rot=(0, 0, x * 9), segs=6, bevel=.001)

area('key', at(-2.6, -.6, 1.9), at(0, .1, .1), 1.2, 190, (1, .74, .50)).visible_glossy = False
area('fill', at(1.0, -2.4, 2.0), at(.1, .1, .2), 2.0, 62, (.82, .91, 1))
dusk_sky(rot=-52, elev=6, sun=6.5, strength=.95, clouds=.85)
camera(at(-.20, -1.74, .94), at(.04, .40, .29), lens=32, fstop=8, focus=at(.1, .1, .2))
shoot()
