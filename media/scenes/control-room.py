"""Monitoring room at 9:05 in the morning: desks with level plots, video wall, window onto the tanks. The operators
are in the yard; a jacket over a chair, a helmet, a flask and a log book are left behind."""

import bpy
from mathutils import Matrix

from kit.bars import multi_boxes
from kit.brand import brand
from kit.controls import chair, control_mats, desk, flask, jacket, log_book, slat_ceiling
from kit.lamps import area
from kit.mesh import box, empty
from kit.render import camera
from kit.screens import m_screen, panel
from kit.shoot import begin, shoot
from kit.skies import MORNING, sky_dome
from kit.terrain import slab
from kit.tools import hard_hat, tool_mats
from kit.yard import yard_mats
from scenes.tank_yard import build

M, _ = tool_mats(control_mats(yard_mats(brand(begin()))))
X0, X1, Y0, Y1, Z, UP = -5.2, 5.6, -6.5, 4.4, 3.1, 8.5  # the room is on an upper floor: UP is its floor above the yard

# outside: the tank farm of the other pictures, seen through the right part of the far wall
yard = empty("yard", (15.0, 54, -UP), (0, 0, 0.10))
before = set(bpy.context.scene.objects)
build(M, gauge=True)
for ob in set(bpy.context.scene.objects) - before:
    if ob.parent is None:
        ob.parent = yard

# shell of the room
slab("floor", X0, X1, Y0, Y1, 0, M.carpet)
slat_ceiling(M, X0, X1, Y0, Y1, Z)
box("left", (0.2, Y1 - Y0, Z + 0.3), (X0 - 0.1, (Y0 + Y1) / 2, Z / 2), M.wallpaint, bevel=0)
box("right", (0.2, Y1 - Y0, Z + 0.3), (X1 + 0.1, (Y0 + Y1) / 2, Z / 2), M.wallpaint, bevel=0)
WX0, WX1, WZ0, WZ1 = -0.7, 5.3, 0.62, 2.62  # window opening in the far wall
for size, loc in (
    ((WX0 - X0, 0.2, Z + 0.3), ((X0 + WX0) / 2, Y1 + 0.1, Z / 2)),
    ((X1 - WX1, 0.2, Z + 0.3), ((X1 + WX1) / 2, Y1 + 0.1, Z / 2)),
    ((WX1 - WX0, 0.2, WZ0), ((WX0 + WX1) / 2, Y1 + 0.1, WZ0 / 2)),
    ((WX1 - WX0, 0.2, Z + 0.2 - WZ1), ((WX0 + WX1) / 2, Y1 + 0.1, (Z + 0.2 + WZ1) / 2)),
):
    box("far", size, loc, M.wallpaint, bevel=0)
multi_boxes(
    "mullions",
    [
        ((0.05, 0.14, WZ1 - WZ0), Matrix.Translation((WX0 + (WX1 - WX0) * k / 4, Y1 + 0.06, (WZ0 + WZ1) / 2)))
        for k in range(5)
    ]
    + [((WX1 - WX0, 0.14, 0.05), Matrix.Translation(((WX0 + WX1) / 2, Y1 + 0.06, z))) for z in (WZ0, WZ1)],
    M.black,
)
box("sill", (WX1 - WX0 + 0.1, 0.34, 0.04), ((WX0 + WX1) / 2, Y1 - 0.08, WZ0 - 0.02), M.oak, bevel=0.006)
box("skirting", (X1 - X0, 0.03, 0.09), (0, Y1 - 0.01, 0.045), M.black, bevel=0)

# video wall on the left of the window, three by two panels in a petrol frame
v = empty("wall", (-2.95, Y1 - 0.10, 1.72))
box("frame", (3.85, 0.12, 1.72), (0, 0.04, 0), M.petrol, bevel=0.01, parent=v)
panel("wallscreen", 3.68, 1.55, m_screen("wallpicture", "wall", 1.5), v, (0, -0.026, 0))
multi_boxes(
    "joints",
    [((0.008, 0.01, 1.55), Matrix.Translation((x, -0.03, 0))) for x in (-0.613, 0.613)]
    + [((3.68, 0.01, 0.008), Matrix.Translation((0, -0.03, 0)))],
    M.black,
    v,
)

# two rows of desks, chairs turned away a little
S = {kind: m_screen(kind, kind, 1.35) for kind in ("trend", "tanks", "alarm", "plan", "balance", "level")}


def pick(*kinds):
    return [S[k] for k in kinds]


desk(M, (-1.75, -0.15, 0), 0.10, 3.0, pick("plan", "trend", "alarm", "balance"))
desk(M, (2.55, 0.25, 0), -0.12, 2.7, pick("tanks", "level", "alarm"))
desk(M, (-3.5, 2.7, 0), 0.16, 2.0, pick("balance", "plan"))
desk(M, (0.3, 2.85, 0), 0.0, 1.6, pick("trend", "tanks"))
desk(M, (3.6, 2.8, 0), -0.14, 1.6, pick("alarm", "trend"))
chair(M, (-2.25, -1.05, 0), 0.85)
jacket(M, chair(M, (2.02, -0.72, 0), -0.38))
hard_hat(M, (1.50, -0.02, 0.752), 2.5)
flask(M, (-0.62, -0.12, 0.752))
log_book(M, (2.62, 0.02, 0.752), 0.25)
chair(M, (-0.35, 2.1, 0), -0.45)
chair(M, (-3.0, 1.9, 0), 0.4)

# right wall: low cabinet, hard hats on hooks
box("credenza", (0.5, 3.2, 0.8), (X1 - 0.26, 1.6, 0.4), M.oak, bevel=0.008)
multi_boxes(
    "gaps", [((0.01, 0.012, 0.7), Matrix.Translation((X1 - 0.515, 0.0 + 0.8 * k, 0.42))) for k in range(1, 4)], M.black
)

# light: daylight through the window, strips between the slats; screens alone do not light the room
for x in (-3.6, -0.6, 2.4):
    box("strip", (0.06, 8.6, 0.03), (x, -0.6, Z + 0.0), M.strip, bevel=0).visible_diffuse = False
    area("striplamp", (x, -0.6, Z - 0.06), (x, -0.6, 0), 0.16, 80, (1, 0.95, 0.88), size_y=8.0).visible_glossy = False
area(
    "daylight",
    ((WX0 + WX1) / 2, Y1 - 0.05, (WZ0 + WZ1) / 2),
    ((WX0 + WX1) / 2, 0, 0.4),
    WX1 - WX0,
    150,
    (0.93, 0.97, 1),
    size_y=WZ1 - WZ0,
).visible_glossy = False
sky_dome(**MORNING, rot=-82, elev=36, sun=4.2, strength=1.0, cover=0.6)
area("fill", (0.4, -6.2, 2.7), (0.2, 0, 0.6), 5, 150, (1, 0.95, 0.88), size_y=1.2).visible_glossy = False
camera((0.75, -2.75, 1.42), (0.1, 4.4, 1.5), lens=34)
shoot()
