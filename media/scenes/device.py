"""Studio shots of the devices.
scenes/device.py W H SPP OUT.exr radar|ultrasonik|tekanan|suhu|kualitas|gateway [device|shadow]
With the last argument, a crop on a transparent background: the device with its cable, or the shadow of both."""

import math
import random
import sys
from math import cos, pi, sin

import bpy
from mathutils import Vector

from kit import studio
from kit.device_gateway import gateway
from kit.device_level import pressure, submersible, ultrasonic
from kit.device_model import device
from kit.device_parts import DeviceMats, cable, drop
from kit.device_process import insert, sonde, spare_electrode, temperature
from kit.mesh import empty
from kit.render import reset, setup

a = sys.argv[sys.argv.index("--") + 1 :]
W, H, SPP, OUT, NAME = int(a[0]), int(a[1]), int(a[2]), a[3], a[4]
ALONE = a[5] if len(a) > 5 else None
# crop as shares of the picture, from the left and from below: the cable leaves by the right edge
CROP = (220 / 1200, 1, 130 / 1200, 1090 / 1200)
random.seed(2)
reset()
setup(W, H, SPP, OUT, adaptive=0.03, clamp=6, bounces=6, transparent=ALONE is not None)
bpy.context.scene.cycles.adaptive_min_samples = 4  # plain paper converges early, the samples go to the device
D = DeviceMats()
studio.stage()


