"""Grain silos of corrugated sheet, bucket elevator with spouts, gangway over the peaks, FRP water tank on a stand."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, tubes
from kit.brand import level_gauge
from kit.gauge import radar
from kit.lettering import text_on_cyl
from kit.mesh import box, cyl, empty, lathe
from kit.nodes import N
from kit.stairs import railing
from kit.steel import beam, grating, handrail, ladder


def m_sheet(name="sheet", tint=(0.60, 0.62, 0.63, 1)):
    """Galvanised sheets: every sheet a slightly different tone, bolted laps, dust from below. UV in metres."""
    b = N(name)
    uv = b.n("UVMap").outputs[0]
    tc = b.n("TexCoord").outputs["Object"]
    br = b.n(
        "TexBrick",
        {
            "Vector": uv,
            "Scale": 1.0,
            "Mortar Size": 0.012,
            "Brick Width": 2.7,
            "Row Height": 1.15,
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
        },
        offset=0.5,
        squash=1,
    )
    n = b.noise(tc, 0.8, 6, 0.65)
    z = b.n("SeparateXYZ", {0: tc}).outputs[2]
    c = b.mix(b.math("MULTIPLY", br.outputs["Color"], 0.28), tint, tuple(x * 0.68 for x in tint[:3]) + (1,))
    c = b.mix(b.math("MULTIPLY", n, 0.30), c, (0.34, 0.33, 0.31, 1))
    c = b.mix(b.math("MULTIPLY", br.outputs["Fac"], 0.5), c, (0.2, 0.2, 0.2, 1))
    c = b.mix(b.ramp(z, [(0.0, 0.35), (0.02, 0.0)]), c, (0.25, 0.20, 0.14, 1))
    r = b.math("ADD", 0.34, b.math("MULTIPLY", n, 0.22))
    return b.done(b.n("BsdfPrincipled", {"Base Color": c, "Metallic": 0.75, "Roughness": r}), (0.45, 0.46, 0.46, 1))


def silo(M, loc, r=5.5, h=14.0, rot=0.0, ladder_a=-2.2):
    """Corrugated grain silo with stiffeners, ladder and roof."""
    e = empty("silo", loc, (0, 0, rot))
    peak = h + r * 0.55
    lathe("base", [(r + 0.7, -0.4), (r + 0.7, 0.35), (r + 0.62, 0.42), (0, 0.42)], M.conc, parent=e, segs=96)
    pitch, amp = 0.26, 0.045
    n = int((h - 0.42) / pitch) * 4
    lathe(
        "wall",
        [(r + amp * sin(i * pi / 2), 0.42 + pitch * i / 4) for i in range(n + 1)],
        M.sheet,
        parent=e,
        segs=160,
        angle=80,
    )
    k = int(2 * pi * r / 1.15)
    multi_boxes(
        "stiffeners",
        [
            (
                (0.09, 0.13, h - 0.5),
                Matrix.Rotation(2 * pi * i / k, 4, "Z") @ Matrix.Translation((r + 0.08, 0, h / 2 + 0.2)),
            )
            for i in range(k)
        ],
        M.galv,
        e,
    )
    lathe("stripe", [(r + 0.16, h * 0.80), (r + 0.16, h * 0.80 + 1.0)], M.petrol, parent=e, segs=160)
    lathe("eave", [(r, h), (r + 0.22, h - 0.06), (r + 0.22, h), (0.6, peak)], M.sheet, parent=e, segs=160)
    ribs = 40
    tubes(
        "ribs",
        [
            [((r + 0.2) * cos(a), (r + 0.2) * sin(a), h + 0.03), (0.7 * cos(a), 0.7 * sin(a), peak + 0.02)]
            for a in [2 * pi * i / ribs for i in range(ribs)]
        ],
        0.035,
        M.galv,
        e,
        res=2,
    )
    lathe(
        "cap",
        [(0.9, peak - 0.12), (0.9, peak + 0.25), (0.95, peak + 0.28), (0.3, peak + 0.6), (0, peak + 0.6)],
        M.galv,
        parent=e,
        segs=48,
    )
    for a in (-2.7, -1.9, -1.1, -0.3, 0.6, 2.2):
        x, y = r * 0.62 * cos(a), r * 0.62 * sin(a)
        z = h + 0.38 * r * 0.55
        tubes(
            "vent",
            [
                fillet(
                    [(x, y, z - 0.2), (x, y, z + 0.55), (x * 1.12, y * 1.12, z + 0.55), (x * 1.12, y * 1.12, z + 0.25)],
                    0.15,
                )
            ],
            0.17,
            M.galv,
            e,
        )
    ladder(
        M, 0.4, h, parent=empty("lad", ((r + 0.32) * cos(ladder_a), (r + 0.32) * sin(ladder_a), 0), (0, 0, ladder_a), e)
    )
    steps = Vector((cos(ladder_a), sin(ladder_a), 0))
    tubes(
        "rooflad",
        [
            [
                tuple(steps * (r * 0.98) + Vector((-steps.y, steps.x, 0)) * s + Vector((0, 0, h + 0.15))),
                tuple(steps * 0.8 + Vector((-steps.y, steps.x, 0)) * s + Vector((0, 0, peak + 0.15))),
            ]
            for s in (-0.3, 0.3)
        ],
        0.03,
        M.safety,
        e,
        res=2,
    )
    railing(r + 0.15, h + 0.05, ladder_a - 0.35, ladder_a + 0.35, M, e, step=0.8, toe=False)
    d = empty("door", ((r + 0.05) * cos(-1.3), (r + 0.05) * sin(-1.3), 0.42), (0, 0, -1.3 + pi / 2), e)
    box("frame", (1.1, 0.3, 1.9), (0, 0, 0.95), M.galv, parent=d, bevel=0.03)
    box("leaf", (0.9, 0.32, 1.7), (0, -0.02, 0.95), M.petrol, parent=d, bevel=0.02)
    f = empty("fan", ((r + 1.5) * cos(-0.75), (r + 1.5) * sin(-0.75), 0), (0, 0, -0.75), e)
    cyl("fan", 0.55, 0.5, (0, -0.25, 0.85), M.petrol, rot=(-pi / 2, 0, 0), parent=f, segs=40)
    box("fanduct", (1.6, 0.5, 0.5), (-0.8, 0, 0.7), M.galv, parent=f, bevel=0.02)
    return e


def elevator(M, loc, h, targets):
    """Bucket elevator in a lattice tower; spouts fall from its head to each (x, y, z)."""
    x, y, _ = loc
    e = empty("elevator", loc)
    s = 1.3
    multi_boxes("legs", [((0.42, 0.34, h), Matrix.Translation((dx, 0, h / 2))) for dx in (-0.42, 0.42)], M.galv, e)
    box("boot", (1.7, 0.7, 1.2), (0, 0, 0.6), M.petrol, parent=e, bevel=0.04)
    lathe(
        "head",
        [(0, -0.35), (0.85, -0.35), (0.85, 0.35), (0, 0.35)],
        M.petrol,
        (0, 0, h),
        (pi / 2, 0, 0),
        parent=e,
        segs=48,
    )
    box("motor", (0.5, 0.9, 0.5), (0, 0.8, h), M.safety, parent=e, bevel=0.05)
    corners = [(-s, -s), (s, -s), (s, s), (-s, s)]
    items = []
    for cx, cy in corners:
        items += beam((cx, cy, 0), (cx, cy, h + 0.6), 0.14)
    levels = [2.5 * k for k in range(int(h / 2.5) + 1)]
    for z in levels:
        for a, b in zip(corners, corners[1:] + corners[:1]):
            items += beam((*a, z), (*b, z), 0.09)
            if z + 2.5 <= h:
                items += beam((*a, z), (*b, z + 2.5), 0.07)
    multi_boxes("lattice", items, M.galv, e)
    grating(M, -s - 0.5, s + 0.5, -s - 0.5, s + 0.5, h - 1.2, e)
    q = s + 0.5
    handrail(M, [(-q, -q, h - 1.2), (q, -q, h - 1.2), (q, q, h - 1.2), (-q, q, h - 1.2), (-q, -q, h - 1.2)], e)
    ladder(M, 0, h - 1.2, parent=empty("lad", (-s - 0.1, 0, 0), (0, 0, pi), e))
    tubes("spouts", [[(0, 0, h - 0.3), (tx - x, ty - y, tz + 0.5)] for tx, ty, tz in targets], 0.17, M.galv, e, res=4)


def frp_tank(M, loc, r=1.5, h=3.6, stand=4.2, fill=0.68, label=None, gauge_a=-1.9):
    """White ribbed tank on a braced steel stand with ladder, outlet, overflow and level column."""
    e = empty("frp", loc)
    z = stand
    pts = [(-r, -r), (r, -r), (r, r), (-r, r)]
    items = []
    for px, py in pts:
        items += beam((px, py, 0), (px, py, z), 0.22)
        box("foot", (0.7, 0.7, 0.4), (px, py, 0.1), M.conc, parent=e, bevel=0.03)
    for a, b in zip(pts, pts[1:] + pts[:1]):
        items += beam((*a, z - 0.12), (*b, z - 0.12), 0.22) + beam((*a, z * 0.48), (*b, z * 0.48), 0.12)
        items += (
            beam((*a, 0.4), (*b, z * 0.46), 0.09)
            + beam((*b, 0.4), (*a, z * 0.46), 0.09)
            + beam((*a, z * 0.5), (*b, z - 0.3), 0.09)
            + beam((*b, z * 0.5), (*a, z - 0.3), 0.09)
        )
    multi_boxes("stand", items, M.petrol, e)
    q = r + 0.75
    grating(M, -q, q, -q, q, z + 0.03, e)
    handrail(M, [(-q, -q, z + 0.05), (q, -q, z + 0.05), (q, q, z + 0.05), (-q, q, z + 0.05), (-q, -q, z + 0.05)], e)
    prof = [(0, z + 0.08), (r, z + 0.08)]
    n = 7
    for k in range(n):
        a = z + 0.12 + h * k / n
        b = z + 0.12 + h * (k + 1) / n
        prof += [(r, a + 0.04), (r, b - 0.10), (r + 0.045, b - 0.07), (r + 0.045, b - 0.03), (r, b)]
    prof += [
        (r * 0.96, z + h + 0.22),
        (r * 0.75, z + h + 0.42),
        (r * 0.4, z + h + 0.54),
        (0.32, z + h + 0.56),
        (0.32, z + h + 0.68),
        (0, z + h + 0.70),
    ]
    lathe("tank", prof, M.white, parent=e, segs=120)
    lathe("stripe", [(r + 0.006, z + h * 0.585), (r + 0.006, z + h * 0.68)], M.petrol, parent=e, segs=120)
    level_gauge(
        M,
        ((r + 0.1) * cos(gauge_a), (r + 0.1) * sin(gauge_a), z + 0.35),
        h - 0.5,
        fill,
        (0, 0, gauge_a + pi / 2),
        0.26,
        e,
    )
    if label:
        text_on_cyl("label", label, 0.52, r + 0.012, z + h * 0.78, gauge_a + 0.62, M.decal, e)
    ladder(M, 0, z, parent=empty("lad", (q + 0.05, 0, 0), (0, 0, 0), e), cage=True)
    tubes(
        "outlet",
        [
            fillet(
                [
                    (0, r * 0.4, z + 0.1),
                    (0, r * 0.4, 1.0),
                    (-4.5, r * 0.4, 1.0),
                    (-4.5, r * 0.4, 0.35),
                    (-14, r * 0.4, 0.35),
                ],
                0.2,
            )
        ],
        0.09,
        M.white,
        e,
    )
    tubes(
        "overflow",
        [fillet([(-r * 0.9, 0.3, z + h - 0.1), (-r - 0.35, 0.3, z + h - 0.1), (-r - 0.35, 0.3, 0.3)], 0.15)],
        0.06,
        M.white,
        e,
    )
    radar(M, e, (0.55, -0.4, z + h + 0.5), 1.3)
    return e
