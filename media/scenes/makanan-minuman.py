"""Food and beverage: stainless process vessels in a clean white hall, soft daylight from window bands."""

from math import cos, pi, sin

from mathutils import Matrix

from kit.bars import fillet, multi_boxes, tubes
from kit.brand import brand
from kit.hall import ceiling, drain, duct, hall_mats, wall, window_band
from kit.lamps import area
from kit.mesh import box, cyl
from kit.render import camera
from kit.shoot import begin, shoot
from kit.steel import grating, handrail
from kit.terrain import ribbon, slab
from kit.vessels import butterfly, clamp, vessel, vessel_mats
from kit.worlds import studio_world
from kit.yard import cabinet, yard_mats

M = hall_mats(vessel_mats(yard_mats(brand(begin()))))
X0, X1, Y0, Y1, Z = -6.2, 11.0, -16.0, 19.0, 6.6

# hall; the side behind the camera stays open and dark, as steel needs something dark to reflect
slab("floor", X0, X1, Y0, Y1, 0, M.epoxy)
wall(M, (X0, Y0), (X0, Y1), Z)
wall(M, (X0, Y1), (X1, Y1), Z)
wall(M, (X1, Y1), (X1, Y0), Z)
ceiling(M, X0, X1, Y0, Y1, Z)
window_band(M, (X0 + 0.02, -14), (X0 + 0.02, 17), 1.3, 5.2, (1, 0), 14, power=2300)
window_band(M, (X0 + 0.6, Y1 - 0.02), (X1 - 1, Y1 - 0.02), 3.3, 5.6, (0, -1), 9, power=900)
studio_world((1, 1, 1, 1), (0.75, 0.77, 0.78, 1), 0.16)
for x in (-1.0, 4.5):
    area("linear", (x, 1, Z - 0.75), (x, 1, 0), 0.5, 380, (1, 0.97, 0.92), size_y=32)
duct(M, -1.6, -12, 18.6, 5.55)
duct(M, 8.6, -12, 18.6, 5.4, 0.3)

# vessels: main row and a second one behind
for k in range(5):
    vessel(M, (1.9, -2.9 + 3.55 * k, 0), yaw=-0.42, fill=(0.66, 0.48, 0.8, 0.35, 0.6)[k])
for k in range(5):
    vessel(M, (6.9, -2.2 + 3.55 * k, 0), r=1.25, h=2.9, yaw=-0.3, fill=(0.5, 0.7, 0.4, 0.6, 0.3)[k])

# gangway between the rows at head height
gx0, gx1, gz = 3.65, 4.85, 3.35
grating(M, gx0, gx1, -4.2, 14.5, gz, mat=M.brushed)
for x in (gx0, gx1):
    handrail(M, [(x, -4.2, gz), (x, 14.5, gz)], mat=M.brushed)
handrail(M, [(gx0, 14.5, gz), (gx1, 14.5, gz)], mat=M.brushed)
for y in (-4.0, 0.6, 5.2, 9.8, 14.3):
    tubes("posts", [[(x, y, 0), (x, y, gz)] for x in (gx0 + 0.05, gx1 - 0.05)], 0.05, M.brushed)
n = 15
multi_boxes(
    "stair",
    [
        ((1.0, 0.26, 0.03), Matrix.Translation(((gx0 + gx1) / 2, -4.2 - 0.25 * (n - i - 0.5), gz * (i + 1) / n)))
        for i in range(n)
    ],
    M.brushed,
)
for x in (gx0 + 0.08, gx1 - 0.08):
    tubes("string", [[(x, -4.2 - 0.25 * n, 0), (x, -4.2, gz)]], 0.06, M.brushed)
    tubes(
        "srail",
        [
            [(x, -4.2 - 0.25 * n, 0), (x, -4.2 - 0.25 * n, 1.0), (x, -4.2, gz + 1.1)],
            [(x, -4.2 - 0.125 * n, gz / 2), (x, -4.2 - 0.125 * n, gz / 2 + 1.05)],
        ],
        0.024,
        M.brushed,
    )

