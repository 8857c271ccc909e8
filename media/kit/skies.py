"""Sky dome painted by height and by angle to the sun, with lit high cloud. The sun itself is a lamp: less noise
than a disc."""

import math
from math import cos, sin

import bpy
from mathutils import Vector

from kit.mesh import link
from kit.nodes import N


def stops(pairs):
    """Colour stops with their alpha."""
    return [(z, (*c, 1)) for z, c in pairs]


def sky_dome(
    far,
    near,
    cloud,
    rot,
    elev=4.0,
    sun=3.0,
    sun_col=(1, 0.5, 0.25),
    size=1.2,
    strength=0.6,
    cover=0.7,
    seed=0.0,
    ground=(0.06, 0.06, 0.07),
    copies=4,
):
    """far / near: [(height, colour)] away from and towards the sun; cloud: (far, near, core) colours; rot: degrees,
    0 = +Y, 90 = +X."""
    b = N.world("sky")
    tc = b.n("TexCoord").outputs["Generated"]
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    r, e = math.radians(rot), math.radians(elev)
    toward = b.n("VectorMath", {0: tc, 1: (sin(r), cos(r), 0.02)}, operation="DOT_PRODUCT").outputs["Value"]
    side = b.ramp(b.math("ADD", b.math("MULTIPLY", toward, 0.5), 0.5), [(0.10, 0.0), (0.75, 0.45), (1.0, 1.0)])
    height = b.math("MAXIMUM", Z, 0.0)
    clear = b.mix(side, b.ramp(height, stops(far)), b.ramp(height, stops(near)))
    below = b.n("MapRange", {0: Z, 1: -0.02, 2: 0.0, 3: 1.0, 4: 0.0}).outputs[0]
    plain = b.mix(below, clear, (*ground, 1))
    # cloud: noise on a plane overhead, so that it flattens towards the horizon
    zz = b.math("ADD", height, 0.12)
    P = b.n("CombineXYZ", {0: b.math("DIVIDE", X, zz), 1: b.math("DIVIDE", Y, zz), 2: seed}).outputs[0]
    warp = b.n("TexNoise", {"Vector": P, "Scale": 0.45, "Detail": 3.0}).outputs["Color"]
    P = b.n(
        "VectorMath",
        {0: P, 1: b.n("VectorMath", {0: warp, "Scale": 1.3}, operation="SCALE").outputs[0]},
        operation="ADD",
    ).outputs[0]
    f = b.math(
        "ADD",
        b.math("MULTIPLY", b.noise(b.mapping(P, (0.36, 1.2, 1), (0.7, 0.3, 0)), 0.8, 10, 0.60), 0.68),
        b.math("MULTIPLY", b.noise(b.mapping(P, (0.8, 1.5, 1), (5, 1, 0)), 2.2, 8, 0.64), 0.32),
    )
    mask = b.ramp(f, [(0.58 - 0.14 * cover, 0.0), (0.64 - 0.06 * cover, 0.5), (0.78, 1.0)])
    mask = b.math(
        "MULTIPLY", b.math("MULTIPLY", mask, b.ramp(height, [(0, 0.0), (0.05, 0.55), (0.16, 1.0), (0.8, 0.35)])), 0.8
    )
    lit = b.mix(side, (*cloud[0], 1), (*cloud[1], 1))
    lit = b.mix(b.ramp(f, [(0.60, 0.0), (0.80, 0.65)]), lit, (*cloud[2], 1))
    seen = b.mix(below, b.mix(mask, clear, lit), (*ground, 1))
    ray = b.n("LightPath")  # clouds only for camera and reflections: diffuse bounces use the cheap gradient
    visible = b.math("MAXIMUM", ray.outputs["Is Camera Ray"], ray.outputs["Is Glossy Ray"])
    shade = [b.n("Background", {"Color": c, "Strength": strength}).outputs[0] for c in (plain, seen)]
    b.put(b.out.inputs[0], b.n("MixShader", {0: visible, 1: shade[0], 2: shade[1]}))
    b.m.cycles.sampling_method = "MANUAL"
    b.m.cycles.sample_map_resolution = 1024
    direction = Vector((sin(r) * cos(e), cos(r) * cos(e), sin(e)))
    for _ in range(copies if sun else 0):  # several copies of the sun, to get enough light samples
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy, lamp.color, lamp.angle = sun / copies, sun_col, math.radians(size)
        ob = bpy.data.objects.new("sun", lamp)
        ob.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
        link(ob)
    return b.m