def leave_alone():
    """Hides everything that the cut-out does not show from the camera only, so that its light stays."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = CROP
    for ob in bpy.context.scene.objects:
        if not ob.name.startswith("sweep"):
            ob.visible_camera = ob.visible_camera and ALONE == "device"
        elif ALONE == "device":
            ob.visible_camera = False
        else:
            ob.is_shadow_catcher = True


def put(make, scale, loc, heading, spin=0.0, lay=None, **k):
    """Stands a device on the paper, or lays it down: lay = tilt of its axis against the ground, +Z end up."""
    outer = empty("place", (*loc, 0), (0, 0, math.radians(heading)))
    inner = empty("lay", parent=outer, rot=(0, 0 if lay is None else pi / 2 - math.radians(lay), 0))
    inner.scale = (scale,) * 3
    dev = make(parent=inner, **k)
    dev.rotation_euler = (0, 0, math.radians(spin))
    drop(outer)
    return dev


def lead(dev, start, along, pts, r, mat):
    """Cable from a point of the device (its own axes) along a direction, then through world points."""
    M = dev.matrix_world
    p0, p1 = (M @ (Vector(start) + Vector(along) * k) for k in (-0.004, 0.022))
    cable([tuple(p0), tuple(p1)] + pts, r, mat)


def coil(x, y, r, R, turns, n=26):
    """Loose turns lying on the ground on top of one another, none quite round."""
    pts = []
    for k in range(int(turns * n) + 1):
        t = 2 * pi * k / n
        q = R * (1 + 0.05 * sin(1.7 * t + 0.6))
        lap = k / n
        pts.append((x + q * cos(t), y + q * sin(t), r + r * 1.6 * lap))
    return pts


def radar():
    dev = put(device, 0.82, (-0.02, 0), 24, cable=False, lower=False, horn=True, bolted=False, D=D)
    lead(
        dev,
        (0.104, 0.006, 0.222),
        (1, 0, 0),
        [(0.21, 0.06, 0.16), (0.215, 0.07, 0.045), (0.27, 0.13, 0.0056), (0.42, 0.30, 0.0056), (0.8, 0.62, 0.0056)],
        0.0054,
        D.cable,
    )
    if ALONE:
        leave_alone()
    studio.shoot(OUT, (-0.06, -1.36, 0.42), (0.022, 0, 0.172))


def ultrasonik():
    dev = put(ultrasonic, 1.72, (-0.085, 0.05), 12, D=D)
    lead(
        dev,
        (0, 0, 0.200),
        (0, 0, 1),
        [
            (-0.02, 0.08, 0.40),
            (0.055, 0.16, 0.30),
            (0.10, 0.24, 0.12),
            (0.17, 0.33, 0.007),
            (0.36, 0.50, 0.007),
            (0.9, 0.78, 0.007),
        ],
        0.0058,
        D.cable,
    )
    put(ultrasonic, 1.72, (0.005, -0.150), 48, spin=30, lay=0, D=D, wired=False)
    studio.shoot(OUT, (-0.04, -1.50, 0.60), (0.012, 0, 0.142))


def tekanan():
    dev = put(pressure, 2.15, (-0.10, 0.06), 14, D=D)
    lead(
        dev,
        (0, 0, 0.1625),
        (0, 0, 1),
        [
            (-0.070, 0.10, 0.385),
            (-0.02, 0.18, 0.27),
            (0.02, 0.26, 0.09),
            (0.09, 0.34, 0.007),
            (0.3, 0.52, 0.007),
            (0.9, 0.8, 0.007),
        ],
        0.0058,
        D.cable,
    )
    p = put(submersible, 1.75, (-0.10, -0.115), 14, spin=20, lay=0, D=D)
    tail = (
        [(0.262, -0.042, 0.013), (0.288, 0.025, 0.0085)]
        + coil(0.185, 0.10, 0.0080, 0.085, 2.86)
        + [(0.315, 0.105, 0.040), (0.42, 0.22, 0.012), (0.9, 0.52, 0.009)]
    )
    lead(p, (0, 0, 0.168), (0, 0, 1), tail, 0.0072, D.cable_petrol)
    studio.shoot(OUT, (-0.04, -1.48, 0.66), (0.035, 0.01, 0.135))


def suhu():
    dev = put(temperature, 1.42, (0.085, 0.055), 32, spin=112, lay=7.0, D=D)
    put(insert, 1.42, (-0.105, -0.205), 212, spin=20, lay=3.6, D=D)
    lead(
        dev,
        (0.073, 0, 0.031),
        (1, 0, 0),
        [(0.075, 0.315, 0.060), (0.17, 0.375, 0.022), (0.32, 0.385, 0.008), (0.9, 0.48, 0.007)],
        0.0062,
        D.cable,
    )
    studio.shoot(OUT, (-0.04, -1.22, 0.76), (0.0, -0.01, 0.038))


def kualitas():
    dev = put(sonde, 1.28, (-0.055, 0.03), 10, D=D)
    lead(
        dev,
        (0, 0, 0.288),
        (0, 0, 1),
        [
            (0.0, 0.08, 0.435),
            (0.075, 0.15, 0.33),
            (0.115, 0.22, 0.13),
            (0.18, 0.31, 0.007),
            (0.36, 0.48, 0.007),
            (0.9, 0.78, 0.007),
        ],
        0.0062,
        D.cable,
    )
    put(spare_electrode, 1.50, (0.055, -0.11), 28, lay=0.0, D=D)
    studio.shoot(OUT, (-0.05, -1.55, 0.52), (0.03, 0, 0.190))


def gateway_set():
    dev = put(gateway, 1.16, (-0.03, 0.0), -27, D=D)
    for k, z in enumerate((0.150, 0.100, 0.052)):
        g = 0.024 * k
        lead(
            dev,
            (0.085 + 0.0255, 0.018, z),
            (1, 0, 0),
            [
                (0.150 - 0.3 * g, -0.070 + 0.2 * g, z * 1.0),
                (0.195 - g, -0.060 + g, z * 0.42),
                (0.235 - g, -0.03 + g, 0.0056),
                (0.32, 0.03 + 1.2 * g, 0.0056),
                (0.9, 0.40 + 2 * g, 0.0056),
            ],
            0.0052,
            (D.cable, D.cable_petrol, D.cable)[k],
        )
    studio.shoot(OUT, (-0.05, -1.42, 0.42), (0.020, 0, 0.160))


{
    "radar": radar,
    "ultrasonik": ultrasonik,
    "tekanan": tekanan,
    "suhu": suhu,
    "kualitas": kualitas,
    "gateway": gateway_set,
}[NAME]()
