"""Lettering: flat, and wrapped on a shell."""

from math import cos, sin

import bmesh
import bpy

from kit.mesh import from_bm, link, obj

FONT = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"


def text(name, body, size, mat, loc, rot=(0, 0, 0), extrude=0.0, font=FONT, align="CENTER", parent=None):
    """Flat lettering."""
    cu = bpy.data.curves.new(name, "FONT")
    cu.body = body
    cu.size = size
    cu.font = bpy.data.fonts.load(font, check_existing=True)
    cu.extrude = extrude
    cu.align_x = align
    cu.align_y = "CENTER"
    cu.materials.append(mat)
    ob = bpy.data.objects.new(name, cu)
    ob.location = loc
    ob.rotation_euler = rot
    return link(ob, parent)


def text_on_cyl(name, body, size, R, z, a, mat, parent=None, font=FONT):
    """flat text wrapped on a vertical cylinder at angle a"""
    t = text(name + "_t", body, size, mat, (0, 0, 0), font=font)
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(t.evaluated_get(dg))
    bpy.data.objects.remove(t)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > size * 0.08], cuts=3)
    bmesh.ops.triangulate(bm, faces=bm.faces)
    for v in bm.verts:
        th = a + v.co.x / R
        y = v.co.y
        v.co = (R * cos(th), R * sin(th), z + y)
    return obj(name, from_bm(bm, name), mat, parent=parent, smooth=False)
