"""A hard hat in true size, and materials of a technician’s equipment."""

import math
from math import cos, pi, sin

import bmesh

from kit.bars import tubes
from kit.device_parts import PETROL, DeviceMats, cast, spline
from kit.mesh import box, empty, from_bm, obj
from kit.nodes import rgb
from kit.paint import m_plain


def hard_hat(M, loc, yaw=0.0):
    """Safety helmet on its brim, peak towards local -Y: crown with three ribs, rain gutter, short brim, accessory
    slots, level badge."""
    e = empty("hat", loc, (0, 0, yaw))
    bm = bmesh.new()
    rows = []
    n = 144
    wide, long = 0.108, 0.134  # half the crown across and along
    for rim, z in (
        (1.115, 0.010),
        (1.11, 0.0165),
        (1.02, 0.021),
        (1.0, 0.026),
    ):  # brim from its lip inwards; the peak extends from it
        out = max(0, (rim - 1) / 0.115)
        rows.append(
            [
                bm.verts.new(
                    (
                        wide * rim * cos(a),
                        (long * rim + 0.040 * out * max(0, -sin(a)) ** 1.6) * sin(a),
                        z - 0.010 * out * max(0, -sin(a)) ** 2,
                    )
                )
                for a in [2 * pi * i / n for i in range(n)]
            ]
        )
    for j in range(1, 31):
        t = pi / 2 * j / 30
        row = []
        for i in range(n):
            a = 2 * pi * i / n
            r = cos(t) ** 0.62
            x, y = wide * r * cos(a), long * r * sin(a)
            rib = 0.0050 * math.exp(-((x / 0.0085) ** 2)) + 0.0026 * (
                math.exp(-(((x - 0.043) / 0.007) ** 2)) + math.exp(-(((x + 0.043) / 0.007) ** 2))
            )
            row.append(bm.verts.new((x, y, 0.026 + 0.112 * sin(t) ** 0.92 + rib * min(1, max(0, (t - 0.45) / 0.5)))))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for i in range(n):
            bm.faces.new((p[i], p[(i + 1) % n], q[(i + 1) % n], q[i]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    ob = obj("shell", from_bm(bm, "shell"), M.hat, parent=e, angle=60)
    s = ob.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.003
    for k in (-1, 1):  # slots for muffs
        box("slot", (0.010, 0.030, 0.016), (k * (wide + 0.004), 0.0, 0.040), M.hat, bevel=0.003, parent=e)
        box("slothole", (0.003, 0.018, 0.006), (k * (wide + 0.0085), 0, 0.042), M.black, bevel=0, parent=e)
    box(
        "badge",
        (0.030, 0.002, 0.014),
        (0, -long + 0.0125, 0.070),
        M.petrolplastic,
        rot=(-0.30, 0, 0),
        bevel=0.001,
        parent=e,
    )
    tubes(
        "strap",
        [
            spline(
                [
                    (-wide + 0.012, 0.02, 0.016),
                    (-wide - 0.02, -0.03, 0.006),
                    (-wide - 0.05, -0.10, 0.004),
                    (-wide + 0.0, -0.16, 0.004),
                    (-0.02, -0.19, 0.004),
                ],
                10,
            )
        ],
        0.0035,
        M.black,
        e,
        res=4,
    )
    return e


def tool_mats(M):
    """Add the tools' materials to M."""
    D = DeviceMats()
    M.hat = m_plain("hat", rgb("#e6e6e0"), 0.30, coat=0.35, micro=0.05)
    M.petrolplastic = cast("petrolplastic", PETROL, 0.40)
    M.brass = D.brass
    M.grey = D.grey
    M.black = D.black
    M.cable = D.cable
    return M, D
