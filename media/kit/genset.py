"""Standby power yard: container generator on its belly tank, day tank, turret and vents of a buried tank, building
with louvres."""

from math import pi

from mathutils import Matrix

from kit.bars import fillet, multi_boxes, ring_bolts, tubes
from kit.brand import level_gauge
from kit.gauge import radar
from kit.mesh import box, cyl, empty, lathe
from kit.nodes import N, rgb
from kit.paint import m_plain, m_tank
from kit.pipework import flange, valve
from kit.steel import beam, handrail, ladder


def m_sheet(name, col, pitch=0.3, depth=0.045):
    """Trapezoidal steel sheet, ribs upright. Object coordinates in metres."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    wave = b.math("SINE", b.math("MULTIPLY", b.math("ADD", X, Y), 2 * pi / pitch))
    rib = b.n("MapRange", {0: wave, 1: -0.35, 2: 0.35, 3: 0.0, 4: 1.0}).outputs[0]
    n = b.noise(b.mapping(tc, (1, 1, 0.15)), 1.4, 6, 0.6)
    c = b.mix(b.math("MULTIPLY", n, 0.25), col, tuple(x * 0.7 for x in col[:3]) + (1,))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.42, "Specular": 0.4, "Normal": b.bump(rib, 1.0, depth)}),
        col,
    )


def louvre(M, size, loc, rot=(0, 0, 0), parent=None, blades=9, mat=None):
    """Weather louvre facing local -Y: dark recess, slanted blades, frame."""
    w, h = size
    e = empty("louvre", loc, rot, parent)
    mat = mat or M.galv
    box("recess", (w, 0.02, h), (0, 0, 0), M.black, bevel=0, parent=e)
    multi_boxes(
        "blades",
        [
            (
                (w, 0.09, 0.012),
                Matrix.Translation((0, -0.04, -h / 2 + h * (k + 0.5) / blades)) @ Matrix.Rotation(0.75, 4, "X"),
            )
            for k in range(blades)
        ],
        mat,
        e,
    )
    multi_boxes(
        "louvreframe",
        [((w + 0.1, 0.1, 0.06), Matrix.Translation((0, -0.03, s * h / 2))) for s in (-1, 1)]
        + [((0.06, 0.1, h), Matrix.Translation((s * w / 2, -0.03, 0))) for s in (-1, 1)],
        mat,
        e,
    )


def genset(M, loc, yaw=0.0, L=9.0, W=2.7, H=2.9, tank=0.85):
    """Acoustic container on a belly tank; its long side with doors faces local -Y, radiator outlet at +X."""
    e = empty("genset", loc, (0, 0, yaw))
    z = tank + 0.25
    for x in (-L * 0.42, -L * 0.14, L * 0.14, L * 0.42):
        box("plinth", (0.5, W, 0.25), (x, 0, 0.125), M.conc, bevel=0.02, parent=e)
    box("belly", (L - 0.2, W - 0.1, tank), (0, 0, 0.25 + tank / 2), M.petrol, bevel=0.03, parent=e)
    multi_boxes(
        "stiff",
        [
            ((0.07, W, tank - 0.1), Matrix.Translation((-L / 2 + 0.5 + k * (L - 1) / 9, 0, 0.25 + tank / 2)))
            for k in range(10)
        ],
        M.petrol,
        e,
    )
    box("container", (L, W, H), (0, 0, z + H / 2), M.container, bevel=0.02, parent=e)
    multi_boxes(
        "frame",
        [
            ((0.16, 0.16, H), Matrix.Translation((sx * (L / 2 - 0.07), sy * (W / 2 - 0.07), z + H / 2)))
            for sx in (-1, 1)
            for sy in (-1, 1)
        ]
        + [
            ((L, 0.14, 0.16), Matrix.Translation((0, sy * (W / 2 - 0.06), z + q)))
            for sy in (-1, 1)
            for q in (0.08, H - 0.08)
        ],
        M.containerframe,
        e,
        bevel=0.01,
    )
    for x in (-L * 0.30, -L * 0.05, L * 0.20):
        box("door", (1.05, 0.06, H - 0.5), (x, -W / 2 - 0.02, z + H / 2), M.containerframe, bevel=0.012, parent=e)
        box("doorgap", (1.11, 0.04, H - 0.44), (x, -W / 2 - 0.005, z + H / 2), M.black, bevel=0, parent=e)
        tubes(
            "bar",
            [[(x + 0.34, -W / 2 - 0.08, z + 0.35), (x + 0.34, -W / 2 - 0.08, z + H - 0.35)]],
            0.016,
            M.galv,
            e,
            res=3,
        )
        box("latch", (0.12, 0.05, 0.05), (x + 0.34, -W / 2 - 0.09, z + 1.15), M.dark, bevel=0.01, parent=e)
    louvre(M, (1.25, H - 0.7), (L * 0.41, -W / 2 - 0.02, z + H / 2), parent=e, blades=14, mat=M.containerframe)
    louvre(M, (W - 0.6, H - 0.7), (L / 2 + 0.03, 0, z + H / 2), (0, 0, pi / 2), e, 14, M.containerframe)
    # roof: silencer, stack with rain cap, radiator hood
    cyl("silencer", 0.42, 2.6, (-2.6, 0.2, z + H + 0.62), M.galv, rot=(0, pi / 2, 0), segs=48, parent=e, bevel=0.04)
    multi_boxes(
        "saddle", [((0.1, 0.9, 0.6), Matrix.Translation((x, 0.2, z + H + 0.3))) for x in (-2.2, -0.5)], M.dark, e
    )
    tubes(
        "stack",
        [fillet([(0, 0.2, z + H + 0.62), (0.7, 0.2, z + H + 0.62), (0.7, 0.2, z + H + 2.1)], 0.3)],
        0.17,
        M.galv,
        e,
        res=8,
    )
    cyl("cap", 0.25, 0.03, (0.7, 0.2, z + H + 2.22), M.galv, parent=e, segs=32)
    cyl("capneck", 0.05, 0.14, (0.7, 0.2, z + H + 2.1), M.galv, parent=e, segs=12)
    box("hood", (1.9, W - 0.4, 0.7), (L / 2 - 1.2, 0, z + H + 0.35), M.containerframe, bevel=0.03, parent=e)
    handrail(M, [(-L / 2 + 0.2, -W / 2 + 0.1, z + H), (L / 2 - 2.4, -W / 2 + 0.1, z + H)], e, toe=False, mat=M.galv)
    # belly tank: gauge, fill box, vent, return line
    level_gauge(M, (L * 0.33, -W / 2 + 0.02, 0.32), tank - 0.16, 0.78, w=0.16, parent=e)
    box("fillbox", (0.6, 0.3, 0.5), (-L * 0.40, -W / 2 - 0.1, 0.58), M.containerframe, bevel=0.015, parent=e)
    tubes(
        "vent",
        [
            fillet(
                [
                    (-L * 0.46, -W / 2 - 0.06, 0.9),
                    (-L * 0.46, -W / 2 - 0.06, z + H + 0.6),
                    (-L * 0.46, -W / 2 - 0.35, z + H + 0.6),
                    (-L * 0.46, -W / 2 - 0.35, z + H + 0.35),
                ],
                0.12,
            )
        ],
        0.035,
        M.galv,
        e,
    )
    return e


def day_tank(M, loc, yaw=0.0, r=0.95, L=3.2, z=2.6, fill=0.72):
    """Horizontal tank on a braced stand over a spill tray, level gauge on its side towards local -Y."""
    e = empty("daytank", loc, (0, 0, yaw))
    end = [
        (0, -L / 2 - 0.28),
        (r * 0.5, -L / 2 - 0.25),
        (r * 0.86, -L / 2 - 0.14),
        (r, -L / 2),
        (r, L / 2),
        (r * 0.86, L / 2 + 0.14),
        (r * 0.5, L / 2 + 0.25),
        (0, L / 2 + 0.28),
    ]
    lathe("drum", end, M.daypaint, (0, 0, z + r), (0, pi / 2, 0), segs=120, parent=e)
    for x in (-L / 2 + 0.02, 0, L / 2 - 0.02):
        lathe(
            "weld",
            [(r + 0.002, -0.02), (r + 0.012, 0), (r + 0.002, 0.02)],
            M.daypaint,
            (x, 0, z + r),
            (0, pi / 2, 0),
            segs=120,
            parent=e,
        )
    lathe(
        "band",
        [(r + 0.008, -0.2), (r + 0.008, 0.2)],
        M.petrol,
        (-L / 2 + 0.55, 0, z + r),
        (0, pi / 2, 0),
        segs=120,
        parent=e,
    )
    items = []
    for x in (-L * 0.34, L * 0.34):
        for y in (-0.75, 0.75):
            items += beam((x, y, 0.1), (x, y * 0.85, z + 0.35), 0.16)
            items += [((0.34, 0.34, 0.03), Matrix.Translation((x, y, 0.2)))]
        items += beam((x, -0.8, z + 0.02), (x, 0.8, z + 0.02), 0.18) + beam((x, -0.75, 0.4), (x, 0.7, z - 0.2), 0.08)
        items += [((0.14, 1.5, 0.5), Matrix.Translation((x, 0, z + 0.22)))]
    for y in (-0.7, 0.7):
        items += beam((-L * 0.34, y, z - 0.2), (L * 0.34, y, z - 0.2), 0.14) + beam(
            (-L * 0.34, y, 0.5), (L * 0.34, y, z - 0.35), 0.08
        )
    multi_boxes("stand", items, M.galv, e)
    box("tray", (L + 0.9, 2.3, 0.24), (0, 0, 0.1), M.conc, bevel=0.03, parent=e)
    # level column on the front, set off the drum
    level_gauge(M, (L * 0.20, -r - 0.16, z + 0.12), 2 * r - 0.24, fill, w=0.2, parent=e)
    tubes(
        "gaugearms",
        [[(L * 0.20, -r - 0.14, z + q), (L * 0.20, -r * 0.4, z + q)] for q in (0.22, 2 * r - 0.24)],
        0.028,
        M.galv,
        e,
    )
    # top: manway, radar on its nozzle, vent; bottom: outlet with valve down to the pumps
    flange("man", 0.26, 0.25, (-0.55, 0, z + 2 * r - 0.1), (0, 0, 0), M, e, mat=M.daypaint)
    flange("nz", 0.09, 0.30, (0.5, 0, z + 2 * r - 0.12), (0, 0, 0), M, e, mat=M.daypaint, cap=False)
    radar(M, e, (0.5, 0, z + 2 * r + 0.23), 1.25)
    tubes(
        "vent",
        [
            fillet(
                [
                    (1.2, 0, z + 2 * r - 0.1),
                    (1.2, 0, z + 2 * r + 1.2),
                    (1.2, -0.35, z + 2 * r + 1.2),
                    (1.2, -0.35, z + 2 * r + 0.9),
                ],
                0.14,
            )
        ],
        0.045,
        M.galv,
        e,
    )
    tubes(
        "out",
        [fillet([(-1.1, 0, z + 0.05), (-1.1, 0, 1.1), (-1.1, -0.9, 1.1), (-1.1, -0.9, 0.5), (-6.5, -0.9, 0.5)], 0.18)],
        0.05,
        M.white,
        e,
    )
    valve((-1.1, -0.9, 0.78), (0, pi / 2, 0), 0.055, M, e)
    handrail(M, [(-L / 2, -0.5, z + 2 * r - 0.12), (L / 2, -0.5, z + 2 * r - 0.12)], e, toe=False, h=0.9)
    ladder(M, 0.2, z + 2 * r, parent=empty("lad", (L / 2 + 0.42, 0.1, 0), (0, 0, 0), e), cage=False)
    return e


def buried_turret(M, loc, yaw=0.0):
    """Visible parts of an underground tank: kerbed chamber, lid laid aside, nozzle with radar, dip pipe, vents."""
    e = empty("turret", loc, (0, 0, yaw))
    multi_boxes(
        "kerb",
        [((2.2, 0.18, 0.34), Matrix.Translation((0, s * 0.95, 0.15))) for s in (-1, 1)]
        + [((0.18, 1.72, 0.34), Matrix.Translation((s * 1.01, 0, 0.15))) for s in (-1, 1)],
        M.conc,
        e,
        bevel=0.02,
    )
    box("pit", (1.9, 1.75, 0.02), (0, 0, 0.02), M.dark, bevel=0, parent=e)
    cyl("neck", 0.55, 0.22, (-0.05, 0, 0.0), M.petrol, segs=80, parent=e)
    cyl("cover", 0.66, 0.05, (-0.05, 0, 0.22), M.petrol, segs=80, parent=e, bevel=0.01)
    ring_bolts("coverbolts", 0.60, 20, 0.02, 0.08, (-0.05, 0, 0.22), M.bolt, parent=e)
    flange("nz", 0.085, 0.22, (0.15, 0.05, 0.24), (0, 0, 0), M, e, mat=M.petrol, cap=False)
    radar(M, e, (0.15, 0.05, 0.49), 1.35)
    flange("dip", 0.06, 0.25, (-0.35, 0.18, 0.24), (0, 0, 0), M, e, mat=M.petrol)
    flange("fill", 0.07, 0.2, (-0.3, -0.28, 0.24), (0, 0, 0), M, e, mat=M.petrol)
    box("lid", (1.9, 1.9, 0.05), (-2.5, 0.2, 0.06), M.galv, rot=(0, 0, 0.2), bevel=0.01, parent=e)
    tubes(
        "lidgrip",
        [
            fillet(
                [(-2.7 + x, -0.45, 0.08), (-2.7 + x, -0.45, 0.16), (-2.45 + x, -0.4, 0.16), (-2.45 + x, -0.4, 0.08)],
                0.03,
            )
            for x in (-0.3, 0.4)
        ],
        0.014,
        M.galv,
        e,
        res=3,
    )
    tubes(
        "conduit",
        [fillet([(0.25, 0.05, 0.70), (0.62, 0.05, 0.70), (0.62, 0.05, 0.1), (0.95, 0.05, 0.1)], 0.08)],
        0.02,
        M.black,
        e,
    )
    return e


def vent_pipes(M, x, y, n=3, h=4.0):
    """Vents of the buried tank: pipes on a post with caps."""
    for k in range(n):
        tubes(
            "vent",
            [
                fillet(
                    [
                        (x + 0.3 * k, y, 0),
                        (x + 0.3 * k, y, h),
                        (x + 0.3 * k, y - 0.3, h),
                        (x + 0.3 * k, y - 0.3, h - 0.25),
                    ],
                    0.14,
                )
            ],
            0.045,
            M.galv,
        )
    multi_boxes(
        "ventclamp",
        [((0.3 * n + 0.1, 0.06, 0.06), Matrix.Translation((x + 0.15 * (n - 1), y + 0.05, z))) for z in (1.0, 2.6)],
        M.dark,
    )


def genset_mats(M):
    """Add the power yard's materials to M."""
    M.container = m_sheet("container", rgb("#d9ddda"))
    M.containerframe = m_plain("containerframe", rgb("#c3c9c6"), 0.42)
    M.daypaint = m_tank("daypaint", rgb("#e4e6e3"), course=1.6, plate=3.2, dirt=0.35, rust=0.06, waviness=0.4)
    M.cladding = m_sheet("cladding", rgb("#5d6b6e"), 0.9, 0.05)
    M.facade = m_plain("facade", rgb("#b9c0bf"), 0.5)
    return M
