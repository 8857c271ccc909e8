"""Parts of a tank farm: bund walls, floating-roof tank, stiles over the wall, pumps."""

import math
from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, tubes
from kit.mesh import box, cyl, empty, lathe
from kit.pipework import flange, valve
from kit.stairs import railing, stair
from kit.steel import beam, handrail


def bund(M, x0, x1, y0, y1, h=1.3, t=0.3, mat=None):
    """Containment wall with coping and an expansion joint every six metres."""
    mat = mat or M.conc
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        d = Vector(b) - Vector(a)
        n = max(1, round(d.length / 6))
        yaw = math.atan2(d.y, d.x)
        for k in range(n):
            p = Vector(a) + d * ((k + 0.5) / n)
            box("bund", (d.length / n - 0.025, t, h + 0.6), (p.x, p.y, h / 2 - 0.3), mat, rot=(0, 0, yaw), bevel=0.02)
            box("coping", (d.length / n - 0.025, t + 0.14, 0.1), (p.x, p.y, h + 0.05), mat, rot=(0, 0, yaw), bevel=0.02)


def stile(M, x, y, h=1.3):
    """Steps over the bund wall, crossing along Y."""
    e = empty("stile", (x, y, 0))
    n = 6
    top = h + 0.25
    items = []
    for s in (-1, 1):
        for k in range(n):
            items.append(
                ((0.9, 0.26, 0.04), Matrix.Translation((0, s * (0.5 + 0.27 * (n - 1 - k)), top * (k + 1) / n)))
            )
        for sx in (-0.46, 0.46):
            a, b = Vector((sx, s * (0.4 + 0.27 * n), 0)), Vector((sx, s * 0.38, top))
            d = b - a
            items.append(
                (
                    (0.03, 0.16, d.length),
                    Matrix.Translation((a + b) / 2) @ d.to_track_quat("Z", "X").to_matrix().to_4x4(),
                )
            )
    items.append(((0.9, 0.9, 0.04), Matrix.Translation((0, 0, top))))
    multi_boxes("stile", items, M.galv, e)
    for sx in (-0.46, 0.46):
        handrail(M, [(sx, 0.4 + 0.27 * n, 0), (sx, 0.4, top), (sx, -0.4, top), (sx, -0.4 - 0.27 * n, 0)], e, toe=False)


def floating_tank(M, loc, R, H, roof, mat, rot=0.0, stair_a=(-2.2, -0.6), band=None):
    """Open-top tank: the roof floats at height `roof`, the rolling ladder follows it down."""
    e = empty("floating", loc, (0, 0, rot))
    lathe(
        "ringwall", [(R + 0.55, -0.6), (R + 0.55, 0.22), (R + 0.5, 0.27), (R - 0.3, 0.27)], M.conc, parent=e, segs=160
    )
    lathe("shell", [(R, 0.27), (R, H), (R - 0.03, H), (R - 0.03, roof - 0.5)], mat, parent=e, segs=220)
    lathe("girder", [(R, H - 1.0), (R + 0.9, H - 1.0), (R + 0.9, H - 0.92), (R, H - 0.92)], mat, parent=e, segs=220)
    lathe("curb", [(R - 0.05, H), (R + 0.12, H), (R + 0.12, H + 0.05), (R - 0.05, H + 0.05)], mat, parent=e, segs=220)
    if band:
        lathe("band", [(R + 0.006, band[0]), (R + 0.006, band[1])], band[2], parent=e, segs=220)
    lathe(
        "pontoon",
        [
            (R - 0.03, roof + 0.12),
            (R - 0.3, roof + 0.16),
            (R - 0.32, roof + 0.5),
            (R - 2.3, roof + 0.42),
            (R - 2.35, roof),
            (0, roof + 0.05),
        ],
        M.paint_grey,
        parent=e,
        segs=160,
    )
    lathe(
        "foamdam", [(R - 0.9, roof + 0.45), (R - 0.9, roof + 1.0), (R - 0.92, roof + 1.0)], M.galv, parent=e, segs=160
    )
    for k in range(10):
        a = 2 * pi * k / 10
        cyl("leg", 0.06, 0.9, ((R - 1.5) * cos(a), (R - 1.5) * sin(a), roof + 0.4), M.galv, parent=e, segs=12)
        cyl(
            "manhole",
            0.35,
            0.3,
            ((R * 0.55) * cos(a * 2), (R * 0.55) * sin(a * 2), roof + 0.05),
            M.white,
            parent=e,
            segs=24,
        )
    a, b = Vector((R - 0.2, 0, H + 0.1)), Vector((-R * 0.35, 0, roof + 0.5))
    d = b - a

    def M_ladder(y):
        return Matrix.Translation((a + b) / 2 + Vector((0, y, 0))) @ d.to_track_quat("X", "Z").to_matrix().to_4x4()

    multi_boxes(
        "rolling",
        [((d.length, 0.05, 0.3), M_ladder(y)) for y in (-0.45, 0.45)]
        + [((0.25, 0.9, 0.03), Matrix.Translation(a + d * (k / 30))) for k in range(31)],
        M.galv,
        e,
    )
    for y in (-0.45, 0.45):
        tubes("rollrail", [[tuple(a + Vector((0, y, 1.0))), tuple(b + Vector((0, y, 1.0)))]], 0.025, M.safety, e)
    railing(R + 0.85, H - 0.92, 0, 2 * pi, M, e, step=2.2, toe=False)
    stair(R, H - 0.9, *stair_a, M, e)
    for k in range(6):  # foam pourers on the rim
        t = 2 * pi * k / 6 + 0.3
        tubes(
            "foam",
            [
                fillet(
                    [
                        ((R + 0.2) * cos(t), (R + 0.2) * sin(t), 0.5),
                        ((R + 0.2) * cos(t), (R + 0.2) * sin(t), H + 0.8),
                        ((R - 0.4) * cos(t), (R - 0.4) * sin(t), H + 0.8),
                    ],
                    0.3,
                )
            ],
            0.09,
            M.firered,
            e,
        )
    return e


