"""Pharmacy: storage vessel for purified water with its circulation loop in a clean room."""

from math import cos, pi, sin

import bmesh
from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.brand import brand
from kit.cleanroom import cleanroom_mats, diaphragm_valve, elbowed, light_panel, pump_set, view_window, water_vessel
from kit.hall import drain, hall_mats, wall, window_band
from kit.mesh import box, cyl, from_bm, obj
from kit.render import camera
from kit.screens import m_screen, panel
from kit.shoot import begin, shoot
from kit.terrain import slab
from kit.vessels import vessel_mats
from kit.worlds import studio_world
from kit.yard import cabinet, yard_mats

M = cleanroom_mats(hall_mats(vessel_mats(yard_mats(brand(begin())))))
X0, X1, Y0, Y1, Z = -4.2, 4.9, -9.0, 3.3, 4.3

# room: coved corners, flush window to the corridor, light panels; open and dark behind the camera
slab("floor", X0, X1, Y0, Y1, 0, M.floor)
wall(M, (X0, Y0), (X0, Y1), Z, skirting=False)
VX0, VX1, VZ0, VZ1 = -2.9, -0.5, 1.0, 2.3
wall(M, (X0, Y1), (VX0, Y1), Z, skirting=False)
wall(M, (VX1, Y1), (X1, Y1), Z, skirting=False)
wall(M, (VX0, Y1), (VX1, Y1), VZ0, skirting=False)
wall(M, (VX0, Y1), (VX1, Y1), Z, z0=VZ1, skirting=False)
wall(M, (X1, Y1), (X1, Y0), Z, skirting=False)
box("ceiling", (X1 - X0, Y1 - Y0, 0.2), ((X0 + X1) / 2, (Y0 + Y1) / 2, Z + 0.1), M.panelwall, bevel=0)
for a, b, n in (((X0, Y0), (X0, Y1), (1, 0)), ((X0, Y1), (X1, Y1), (0, -1)), ((X1, Y1), (X1, Y0), (-1, 0))):
    bm = bmesh.new()
    rows = []
    for t in [pi / 2 * k / 10 for k in range(11)]:
        d, z = 0.11 * (1 - sin(t)), 0.11 * (1 - cos(t))
        rows.append([bm.verts.new((p[0] + n[0] * d, p[1] + n[1] * d, z + 0.002)) for p in (a, b)])
    for r0, r1 in zip(rows, rows[1:]):
        bm.faces.new((r0[0], r0[1], r1[1], r1[0]))
    obj("cove", from_bm(bm, "cove"), M.floor, angle=60)
for x in (-2.5, 0.2, 2.9):
    for y in (-4.4, -1.9, 0.6, 2.5):
        light_panel(M, x, y, Z, 13 if y < 2 else 9)
for x in (-1.15, 1.55):
    for y in (-3.1, 0.0):
        box("hepa", (0.62, 0.62, 0.02), (x, y, Z - 0.008), M.joint, bevel=0)
        multi_boxes(
            "louvre",
            [((0.54, 0.02, 0.012), Matrix.Translation((x, y - 0.27 + 0.054 * k, Z - 0.024))) for k in range(11)],
            M.white,
        )
studio_world((1, 1, 1, 1), (0.7, 0.72, 0.74, 1), 0.10)
window_band(M, (X0 + 0.02, -6.5), (X0 + 0.02, 2.2), 1.0, 3.4, (1, 0), 6, power=900)
view_window(M, VX0, VX1, Y1, VZ0, VZ1)
box("door", (1.05, 0.05, 2.2), (3.55, Y1 - 0.02, 1.1), M.petrol, bevel=0.01)
box("doorpane", (0.5, 0.06, 0.8), (3.55, Y1 - 0.025, 1.55), M.joint, bevel=0.02)
box("doorgap", (1.1, 0.045, 2.24), (3.55, Y1 - 0.012, 1.12), M.joint, bevel=0)
tubes("doorhandle", [[(3.12, Y1 - 0.09, 0.9), (3.12, Y1 - 0.09, 1.25)]], 0.014, M.polish)

