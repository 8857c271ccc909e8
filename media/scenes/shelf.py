"""The six devices, each as a picture of its own on a transparent background, in one light, seen level and orthographic,
so that a scale bar next to them is valid. scenes/shelf.py SCALE SPP OUT_DIR [DEVICE STEPS]
SCALE is in pixels per millimetre. Writes <name>_a.exr, <name>_b.exr and shelf.json: dimensions in millimetres.
With DEVICE, only this one, turned once in equal steps: <k>_a.exr and <k>_b.exr. Step 0 has the heading and the centre of
the device's picture, in a frame as wide as the device needs at any step."""

import json
import math
import random
import sys

import bpy
from mathutils import Vector

from kit import studio
from kit.device_gateway import gateway
from kit.device_level import submersible, ultrasonic
from kit.device_model import device
from kit.device_parts import DeviceMats, drop
from kit.device_process import sonde, temperature
from kit.lamps import area
from kit.mesh import empty
from kit.render import camera, render_halves, reset, setup

a = sys.argv[sys.argv.index("--") + 1 :]
SCALE, SPP, OUT = float(a[0]), int(a[1]), a[2]
TURNED, STEPS = (a[3], int(a[4])) if len(a) > 3 else (None, 1)
MARGIN = 0.004  # transparent margin around a device, metres
# builder, heading in degrees, arguments of the builder
DEVICES = dict(
    radar=(device, 24, dict(cable=False, lower=False, horn=True, bolted=False)),
    ultrasonik=(ultrasonic, 12, {}),
    tekanan=(submersible, 14, {}),
    suhu=(temperature, 32, {}),
    kualitas=(sonde, 10, {}),
    gateway=(gateway, -27, {}),
)


def corners(part):
    """World-space corners of everything that a part consists of."""
    bpy.context.view_layer.update()
    return [
        o.matrix_world @ Vector(c) for o in part.children_recursive if o.type in ("MESH", "CURVE") for c in o.bound_box
    ]


def size(points, axis):
    return max(p[axis] for p in points) - min(p[axis] for p in points)


random.seed(2)
reset()
setup(64, 64, SPP, OUT + "/x.exr", adaptive=0.02, clamp=6, bounces=6, transparent=True)
scene = bpy.context.scene
D = DeviceMats()
studio.stage()
for ob in scene.objects:
    if ob.name.startswith("sweep"):
        # hidden from reflections: seen level, steel would take all its colour from the floor and disappear on the
        # page
        ob.visible_camera = ob.visible_glossy = False
# two strip lights instead: round steel gets a bright line along either side
area("left", (-0.75, -1.1, 0.25), (0, 0, 0.22), 0.14, 3.2, (1, 0.985, 0.96), size_y=1.3)
area("right", (1.0, -0.8, 0.25), (0, 0, 0.22), 0.10, 1.6, (0.95, 0.98, 1), size_y=1.3)
view = camera((0, -3, 0), (0, 0, 0), lens=95)
view.data.type = "ORTHO"
measures = {}


def aim(points, around):
    """Sets the picture's size and the camera so that the points fit, the same distance to the left and right of
    AROUND, and their height exactly."""
    half = max(abs(p.x - around) for p in points) + MARGIN
    height = size(points, 2) + 2 * MARGIN
    scene.render.resolution_x, scene.render.resolution_y = (round(m * 1000 * SCALE) for m in (2 * half, height))
    view.data.ortho_scale = max(2 * half, height)
    view.location = (around, -3, (max(p.z for p in points) + min(p.z for p in points)) / 2)


for name, (make, heading, options) in DEVICES.items():
    if TURNED not in (None, name):
        continue
    place = empty(name)
    make(parent=place, D=D, **options)
    millimetres = [round(size(corners(place), k) * 1000) for k in range(3)]
    place.rotation_euler.z = math.radians(heading)
    drop(place)
    points = corners(place)
    middle = (max(p.x for p in points) + min(p.x for p in points)) / 2
    for k in range(1, STEPS):
        place.rotation_euler.z = math.radians(heading + 360 * k / STEPS)
        points += corners(place)
    aim(points, middle)
    measures[name] = dict(width=millimetres[0], depth=millimetres[1], height=millimetres[2], margin=MARGIN * 1000)
    for k in range(STEPS):
        place.rotation_euler.z = math.radians(heading + 360 * k / STEPS)
        render_halves(f"{OUT}/{k:02}.exr" if TURNED else f"{OUT}/{name}.exr")
        print("STEP", name, k, millimetres, flush=True)
    for ob in [place, *place.children_recursive]:
        bpy.data.objects.remove(ob)
if not TURNED:
    json.dump(measures, open(OUT + "/shelf.json", "w"), indent=1)
