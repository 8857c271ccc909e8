"""Pharmacy: storage vessel for purified water with its circulation loop in a clean room."""
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../kit'))
from shoot import *
from brand import *
from terrain import *
from yard import *
from cleanroom import *

M = cleanroom_mats(hall_mats(vessel_mats(yard_mats(brand(begin())))))
X0, X1, Y0, Y1, Z = -4.2, 4.9, -9.0, 3.3, 4.3

# room: coved corners, flush window to the corridor, light panels; open and dark behind the camera
slab('floor', X0, X1, Y0, Y1, 0, M.floor)
wall(M, (X0, Y0), (X0, Y1), Z, skirting=False); wall(M, (X0, Y1), (X1, Y1), Z, skirting=False); wall(M, (X1, Y1), (X1, Y0), Z, skirting=False)
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
view_window(M, -2.0, .1, Y1, 1.05, 2.3)
box('door', (1.05, .05, 2.2), (3.55, Y1 - .02, 1.1), M.petrol, bevel=.01); box('doorpane', (.5, .06, .8), (3.55, Y1 - .025, 1.55), M.corridor, bevel=.02).visible_diffuse = False
box('doorgap', (1.1, .045, 2.24), (3.55, Y1 - .012, 1.12), M.joint, bevel=0)
tubes('doorhandle', [[(3.12, Y1 - .09, .9), (3.12, Y1 - .09, 1.25)]], .014, M.polish)

# vessels and loop: out at the bottom, pump, along the wall, back to the top through the return
e, zb, zt = water_vessel(M, (.55, .35, 0), yaw=-.18, fill=.64)
water_vessel(M, (2.95, 1.35, 0), r=.78, h=1.75, yaw=-.3, fill=.4)
pump_set(M, (-.95, -.55, 0), .0)
elbowed(M, [(.55, .35, zb), (.55, .35, .36), (.55, -.55, .36), (-.1, -.55, .36), (-.1, -.95, .36), (-1.3, -.95, .36), (-1.3, -.55, .36), (-1.06, -.55, .36)], .034,
        [((.55, .35, zb - .1), 'z'), ((.55, -.2, .36), 'y'), ((-.6, -.95, .36), 'x')], .08)
diaphragm_valve(M, (.22, -.55, .36), .034, 'x')
riser = [(-.95, -.55, .52), (-.95, -.55, 1.15), (-1.62, -.55, 1.15), (-1.62, 2.95, 1.15), (-1.62, 2.95, 3.35), (3.9, 2.95, 3.35), (3.9, 2.95, .9)]
elbowed(M, riser, .032, [((-.95, -.55, .62), 'z'), ((-1.62, .6, 1.15), 'y'), ((-1.62, 1.9, 1.15), 'y'), ((.3, 2.95, 3.35), 'x'), ((2.2, 2.95, 3.35), 'x')], .1)
elbowed(M, [(4.15, 2.95, .9), (4.15, 2.95, 3.1), (1.05, 2.95, 3.1), (1.05, 2.95, 3.35), (1.05, .9, 3.35), (.85, .62, 3.35), (.85, .62, 2.95)], .028, [((1.05, 1.6, 3.35), 'y'), ((2.6, 2.95, 3.1), 'x')], .1)
tubes('secondary', [fillet([(-1.62, 2.6, 1.0), (-1.62, -.2, 1.0), (-1.62, -.2, .12)], .09)], .022, M.polish, res=7)
diaphragm_valve(M, (-1.62, .0, 1.15), .032, 'y', (-1, 0, 0)); diaphragm_valve(M, (-1.62, 1.3, 1.15), .032, 'y', (-1, 0, 0))
multi_boxes('support', [((.035, .035, 1.12), Matrix.Translation((-1.62, y, .56))) for y in (-.35, .95, 2.3)] + [((.035, .28, .035), Matrix.Translation((-1.62, y, 1.08))) for y in (-.35, .95, 2.3)], M.brushed, bevel=.004)
multi_boxes('wallclips', [((.04, .34, .04), Matrix.Translation((x, 3.14, z))) for x in (-.9, .4, 1.7, 3.0) for z in (3.35, 3.1)], M.brushed)

# conductivity cell and thermometer in the riser, transmitter box on its stand, control panel, sampling sink
for y, m in ((.75, M.petrol), (1.62, M.steel)):
    cyl('cell', .03, .14, (-1.62, y, 1.17), M.polish, segs=28); cyl('head', .038, .09, (-1.62, y, 1.31), m, segs=28, bevel=.012)
cabinet(M, -3.3, 2.95, 0, size=(.8, .4, 1.9), mat=M.white)
box('hmi', (.36, .02, .26), (-3.3, 2.73, 1.6), M.black, bevel=.006); box('hmiglow', (.32, .01, .22), (-3.3, 2.722, 1.6), m_emit('hmi', (.06, .22, .24, 1), 1.2), bevel=0)
multi_boxes('hmibars', [((.03, .006, .03 + .022 * (k * 5 % 6)), Matrix.Translation((-3.42 + .05 * k, 2.714, 1.53 + .011 * (k * 5 % 6)))) for k in range(6)], M.liquid)
# points of use along the right wall
for k, z in enumerate((.95, 1.12, 2.75, 2.92)):
    elbowed(M, [(X1 - .22, -6, z), (X1 - .22, 2.9 - .15 * k, z), (X1 - .22, 2.9 - .15 * k, 3.6)], .032 if k % 2 else .026, [((X1 - .22, y, z), 'y') for y in (-3, -1.2, .6, 2.1)], .09)
for y in (-2.4, -.4, 1.4):
    diaphragm_valve(M, (X1 - .22, y, 1.12), .032, 'y', (-1, 0, 0))
    elbowed(M, [(X1 - .22, y + .3, .95), (X1 - .22, y + .3, .45), (X1 - .5, y + .3, .45), (X1 - .5, y + .3, .3)], .022, (), .06)
multi_boxes('brackets', [((.3, .04, .04), Matrix.Translation((X1 - .15, y, z))) for y in (-4, -2, 0, 2) for z in (.88, 1.05, 2.68, 2.85)], M.brushed)

drain(M, -.35, -2.2, .1, .16)

camera((-2.5, -6.3, 1.55), (.55, .3, 1.55), lens=29, shift=(0, .058))
shoot()
