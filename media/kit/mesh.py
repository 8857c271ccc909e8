"""Objects from meshes: linking, boxes, cylinders, turned profiles."""

import math
from math import cos, pi, sin

import bmesh
import bpy


def link(ob, parent=None):
    """Put an object into the scene, below parent."""
    bpy.context.scene.collection.objects.link(ob)
    if parent:
        ob.parent = parent
    return ob


def obj(name, me, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, bevel=0, segs=2, smooth=True, angle=35):
    """Object of a mesh; angle: degrees up to which edges are smooth."""
    if mat:
        me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    if bevel:
        me.use_auto_smooth = True
        m = ob.modifiers.new("b", "BEVEL")
        m.width = bevel
        m.segments = segs
        m.limit_method = "ANGLE"
        m.angle_limit = math.radians(40)
        m.harden_normals = True
    return link(ob, parent)


def empty(name, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An empty as parent of parts."""
    ob = bpy.data.objects.new(name, None)
    ob.location = loc
    ob.rotation_euler = rot
    return link(ob, parent)


def from_bm(bm, name):
    """Mesh of a bmesh, which is freed."""
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return me


def box(name, size, loc, mat, rot=(0, 0, 0), bevel=0.01, parent=None, segs=2):
    """Box of the given size, centred at loc."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    return obj(name, from_bm(bm, name), mat, loc, rot, parent, bevel, segs)


def cyl(name, r, h, loc, mat, rot=(0, 0, 0), bevel=0.008, segs=64, parent=None, r2=None, bsegs=2):
    """axis Z, base at z=0"""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segs, radius1=r, radius2=r if r2 is None else r2, depth=h)
    bmesh.ops.translate(bm, vec=(0, 0, h / 2), verts=bm.verts)
    return obj(name, from_bm(bm, name), mat, loc, rot, parent, bevel, bsegs)


def lathe(name, prof, mat, loc=(0, 0, 0), rot=(0, 0, 0), segs=96, parent=None, a0=0.0, a1=2 * pi, angle=35):
    """revolve profile [(r,z),...] around Z; UV in metres (arc length, profile length)"""
    full = abs(a1 - a0 - 2 * pi) < 1e-6
    n = segs
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new("UVMap")
    rings = []
    for i in range(n + (0 if full else 1)):
        a = a0 + (a1 - a0) * i / n
        rings.append([bm.verts.new((r * cos(a), r * sin(a), z)) for r, z in prof])
    L = [0]
    for k in range(1, len(prof)):
        L.append(L[-1] + math.dist(prof[k], prof[k - 1]))
    rmax = max(r for r, z in prof)
    for i in range(n):
        A = rings[i]
        B = rings[(i + 1) % len(rings)]
        for k in range(len(prof) - 1):
            vs = [A[k], B[k], B[k + 1], A[k + 1]]
            co = [(i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1)]
            if prof[k][0] < 1e-6:
                vs.pop(0 if False else 1)
                co.pop(1)
            elif prof[k + 1][0] < 1e-6:
                vs.pop(2)
                co.pop(2)
            try:
                f = bm.faces.new(vs)
            except ValueError:
                continue
            for lp, (ii, kk) in zip(f.loops, co):
                lp[uvl].uv = ((a0 + (a1 - a0) * ii / n) * rmax, L[kk])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj(name, from_bm(bm, name), mat, loc, rot, parent, angle=angle)
