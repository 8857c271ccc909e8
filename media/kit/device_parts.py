"""Materials and machine elements shared by the devices. Metres; profiles are written in millimetres through mm()."""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector

from kit.bars import tubes
from kit.mesh import cyl, empty, from_bm, lathe, obj
from kit.nodes import N, rgb
from kit.paint import m_emit, m_glass

PETROL, TEAL, WHITE = rgb("#0C3540"), rgb("#065B53"), rgb("#d6d8d5")


def mm(*prof):
    """A profile written in millimetres, in metres."""
    return [(r * 1e-3, z * 1e-3) for r, z in prof]


# ---- product materials
def cast(name, col, rough=0.38):
    """powder-coated die-cast aluminium: fine orange peel, edges rounded in the shader"""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    bev = b.n("Bevel", {"Radius": 0.0012}, samples=4).outputs[0]
    nrm = b.bump(b.noise(tc, 900, 3, 0.5), 0.10, 0.0004, bev)
    r = b.math("ADD", rough - 0.03, b.math("MULTIPLY", b.noise(tc, 12, 5, 0.6), 0.06))
    return b.done(
        b.n(
            "BsdfPrincipled",
            {
                "Base Color": col,
                "Roughness": r,
                "Specular": 0.5,
                "Clearcoat": 0.2,
                "Clearcoat Roughness": 0.2,
                "Normal": nrm,
            },
        )
    )


def machined(name, col=(0.66, 0.655, 0.64, 1), rough=0.2, dens=700):
    """turned stainless: concentric tool marks, anisotropic around Z"""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    rad = b.math("SQRT", b.math("ADD", b.math("MULTIPLY", X, X), b.math("MULTIPLY", Y, Y)))
    v = b.n("CombineXYZ", {0: b.math("MULTIPLY", rad, dens), 1: b.math("MULTIPLY", Z, dens), 2: 0.0}).outputs[0]
    bev = b.n("Bevel", {"Radius": 0.0006}, samples=4).outputs[0]
    r = b.math("ADD", rough - 0.03, b.math("MULTIPLY", b.noise(tc, 25, 6, 0.6), 0.09))
    p = b.n(
        "BsdfPrincipled",
        {
            "Base Color": col,
            "Metallic": 1.0,
            "Roughness": r,
            "Anisotropic": 0.65,
            "Normal": b.bump(b.noise(v, 1.0, 3, 0.6), 0.05, 0.0005, bev),
        },
    )
    b.put(p.inputs["Tangent"], b.n("Tangent", direction_type="RADIAL", axis="Z").outputs[0])
    return b.done(p)


