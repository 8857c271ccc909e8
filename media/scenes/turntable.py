"""One device rotated on the paper, one picture per step. scenes/turntable.py SIZE SPP OUT_DIR DEVICE FRAMES
Writes <k>_a.exr and <k>_b.exr; existing steps are not rendered again. Frame 0 has the heading of the studio picture.
"""

import math
import random
import sys

import bpy
from mathutils import Vector

from kit import studio
from kit.device_gateway import gateway
from kit.device_level import pressure, ultrasonic
from kit.device_model import device
from kit.device_parts import DeviceMats, drop
from kit.device_process import sonde, temperature
from kit.mesh import empty
from kit.render import camera, render_halves, reset, setup

a = sys.argv[sys.argv.index("--") + 1 :]
SIZE, SPP, OUT, NAME, FRAMES = int(a[0]), int(a[1]), a[2], a[3], int(a[4])
# device: builder, scale, heading in degrees, height of the picture’s centre, arguments of the builder, tilt: an
# upright round body looks the same at every step, a lying one shows its membrane and its socket in turn
SETS = dict(
    radar=(device, 1.02, 24, 0.205, dict(cable=False, lower=False, horn=True, bolted=False), 0),
    ultrasonik=(ultrasonic, 1.8, 52, 0.075, {}, 90),
    tekanan=(pressure, 3.0, 52, 0.075, {}, 90),
    suhu=(temperature, 1.35, 52, 0.08, {}, 82),
    kualitas=(sonde, 1.55, 52, 0.09, {}, 90),
    gateway=(gateway, 1.10, -27, 0.150, {}, 0),
)


def centre(part, axis):
    """Moves a part so that it rotates about its own centre."""
    bpy.context.view_layer.update()
    corners = [
        o.matrix_world @ Vector(c) for o in part.children_recursive if o.type in ("MESH", "CURVE") for c in o.bound_box
    ]
    to_axis = axis.matrix_world.to_3x3().inverted()
    middle = to_axis @ Vector([(min(c[i] for c in corners) + max(c[i] for c in corners)) / 2 for i in range(3)])
    part.location.x -= middle.x
    part.location.y -= middle.y


random.seed(2)
reset()
setup(SIZE, SIZE, SPP, OUT + "/x.exr", adaptive=0.03, clamp=6, bounces=6)
sc = bpy.context.scene
sc.cycles.adaptive_min_samples = 4
D = DeviceMats()
studio.stage()
make, scale, heading, middle, options, lean = SETS[NAME]
table = empty("table", rot=(0, 0, math.radians(heading)))
inner = empty("inner", parent=table)
inner.scale = (scale,) * 3
make(parent=inner, D=D, **options)
inner.rotation_euler.x = math.radians(lean)
centre(inner, table)
drop(table)
camera((-0.05, -1.45, 0.48), (0.0, 0, middle), lens=95)
for k in range(FRAMES):
    table.rotation_euler.z = math.radians(heading + 360 * k / FRAMES)
    render_halves(f"{OUT}/{k:02}.exr")
    print("STEP", k, flush=True)