GOLDEN = dict(
    far=[
        (0, (0.74, 0.56, 0.44)),
        (0.06, (0.60, 0.53, 0.49)),
        (0.13, (0.46, 0.46, 0.50)),
        (0.22, (0.30, 0.35, 0.43)),
        (0.45, (0.13, 0.21, 0.34)),
        (1, (0.045, 0.09, 0.19)),
    ],
    near=[
        (0, (1.9, 0.95, 0.38)),
        (0.05, (1.45, 0.88, 0.47)),
        (0.14, (0.66, 0.60, 0.56)),
        (0.34, (0.26, 0.37, 0.50)),
        (1, (0.06, 0.11, 0.21)),
    ],
    cloud=((0.62, 0.50, 0.46), (1.70, 0.92, 0.58), (0.24, 0.24, 0.28)),
    sun_col=(1, 0.60, 0.32),
)
BLUE_HOUR = dict(
    far=[
        (0, (0.105, 0.15, 0.235)),
        (0.08, (0.085, 0.135, 0.23)),
        (0.22, (0.05, 0.095, 0.185)),
        (0.5, (0.022, 0.05, 0.115)),
        (1, (0.010, 0.025, 0.065)),
    ],
    near=[
        (0, (1.50, 0.72, 0.38)),
        (0.06, (1.05, 0.60, 0.42)),
        (0.15, (0.50, 0.41, 0.42)),
        (0.32, (0.12, 0.18, 0.28)),
        (1, (0.018, 0.038, 0.085)),
    ],
    cloud=((0.09, 0.12, 0.18), (0.62, 0.40, 0.36), (0.05, 0.075, 0.12)),
    sun_col=(1, 0.6, 0.4),
)
MORNING = dict(
    far=[
        (0, (0.80, 0.78, 0.70)),
        (0.08, (0.66, 0.70, 0.70)),
        (0.25, (0.36, 0.50, 0.64)),
        (0.6, (0.18, 0.33, 0.53)),
        (1, (0.10, 0.22, 0.42)),
    ],
    near=[
        (0, (1.75, 1.20, 0.68)),
        (0.08, (1.35, 1.06, 0.74)),
        (0.22, (0.74, 0.78, 0.78)),
        (0.5, (0.32, 0.47, 0.62)),
        (1, (0.14, 0.28, 0.48)),
    ],
    cloud=((0.86, 0.82, 0.78), (1.60, 1.25, 0.95), (0.58, 0.60, 0.64)),
    sun_col=(1, 0.77, 0.48),
)
CLEAR = dict(
    far=[
        (0, (0.84, 0.76, 0.64)),
        (0.05, (0.58, 0.66, 0.72)),
        (0.12, (0.32, 0.48, 0.66)),
        (0.2, (0.20, 0.37, 0.62)),
        (1, (0.10, 0.22, 0.42)),
    ],
    near=[
        (0, (1.10, 0.90, 0.66)),
        (0.06, (0.78, 0.78, 0.74)),
        (0.14, (0.42, 0.56, 0.70)),
        (0.24, (0.26, 0.43, 0.64)),
        (1, (0.12, 0.25, 0.46)),
    ],
    cloud=((0.86, 0.82, 0.78), (1.60, 1.25, 0.95), (0.58, 0.60, 0.64)),
    sun_col=(1, 0.77, 0.48),
)
HAZE = dict(
    far=[
        (0, (0.74, 0.67, 0.58)),
        (0.10, (0.64, 0.62, 0.60)),
        (0.28, (0.42, 0.50, 0.57)),
        (0.6, (0.22, 0.33, 0.46)),
        (1, (0.13, 0.22, 0.36)),
    ],
    near=[
        (0, (1.70, 1.15, 0.62)),
        (0.10, (1.35, 1.0, 0.66)),
        (0.26, (0.80, 0.74, 0.66)),
        (0.55, (0.32, 0.41, 0.50)),
        (1, (0.16, 0.25, 0.38)),
    ],
    cloud=((0.74, 0.70, 0.66), (1.55, 1.12, 0.76), (0.50, 0.50, 0.53)),
    sun_col=(1, 0.72, 0.42),
)
DUSK = dict(
    far=[
        (0, (0.30, 0.26, 0.31)),
        (0.07, (0.28, 0.26, 0.34)),
        (0.18, (0.17, 0.21, 0.33)),
        (0.42, (0.065, 0.11, 0.215)),
        (1, (0.022, 0.045, 0.105)),
    ],
    near=[
        (0, (0.95, 0.44, 0.25)),
        (0.06, (0.78, 0.42, 0.31)),
        (0.16, (0.42, 0.33, 0.36)),
        (0.36, (0.13, 0.175, 0.28)),
        (1, (0.03, 0.055, 0.12)),
    ],
    cloud=((0.26, 0.22, 0.29), (0.95, 0.47, 0.36), (0.10, 0.105, 0.15)),
    sun_col=(1, 0.45, 0.25),
)
