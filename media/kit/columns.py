"""Distillation columns with platforms, caged ladders and overhead lines; open process structures; flare."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, tubes
from kit.lamps import point
from kit.mesh import cyl, empty, lathe
from kit.nodes import rgb
from kit.paint import m_emit, m_plain, m_tank
from kit.stairs import railing
from kit.steel import beam, grating, handrail, ladder


def work_light(M, loc, power=0, col=(1, 0.78, 0.50), parent=None):
    """Glowing bulkhead lamp; only with power does it emit light, as every lamp costs samples."""
    cyl("bulb", 0.13, 0.16, loc, M.bulb, parent=parent, segs=12, bevel=0)
    if power:
        point("work", Vector(loc) - Vector((0, 0, 0.25)), power, col, radius=0.25, parent=parent)


def platform_ring(M, r, z, a0, a1, parent, w=1.3):
    """Ring segment of grating round a column, with brackets, rail, toe plate."""
    n = max(6, int((a1 - a0) * 8))
    lathe("ring", [(r + 0.05, z), (r + w, z), (r + w, z - 0.14)], M.galv, parent=parent, segs=n, a0=a0, a1=a1)
    railing(r + w - 0.04, z, a0, a1, M, parent)
    tubes(
        "bracket",
        [
            [(r * cos(a), r * sin(a), z - 1.0), ((r + w) * cos(a), (r + w) * sin(a), z - 0.12)]
            for a in [a0 + (a1 - a0) * k / 4 for k in range(5)]
        ],
        0.06,
        M.galv,
        parent,
        res=2,
    )


def column(M, loc, r, h, levels, rot=0.0, mat=None, lights=0, top_line=True):
    """levels: platform heights; platforms alternate sides, so that ladders do not line up."""
    e = empty("column", loc, (0, 0, rot))
    mat = mat or M.clad
    cyl("plinth", r * 1.35, 0.6, (0, 0, 0), M.conc, parent=e, segs=12)
    lathe("skirt", [(r * 1.12, 0.5), (r, 3.0)], M.conc, parent=e, segs=64)
    head = [(r * cos(t), h + r * 0.6 * sin(t)) for t in [pi / 2 * k / 9 for k in range(10)]]
    head[-1] = (0, head[-1][1])
    lathe("shell", [(r, 3.0)] + head, mat, parent=e, segs=96)
    for k in range(int(h / 1.8)):
        z = 3.4 + 1.8 * k
        if z < h:
            lathe(
                "strap",
                [(r + 0.002, z), (r + 0.014, z + 0.01), (r + 0.014, z + 0.07), (r + 0.002, z + 0.08)],
                M.galv,
                parent=e,
                segs=64,
            )
    lathe("stripe", [(r + 0.016, h - 2.2), (r + 0.016, h - 1.5)], M.petrol, parent=e, segs=64)
    z0 = 0.6
    for k, z in enumerate(levels):
        a = (-2.4, -0.3) if k % 2 == 0 else (-1.6, 0.9)
        platform_ring(M, r, z, *a, e)
        la = -1.0 if k % 2 == 0 else -1.9
        ladder(M, z0, z, parent=empty("lad", ((r + 0.35) * cos(la), (r + 0.35) * sin(la), 0), (0, 0, la), e))
        for t in (a[0] + 0.2, (a[0] + a[1]) / 2, a[1] - 0.2):
            work_light(
                M,
                ((r + 1.25) * cos(t), (r + 1.25) * sin(t), z + 2.2),
                lights if k % 2 == 0 and t == (a[0] + a[1]) / 2 else 0,
                parent=e,
            )
            tubes(
                "lamppole",
                [[((r + 1.26) * cos(t), (r + 1.26) * sin(t), z), ((r + 1.26) * cos(t), (r + 1.26) * sin(t), z + 2.3)]],
                0.02,
                M.galv,
                e,
                res=2,
            )
        m = empty("manway", (r * cos(a[0] + 0.9), r * sin(a[0] + 0.9), z + 0.9), (0, pi / 2, a[0] + 0.9), e)
        cyl("mw", 0.32, 0.25, (0, 0, -0.02), mat, parent=m, segs=32)
        cyl("mwlid", 0.42, 0.09, (0, 0, 0.22), mat, parent=m, segs=32)
        z0 = z
    if top_line:  # overhead vapour line and two risers
        q = r + 0.7
        tubes(
            "vapour",
            [
                fillet(
                    [
                        (0, 0, h),
                        (0, 0, h + r * 0.6 + 1.2),
                        (q, 0.4, h + r * 0.6 + 1.2),
                        (q, 0.4, 5.0),
                        (q + 5, 0.4, 5.0),
                    ],
                    0.5,
                )
            ],
            0.28,
            M.clad,
            e,
            res=8,
        )
    for k, (t, rr) in enumerate(((2.0, 0.12), (2.35, 0.09), (-2.75, 0.1), (0.35, 0.14))):
        zt = h * (0.9 - 0.17 * k)
        tubes(
            "riser",
            [
                fillet(
                    [
                        ((r - 0.1) * cos(t), (r - 0.1) * sin(t), zt),
                        ((r + 0.45) * cos(t), (r + 0.45) * sin(t), zt),
                        ((r + 0.45) * cos(t), (r + 0.45) * sin(t), 1.0),
                    ],
                    0.25,
                )
            ],
            rr,
            (M.pipe, M.clad)[k % 2],
            e,
        )
    tubes("davit", [fillet([(-r * 0.6, 0, h), (-r * 0.6, 0, h + 2.8), (-r - 1.2, 0, h + 2.8)], 0.3)], 0.07, M.safety, e)
    return e


def structure(M, loc, nx, ny, levels, bay=5.0, lights=0, equipment=True):
    """Open steel frame: beams, gratings, rails, bracing, drums and exchangers on the floors."""
    e = empty("structure", loc)
    items = []
    w, d = nx * bay, ny * bay
    top = levels[-1]
    for i in range(nx + 1):
        for j in range(ny + 1):
            items += beam((i * bay, j * bay, 0), (i * bay, j * bay, top + 0.1), 0.36)
    for z in levels:
        for i in range(nx + 1):
            items += beam((i * bay, 0, z - 0.2), (i * bay, d, z - 0.2), 0.34)
        for j in range(ny + 1):
            items += beam((0, j * bay, z - 0.2), (w, j * bay, z - 0.2), 0.34)
        grating(M, -0.6, w + 0.6, -0.6, d + 0.6, z, e)
        handrail(M, [(-0.6, d + 0.6, z), (-0.6, -0.6, z), (w + 0.6, -0.6, z), (w + 0.6, d + 0.6, z)], e)
    for a, b in zip([0] + list(levels), levels):
        items += beam((0, 0, a + 0.2), (bay, 0, b - 0.3), 0.16) + beam((w, d, a + 0.2), (w, 0, b - 0.3), 0.16)
    multi_boxes("frame", items, M.frame, e)
    # stair flights in the left bay of the front
    for k, (a, b) in enumerate(zip([0] + list(levels), levels)):
        x0, x1 = (-0.5, 3.9) if k % 2 == 0 else (3.9, -0.5)
        y = -1.3
        n = int((b - a) / 0.22)
        multi_boxes(
            "steps",
            [
                ((0.26, 0.9, 0.03), Matrix.Translation((x0 + (x1 - x0) * (i + 0.5) / n, y, a + (b - a) * (i + 1) / n)))
                for i in range(n)
            ],
            M.galv,
            e,
        )
        tubes(
            "flight",
            [[(x0, y + s, a + o), (x1, y + s, b + o)] for s in (-0.45, 0.45) for o in (0, 1.05)],
            0.04,
            M.safety,
            e,
            res=3,
        )
    for z in levels:
        for i in range(nx):
            work_light(M, (i * bay + bay / 2, -0.4, z - 0.55), lights if i == nx // 2 else 0, parent=e)
            if equipment and i % 2 == 0:
                lathe(
                    "hx",
                    [
                        (0, -2.0),
                        (0.55, -1.9),
                        (0.55, 1.5),
                        (0.72, 1.5),
                        (0.72, 1.62),
                        (0.55, 1.62),
                        (0.5, 2.0),
                        (0, 2.1),
                    ],
                    (M.clad, M.tank)[i % 4 == 0],
                    (i * bay + 2.4, d / 2, z + 1.1),
                    (0, pi / 2, 0),
                    segs=40,
                    parent=e,
                )
    return e


def flare(M, loc, h=55):
    """Flare stack in its derrick."""
    e = empty("flare", loc)
    cyl("stack", 0.5, h, (0, 0, 0), M.galv, parent=e, segs=20)
    legs = [(2.6 * cos(a), 2.6 * sin(a)) for a in (0, 2.09, 4.19)]
    tubes("derrick", [[(x, y, 0), (x * 0.35, y * 0.35, h)] for x, y in legs], 0.14, M.galv, e, res=2)

    def ring(z):
        return [(x * (1 - 0.65 * z / h), y * (1 - 0.65 * z / h), z) for x, y in legs]

    tubes(
        "lacing",
        [[ring(z)[i], ring(z + 5)[(i + 1) % 3]] for z in range(0, int(h) - 5, 5) for i in range(3)],
        0.07,
        M.galv,
        e,
        res=2,
    )
    lathe(
        "flame",
        [(0, 0), (0.5, 0.8), (0.62, 2.2), (0.35, 4.2), (0, 6.0)],
        M.flame,
        (0, 0, h),
        (0.12, 0.22, 0),
        segs=24,
        parent=e,
    )


def plant_mats(M):
    """Add the process plant's materials to M."""
    M.clad = m_tank("clad", rgb("#c9cdcf"), rough=0.3, course=1.8, plate=2.4, dirt=0.4, rust=0.05, waviness=0.6)
    M.frame = m_plain("frame", rgb("#59656c"), 0.5)
    M.bulb = m_emit("bulb", (1, 0.80, 0.52, 1), 22)
    M.flame = m_emit("flame", (1, 0.50, 0.16, 1), 7)
    return M
