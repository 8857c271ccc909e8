"""Vertical tank with cone roof, stair, railing, nozzles, manway and gauge."""
from pipework import *
from gauge import *
from stairs import *


def cone_z(R, H, r, slope=.125):
    """Height of a cone roof: one in eight, from the curb angle to the middle."""
    return H + .05 + (R - r) * slope


def tank(M, loc, R, H, rot=0.0, simple=False, label=None, stair_a=(-2.2, -.35), mat=None, band=None, radar_a=-1.2, radar_r=.82, radar_s=1.6, gauge=True, rail=True, label_a=-pi / 2):
    e = empty('tank', loc, (0, 0, rot)); mat = mat or M.tank
    sg = 128 if simple else 320
    lathe('ringwall', [(R + .55, -.6), (R + .55, .22), (R + .5, .27), (R - .3, .27)], M.conc, parent=e, segs=sg)
    lathe('chime', [(R, .27), (R + .09, .27), (R + .09, .285), (R, .285)], M.dark, parent=e, segs=sg)
    lathe('shell', [(R, .27), (R, H)], mat, parent=e, segs=sg)
    # wind girder + top curb angle
    lathe('curb', [(R, H - .01), (R + .11, H - .01), (R + .11, H + .01), (R + .02, H + .015), (R + .02, H + .08), (R, H + .08)], mat, parent=e, segs=sg)
    lathe('gird', [(R, H * .80), (R + .16, H * .80), (R + .16, H * .80 + .1), (R + .145, H * .80 + .1), (R + .145, H * .80 + .015), (R, H * .80 + .015)], mat, parent=e, segs=sg)
    roofz = lambda r: cone_z(R, H, r)
    lathe('roof', [(R, roofz(R)), (0, roofz(0))], mat, parent=e, segs=sg)
    if band:
        z0, z1 = band[0], band[1]
        lathe('band', [(R + .004, z0), (R + .004, z1)], band[2], parent=e, segs=sg)
    if label:
        text_on_cyl('lab', label, H * .085, R + .008, H * .70, label_a, M.decal, e)
    if simple and not rail: return e
    railing(R - .12, roofz(R - .12), 0, 2 * pi, M, e, step=1.6 if not simple else 2.2, toe=not simple)
    if simple:
        stair(R, H, stair_a[0], stair_a[1], M, e)
        return e
    stair(R, H, stair_a[0], stair_a[1], M, e)
    # top landing
    a = stair_a[1] + (.55 / R if stair_a[1] > stair_a[0] else -.55 / R)
    Mx = Matrix.Rotation(a, 4, 'Z') @ Matrix.Translation((R + .18 + .43, 0, H - .01))
    items = [((.012, 1.2, .04), Mx @ Matrix.Translation((-.43 + .86 * k / 18, 0, 0))) for k in range(19)]
    items += [((.9, .012, .04), Mx @ Matrix.Translation((0, -.6 + 1.2 * k / 12, 0))) for k in range(13)]
    items += [((.9, .06, .14), Mx @ Matrix.Translation((0, s * .6, -.06))) for s in (-1, 1)]
    multi_boxes('land', items, M.galv, e)
    # roof fittings
    def up(r, ang): return (r * cos(ang), r * sin(ang), roofz(r))
    p = up(R * radar_r, radar_a)
    flange('nz', .1 * radar_s if gauge else .115, .30 if gauge else .32, (p[0], p[1], p[2] - .12), (0, 0, 0), M, e, mat=M.tank, cap=False, bolts=gauge)
    if gauge:
        g = radar(M, e, (p[0], p[1], p[2] - .12 + .32 + .03 * radar_s), radar_s); g.rotation_euler = (0, 0, radar_a + pi / 2)
    for rr, aa, s, L in ((.72, -1.55, .14, .4), (.80, -.75, .1, .35), (.74, -1.9, .09, .35), (.45, -1.0, .22, .3)):
        q = up(R * rr, aa); flange('nzz', s, L, (q[0], q[1], q[2] - .12), (0, 0, 0), M, e, mat=M.tank)
    # gooseneck vent
    q = up(R * .55, -1.75)
    tubes('vent', [fillet([(q[0], q[1], q[2] - .1), (q[0], q[1], q[2] + 1.1), (q[0] + .5, q[1], q[2] + 1.1), (q[0] + .5, q[1], q[2] + .75)], .2)], .11, M.pipe, e, res=8)
    # shell manway
    am = -1.93
    mw = empty('mw', (R * cos(am), R * sin(am), 1.15), (0, pi / 2, am), e)
    cyl('mw1', .36, .22, (0, 0, -.05), mat, parent=mw, segs=64); cyl('mw2', .5, .035, (0, 0, .17), mat, parent=mw, segs=64)
    cyl('mw3', .5, .035, (0, 0, .21), mat, parent=mw, segs=64); ring_bolts('mwb', .44, 24, .02, .11, (0, 0, .155), M.bolt, parent=mw)
    # conduit from gauge to junction box
    ac = radar_a
    R2 = R + .07
    xy = lambda r, an, z: (r * cos(an), r * sin(an), z)
    if gauge: tubes('conduit', [fillet([xy(R * radar_r, ac + .03, roofz(R * radar_r) + .05), xy(R - .02, ac + .03, roofz(R) + .10), xy(R2 + .12, ac + .03, roofz(R) + .02), xy(R2 + .12, ac + .03, H * .8 + .3), xy(R2 + .12, ac + .03, 1.6)], .09)], .022, M.galv, e)
    jb = empty('jb', xy(R2 + .08, ac + .03, 1.45), (0, 0, ac + .03), e)
    box('jbx', (.16, .34, .44), (0.02, 0, 0), M.paint_grey, parent=jb, bevel=.012)
    box('jbd', (.02, .30, .40), (.105, 0, 0), M.paint_grey, parent=jb, bevel=.006)
    # foam / cooling riser
    ar = radar_a + .5
    tubes('riser', [fillet([xy(R + .26, ar, .5), xy(R + .26, ar, H - .35), xy(R - .0, ar, H - .35)], .22)], .065, m_plain('redpipe', rgb('#8f2b20'), .4), e, res=8)
    items = [((.24, .05, .05), Matrix.Rotation(ar, 4, 'Z') @ Matrix.Translation((R + .13, 0, zz))) for zz in [1.2 + k * 2.0 for k in range(int((H - 1.6) / 2))]]
    multi_boxes('rb', items, M.galv, e)
    return e