def pump(M, loc, rot=0.0, out=3.0):
    """Centrifugal pump set on a plinth: finned motor, guard, volute. Suction rises from the ground at +X, discharge
    returns into it `out` metres to +Y, each through a concrete collar, so that no pipe ends in the air."""
    e = empty("pump", loc, (0, 0, rot))
    box("plinth", (3.0, 1.1, 0.4), (0, 0, 0.2), M.conc, bevel=0.03, parent=e)
    box("skid", (2.7, 0.8, 0.14), (0, 0, 0.47), M.petrol, bevel=0.01, parent=e)
    multi_boxes(
        "feet", [((0.16, 0.7, 0.12), Matrix.Translation((x, 0, 0.59))) for x in (-1.0, -0.35, 0.5)], M.petrol, e
    )
    cyl("motor", 0.34, 1.1, (-1.2, 0, 0.98), M.petrol, rot=(0, pi / 2, 0), segs=40, parent=e, bevel=0.03)
    multi_boxes(
        "fins",
        [
            (
                (0.84, 0.012, 0.06),
                Matrix.Translation((-0.66, 0, 0.98))
                @ Matrix.Rotation(2 * pi * k / 26, 4, "X")
                @ Matrix.Translation((0, 0, 0.36)),
            )
            for k in range(26)
        ],
        M.petrol,
        e,
    )
    cyl("fan", 0.36, 0.2, (-1.32, 0, 0.98), M.dark, rot=(0, pi / 2, 0), segs=40, parent=e, bevel=0.04)
    box("terminal", (0.3, 0.26, 0.2), (-0.7, 0, 1.42), M.petrol, bevel=0.02, parent=e)
    box("coupling", (0.46, 0.40, 0.42), (0.12, 0, 0.92), M.safety, bevel=0.08, parent=e)
    lathe(
        "volute",
        [
            (0, -0.20),
            (0.14, -0.20),
            (0.18, -0.14),
            (0.42, -0.12),
            (0.46, 0),
            (0.46, 0.10),
            (0.40, 0.17),
            (0.2, 0.2),
            (0, 0.2),
        ],
        M.paint_grey,
        (0.62, 0, 1.0),
        (0, pi / 2, 0),
        segs=56,
        parent=e,
    )
    flange("suctionflange", 0.16, 0.28, (0.80, 0, 1.0), (0, pi / 2, 0), M, e)
    valve((1.62, 0, 1.0), (0, 0, 0), 0.16, M, e)
    tubes("suction", [fillet([(1.2, 0, 1.0), (2.6, 0, 1.0), (2.6, 0, -0.4)], 0.34)], 0.16, M.pipe, e, res=8)
    flange("dischargeflange", 0.12, 0.16, (0.62, 0, 1.40), (0, 0, 0), M, e)
    tubes(
        "discharge",
        [fillet([(0.62, 0, 1.5), (0.62, 0, 2.1), (0.62, out, 2.1), (0.62, out, -0.4)], 0.30)],
        0.12,
        M.white,
        e,
        res=8,
    )
    valve((0.62, out * 0.55, 2.1), (0, 0, pi / 2), 0.12, M, e)
    tubes("prop", [[(0.62, out * 0.3, 0), (0.62, out * 0.3, 2.0)]], 0.04, M.galv, e, res=4)
    for x, y in ((2.6, 0), (0.62, out)):
        cyl("collar", 0.34, 0.16, (x, y, 0), M.conc, parent=e, segs=32)
    return e


def shelter(M, x0, x1, y0, y1, h=4.2):
    """Open steel roof over pumps."""
    items = []
    n = max(1, round((x1 - x0) / 5))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        items += (
            beam((x, y0, 0), (x, y0, h), 0.2)
            + beam((x, y1, 0), (x, y1, h + 0.6), 0.2)
            + beam((x, y0 - 0.8, h), (x, y1 + 0.8, h + 0.75), 0.2)
        )
    multi_boxes("shelter", items, M.galv)
    slope = math.atan2(0.75, y1 - y0 + 1.6)
    box(
        "sheet",
        (x1 - x0 + 1.6, y1 - y0 + 2.2, 0.08),
        ((x0 + x1) / 2, (y0 + y1) / 2, h + 0.52),
        M.white,
        rot=(slope, 0, 0),
        bevel=0.01,
    )
    multi_boxes(
        "ribs",
        [
            (
                (0.05, y1 - y0 + 2.2, 0.06),
                Matrix.Translation((x, (y0 + y1) / 2, h + 0.58)) @ Matrix.Rotation(slope, 4, "X"),
            )
            for x in [x0 - 0.7 + 0.4 * k for k in range(int((x1 - x0 + 1.4) / 0.4))]
        ],
        M.white,
    )
