"""Pharmacy: storage vessel for purified water with its circulation loop in a clean room."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))
from shoot import *
from brand import *
from terrain import *
from yard import *
from cleanroom import *
from screens import m_screen, panel

M = cleanroom_mats(hall_mats(vessel_mats(yard_mats(brand(begin())))))
X0, X1, Y0, Y1, Z = -4.2, 4.9, -9.0, 3.3, 4.3

# room: coved corners, flush window to the corridor, light panels; open and dark behind the camera
slab('floor', X0, X1, Y0, Y1, 0, M.floor)
wall(M, (X0, Y0), (X0, Y1), Z, skirting=False); VX0, VX1, VZ0, VZ1 = -2.9, -.5, 1.0, 2.3
wall(M, (X0, Y1), (VX0, Y1), Z, skirting=False); wall(M, (VX1, Y1), (X1, Y1), Z, skirting=False)
wall(M, (VX0, Y1), (VX1, Y1), VZ0, skirting=False); wall(M, (VX0, Y1), (VX1, Y1), Z, z0=VZ1, skirting=False)
wall(M, (X1, Y1), (X1, Y0), Z, skirting=False)
box('ceiling', (X1 - X0, Y1 - Y0, .2), ((X0 + X1) / 2, (Y0 + Y1) / 2, Z + .1), M.panelwall, bevel=0)
for a, b, n in (((X0, Y0), (X0, Y1), (1, 0)), ((X0, Y1), (X1, Y1), (0, -1)), ((X1, Y1), (X1, Y0), (-1, 0))):
    bm = bmesh.new(); rows = []
    for t in [pi / 2 * k / 10 for k in range(11)]:
        d, z = .11 * (1 - sin(t)), .11 * (1 - cos(t))
        rows.append([bm.verts.new((p[0] + n[0] * d, p[1] + n[1] * d, z + .002)) for p in (a, b)])
    for r0, r1 in zip(rows, rows[1:]):
        bm.faces.new((r0[0], r0[1], r1[1], r1[0]))
    obj('cove', from_bm(bm, 'cove'), M.floor, angle=60)
for x in (-2.5, .2, 2.9):
    for y in (-4.4, -1.9, .6, 2.5):
        light_panel(M, x, y, Z, 13 if y < 2 else 9)
for x in (-1.15, 1.55):
    for y in (-3.1, .0):
        box('hepa', (.62, .62, .02), (x, y, Z - .008), M.joint, bevel=0)
        multi_boxes('louvre', [((.54, .02, .012), Matrix.Translation((x, y - .27 + .054 * k, Z - .024))) for k in range(11)], M.white)
studio_world((1, 1, 1, 1), (.7, .72, .74, 1), .10)
window_band(M, (X0 + .02, -6.5), (X0 + .02, 2.2), 1.0, 3.4, (1, 0), 6, power=900)
view_window(M, VX0, VX1, Y1, VZ0, VZ1)
box('door', (1.05, .05, 2.2), (3.55, Y1 - .02, 1.1), M.petrol, bevel=.01); box('doorpane', (.5, .06, .8), (3.55, Y1 - .025, 1.55), M.joint, bevel=.02)
box('doorgap', (1.1, .045, 2.24), (3.55, Y1 - .012, 1.12), M.joint, bevel=0)
tubes('doorhandle', [[(3.12, Y1 - .09, .9), (3.12, Y1 - .09, 1.25)]], .014, M.polish)

# vessels and loop: out at the bottom, pump, along the wall, back to the top through the return
e, zb, zt = water_vessel(M, (.55, .35, 0), yaw=-.18, fill=.64)
water_vessel(M, (2.95, 1.35, 0), r=.78, h=1.75, yaw=-.3, fill=.4)
P = (-.95, -.25)
pump_set(M, (*P, 0), pi)
elbowed(M, [(.55, .35, zb + .02), (.55, .35, .36), (.55, P[1], .36), (P[0] + .10, P[1], .36)], .036, [((.55, .35, zb - .12), 'z'), ((.40, P[1], .36), 'x'), ((P[0] + .16, P[1], .36), 'x')], .09)
diaphragm_valve(M, (.02, P[1], .36), .036, 'x', (0, -1, .35))
# supply: up from the pump, along the far wall, along the points of use; return: above it and down into the spray ball
YB, XR = Y1 - .14, X1 - .16
riser = [(*P, .52), (*P, 3.42), (P[0], YB, 3.42), (XR, YB, 3.42), (XR, YB, 1.12), (XR, -6.5, 1.12)]
elbowed(M, riser, .034, [((*P, z), 'z') for z in (.62, 1.18, 1.95, 2.7)] + [((x, YB, 3.42), 'x') for x in (.3, 1.8, 3.2)] + [((XR, y, 1.12), 'y') for y in (2.4, .2, -2.2)], .11)
elbowed(M, [(XR, -6.5, 2.86), (XR, YB - .12, 2.86), (1.0, YB - .12, 2.86), (1.0, YB - .12, 3.74), (1.0, .78, 3.74), (1.0, .78, 3.28)], .030, [((1.0, 1.9, 3.74), 'y'), ((2.4, YB - .12, 2.86), 'x'), ((1.0, .78, 3.42), 'z')] + [((XR, y, 2.86), 'y') for y in (1.6, -.8)], .11)
elbowed(M, [(2.95, 1.35, .84), (2.95, 1.35, .42), (2.95, YB - .05, .42), (2.95, YB - .05, 2.80)], .030, [((2.95, 1.35, .60), 'z'), ((2.95, YB - .05, 1.4), 'z')], .09)
diaphragm_valve(M, (*P, .90), .034, 'z', (0, -1, .2))
multi_boxes('hanger', [((.03, .03, Z - 3.44), Matrix.Translation((P[0], y, (Z + 3.44) / 2))) for y in (.6, 2.0)] + [((.16, .05, .03), Matrix.Translation((P[0], y, 3.47))) for y in (.6, 2.0)], M.brushed)
multi_boxes('wallclips', [((.04, .16, .03), Matrix.Translation((x, Y1 - .08, z))) for x in (-.2, 1.3, 2.6, 4.0) for z in (3.37, 2.81)] + [((.16, .04, .03), Matrix.Translation((X1 - .08, y, z))) for y in (2, .2, -1.6, -3.4) for z in (1.07, 2.81)], M.brushed)
# in the riser: flow meter, conductivity cell, thermometer
cyl('flow', .075, .20, (*P, 1.48), M.polish, segs=40, bevel=.02); box('flowhead', (.13, .10, .13), (P[0], P[1] - .13, 1.58), M.white, bevel=.02)
for z, m in ((2.12, M.petrol), (2.42, M.white)):
    cyl('cell', .022, .10, (P[0], P[1] - .02, z), M.polish, rot=(pi / 2, 0, 0), segs=28); cyl('head', .034, .08, (P[0], P[1] - .12, z), m, rot=(pi / 2, 0, 0), segs=28, bevel=.012)

cabinet(M, -3.3, 2.95, 0, size=(.8, .4, 1.9), mat=M.white)
box('hmi', (.52, .03, .33), (-3.3, 2.735, 1.55), M.black, bevel=.008)
panel('hmipicture', .48, .28, m_screen('hmi', 'vessel', 0, 1.1), None, (-3.3, 2.718, 1.55))
for y in (-2.4, -.4, 1.4):       # points of use
    diaphragm_valve(M, (XR, y, 1.12), .034, 'y', (-1, 0, 0))
    elbowed(M, [(XR - .03, y + .22, 1.12), (XR - .16, y + .22, 1.12), (XR - .16, y + .22, .82)], .020, [((XR - .16, y + .22, .90), 'z')], .05)

drain(M, -.35, -2.2, .1, .16)

camera((-2.5, -6.3, 1.55), (.55, .3, 1.55), lens=29, shift=(0, .058))
shoot()