def polymer(name, col, rough=0.42):
    """Moulded plastic with a fine grain."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    nrm = b.bump(b.noise(tc, 1600, 2, 0.5), 0.08, 0.0002, b.n("Bevel", {"Radius": 0.0006}, samples=4).outputs[0])
    return b.done(b.n("BsdfPrincipled", {"Base Color": col, "Roughness": rough, "Specular": 0.45, "Normal": nrm}))


class DeviceMats:
    """The materials of all devices."""

    def __init__(s):
        s.body, s.petrol, s.teal = cast("body", WHITE, 0.36), cast("petrol", PETROL, 0.36), cast("tealring", TEAL, 0.34)
        s.steel, s.brass = machined("turned"), machined("brass", (0.76, 0.62, 0.36, 1), 0.25)
        s.black, s.rubber, s.grey = (
            polymer("black", rgb("#15181a")),
            polymer("rubber", rgb("#1b1d1e"), 0.6),
            polymer("grey", rgb("#9aa09e"), 0.5),
        )
        s.cable, s.cable_petrol = polymer("cable", rgb("#16191a"), 0.5), polymer("cablep", rgb("#10414a"), 0.5)
        s.glass = m_glass("devglass", (0.97, 0.985, 0.985, 1))
        s.led = m_emit("devled", (0.10, 0.95, 0.55, 1), 4)


def hexa(name, r, h, z, mat, parent, bevel=0.0010, turn=0.0):
    """Hexagon prism, r across corners, h high, base at z."""
    return cyl(name, r, h, (0, 0, z), mat, rot=(0, 0, turn), parent=parent, segs=6, bevel=bevel)


def thread(name, r, z0, z1, pitch, mat, parent, depth=None):
    """helical 55-degree thread, run out at both ends"""
    depth = depth or pitch * 0.58
    segs = 88
    per = 8
    rows = max(8, int((z1 - z0) / pitch * per))
    bm = bmesh.new()
    grid = []
    for i in range(rows + 1):
        z = z0 + (z1 - z0) * i / rows
        out = min(1.0, min(z - z0, z1 - z) / pitch * 1.1)
        ring = []
        for k in range(segs):
            u = (z / pitch - k / segs) % 1.0
            tri = abs(2 * u - 1)
            tri = min(max((tri - 0.12) / 0.76, 0), 1)
            rr = r - depth * (1 - out + out * tri)
            an = 2 * pi * k / segs
            ring.append(bm.verts.new((rr * cos(an), rr * sin(an), z)))
        grid.append(ring)
    for p, q in zip(grid[:-1], grid[1:]):
        for k in range(segs):
            bm.faces.new((p[k], p[(k + 1) % segs], q[(k + 1) % segs], q[k]))
    for ring in (grid[0], grid[-1]):
        bm.faces.new(ring)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj(name, from_bm(bm, name), mat, parent=parent, angle=70)


def knurl(name, r, z0, z1, mat, parent, n=60, depth=0.0012, caps=True):
    """grip ring: n flutes"""
    bm = bmesh.new()
    m = n * 6
    rows = []
    for z, k in ((z0, 0), (z0 + depth, 1), (z1 - depth, 1), (z1, 0)):
        rows.append([])
        for i in range(m):
            an = 2 * pi * i / m
            rr = r - depth * (1 - k) - depth * k * (0.5 - 0.5 * cos(an * n)) ** 2
            rows[-1].append(bm.verts.new((rr * cos(an), rr * sin(an), z)))
    for p, q in zip(rows[:-1], rows[1:]):
        for i in range(m):
            bm.faces.new((p[i], p[(i + 1) % m], q[(i + 1) % m], q[i]))
    if caps:
        for ring in (rows[0], rows[-1]):
            bm.faces.new(ring)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return obj(name, from_bm(bm, name), mat, parent=parent, angle=40)


def spline(pts, n=14):
    """Catmull-Rom spline through pts, as cables have no straight segments."""
    P = [Vector(p) for p in pts]
    P = [2 * P[0] - P[1]] + P + [2 * P[-1] - P[-2]]
    out = []
    for a, b, c, d in zip(P, P[1:], P[2:], P[3:]):
        for k in range(n):
            t = k / n
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                )
            )
    return out + [tuple(P[-2])]


def cable(pts, r, mat, parent=None):
    """Round cable through the points."""
    return tubes("cable", [spline(pts)], r, mat, parent, res=8)


def gland(loc, rot, s, mat, parent):
    """cable gland along local +Z, s = radius of its nut; the cable leaves at 2.6 s"""
    g = empty("gland", loc, rot, parent)
    lathe("thr", [(s * 0.8, -s * 0.2), (s * 0.8, s * 0.05), (0, s * 0.05)], mat, parent=g, segs=48)
    hexa("nut", s, s * 0.55, 0, mat, g, bevel=s * 0.06)
    lathe(
        "neck",
        [(s * 0.80, s * 0.55), (s * 0.80, s * 0.75), (s * 0.88, s * 0.78), (s * 0.88, s * 0.86)],
        mat,
        parent=g,
        segs=48,
    )
    hexa("dome", s * 0.98, s * 0.75, s * 0.86, mat, g, bevel=s * 0.07, turn=0.3)
    lathe(
        "tip",
        [(s * 0.80, s * 1.6), (s * 0.72, s * 2.0), (s * 0.50, s * 2.2), (s * 0.42, s * 2.2), (s * 0.42, s * 1.8)],
        mat,
        parent=g,
        segs=48,
    )
    return g


def m12(z, D, parent):
    """M12 plug screwed on at height z; the cable leaves at z + 47 mm"""
    e = empty("m12", (0, 0, z), parent=parent)
    lathe("base", mm((9.5, 0), (9.5, 2.5), (7, 3.2), (6, 3.2), (6, 7)), D.steel, parent=e, segs=64)
    knurl("ring", 0.0074, 0.0055, 0.019, D.steel, e, n=28, depth=0.0007)
    lathe("over", mm((6.8, 19), (7.2, 20), (7.2, 30), (6.2, 33), (5.4, 35)), D.black, parent=e, segs=48)
    ribs = [
        p
        for k in range(4)
        for z1 in (35 + 3 * k,)
        for p in ((5.2 - 0.35 * k, z1), (5.2 - 0.35 * k, z1 + 2.0), (4.0, z1 + 2.2), (4.0, z1 + 3.0))
    ]
    lathe("relief", mm(*ribs, (3.2, 47), (0, 47)), D.black, parent=e, segs=48)
    return e


def drop(root, ground=0.0):
    """Lowers a device until its lowest point touches the ground."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    low = 1e9

    def walk(o):
        nonlocal low
        if o.type in ("MESH", "CURVE") and not o.name.startswith("cable"):
            me = o.evaluated_get(dg).to_mesh()
            if len(me.vertices):
                low = min(low, min((o.matrix_world @ v.co).z for v in me.vertices))
            o.evaluated_get(dg).to_mesh_clear()
        for c in o.children:
            walk(c)

    walk(root)
    root.location.z += ground - low
    bpy.context.view_layer.update()
