"""Dusk with lit cloud, and even studio light. skies.py has the other skies."""

import math
from math import cos, sin

import bpy
from mathutils import Vector

from kit.mesh import link
from kit.nodes import N


def dusk_sky(rot=-97.0, elev=3.0, sun=2.2, sun_col=(1.0, 0.47, 0.21), strength=1.0, clouds=0.7, seed=0.0, copies=4):
    """art-directed dusk: gradient by height and by angle to the sun + lit high cloud; the sun is a lamp (less noise
    than a sky disc)"""
    b = N.world("w")
    tc = b.n("TexCoord").outputs["Generated"]
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    r = math.radians(rot)
    sd = (sin(r), cos(r), 0.02)
    dt = b.n("VectorMath", {0: tc, 1: sd}, operation="DOT_PRODUCT").outputs["Value"]
    side = b.ramp(b.math("ADD", b.math("MULTIPLY", dt, 0.5), 0.5), [(0.10, 0.0), (0.75, 0.45), (1.0, 1.0)])
    zc = b.math("MAXIMUM", Z, 0.0)
    far = b.ramp(
        zc,
        [
            (0, (0.30, 0.26, 0.30, 1)),
            (0.07, (0.34, 0.29, 0.36, 1)),
            (0.18, (0.22, 0.26, 0.38, 1)),
            (0.42, (0.085, 0.14, 0.26, 1)),
            (1, (0.030, 0.060, 0.14, 1)),
        ],
    )
    near = b.ramp(
        zc,
        [
            (0, (1.15, 0.46, 0.16, 1)),
            (0.06, (1.05, 0.52, 0.26, 1)),
            (0.16, (0.62, 0.44, 0.38, 1)),
            (0.36, (0.20, 0.25, 0.36, 1)),
            (1, (0.040, 0.075, 0.16, 1)),
        ],
    )
    c = b.mix(side, far, near)
    plain = b.mix(b.n("MapRange", {0: Z, 1: -0.02, 2: 0.0, 3: 1.0, 4: 0.0}).outputs[0], c, (0.06, 0.06, 0.07, 1))
    zz = b.math("ADD", zc, 0.12)
    P = b.n("CombineXYZ", {0: b.math("DIVIDE", X, zz), 1: b.math("DIVIDE", Y, zz), 2: seed}).outputs[0]
    wp = b.n("TexNoise", {"Vector": P, "Scale": 0.45, "Detail": 3.0}).outputs["Color"]
    Pw = b.n(
        "VectorMath", {0: P, 1: b.n("VectorMath", {0: wp, "Scale": 1.3}, operation="SCALE").outputs[0]}, operation="ADD"
    ).outputs[0]
    f1 = b.noise(b.mapping(Pw, (0.36, 1.2, 1), (0.7, 0.3, 0)), 0.8, 10, 0.60)
    f2 = b.noise(b.mapping(Pw, (0.8, 1.5, 1), (5, 1, 0)), 2.2, 8, 0.64)
    f = b.math("ADD", b.math("MULTIPLY", f1, 0.68), b.math("MULTIPLY", f2, 0.32))
    m = b.ramp(f, [(0.58 - 0.14 * clouds, 0.0), (0.64 - 0.06 * clouds, 0.5), (0.78, 1.0)])
    m = b.math("MULTIPLY", b.math("MULTIPLY", m, b.ramp(zc, [(0, 0.0), (0.05, 0.55), (0.16, 1.0), (0.8, 0.35)])), 0.8)
    lit = b.mix(side, (0.34, 0.27, 0.33, 1), (1.25, 0.56, 0.34, 1))
    lit = b.mix(b.ramp(f, [(0.60, 0.0), (0.80, 0.65)]), lit, (0.10, 0.11, 0.16, 1))
    c = b.mix(m, c, lit)
    c = b.mix(b.n("MapRange", {0: Z, 1: -0.02, 2: 0.0, 3: 1.0, 4: 0.0}).outputs[0], c, (0.06, 0.06, 0.07, 1))
    lp = b.n("LightPath")
    # clouds only for camera and reflections
    vis = b.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"])
    b.put(
        b.out.inputs[0],
        b.n(
            "MixShader",
            {
                0: vis,
                1: b.n("Background", {"Color": plain, "Strength": strength}).outputs[0],
                2: b.n("Background", {"Color": c, "Strength": strength}).outputs[0],
            },
        ),
    )
    b.m.cycles.sampling_method = "MANUAL"
    b.m.cycles.sample_map_resolution = 1024
    if sun:
        for _ in range(copies):
            s = bpy.data.lights.new("sun", "SUN")
            s.energy = sun / copies
            s.color = sun_col
            s.angle = math.radians(1.2)
            ob = bpy.data.objects.new("sun", s)
            e = math.radians(elev)
            d = Vector((sin(r) * cos(e), cos(r) * cos(e), sin(e)))
            ob.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
            link(ob)
    return b.m


def studio_world(top=(0.9, 0.95, 1, 1), bottom=(0.3, 0.32, 0.36, 1), strength=0.5):
    """Even light from above and below."""
    b = N.world("w")
    z = b.n("SeparateXYZ", {0: b.n("TexCoord").outputs["Generated"]}).outputs[2]
    c = b.ramp(b.math("ADD", b.math("MULTIPLY", z, 0.5), 0.5), [(0, bottom), (1, top)])
    b.put(b.out.inputs[0], b.n("Background", {"Color": c, "Strength": strength}))
    return b.m