# product and cleaning lines: low manifold in front of the row, overhead bridge
for x, z, r in ((0.35, 0.42, 0.045), (0.2, 0.62, 0.038), (0.2, 0.8, 0.038)):
    tubes(
        "manifold",
        [fillet([(9.5, -6.9 + x, z), (x, -6.9 + x, z), (x, 15.5, z), (x, 15.5, 4.9)], 0.2)],
        r,
        M.polish,
        res=8,
    )
    for y in [-5.6 + 1.775 * k for k in range(12)]:
        clamp(M, (x, y, z), r, "y")
for k in range(5):
    butterfly(M, (0.2, -4.2 + 3.55 * k, 0.62), 0.038, "y", handle=M.safety)
    butterfly(M, (0.2, -4.5 + 3.55 * k, 0.8), 0.038, "y")
multi_boxes(
    "stand",
    [((0.36, 0.05, 0.05), Matrix.Translation((0.26, -6 + 2.4 * k, 0.35))) for k in range(9)]
    + [((0.05, 0.05, 0.9), Matrix.Translation((0.44, -6 + 2.4 * k, 0.45))) for k in range(9)],
    M.brushed,
)
for k, (x, r) in enumerate(((0.9, 0.05), (1.08, 0.038), (1.24, 0.038), (1.5, 0.06), (2.9, 0.05), (3.1, 0.038))):
    tubes("bridge", [[(x, -12, 5.05), (x, 18.8, 5.05)]], r, M.polish, res=7)
    for y in range(-10, 18, 4):
        clamp(M, (x, y, 5.05), r, "y")
multi_boxes(
    "hangers",
    [((2.6, 0.05, 0.05), Matrix.Translation((2.0, y, 4.97))) for y in range(-11, 19, 3)]
    + [((0.03, 0.03, 1.6), Matrix.Translation((x, y, 5.7))) for y in range(-11, 19, 3) for x in (0.8, 3.2)],
    M.brushed,
)

# floor: drain, walkway lines; left side: control desk, hose cart, doors
drain(M, -0.55, -16, 17)
for x in (-4.2, -2.6):
    ribbon("line", [(x, -16), (x, 17.5)], 0.09, 0.004, M.yellowline)
cabinet(M, -5.7, 8.5, pi / 2, size=(1.2, 0.45, 1.9), mat=M.brushed)
cabinet(M, -5.7, 10.2, pi / 2, size=(1.2, 0.45, 1.9), mat=M.brushed)
box("door", (2.4, 0.08, 3.0), (-3.2, Y1 - 0.06, 1.5), M.petrol, bevel=0.02)
box("pane", (0.6, 0.1, 0.9), (-3.2, Y1 - 0.07, 1.9), M.daylight, bevel=0.02)
box("cartbase", (0.7, 1.1, 0.05), (-1.55, 2.0, 0.22), M.brushed)
tubes(
    "cart",
    [fillet([(-1.85, 2.5, 0.25), (-1.85, 2.5, 1.0), (-1.25, 2.5, 1.0), (-1.25, 2.5, 0.25)], 0.12)],
    0.02,
    M.brushed,
)
tubes(
    "coil",
    [
        [
            (
                -1.55 + (0.30 - 0.03 * (i // 40 % 2)) * cos(i * pi / 20),
                1.95 + 0.36 * sin(i * pi / 20),
                0.29 + 0.0011 * i,
            )
            for i in range(200)
        ]
    ],
    0.028,
    M.petrol,
)
for x in (-1.85, -1.25):
    for y in (1.55, 2.45):
        cyl("castor", 0.09, 0.04, (x, y, 0.09), M.rubber, rot=(0, pi / 2, 0), segs=24)

camera((-2.9, -11.2, 1.62), (0.35, 0, 1.62), lens=26, shift=(0, 0.085))
shoot()
