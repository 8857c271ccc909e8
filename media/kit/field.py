"""Irrigated farmland: crop rows on ridges, lined pond, pump and sprinkler lines."""

import math
import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector

from kit.bars import tubes
from kit.mesh import from_bm, link, obj
from kit.nodes import N
from kit.vegetation import blade


def m_soil(name="soil", row=1.1):
    """Ridges and wet furrows along Y, darker where the water stands."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    n = b.noise(tc, 1.4, 7, 0.68)
    big = b.noise(tc, 0.06, 4, 0.6)
    wave = b.math("COSINE", b.math("MULTIPLY", X, 2 * pi / row))
    ridge = b.math("ADD", b.math("MULTIPLY", wave, 0.5), 0.5)
    c = b.mix(ridge, (0.052, 0.038, 0.024, 1), (0.135, 0.095, 0.058, 1))
    c = b.mix(b.math("MULTIPLY", n, 0.5), c, (0.05, 0.04, 0.028, 1))
    c = b.mix(b.ramp(big, [(0.45, 0.0), (0.7, 0.4)]), c, (0.06, 0.09, 0.025, 1))
    r = b.mix(b.ramp(ridge, [(0.06, 1.0), (0.16, 0.0)]), (0.85, 0.85, 0.85, 1), (0.12, 0.12, 0.12, 1))
    h = b.math("ADD", b.math("MULTIPLY", ridge, 1.0), b.math("MULTIPLY", n, 0.4))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Specular": 0.4, "Normal": b.bump(h, 1.0, 0.18)}),
        (0.09, 0.07, 0.04, 1),
    )


def m_far_field(name="farfield", row=1.1):
    """Rows too far away to model: stripes of leaf and shade that fade into one green."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    X = b.n("SeparateXYZ", {0: tc}).outputs[0]
    n = b.noise(tc, 0.03, 5, 0.6)
    fine = b.noise(tc, 1.1, 6, 0.7)
    wave = b.math("ADD", b.math("MULTIPLY", b.math("COSINE", b.math("MULTIPLY", X, 2 * pi / row)), 0.5), 0.5)
    c = b.mix(b.math("MULTIPLY", wave, 0.6), (0.050, 0.075, 0.022, 1), (0.095, 0.150, 0.038, 1))
    c = b.mix(b.math("MULTIPLY", fine, 0.5), c, (0.045, 0.085, 0.02, 1))
    c = b.mix(b.ramp(n, [(0.4, 0.0), (0.65, 0.6)]), c, (0.13, 0.15, 0.05, 1))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.9, "Specular": 0.1, "Normal": b.bump(fine, 1.0, 0.2)}),
        (0.07, 0.11, 0.03, 1),
    )


def crop_segment(leaf, length=4.0, plants=13, h=0.85):
    """One mesh with a few metres of a row, along Y; linked many times."""
    bm = bmesh.new()
    for k in range(plants):
        base = Vector((random.gauss(0, 0.05), length * (k + random.random() * 0.6) / plants, 0))
        hh = h * random.uniform(0.75, 1.1)
        for j in range(9):
            a = 2.4 * j + random.random()
            o = Vector((cos(a), sin(a), 0))
            L = hh * random.uniform(0.6, 1.0)
            lean = random.uniform(0.25, 0.8)
            blade(
                bm,
                [
                    base + o * (lean * L * t) + Vector((0, 0, L * (1.25 * t - (0.3 + 0.75 * lean) * t * t)))
                    for t in (0, 0.3, 0.6, 0.85, 1)
                ],
                0.075,
            )
    me = from_bm(bm, "row")
    me.materials.append(leaf)
    return me


def rows(leaf, x0, x1, y0, y1, pitch=1.1, length=4.0):
    """Rows along Y at multiples of the pitch, where m_soil has its ridges."""
    segments = [crop_segment(leaf, length) for _ in range(6)]
    for i in range(math.ceil(x0 / pitch), math.floor(x1 / pitch) + 1):
        for k in range(int((y1 - y0) / length)):
            ob = bpy.data.objects.new("row", random.choice(segments))
            ob.location = (i * pitch, y0 + k * length, 0.06)
            ob.scale = (1, 1, random.uniform(0.88, 1.12))
            link(ob)


def pond(M, outline, bank, depth=1.6, water=-0.45, rim=0.7):
    """Lined irrigation pond: surrounding ground (a slab would cover the water), concrete rim, dark liner slope,
    water. outline: counter-clockwise (x, y)."""
    c = Vector((sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline)))

    def ring(d, z):
        return [(*(Vector(p) + (c - Vector(p)).normalized() * d), z) for p in outline]

    def loft(name, rings, mat):
        bm = bmesh.new()
        vs = [[bm.verts.new(p) for p in r] for r in rings]
        for a, b in zip(vs, vs[1:]):
            for i in range(len(a)):
                j = (i + 1) % len(a)
                bm.faces.new((a[i], a[j], b[j], b[i]))
        return obj(name, from_bm(bm, name), mat, angle=20)

    loft("bank", [[(*(c + (Vector(p) - c) * 6), -0.03) for p in outline], ring(-rim * 0.5, -0.03)], bank)
    loft("rim", [ring(-rim, -0.1), ring(-rim, 0.16), ring(0, 0.16), ring(0.05, -0.05)], M.conc)
    loft("liner", [ring(0.02, 0.02), ring(depth * 1.6, -depth)], M.liner)
    bm = bmesh.new()
    bm.faces.new([bm.verts.new(p) for p in ring(0.1, water)])
    obj("pondwater", from_bm(bm, "pondwater"), M.water, smooth=False)


def rounded(x0, x1, y0, y1, r, n=10):
    """Counter-clockwise rounded rectangle."""
    corners = ((x1 - r, y0 + r, -pi / 2), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, pi / 2), (x0 + r, y0 + r, pi))
    return [
        (cx + r * cos(a + pi / 2 * k / n), cy + r * sin(a + pi / 2 * k / n))
        for cx, cy, a in corners
        for k in range(n + 1)
    ]


def sprinkler(M, x, y, h=1.7):
    """Riser with a sprinkler head."""
    tubes("riser", [[(x, y, 0), (x, y, h)]], 0.03, M.galv, res=3)
    tubes("gun", [[(x, y, h), (x + 0.1, y - 0.35, h + 0.12)]], 0.03, M.safety, res=3)