# vessels and loop: out at the bottom, pump, along the wall, back to the top through the return
_, zb, _ = water_vessel(M, (0.55, 0.35, 0), yaw=-0.18)
water_vessel(M, (2.95, 1.35, 0), r=0.78, h=1.75, yaw=-0.3)
P = (-0.95, -0.25)
pump_set(M, (*P, 0), pi)
elbowed(
    M,
    [(0.55, 0.35, zb + 0.02), (0.55, 0.35, 0.36), (0.55, P[1], 0.36), (P[0] + 0.10, P[1], 0.36)],
    0.036,
    [((0.55, 0.35, zb - 0.12), "z"), ((0.40, P[1], 0.36), "x"), ((P[0] + 0.16, P[1], 0.36), "x")],
    0.09,
)
diaphragm_valve(M, (0.02, P[1], 0.36), 0.036, "x", (0, -1, 0.35))
# supply: up from the pump, along the far wall, along the points of use; return: above it and down into the spray ball
YB, XR = Y1 - 0.14, X1 - 0.16
riser = [(*P, 0.52), (*P, 3.42), (P[0], YB, 3.42), (XR, YB, 3.42), (XR, YB, 1.12), (XR, -6.5, 1.12)]
elbowed(
    M,
    riser,
    0.034,
    [((*P, z), "z") for z in (0.62, 1.18, 1.95, 2.7)]
    + [((x, YB, 3.42), "x") for x in (0.3, 1.8, 3.2)]
    + [((XR, y, 1.12), "y") for y in (2.4, 0.2, -2.2)],
    0.11,
)
elbowed(
    M,
    [
        (XR, -6.5, 2.86),
        (XR, YB - 0.12, 2.86),
        (1.0, YB - 0.12, 2.86),
        (1.0, YB - 0.12, 3.74),
        (1.0, 0.78, 3.74),
        (1.0, 0.78, 3.28),
    ],
    0.030,
    [((1.0, 1.9, 3.74), "y"), ((2.4, YB - 0.12, 2.86), "x"), ((1.0, 0.78, 3.42), "z")]
    + [((XR, y, 2.86), "y") for y in (1.6, -0.8)],
    0.11,
)
elbowed(
    M,
    [(2.95, 1.35, 0.84), (2.95, 1.35, 0.42), (2.95, YB - 0.05, 0.42), (2.95, YB - 0.05, 2.80)],
    0.030,
    [((2.95, 1.35, 0.60), "z"), ((2.95, YB - 0.05, 1.4), "z")],
    0.09,
)
diaphragm_valve(M, (*P, 0.90), 0.034, "z", (0, -1, 0.2))
multi_boxes(
    "hanger",
    [((0.03, 0.03, Z - 3.44), Matrix.Translation((P[0], y, (Z + 3.44) / 2))) for y in (0.6, 2.0)]
    + [((0.16, 0.05, 0.03), Matrix.Translation((P[0], y, 3.47))) for y in (0.6, 2.0)],
    M.brushed,
)
multi_boxes(
    "wallclips",
    [((0.04, 0.16, 0.03), Matrix.Translation((x, Y1 - 0.08, z))) for x in (-0.2, 1.3, 2.6, 4.0) for z in (3.37, 2.81)]
    + [((0.16, 0.04, 0.03), Matrix.Translation((X1 - 0.08, y, z))) for y in (2, 0.2, -1.6, -3.4) for z in (1.07, 2.81)],
    M.brushed,
)
# in the riser: flow meter, conductivity cell, thermometer
cyl("flow", 0.075, 0.20, (*P, 1.48), M.polish, segs=40, bevel=0.02)
box("flowhead", (0.13, 0.10, 0.13), (P[0], P[1] - 0.13, 1.58), M.white, bevel=0.02)
for z, m in ((2.12, M.petrol), (2.42, M.white)):
    cyl("cell", 0.022, 0.10, (P[0], P[1] - 0.02, z), M.polish, rot=(pi / 2, 0, 0), segs=28)
    cyl("head", 0.034, 0.08, (P[0], P[1] - 0.12, z), m, rot=(pi / 2, 0, 0), segs=28, bevel=0.012)

cabinet(M, -3.3, 2.95, 0, size=(0.8, 0.4, 1.9), mat=M.white)
box("hmi", (0.52, 0.03, 0.33), (-3.3, 2.735, 1.55), M.black, bevel=0.008)
panel("hmipicture", 0.48, 0.28, m_screen("hmi", "vessel", 1.1), None, (-3.3, 2.718, 1.55))
for y in (-2.4, -0.4, 1.4):  # points of use
    diaphragm_valve(M, (XR, y, 1.12), 0.034, "y", (-1, 0, 0))
    elbowed(
        M,
        [(XR - 0.03, y + 0.22, 1.12), (XR - 0.16, y + 0.22, 1.12), (XR - 0.16, y + 0.22, 0.82)],
        0.020,
        [((XR - 0.16, y + 0.22, 0.90), "z")],
        0.05,
    )

drain(M, -0.35, -2.2, 0.1, 0.16)

camera((-2.5, -6.3, 1.55), (0.55, 0.3, 1.55), lens=29, shift=(0, 0.058))
shoot()
