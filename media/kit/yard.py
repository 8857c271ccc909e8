"""Small objects that give scale: fence, bollards, signs, hydrants, cones, cabinets."""

from math import pi

import bmesh
from mathutils import Vector

from kit.bars import fillet, tubes
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import N, rgb
from kit.paint import m_plain


def m_mesh(name="chainlink", pitch=0.06, wire=0.12):
    """Chain link as a cut-out pattern: diagonal wires in front of nothing. UV in metres."""
    b = N(name)
    U, V, _ = b.n("SeparateXYZ", {0: b.n("UVMap").outputs[0]}).outputs

    def line(s):
        return b.math("LESS_THAN", b.math("FRACT", b.math("DIVIDE", b.math(s, U, V), pitch)), wire)

    m = b.math("MAXIMUM", line("ADD"), line("SUBTRACT"))
    p = b.n("BsdfPrincipled", {"Base Color": (0.45, 0.46, 0.46, 1), "Metallic": 0.6, "Roughness": 0.45})
    return b.done(b.n("MixShader", {0: m, 1: b.n("BsdfTransparent").outputs[0], 2: p.outputs[0]}))


def fence(M, pts, h=2.4, mesh=None):
    """Chain-link fence with barbed outriggers along a polyline."""
    mesh = mesh or m_mesh()
    posts, wires = [], []
    for a, b in zip(pts, pts[1:]):
        A, B = Vector((*a, 0)), Vector((*b, 0))
        L = (B - A).length
        n = max(1, round(L / 2.8))
        bm = bmesh.new()
        uv = bm.loops.layers.uv.new("UVMap")
        f = bm.faces.new(
            [bm.verts.new(A + (B - A) * u + Vector((0, 0, z))) for u, z in ((0, 0.05), (1, 0.05), (1, h), (0, h))]
        )
        for lp, q in zip(f.loops, ((0, 0), (L, 0), (L, h), (0, h))):
            lp[uv].uv = q
        obj("mesh", from_bm(bm, "mesh"), mesh, smooth=False)
        out = Vector((0, 0, 1)).cross(B - A).normalized() * 0.35
        for k in range(n + 1):
            p = A.lerp(B, k / n)
            posts.append([tuple(p), tuple(p + Vector((0, 0, h))), tuple(p + out + Vector((0, 0, h + 0.4)))])
        wires += [[tuple(q + out * t + Vector((0, 0, h + 0.4 * t))) for q in (A, B)] for t in (0.1, 0.5, 1)]
    tubes("fposts", posts, 0.035, M.galv, res=3)
    tubes("fwires", wires, 0.012, M.galv, res=2)


def bollard(M, x, y, h=1.0, r=0.09):
    """Striped bollard."""
    cyl("bollard", r, h, (x, y, 0), M.safety, segs=24, bevel=0.03)
    for z in (0.45, 0.75):
        cyl("stripe", r + 0.004, 0.12, (x, y, z * h), M.black, segs=24, bevel=0)


def sign(M, x, y, yaw=0.0, mat=None, h=2.0, size=(0.7, 0.5), z0=0.0):
    """Blank coloured plate on a post."""
    e = empty("sign", (x, y, z0), (0, 0, yaw))
    cyl("signpost", 0.03, h, (0, 0.03, 0), M.galv, parent=e, segs=12)
    box("plate", (size[0], 0.02, size[1]), (0, 0, h - size[1] / 2), mat or M.safety, parent=e, bevel=0.01)
    box("inner", (size[0] * 0.86, 0.022, size[1] * 0.8), (0, -0.002, h - size[1] / 2), M.white, parent=e, bevel=0.01)


def hydrant(M, x, y, yaw=0.0):
    """Fire monitor on its riser."""
    e = empty("hydrant", (x, y, 0), (0, 0, yaw))
    cyl("hy", 0.11, 1.0, (0, 0, 0), M.firered, parent=e, segs=24)
    cyl("hyf", 0.19, 0.06, (0, 0, 0.98), M.firered, parent=e, segs=24)
    tubes("monitor", [fillet([(0, 0, 1.0), (0, 0, 1.35), (0, -0.25, 1.5), (0, -1.1, 1.85)], 0.12)], 0.07, M.firered, e)
    for s in (-1, 1):
        cyl("outlet", 0.07, 0.22, (s * 0.1, 0, 0.6), M.bolt, rot=(0, s * pi / 2, 0), parent=e, segs=20)


def cone(M, x, y, z=0.0):
    """Traffic cone."""
    box("conebase", (0.38, 0.38, 0.03), (x, y, z + 0.015), M.rubber, bevel=0.01)
    lathe("cone", [(0.15, 0.03), (0.03, 0.7), (0, 0.7)], M.cone, (x, y, z), segs=28)
    lathe("conering", [(0.112, 0.27), (0.083, 0.45)], M.white, (x, y, z + 0.0), segs=28)


def cabinet(M, x, y, yaw=0.0, size=(0.8, 0.4, 1.6), mat=None, z=0.0):
    """Outdoor control cabinet with plinth, door gap, handle and cable glands."""
    w, d, h = size
    e = empty("cabinet", (x, y, z), (0, 0, yaw))
    box("plinth", (w + 0.08, d + 0.08, 0.15), (0, 0, 0.075), M.conc, bevel=0.01, parent=e)
    box("body", size, (0, 0, 0.15 + h / 2), mat or M.paint_grey, bevel=0.012, parent=e)
    box("roof", (w + 0.08, d + 0.1, 0.04), (0, 0, 0.17 + h), mat or M.paint_grey, bevel=0.01, parent=e)
    box(
        "door",
        (w * 0.9, 0.012, h * 0.92),
        (0, -d / 2 - 0.003, 0.15 + h / 2),
        mat or M.paint_grey,
        bevel=0.004,
        parent=e,
    )
    box("handle", (0.025, 0.03, 0.16), (w * 0.36, -d / 2 - 0.02, 0.15 + h * 0.5), M.black, bevel=0.005, parent=e)


def yard_mats(M):
    """Add the yard's materials to M."""
    M.firered = m_plain("firered", rgb("#8f2b20"), 0.4, coat=0.2)
    M.hose = m_plain("hose", rgb("#20242a"), 0.6)
    M.cone = m_plain("cone", rgb("#d2562a"), 0.5)
    M.line = m_plain("linepaint", (0.60, 0.59, 0.55, 1), 0.7, micro=0.2)
    M.yellowline = m_plain("yellowline", rgb("#c9962c"), 0.7, micro=0.2)
    M.hull = m_plain("hull", rgb("#5d2f2a"), 0.5)
    return M
