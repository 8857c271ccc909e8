"""Pharmaceutical water room: coved walls, view window, light panels; storage vessel for purified water, pump and
loop."""

import math
from math import cos, pi, sin

import bmesh
from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, tubes
from kit.gauge import radar
from kit.hall import m_epoxy
from kit.lamps import area
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import rgb
from kit.paint import m_glass
from kit.terrain import slab
from kit.vessels import clamp


def light_panel(M, x, y, z, power, size=(1.15, 0.55)):
    """Flush ceiling light: an emissive panel visible to camera and reflections, and an area lamp for the light."""
    box("frame", (size[0] + 0.08, size[1] + 0.08, 0.03), (x, y, z - 0.012), M.joint, bevel=0)
    glow = box("panel", (size[0], size[1], 0.02), (x, y, z - 0.022), M.tube, bevel=0)
    glow.visible_diffuse = False
    if power:
        area(
            "panel", (x, y, z - 0.06), (x, y, 0), size[0], power, (1, 0.975, 0.94), size_y=size[1]
        ).visible_glossy = False


def view_window(M, x0, x1, y, z0, z1, depth=1.7):
    """Flush glazing in a wall that faces -Y (leave the opening free); behind it a real corridor, lit, with a door."""
    cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
    c0, c1 = x0 - 1.2, x1 + 1.2
    slab("corridorfloor", c0, c1, y + 0.1, y + depth, 0.0, M.floor)
    box("corridorback", (c1 - c0, 0.1, 3.0), ((c0 + c1) / 2, y + depth + 0.05, 1.5), M.panelwall, bevel=0)
    box("corridortop", (c1 - c0, depth, 0.1), ((c0 + c1) / 2, y + depth / 2 + 0.1, 2.75), M.panelwall, bevel=0)
    box("corridordoor", (0.95, 0.04, 2.1), (cx + 0.35, y + depth - 0.02, 1.05), M.petrol, bevel=0.01)
    box("corridorrail", (c1 - c0, 0.04, 0.10), ((c0 + c1) / 2, y + depth - 0.03, 1.0), M.joint, bevel=0.01)
    area(
        "corridorlamp", (cx, y + depth * 0.55, 2.66), (cx, y + depth * 0.55, 0), 2.4, 46, (1, 0.96, 0.90), size_y=0.5
    ).visible_glossy = False
    bm = bmesh.new()
    bm.faces.new([bm.verts.new(p) for p in ((x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))])
    obj("pane", from_bm(bm, "pane"), m_glass("viewglass", (0.86, 0.93, 0.93, 1)), smooth=False)
    items = [((0.05, 0.06, z1 - z0 - 0.05), Matrix.Translation((x, y - 0.005, cz))) for x in (x0, cx, x1)]
    items += [((x1 - x0 + 0.05, 0.06, 0.05), Matrix.Translation((cx, y - 0.005, z))) for z in (z0, z1)]
    multi_boxes("windowframe", items, M.white)


def elbowed(M, pts, r, clamps=(), bend=0.09, mat=None):
    """Hygienic line with wide bends; clamps: (point, axis)."""
    tubes("line", [fillet(pts, bend)], r, mat or M.polish, res=8)
    for p, axis in clamps:
        clamp(M, p, r, axis)


def diaphragm_valve(M, p, r, axis, up=(0, -1, 0)):
    """Diaphragm valve: body between two clamps, bonnet and petrol handwheel along `up`."""
    for s in (-1, 1):
        q = Vector(p) + {"x": Vector((1, 0, 0)), "y": Vector((0, 1, 0)), "z": Vector((0, 0, 1))}[axis] * s * r * 1.9
        clamp(M, q, r, axis)
    e = empty("dv", p, Vector(up).to_track_quat("Z", "Y").to_euler())
    cyl("body", r * 1.5, r * 1.1, (0, 0, r * 0.2), M.polish, parent=e, segs=40)
    cyl("bonnet", r * 1.35, r * 1.2, (0, 0, r * 1.3), M.brushed, parent=e, segs=40)
    lathe(
        "wheel",
        [(0, r * 2.5), (r * 1.1, r * 2.5), (r * 1.45, r * 2.7), (r * 1.45, r * 3.5), (r * 1.2, r * 3.7), (0, r * 3.75)],
        M.petrol,
        parent=e,
        segs=32,
    )


