"""Round bars and pipes, many boxes in one mesh, bolt circles."""

import math
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.mesh import from_bm, link, obj


def tubes(name, paths, r, mat, parent=None, closed=False, res=5, loc=(0, 0, 0), rot=(0, 0, 0)):
    """many round bars in one curve object"""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    for p in paths:
        sp = cu.splines.new("POLY")
        sp.points.add(len(p) - 1)
        for q, c in zip(sp.points, p):
            q.co = (*c, 1)
        sp.use_cyclic_u = closed
        sp.use_smooth = True
    cu.materials.append(mat)
    ob = bpy.data.objects.new(name, cu)
    ob.location = loc
    ob.rotation_euler = rot
    return link(ob, parent)


def fillet(pts, rad, n=8):
    """round the corners of a polyline (pipe elbows)"""
    P = [Vector(p) for p in pts]
    out = [P[0]]
    for i in range(1, len(P) - 1):
        a = (P[i - 1] - P[i]).normalized()
        b = (P[i + 1] - P[i]).normalized()
        ang = a.angle(b)
        d = rad / math.tan(ang / 2)
        s, e = P[i] + a * d, P[i] + b * d
        c = P[i] + (a + b).normalized() * (rad / sin(ang / 2))
        for k in range(n + 1):
            t = k / n
            v = (s - c).lerp(e - c, t).normalized() * rad
            out.append(c + v)
    out.append(P[-1])
    return [tuple(p) for p in out]


def multi_boxes(name, items, mat, parent=None, bevel=0.0):
    """items: (size, Matrix); one mesh for many boxes"""
    bm = bmesh.new()
    for size, M in items:
        bmesh.ops.create_cube(bm, size=1, matrix=M @ Matrix.Diagonal((*size, 1)))
    return obj(name, from_bm(bm, name), mat, parent=parent, bevel=bevel, smooth=bool(bevel))


def ring_bolts(name, r, n, br, h, loc, mat, rot=(0, 0, 0), parent=None):
    """Hexagon heads on a bolt circle of radius r, standing on z = 0."""
    bm = bmesh.new()
    for i in range(n):
        a = 2 * pi * (i + 0.5) / n
        bmesh.ops.create_cone(
            bm,
            cap_ends=True,
            segments=6,
            radius1=br,
            radius2=br,
            depth=h,
            matrix=Matrix.Translation((r * cos(a), r * sin(a), h / 2)),
        )
    return obj(name, from_bm(bm, name), mat, loc, rot, parent, bevel=br * 0.12, segs=1, smooth=False)
