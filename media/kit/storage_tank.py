"""Vertical tank with cone roof, stair, railing, nozzles, manway and gauge."""

from math import cos, pi, sin

from mathutils import Matrix

from kit.bars import fillet, multi_boxes, ring_bolts, tubes
from kit.gauge import radar
from kit.lettering import text_on_cyl
from kit.mesh import box, cyl, empty, lathe
from kit.nodes import rgb
from kit.paint import m_plain
from kit.pipework import flange
from kit.stairs import railing, stair


def cone_z(R, H, r, slope=0.125):
    """Height of a cone roof: one in eight, from the curb angle to the middle."""
    return H + 0.05 + (R - r) * slope


def tank(
    M,
    loc,
    R,
    H,
    rot=0.0,
    simple=False,
    label=None,
    stair_a=(-2.2, -0.35),
    mat=None,
    band=None,
    radar_a=-1.2,
    radar_r=0.82,
    radar_s=1.6,
    gauge=True,
    rail=True,
    label_a=-pi / 2,
):
    """Tank of radius R, curb at height H; angles are bearings; simple: fewer details, for the distance."""
    e = empty("tank", loc, (0, 0, rot))
    mat = mat or M.tank
    sg = 128 if simple else 320
    lathe("ringwall", [(R + 0.55, -0.6), (R + 0.55, 0.22), (R + 0.5, 0.27), (R - 0.3, 0.27)], M.conc, parent=e, segs=sg)
    lathe("chime", [(R, 0.27), (R + 0.09, 0.27), (R + 0.09, 0.285), (R, 0.285)], M.dark, parent=e, segs=sg)
    lathe("shell", [(R, 0.27), (R, H)], mat, parent=e, segs=sg)
    # wind girder + top curb angle
    lathe(
        "curb",
        [
            (R, H - 0.01),
            (R + 0.11, H - 0.01),
            (R + 0.11, H + 0.01),
            (R + 0.02, H + 0.015),
            (R + 0.02, H + 0.08),
            (R, H + 0.08),
        ],
        mat,
        parent=e,
        segs=sg,
    )
    lathe(
        "gird",
        [
            (R, H * 0.80),
            (R + 0.16, H * 0.80),
            (R + 0.16, H * 0.80 + 0.1),
            (R + 0.145, H * 0.80 + 0.1),
            (R + 0.145, H * 0.80 + 0.015),
            (R, H * 0.80 + 0.015),
        ],
        mat,
        parent=e,
        segs=sg,
    )

    def roofz(r):
        return cone_z(R, H, r)

    lathe("roof", [(R, roofz(R)), (0, roofz(0))], mat, parent=e, segs=sg)
    if band:
        z0, z1 = band[0], band[1]
        lathe("band", [(R + 0.004, z0), (R + 0.004, z1)], band[2], parent=e, segs=sg)
    if label:
        text_on_cyl("lab", label, H * 0.085, R + 0.008, H * 0.70, label_a, M.decal, e)
    if simple and not rail:
        return e
    railing(R - 0.12, roofz(R - 0.12), 0, 2 * pi, M, e, step=1.6 if not simple else 2.2, toe=not simple)
    if simple:
        stair(R, H, stair_a[0], stair_a[1], M, e)
        return e
    stair(R, H, stair_a[0], stair_a[1], M, e)
    # top landing
    a = stair_a[1] + (0.55 / R if stair_a[1] > stair_a[0] else -0.55 / R)
    Mx = Matrix.Rotation(a, 4, "Z") @ Matrix.Translation((R + 0.18 + 0.43, 0, H - 0.01))
    items = [((0.012, 1.2, 0.04), Mx @ Matrix.Translation((-0.43 + 0.86 * k / 18, 0, 0))) for k in range(19)]
    items += [((0.9, 0.012, 0.04), Mx @ Matrix.Translation((0, -0.6 + 1.2 * k / 12, 0))) for k in range(13)]
    items += [((0.9, 0.06, 0.14), Mx @ Matrix.Translation((0, s * 0.6, -0.06))) for s in (-1, 1)]
    multi_boxes("land", items, M.galv, e)

    # roof fittings
    def up(r, ang):
        return (r * cos(ang), r * sin(ang), roofz(r))

    p = up(R * radar_r, radar_a)
    flange(
        "nz",
        0.1 * radar_s if gauge else 0.115,
        0.30 if gauge else 0.32,
        (p[0], p[1], p[2] - 0.12),
        (0, 0, 0),
        M,
        e,
        mat=M.tank,
        cap=False,
        bolts=gauge,
    )
    if gauge:
        g = radar(M, e, (p[0], p[1], p[2] - 0.12 + 0.32 + 0.03 * radar_s), radar_s)
        g.rotation_euler = (0, 0, radar_a + pi / 2)
    for rr, aa, s, L in (
        (0.72, -1.55, 0.14, 0.4),
        (0.80, -0.75, 0.1, 0.35),
        (0.74, -1.9, 0.09, 0.35),
        (0.45, -1.0, 0.22, 0.3),
    ):
        q = up(R * rr, aa)
        flange("nzz", s, L, (q[0], q[1], q[2] - 0.12), (0, 0, 0), M, e, mat=M.tank)
    # gooseneck vent
    q = up(R * 0.55, -1.75)
    tubes(
        "vent",
        [
            fillet(
                [
                    (q[0], q[1], q[2] - 0.1),
                    (q[0], q[1], q[2] + 1.1),
                    (q[0] + 0.5, q[1], q[2] + 1.1),
                    (q[0] + 0.5, q[1], q[2] + 0.75),
                ],
                0.2,
            )
        ],
        0.11,
        M.pipe,
        e,
        res=8,
    )
    # shell manway
    am = -1.93
    mw = empty("mw", (R * cos(am), R * sin(am), 1.15), (0, pi / 2, am), e)
    cyl("mw1", 0.36, 0.22, (0, 0, -0.05), mat, parent=mw, segs=64)
    cyl("mw2", 0.5, 0.035, (0, 0, 0.17), mat, parent=mw, segs=64)
    cyl("mw3", 0.5, 0.035, (0, 0, 0.21), mat, parent=mw, segs=64)
    ring_bolts("mwb", 0.44, 24, 0.02, 0.11, (0, 0, 0.155), M.bolt, parent=mw)
    # conduit from gauge to junction box
    ac = radar_a
    R2 = R + 0.07

    def xy(r, an, z):
        return (r * cos(an), r * sin(an), z)

    if gauge:
        tubes(
            "conduit",
            [
                fillet(
                    [
                        xy(R * radar_r, ac + 0.03, roofz(R * radar_r) + 0.05),
                        xy(R - 0.02, ac + 0.03, roofz(R) + 0.10),
                        xy(R2 + 0.12, ac + 0.03, roofz(R) + 0.02),
                        xy(R2 + 0.12, ac + 0.03, H * 0.8 + 0.3),
                        xy(R2 + 0.12, ac + 0.03, 1.6),
                    ],
                    0.09,
                )
            ],
            0.022,
            M.galv,
            e,
        )
    jb = empty("jb", xy(R2 + 0.08, ac + 0.03, 1.45), (0, 0, ac + 0.03), e)
    box("jbx", (0.16, 0.34, 0.44), (0.02, 0, 0), M.paint_grey, parent=jb, bevel=0.012)
    box("jbd", (0.02, 0.30, 0.40), (0.105, 0, 0), M.paint_grey, parent=jb, bevel=0.006)
    # foam / cooling riser
    ar = radar_a + 0.5
    tubes(
        "riser",
        [fillet([xy(R + 0.26, ar, 0.5), xy(R + 0.26, ar, H - 0.35), xy(R - 0.0, ar, H - 0.35)], 0.22)],
        0.065,
        m_plain("redpipe", rgb("#8f2b20"), 0.4),
        e,
        res=8,
    )
    items = [
        ((0.24, 0.05, 0.05), Matrix.Rotation(ar, 4, "Z") @ Matrix.Translation((R + 0.13, 0, zz)))
        for zz in [1.2 + k * 2.0 for k in range(int((H - 1.6) / 2))]
    ]
    multi_boxes("rb", items, M.galv, e)
    return e