def water_vessel(M, loc, r=0.92, h=2.0, z=0.78, yaw=0.0):
    """Vertical vessel with dished heads on three legs: polished shell, insulated jacket, vent filter, radar,
    rupture disc."""
    e = empty("watervessel", loc, (0, 0, yaw))
    z1 = z + r * 0.36
    z2 = z1 + h

    def dish(zc, s):
        return [(r * cos(t), zc + s * r * 0.40 * sin(t)) for t in [pi / 2 * k / 16 for k in range(17)]]

    bottom, top = dish(z1, -1), dish(z2, 1)
    for prof in (bottom, top):
        prof[-1] = (0, prof[-1][1])
    lathe("bottom", bottom, M.polish, parent=e, segs=140)
    lathe("head", top, M.polish, parent=e, segs=140)
    lathe("shell", [(r, z1), (r, z2)], M.brushed, parent=e, segs=180)
    lathe(
        "jacket",
        [(r, z1 + 0.05), (r + 0.045, z1 + 0.08), (r + 0.045, z2 - 0.08), (r, z2 - 0.05)],
        M.satin,
        parent=e,
        segs=180,
    )
    for q in (z1 + 0.42, z2 - 0.5):
        lathe("bead", [(r + 0.045, q - 0.014), (r + 0.052, q), (r + 0.045, q + 0.014)], M.polish, parent=e, segs=140)
    lathe("stripe", [(r + 0.048, z2 - 0.40), (r + 0.048, z2 - 0.24)], M.petrol, parent=e, segs=140)
    for k in range(3):
        a = pi / 2 + k * 2 * pi / 3
        x, y = r * 0.86 * cos(a), r * 0.86 * sin(a)
        tubes("leg", [[(x, y, 0.06), (x, y, z1 + 0.1)]], 0.05, M.brushed, e, res=6)
        box("pad", (0.05, 0.22, 0.4), (x * 1.09, y * 1.09, z1 + 0.16), M.brushed, rot=(0, 0, a), bevel=0.015, parent=e)
        cyl("foot", 0.075, 0.025, (x, y, 0), M.polish, parent=e, segs=32)
        cyl("thread", 0.025, 0.08, (x, y, 0.02), M.polish, parent=e, segs=20)
    # nameplate, sample valve, temperature well; no sight glass, as radar measures the level
    box(
        "plate",
        (0.16, 0.006, 0.10),
        (r * 1.052 * cos(-1.3), r * 1.052 * sin(-1.3), z1 + 0.95),
        M.white,
        rot=(0, 0, -1.3 + pi / 2),
        parent=e,
        bevel=0.002,
    )
    a = -1.62
    tubes(
        "well",
        [[(r * cos(a), r * sin(a), z1 + 0.30), ((r + 0.16) * cos(a), (r + 0.16) * sin(a), z1 + 0.30)]],
        0.024,
        M.polish,
        e,
        res=5,
    )
    cyl(
        "wellhead",
        0.045,
        0.09,
        ((r + 0.19) * cos(a), (r + 0.19) * sin(a), z1 + 0.25),
        M.white,
        parent=e,
        segs=32,
        bevel=0.012,
    )

    # top: radar, vent filter, rupture disc, spray line, manway with clamps
    def zt(d):
        return z2 + r * 0.40 * math.sqrt(max(0, 1 - d * d))

    def stub(a, d, rr, L):
        p = (d * r * cos(a), d * r * sin(a), zt(d) - 0.04)
        cyl("stub", rr, L, p, M.polish, parent=e, segs=36)
        clamp(M, (p[0], p[1], p[2] + L), rr, "z", e)
        return p[0], p[1], p[2] + L

    p = stub(-1.0, 0.52, 0.055, 0.17)
    radar(M, e, p, 0.92)
    p = stub(2.6, 0.5, 0.06, 0.16)
    lathe(
        "filter",
        [(0.06, 0.0), (0.085, 0.04), (0.085, 0.5), (0.06, 0.56), (0.03, 0.6), (0, 0.6)],
        M.polish,
        p,
        segs=56,
        parent=e,
    )
    lathe("filterring", [(0.10, 0.10), (0.105, 0.115), (0.10, 0.13)], M.brushed, p, segs=56, parent=e)
    p = stub(-2.4, 0.6, 0.05, 0.13)
    lathe(
        "disc",
        [(0.08, 0), (0.08, 0.03), (0.05, 0.05), (0.05, 0.1), (0.07, 0.11), (0.07, 0.14), (0, 0.15)],
        M.polish,
        p,
        segs=48,
        parent=e,
    )
    m = empty("manway", (0.18 * r, 0.22 * r, zt(0.28)), (-0.08, 0.07, 0.4), e)
    lathe("mneck", [(0.23, -0.06), (0.23, 0.1), (0.28, 0.11), (0.28, 0.14)], M.polish, parent=m, segs=72)
    lathe("mlid", [(0.285, 0.145), (0.285, 0.17), (0.2, 0.2), (0, 0.215)], M.polish, parent=m, segs=72)
    for k in range(6):
        t = 2 * pi * k / 6
        tubes(
            "swing",
            [[(0.27 * cos(t), 0.27 * sin(t), 0.1), (0.3 * cos(t), 0.3 * sin(t), 0.24)]],
            0.012,
            M.brushed,
            m,
            res=3,
        )
        cyl("nut", 0.026, 0.05, (0.3 * cos(t), 0.3 * sin(t), 0.2), M.brushed, parent=m, segs=6)
    return e, z, zt


def pump_set(M, loc, yaw=0.0):
    """Hygienic centrifugal pump: shrouded motor, volute with upward outlet, adjustable feet."""
    e = empty("pump", loc, (0, 0, yaw))
    cyl("shroud", 0.155, 0.46, (0.06, 0, 0.36), M.brushed, rot=(0, pi / 2, 0), segs=64, parent=e, bevel=0.03)
    lathe(
        "volute",
        [(0, -0.11), (0.05, -0.11), (0.06, -0.04), (0.15, -0.03), (0.165, 0), (0.165, 0.035), (0.12, 0.06), (0, 0.06)],
        M.polish,
        (0, 0, 0.36),
        (0, pi / 2, 0),
        segs=64,
        parent=e,
    )
    lathe(
        "vclamp",
        [(0.165, -0.012), (0.19, -0.008), (0.19, 0.012), (0.165, 0.016)],
        M.brushed,
        (0.02, 0, 0.36),
        (0, pi / 2, 0),
        segs=64,
        parent=e,
    )
    for x in (0.02, 0.42):
        for y in (-0.13, 0.13):
            cyl("foot", 0.02, 0.26, (x, y, 0), M.polish, parent=e, segs=20)
            cyl("pad", 0.045, 0.02, (x, y, 0), M.polish, parent=e, segs=24)
    box("terminal", (0.16, 0.12, 0.09), (0.3, 0, 0.54), M.brushed, bevel=0.015, parent=e)
    return e


def cleanroom_mats(M):
    """Add the clean room's materials to M."""
    M.floor = m_epoxy("cleanfloor", rgb("#8fa6a6"))
    return M
