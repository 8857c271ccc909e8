"""Hygienic process vessels and their piping: dished heads, legs, manways, tri-clamps, butterfly valves, sight
glasses."""

import math
from math import cos, pi, sin

from mathutils import Vector

from kit.bars import fillet, tubes
from kit.gauge import radar
from kit.mesh import box, cyl, empty, lathe
from kit.nodes import N


def m_brushed(name="brushed", rough=0.24, col=(0.70, 0.70, 0.685, 1), aniso=0.0):
    """Satin stainless, without dirt: brushed differs from polished by the highlight drawn out around the shell."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    r = b.math("ADD", rough - 0.015, b.math("MULTIPLY", b.noise(b.mapping(tc, (0.5, 0.5, 3)), 1.0, 3, 0.6), 0.03))
    p = b.n("BsdfPrincipled", {"Base Color": col, "Metallic": 1.0, "Roughness": r, "Anisotropic": aniso})
    if aniso:
        b.put(p.inputs["Tangent"], b.n("Tangent", direction_type="RADIAL", axis="Z").outputs[0])
    return b.done(p, (0.5, 0.5, 0.49, 1))


def clamp(M, p, r, axis, parent=None):
    """Tri-clamp joint: two ferrules in a hinged ring with a wing nut."""
    rot = {"x": (0, pi / 2, 0), "y": (pi / 2, 0, 0), "z": (0, 0, 0)}[axis]
    e = empty("clamp", p, rot, parent)
    lathe(
        "ring",
        [(r, -0.016), (r * 1.5, -0.013), (r * 1.62, 0), (r * 1.5, 0.013), (r, 0.016)],
        M.polish,
        parent=e,
        segs=40,
    )
    box("wing", (0.02, 0.05, 0.018), (r * 1.62 + 0.02, 0, 0), M.polish, parent=e, bevel=0.004)


def butterfly(M, p, r, axis, parent=None, handle=None):
    """Butterfly valve between two clamps with a lever."""
    d = {"x": Vector((1, 0, 0)), "y": Vector((0, 1, 0)), "z": Vector((0, 0, 1))}[axis]
    side = Vector((-1, 0, 0)) if axis != "x" else Vector((0, -1, 0))
    for s in (-1, 1):
        clamp(M, Vector(p) + d * s * r * 1.3, r, axis, parent)
    e = empty("bfv", p, {"x": (0, pi / 2, 0), "y": (pi / 2, 0, 0), "z": (0, 0, 0)}[axis], parent)
    cyl("body", r * 1.35, r * 1.4, (0, 0, -r * 0.7), M.polish, parent=e, segs=40)
    a = Vector(p) + side * r * 1.2
    c = a + side * 0.07
    tubes("stem", [[tuple(a), tuple(c)]], 0.014, M.polish, parent, res=3)
    tubes("lever", [[tuple(c), tuple(c + d * 0.17 + side * 0.02)]], 0.013, handle or M.petrol, parent, res=3)


def vessel(M, loc, r=1.05, h=2.7, yaw=0.0, fill=0.6, cone=0.8, z=0.95):
    """Cone-bottom vessel on four legs, manway, sight glass and instruments towards local -Y."""
    e = empty("vessel", loc, (0, 0, yaw))
    z1 = z + cone
    z2 = z1 + h
    top = [(r * cos(t), z2 + r * 0.42 * sin(t)) for t in [pi / 2 * k / 14 for k in range(15)]]
    top[-1] = (0, top[-1][1])
    lathe("bottom", [(0.05, z - 0.12), (0.05, z), (r * 0.97, z1 - 0.05), (r, z1)], M.brushed, parent=e, segs=120)
    lathe("shell", [(r, z1)] + [(r, z2)], M.brushed, parent=e, segs=160)
    lathe(
        "jacket",
        [(r, z1 + 0.1), (r + 0.035, z1 + 0.14), (r + 0.035, z2 - 0.45), (r, z2 - 0.41)],
        M.satin,
        parent=e,
        segs=160,
    )
    lathe("head", top, M.polish, parent=e, segs=120)
    for q in (z1 + 0.02, z2 - 0.02, z1 + h * 0.5):
        lathe("weld", [(r + 0.036, q - 0.018), (r + 0.042, q), (r + 0.036, q + 0.018)], M.polish, parent=e, segs=120)
    lathe("stripe", [(r + 0.038, z2 - 0.78), (r + 0.038, z2 - 0.60)], M.petrol, parent=e, segs=120)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        x, y = r * 0.9 * cos(a), r * 0.9 * sin(a)
        tubes("leg", [[(x, y, 0.1), (x, y, z1 + 0.25)]], 0.062, M.brushed, e, res=6)
        box("pad", (0.2, 0.26, 0.5), (x * 1.03, y * 1.03, z1 + 0.1), M.brushed, rot=(0, 0, a), bevel=0.02, parent=e)
        cyl("foot", 0.09, 0.03, (x, y, 0), M.polish, parent=e, segs=32)
        cyl("thread", 0.03, 0.1, (x, y, 0.02), M.polish, parent=e, segs=20)
    tubes(
        "legring",
        [[(r * 0.9 * cos(a), r * 0.9 * sin(a), 0.45) for a in [pi / 4 + k * pi / 2 for k in range(4)]]],
        0.024,
        M.brushed,
        e,
        closed=True,
    )
    # manway with swing arm and handwheel
    m = empty("manway", (-0.28 * r, -r * 0.97, z1 + 0.62), (pi / 2, 0, -0.29), e)
    lathe("mneck", [(0.25, -0.08), (0.25, 0.07), (0.29, 0.08), (0.29, 0.10)], M.polish, parent=m, segs=72)
    lathe("mdoor", [(0.30, 0.10), (0.30, 0.13), (0.22, 0.15), (0, 0.17)], M.polish, parent=m, segs=72)
    tubes(
        "marm",
        [[(-0.36, 0, 0.02), (-0.36, 0, 0.19), (0, 0, 0.22), (0.33, 0, 0.2), (0.33, 0, 0.08)]],
        0.02,
        M.brushed,
        m,
        res=4,
    )
    tubes(
        "mwheel",
        [[(0.11 * cos(2 * pi * i / 30), 0.11 * sin(2 * pi * i / 30), 0.32) for i in range(30)]],
        0.014,
        M.petrol,
        m,
        closed=True,
    )
    cyl("mstem", 0.018, 0.14, (0, 0, 0.2), M.polish, parent=m, segs=16)
    # sight glass: liquid column between two unions
    sx = r * 0.34
    sy = -math.sqrt(r * r - sx * sx) - 0.13
    for q in (z1 + 0.16, z2 - 0.95):
        tubes("sgarm", [[(sx, sy + 0.16, q), (sx, sy, q)]], 0.026, M.polish, e, res=4)
        cyl("sgu", 0.048, 0.1, (sx, sy, q - 0.05), M.polish, parent=e, segs=24)
    L = z2 - 0.95 - z1 - 0.16
    cyl("liquid", 0.026, L * fill, (sx, sy, z1 + 0.18), M.liquid, parent=e, segs=24, bevel=0)
    box("scale", (0.09, 0.012, L), (sx, sy + 0.05, z1 + 0.16 + L / 2), M.petrol, parent=e, bevel=0.003)
    for s in (-1, 1):
        tubes("guard", [[(sx + s * 0.055, sy, z1 + 0.2), (sx + s * 0.055, sy, z2 - 1.0)]], 0.008, M.polish, e, res=3)
    # top: agitator drive, nozzles, gauge, lifting lugs
    zt = z2 + r * 0.42
    cyl("drive", 0.16, 0.28, (0, 0, zt - 0.03), M.polish, parent=e, segs=40)
    box("gear", (0.34, 0.3, 0.3), (0, 0, zt + 0.38), M.petrol, bevel=0.05, parent=e)
    cyl("motor", 0.14, 0.42, (0, 0, zt + 0.52), M.petrol, parent=e, segs=40)
    cyl("fan", 0.15, 0.08, (0, 0, zt + 0.95), M.dark, parent=e, segs=40)
    for a, d in ((-2.3, 0.62), (-0.7, 0.6), (0.6, 0.62), (2.4, 0.55)):
        x, y = d * r * cos(a), d * r * sin(a)
        q = z2 + r * 0.42 * math.sqrt(1 - d * d)
        cyl("nozzle", 0.05, 0.16, (x, y, q - 0.03), M.polish, parent=e, segs=32)
        clamp(M, (x, y, q + 0.14), 0.05, "z", e)
        if a == -0.7:
            radar(M, e, (x, y, q + 0.14), 0.9)
    q = z2 + r * 0.42 * 0.8
    tubes(
        "spray",
        [
            fillet(
                [
                    (0.55 * r * cos(2.4), 0.55 * r * sin(2.4), q),
                    (0.55 * r * cos(2.4), 0.55 * r * sin(2.4), q + 0.7),
                    (-r - 0.3, 0.6, q + 0.7),
                    (-r - 0.3, 0.6, 0.5),
                ],
                0.12,
            )
        ],
        0.03,
        M.polish,
        e,
        res=6,
    )
    # bottom outlet to the manifold side
    tubes("outlet", [fillet([(0, 0, z), (0, 0, 0.42), (0, -r - 0.55, 0.42)], 0.12)], 0.045, M.polish, e, res=7)
    butterfly(M, (0, 0, z - 0.22), 0.045, "z", e)
    butterfly(M, (0, -r * 0.7, 0.42), 0.045, "y", e)
    cyl("probe", 0.03, 0.12, (r * 0.75, -r * 0.62, z1 - 0.18), M.polish, rot=(pi / 2, 0, 0.8), parent=e, segs=24)
    return e


def vessel_mats(M):
    """Add the vessels' materials to M."""
    M.brushed = m_brushed("brushed", 0.30)
    M.satin = m_brushed("satin", 0.36, (0.68, 0.685, 0.68, 1), 0.55)
    M.polish = m_brushed("polish", 0.17, (0.76, 0.76, 0.75, 1))
    return M
