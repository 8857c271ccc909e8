"""Tropical plants: coconut palm, broad-leaf tree, crop rows, grass tufts. Meshes are made once and linked many
times."""

import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.mesh import from_bm, link
from kit.nodes import N, rgb
from kit.paint import m_plain


def m_leaf(name, col, dry=(0.30, 0.26, 0.10), spread=0.5):
    """Leaf: diffuse and translucent, colour varied from plant to plant and along the mesh."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    n = b.noise(tc, 1.7, 4, 0.6)
    r = b.n("ObjectInfo").outputs["Random"]
    c = b.mix(b.math("MULTIPLY", n, spread), (*col, 1), tuple(x * 0.45 for x in col) + (1,))
    c = b.mix(b.math("MULTIPLY", r, 0.3), c, (*dry, 1))
    d = b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.55, "Specular": 0.25})
    t = b.n("BsdfTranslucent", {"Color": c})
    return b.done(b.n("MixShader", {0: 0.3, 1: d.outputs[0], 2: t.outputs[0]}), (*col, 1))


def blade(bm, path, width, mat=0):
    """Tapering strip along a path, flat side up."""
    rows = []
    for i, p in enumerate(path):
        a, c = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        d = (c - a).normalized()
        s = d.cross(Vector((0, 0, 1)))
        s = (s.normalized() if s.length > 1e-4 else Vector((1, 0, 0))) * width * (1 - i / (len(path) - 0.7)) / 2
        rows.append((bm.verts.new(p - s), bm.verts.new(p + s)))
    for a, c in zip(rows, rows[1:]):
        bm.faces.new((a[0], a[1], c[1], c[0])).material_index = mat


def palm(h=9.0, fronds=19, leaf=None, bark=None, lean=0.12):
    """Coconut palm mesh: ringed leaning trunk, drooping fronds with separate leaflets."""
    bm = bmesh.new()
    yaw = random.uniform(0, 2 * pi)
    prev = None

    def centre(t):
        return Vector((cos(yaw), sin(yaw), 0)) * (lean * h * t * t) + Vector((0, 0, h * t))

    for i in range(27):
        t = i / 26
        r = (0.21 - 0.10 * t + 0.16 * max(0, 0.06 - t) / 0.06) * (1.06 if i % 2 else 0.97)
        ring = [
            bm.verts.new(centre(t) + Vector((r * cos(a), r * sin(a), 0))) for a in [2 * pi * k / 9 for k in range(9)]
        ]
        if prev:
            for k in range(9):
                bm.faces.new((prev[k], prev[(k + 1) % 9], ring[(k + 1) % 9], ring[k]))
        prev = ring
    top = centre(1)
    for k in range(fronds):
        a = 2.399 * k + random.uniform(-0.2, 0.2)
        up = 0.95 - 1.35 * k / fronds
        L = random.uniform(3.0, 4.0)
        out = Vector((cos(a), sin(a), 0))
        side = Vector((-sin(a), cos(a), 0))

        def rib(t):
            return top + out * (L * t * (1 - 0.18 * t)) + Vector((0, 0, L * (up * t - (0.55 + 0.25 * up) * t * t)))

        blade(bm, [rib(j / 9) for j in range(10)], 0.09, 1)
        for j in range(2, 34):
            t = j / 34
            p = rib(t)
            s = 1 if j % 2 else -1
            ll = 0.95 * sin(pi * min(1, 0.18 + t * 0.86)) + 0.12
            d = (side * s + out * 0.55 + Vector((0, 0, -0.25 - 0.5 * t))).normalized()
            blade(bm, [p, p + d * ll * 0.55, p + d * ll + Vector((0, 0, -0.22 * ll))], 0.075, 1)
    for _ in range(7):
        a = random.uniform(0, 6.3)
        bmesh.ops.create_icosphere(
            bm,
            subdivisions=2,
            radius=0.14,
            matrix=Matrix.Translation(top + Vector((0.22 * cos(a), 0.22 * sin(a), -0.3))),
        )
    me = from_bm(bm, "palm")
    me.materials.append(bark)
    me.materials.append(leaf)
    return me


def tree(h=7.0, spread=3.2, leaves=2600, leaf=None, bark=None):
    """Broad-leaf tree mesh: forked trunk, leaf cards on several clumps."""
    bm = bmesh.new()
    clumps = []
    for k in range(9):
        a = 2.4 * k
        q = random.uniform(0.2, 1)
        clumps.append(
            (
                Vector((spread * 0.62 * q * cos(a), spread * 0.62 * q * sin(a), h * random.uniform(0.55, 0.86))),
                spread * random.uniform(0.34, 0.5),
            )
        )
    for c, _ in clumps:
        blade(bm, [Vector((0, 0, -0.2)), Vector((0, 0, h * 0.3)), c * 0.6 + Vector((0, 0, h * 0.18)), c], 0.34)
        for w in (0.25, -0.25):
            blade(bm, [Vector((w * 0.5, w, -0.2)), Vector((0, 0, h * 0.34)), c], 0.26)
    for _ in range(leaves):
        c, r = random.choice(clumps)
        n = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0.25, 1))).normalized()
        p = c + n * r * random.uniform(0.72, 1.05)
        u = (n.cross(Vector((random.random() - 0.5, random.random() - 0.5, random.random())))).normalized()
        v = (n + u.cross(n) * random.uniform(-1, 1)).normalized()
        s = random.uniform(0.16, 0.30)
        bm.faces.new(
            [bm.verts.new(p + u * x * s + v * y * s) for x, y in ((-0.5, 0), (0, -0.8), (0.5, 0), (0, 0.9))]
        ).material_index = 1
    me = from_bm(bm, "tree")
    me.materials.append(bark)
    me.materials.append(leaf)
    return me


def tuft(n=16, h=0.8, width=0.05, spread=0.16, leaf=None, droop=0.5):
    """A plant of arching blades: grass, rice or young maize according to n, h and width."""
    bm = bmesh.new()
    for k in range(n):
        a = random.uniform(0, 2 * pi)
        L = h * random.uniform(0.65, 1.05)
        o = Vector((cos(a), sin(a), 0))
        base = o * random.uniform(0, spread * 0.4)
        lean = random.uniform(0.15, 0.75)
        blade(
            bm,
            [
                base + o * (lean * L * t * t * 1.1) + Vector((0, 0, L * (t - droop * lean * t * t)))
                for t in (0, 0.35, 0.65, 0.85, 1)
            ],
            width,
        )
    me = from_bm(bm, "tuft")
    me.materials.append(leaf)
    return me


def plant(meshes, places, scale=(0.85, 1.2), tilt=0.0):
    """Link a random mesh at each (x, y, z) with its own turn and size."""
    for p in places:
        ob = bpy.data.objects.new("plant", random.choice(meshes))
        ob.location = p
        ob.rotation_euler = (random.uniform(-tilt, tilt), random.uniform(-tilt, tilt), random.uniform(0, 2 * pi))
        s = random.uniform(*scale)
        ob.scale = (s, s, s * random.uniform(0.92, 1.08))
        link(ob)


def greens():
    """Leaf and bark materials every scene can share."""
    return dict(
        palm=m_leaf("palmleaf", (0.075, 0.115, 0.030)),
        tree=m_leaf("treeleaf", (0.060, 0.105, 0.028)),
        grass=m_leaf("grassleaf", (0.095, 0.135, 0.035)),
        crop=m_leaf("cropleaf", (0.085, 0.165, 0.030), (0.16, 0.20, 0.05)),
        bark=m_plain("bark", rgb("#6b6053"), 0.9, spec=0.2, micro=0.1),
    )
