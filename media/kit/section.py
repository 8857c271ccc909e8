"""A vessel cut open square to the camera’s axis, empty or full. Every point of the cut has the same distance from the
picture’s plane: a level is a level line in the picture, and its height is proportional to its height in the vessel."""

import json
import math

import bmesh
import bpy
from mathutils import Vector

from kit.mesh import from_bm, lathe, link, obj
from kit.nodes import N, rgb
from kit.paint import m_plain
from kit.shoot import ARGS

# what stands in the vessel: None (closed), "empty" or "full"
CONTENT = ARGS[4] if len(ARGS) > 4 else None


def m_lining():
    """Inside of a shell: matt coating, darker towards the bottom by marks of former levels."""
    b = N("sectionlining")
    P = b.n("NewGeometry").outputs["Position"]
    run = b.noise(b.mapping(P, (0.5, 0.5, 2.4)), 0.5, 6, 0.6)
    c = b.mix(b.ramp(run, [(0.42, 0.0), (0.75, 0.5)]), rgb("#9fa9a8"), rgb("#77827f"))
    return b.done(b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.55}), rgb("#8b9694"))


def m_body(low, high):
    """The cut face of the liquid, darker towards the bottom as the film’s; low and high: its ends, metres."""
    b = N("sectionbody")
    z = b.n("SeparateXYZ", {0: b.n("TexCoord").outputs["Object"]}).outputs[2]
    up = b.math("DIVIDE", b.math("SUBTRACT", z, low), high - low)
    tint = b.ramp(up, [(0.0, (0.004, 0.052, 0.066, 1)), (0.55, (0.012, 0.150, 0.160, 1)), (1.0, (0.030, 0.30, 0.28, 1))])
    glow = b.n("Emission", {"Color": tint, "Strength": 0.36})
    face = b.n("BsdfPrincipled", {"Base Color": tint, "Roughness": 0.16, "Specular": 0.3})
    seen = b.n("AddShader", {0: glow.outputs[0], 1: face.outputs[0]})
    clear = b.n("BsdfTransparent", {"Color": (0.30, 0.66, 0.64, 1)})
    return b.done(b.n("MixShader", {0: 0.76, 1: clear.outputs[0], 2: seen.outputs[0]}))


def cut_open(vessel, outer, wall, towards, keep=(), trim={}, inner=None):
    """Removes the half of a vessel that faces the camera, and draws what the cut shows: wall, lining, liquid.

    vessel: the empty above its parts, not rotated; outer: profile of the shell, (radius, z) from bottom to top;
    inner: profile of the lining, of as many points; without it, the outer one less the thickness of the wall as drawn.
    towards: direction of view; keep: names of parts that stay whole. Metres.
    """
    if not CONTENT:
        return
    bpy.context.view_layer.update()
    axis = vessel.matrix_world.translation
    d, up = Vector((towards[0], towards[1], 0)).normalized(), Vector((0, 0, 1))
    for part in list(vessel.children_recursive):
        name = part.name.split(".")[0]
        if part.type not in ("MESH", "CURVE") or name in keep:
            continue
        if part.type == "CURVE":
            bar = link(bpy.data.objects.new(part.name, bpy.data.meshes.new_from_object(part)), vessel)
            bar.matrix_world = part.matrix_world
            bpy.data.objects.remove(part)
            part = bar
        else:
            part.data = part.data.copy()
        bpy.context.view_layer.update()
        back = part.matrix_world.inverted()
        bm = bmesh.new()
        bm.from_mesh(part.data)
        planes = [(axis, d)]
        if name in trim:
            low, high = trim[name]
            planes += [(axis + up * low, up), (axis + up * high, -up)]
        for point, kept in planes:
            bmesh.ops.bisect_plane(
                bm,
                geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
                plane_co=back @ point,
                plane_no=(back.to_3x3() @ kept).normalized(),
                clear_inner=True,
            )
        bm.to_mesh(part.data)
        bm.free()
    if not inner:
        low, high = outer[0][1], outer[-1][1]
        inner = [(max(r - wall, 0), z + wall * ((z == low) - (z == high))) for r, z in outer]
    a = math.atan2(d.y, d.x) - math.pi / 2
    lathe("lining", inner, m_lining(), parent=vessel, segs=144, a0=a, a1=a + math.pi)
    side = Vector((d.y, -d.x, 0))

    def bands(name, mat, nearer, *edges):
        """Flat faces in the cut, between two edges of as many points (across, z) each."""
        bm = bmesh.new()
        rows = [[bm.verts.new(side * r + Vector((0, 0, z)) - d * nearer) for r, z in edge] for edge in edges]
        for k in range(len(rows[0]) - 1):
            corners = (rows[0][k], rows[0][k + 1], rows[1][k + 1], rows[1][k])
            bm.faces.new(corners)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
        obj(name, from_bm(bm, name), mat, parent=vessel, smooth=False)

    rim = m_plain("sectionrim", rgb("#2b373c"), 0.4, micro=0)
    for s in (1, -1):
        bands("rim", rim, 0.02, *([(s * r, z) for r, z in profile] for profile in (outer, inner)))
    if CONTENT == "full":
        bands("body", m_body(inner[0][1], inner[-1][1]), 0.01, *([(s * r, z) for r, z in inner] for s in (1, -1)))


def border(camera, depth, x, z, vessel, whole=False):
    """Renders only the part of the picture around the vessel, and writes where the vessel lies in the picture.

    x, z: ends of that part; vessel: (axis, half of its width, bottom, top of what it holds); metres from the camera’s
    axis, at that depth. whole: renders all of the picture. The place is OUT.json, shares of the picture’s width and
    height from its upper left corner.
    """
    s = bpy.context.scene
    lens, data = camera.data.lens / 36, camera.data
    aspect = s.render.resolution_x / s.render.resolution_y

    def across(v):
        return 0.5 - data.shift_x + lens * v / depth

    def down(v):
        return 0.5 - (lens * v / depth - data.shift_y) * aspect

    axis, half, low, high = vessel
    place = {
        "axis": across(axis),
        "half": across(axis + half) - across(axis),
        "low": down(low),
        "high": down(high),
        "left": across(x[0]),
        "top": down(z[1]),
        "width": across(x[1]) - across(x[0]),
        "height": down(z[0]) - down(z[1]),
    }
    with open(ARGS[3].replace(".exr", ".json"), "w") as file:
        json.dump(place, file)
    if whole:
        return
    s.render.use_border, s.render.use_crop_to_border = True, False
    s.render.border_min_x, s.render.border_max_x = place["left"], place["left"] + place["width"]
    s.render.border_min_y, s.render.border_max_y = 1 - place["top"] - place["height"], 1 - place["top"]
