"""Ground, water and horizon."""

import math
import random
from math import sin

import bmesh
from mathutils import Matrix, Vector

from kit.mesh import from_bm, obj
from kit.nodes import N, rgb
from kit.paint import m_plain


def slab(name, x0, x1, y0, y1, z, mat):
    """Flat ground patch; object coordinates stay in metres, so textures keep their scale."""
    bm = bmesh.new()
    bm.faces.new([bm.verts.new(p) for p in ((x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0))])
    return obj(name, from_bm(bm, name), mat, (0, 0, z), smooth=False)


def ribbon(name, pts, width, z, mat):
    """Painted line or kerb-side strip along a polyline."""
    bm = bmesh.new()
    rows = []
    for i, p in enumerate(pts):
        a, c = Vector(pts[max(i - 1, 0)]), Vector(pts[min(i + 1, len(pts) - 1)])
        d = (c - a).normalized()
        n = Vector((-d.y, d.x)) * width / 2
        rows.append([bm.verts.new((p[0] + s * n.x, p[1] + s * n.y, z)) for s in (-1, 1)])
    for a, c in zip(rows, rows[1:]):
        bm.faces.new((a[0], a[1], c[1], c[0]))
    return obj(name, from_bm(bm, name), mat, smooth=False)


def m_water(name="water", col=(0.012, 0.035, 0.042, 1), chop=0.5, scale=1.0, rough=0.06):
    """Deep water: Fresnel reflection over a dark body; two wave lengths so that it does not look combed."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    big = b.noise(b.mapping(tc, (0.5, 1.0, 1)), 0.22 * scale, 5, 0.6, 0.4)
    fine = b.noise(b.mapping(tc, (0.8, 1.3, 1)), 1.9 * scale, 4, 0.6, 0.2)
    nrm = b.bump(fine, 0.30 * chop, 0.10 / scale, b.bump(big, 0.55 * chop, 0.55 / scale))
    return b.done(b.n("BsdfPrincipled", {"Base Color": col, "Roughness": rough, "Specular": 0.5, "Normal": nrm}), col)


def hills(ridges, span=1500, phase=0.0, volcano=None):
    """ridges: (distance, height, colour hex); low ranges that close the horizon. volcano: (x, width, height) on the
    last ridge."""
    for k, (y, h, c) in enumerate(ridges):
        bm = bmesh.new()
        vs = []
        for i in range(401):
            x = -span + 2 * span * i / 400
            q = x + phase
            z = h * (
                0.45
                + 0.3 * sin(q * 0.004 + k * 2)
                + 0.16 * sin(q * 0.0093 + k)
                + 0.05 * sin(q * 0.031)
                + 0.02 * sin(q * 0.083)
            )
            if volcano and k == len(ridges) - 1:
                d = abs(x - volcano[0]) / volcano[1]
                z = max(
                    z,
                    volcano[2]
                    * (
                        min(math.exp(-2.1 * d), 0.84 + 0.02 * sin(q * 0.021) + 0.01 * sin(q * 0.09))
                        + 0.012 * sin(q * 0.05)
                    ),
                )
            vs.append((bm.verts.new((x, y, -3)), bm.verts.new((x, y, max(z, 1)))))
        for a, d in zip(vs, vs[1:]):
            bm.faces.new((a[0], d[0], d[1], a[1]))
        obj("hill", from_bm(bm, "hill"), m_plain(f"hill{k}", rgb(c), 1, spec=0, micro=0), smooth=False)


def rocks(name, x0, x1, y0, y1, z0, z1, n, size, mat):
    """Riprap: boulders on a slope from (x0, z0) to (x1, z1)."""
    bm = bmesh.new()
    for _ in range(n):
        t = random.random()
        s = size * random.uniform(0.6, 1.3)
        M = (
            Matrix.Translation((x0 + (x1 - x0) * t, random.uniform(y0, y1), z0 + (z1 - z0) * t))
            @ Matrix.Rotation(random.uniform(0, 6), 4, Vector((random.random(), random.random(), 1)).normalized())
            @ Matrix.Diagonal((s, s * random.uniform(0.6, 1), s * random.uniform(0.5, 0.8), 1))
        )
        bmesh.ops.create_icosphere(bm, subdivisions=1, radius=0.6, matrix=M)
    return obj(name, from_bm(bm, name), mat, smooth=False)
