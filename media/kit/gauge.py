"""The radar gauge as other scenes see it; the studio has its own, finer one."""
from lib import *


def radar(M, parent=None, loc=(0, 0, 0), s=1.0, detail=False, ant=True):
    """two-compartment radar level gauge on a flange; base of flange at z=0"""
    e = empty('radar', loc, parent=parent); e.scale = (s, s, s)
    cyl('rf', .125, .024, (0, 0, 0), M.steel, parent=e, segs=96, bevel=.002)
    ring_bolts('rfb', .1, 8, .0095, .052, (0, 0, -.014), M.bolt, parent=e)
    lathe('neck', [(.052, .024), (.052, .03), (.038, .045), (.038, .085), (.045, .09), (.045, .10), (.034, .105), (.034, .125), (.05, .145), (.05, .15)], M.steel, parent=e, segs=96)
    # finned housing
    prof = [(0.0, .15), (.058, .15), (.075, .158)]
    z = .165
    prof += [(.078, .165), (.078, .285), (.070, .297), (0.0, .300)]
    lathe('house', prof, M.white, parent=e, segs=96)
    lathe('cap', [(.080, .212), (.0825, .216), (.0825, .228), (.080, .232)], M.navy, parent=e, segs=96)
    # display lid, facing -Y
    lid = empty('lid', (0, -.03, .225), (pi / 2, 0, 0), e)
    lathe('lidb', [(.060, 0), (.060, .062), (.066, .066), (.066, .086), (.061, .091), (.053, .091), (.050, .084), (0, .084)], M.navy, parent=lid, segs=96)
    for k in range(24):
        a = 2 * pi * k / 24
    # terminal side
    back = empty('back', (0, .03, .225), (-pi / 2, 0, 0), e)
    lathe('backb', [(.058, 0), (.058, .052), (.063, .056), (.063, .074), (.056, .080), (0, .081)], M.navy, parent=back, segs=96)
    # glands
    for sx in (-1, 1):
        g = empty('g', (sx * .07, .0, .205), (0, sx * pi / 2, 0), e)
        cyl('g1', .019, .018, (0, 0, 0), M.white, parent=g, segs=40)
        if sx > 0:
            cyl('g2', .0165, .016, (0, 0, .018), M.black, parent=g, segs=6, bevel=.001)
            cyl('g3', .014, .022, (0, 0, .034), M.black, parent=g, segs=32, r2=.011, bevel=.001)
        else:
            cyl('g2', .0155, .009, (0, 0, .018), M.steel, parent=g, segs=6, bevel=.001)
    if ant:   # stub wireless antenna
        cyl('a0', .017, .014, (0, 0, .300), M.black, parent=e, segs=32, bevel=.001)
        lathe('a1', [(.0115, .314), (.0105, .33), (.0095, .47), (.0085, .478), (0, .480)], M.rubber, parent=e, segs=40)
    return e
