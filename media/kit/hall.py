"""Clean production hall: epoxy floor with drain, panel walls, window bands that act as soft boxes, ceiling services."""

import math
from math import pi

from mathutils import Matrix, Vector

from kit.bars import multi_boxes, tubes
from kit.lamps import area
from kit.mesh import box, cyl
from kit.nodes import N, rgb
from kit.paint import m_emit, m_plain
from kit.steel import beam


def m_epoxy(name="epoxy", col=rgb("#adbfba")):
    """Poured epoxy floor."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    n = b.noise(tc, 0.5, 5, 0.6)
    fine = b.noise(tc, 30, 3, 0.6)
    scuff = b.noise(b.mapping(tc, (0.6, 3, 1)), 2.3, 7, 0.7)
    c = b.mix(b.math("MULTIPLY", n, 0.22), col, tuple(x * 0.7 for x in col[:3]) + (1,))
    c = b.mix(b.ramp(scuff, [(0.58, 0.0), (0.75, 0.22)]), c, (0.30, 0.30, 0.29, 1))
    r = b.math("ADD", 0.10, b.math("MULTIPLY", scuff, 0.22))
    nrm = b.bump(fine, 0.05, 0.002, b.bump(n, 0.10, 0.03))
    return b.done(b.n("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Normal": nrm}), col)


def window_band(M, a, b, z0, z1, inward, panes=6, power=0):
    """Row of bright panes from a to b (x, y) with frames; `inward` points into the hall; power feeds one soft box."""
    A, B = Vector((*a, 0)), Vector((*b, 0))
    d = B - A
    L = d.length
    yaw = math.atan2(d.y, d.x)
    n = Vector((*inward, 0))
    c = (A + B) / 2
    glow = box(
        "sky",
        (L, 0.02, z1 - z0),
        (c.x + n.x * 0.02, c.y + n.y * 0.02, (z0 + z1) / 2),
        M.daylight,
        rot=(0, 0, yaw),
        bevel=0,
    )
    glow.visible_diffuse = False  # camera and reflections only; the soft box below lights with less noise
    items = [
        (
            (0.09, 0.16, z1 - z0),
            Matrix.Translation(A + d * k / panes + Vector((0, 0, (z0 + z1) / 2))) @ Matrix.Rotation(yaw, 4, "Z"),
        )
        for k in range(panes + 1)
    ]
    items += [
        ((L, 0.16, 0.09), Matrix.Translation(c + Vector((0, 0, z))) @ Matrix.Rotation(yaw, 4, "Z"))
        for z in (z0, z1, z0 + (z1 - z0) * 0.66)
    ]
    multi_boxes("frames", items, M.white)
    if power:
        p = c + n * 0.1
        p.z = (z0 + z1) / 2
        area("window", p, p + n, L, power, (1, 0.945, 0.86), size_y=z1 - z0).visible_glossy = False


def wall(M, a, b, h, z0=0.0, skirting=True):
    """White sandwich panels with joints and a coved petrol skirting; inner face on the line a-b."""
    A, B = Vector((*a, 0)), Vector((*b, 0))
    d = B - A
    L = d.length
    yaw = math.atan2(d.y, d.x)
    c = (A + B) / 2
    out = Vector((d.y, -d.x, 0)).normalized() * -0.1
    box("wall", (L, 0.2, h - z0), (c.x + out.x, c.y + out.y, (h + z0) / 2), M.panelwall, rot=(0, 0, yaw), bevel=0)
    multi_boxes(
        "joint",
        [
            (
                (0.012, 0.204, h - z0),
                Matrix.Translation(A + d * k / max(1, round(L / 1.15)) + out + Vector((0, 0, (h + z0) / 2)))
                @ Matrix.Rotation(yaw, 4, "Z"),
            )
            for k in range(1, max(1, round(L / 1.15)))
        ],
        M.joint,
    )
    if skirting:
        box("skirting", (L, 0.26, 0.22), (c.x + out.x, c.y + out.y, 0.11), M.petrol, rot=(0, 0, yaw), bevel=0.05)


def ceiling(M, x0, x1, y0, y1, z):
    """Panel ceiling of a hall."""
    box("ceiling", (x1 - x0, y1 - y0, 0.2), ((x0 + x1) / 2, (y0 + y1) / 2, z + 0.1), M.panelwall, bevel=0)
    items = []
    for k in range(int((y1 - y0) / 4) + 1):
        items += beam((x0, y0 + 4 * k, z - 0.22), (x1, y0 + 4 * k, z - 0.22), 0.42)
    multi_boxes("beams", items, M.white)
    for x in (x0 + (x1 - x0) * 0.3, x0 + (x1 - x0) * 0.62):
        for y in range(int(y0) + 2, int(y1), 4):
            box("linear", (0.12, 2.4, 0.07), (x, y, z - 0.62), M.white, bevel=0.01)
            box("glow", (0.09, 2.3, 0.02), (x, y, z - 0.665), M.tube, bevel=0).visible_diffuse = False
            tubes("hang", [[(x, y + s, z), (x, y + s, z - 0.6)] for s in (-1, 1)], 0.006, M.galv, res=2)


def duct(M, x, y0, y1, z, r=0.38):
    """Round ventilation duct with flanges and outlets."""
    cyl("duct", r, y1 - y0, (x, y0, z), M.white, rot=(-pi / 2, 0, 0), segs=64, bevel=0)
    for k in range(int((y1 - y0) / 2)):
        cyl("flange", r + 0.03, 0.04, (x, y0 + 2 * k, z), M.galv, rot=(-pi / 2, 0, 0), segs=64, bevel=0)
        if k % 2:
            box("grille", (0.3, 0.7, 0.12), (x, y0 + 2 * k + 1, z - r - 0.02), M.galv, bevel=0.01)


def drain(M, x, y0, y1, w=0.3):
    """Slot drain: frame and cross bars."""
    box("trough", (w, y1 - y0, 0.02), (x, (y0 + y1) / 2, -0.006), M.black, bevel=0)
    items = [((0.02, y1 - y0, 0.02), Matrix.Translation((x + s * w / 2, (y0 + y1) / 2, 0.0))) for s in (-1, 1)]
    items += [((w, 0.018, 0.014), Matrix.Translation((x, y0 + 0.06 * k, 0.002))) for k in range(int((y1 - y0) / 0.06))]
    multi_boxes("grate", items, M.brushed)


def hall_mats(M):
    """Add the hall's materials to M."""
    M.panelwall = m_plain("panelwall", rgb("#e9ebe8"), 0.5, micro=0.05)
    M.joint = m_plain("joint", rgb("#b9bcb8"), 0.6, micro=0)
    M.daylight = m_emit("daylight", (1, 0.955, 0.88, 1), 3.4)
    M.tube = m_emit("tube", (1, 0.96, 0.90, 1), 7)
    M.epoxy = m_epoxy()
    return M
