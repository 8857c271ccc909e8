"""The radar gauge for scenes; the studio has a more detailed one (device_model.py)."""

from math import pi

from kit.bars import ring_bolts
from kit.mesh import cyl, empty, lathe


def radar(M, parent=None, loc=(0, 0, 0), s=1.0):
    """two-compartment radar level gauge on a flange; base of flange at z=0"""
    e = empty("radar", loc, parent=parent)
    e.scale = (s, s, s)
    cyl("rf", 0.125, 0.024, (0, 0, 0), M.steel, parent=e, segs=96, bevel=0.002)
    ring_bolts("rfb", 0.1, 8, 0.0095, 0.052, (0, 0, -0.014), M.bolt, parent=e)
    lathe(
        "neck",
        [
            (0.052, 0.024),
            (0.052, 0.03),
            (0.038, 0.045),
            (0.038, 0.085),
            (0.045, 0.09),
            (0.045, 0.10),
            (0.034, 0.105),
            (0.034, 0.125),
            (0.05, 0.145),
            (0.05, 0.15),
        ],
        M.steel,
        parent=e,
        segs=96,
    )
    # finned housing
    prof = [(0.0, 0.15), (0.058, 0.15), (0.075, 0.158)]
    prof += [(0.078, 0.165), (0.078, 0.285), (0.070, 0.297), (0.0, 0.300)]
    lathe("house", prof, M.white, parent=e, segs=96)
    lathe("cap", [(0.080, 0.212), (0.0825, 0.216), (0.0825, 0.228), (0.080, 0.232)], M.navy, parent=e, segs=96)
    # display lid, facing -Y
    lid = empty("lid", (0, -0.03, 0.225), (pi / 2, 0, 0), e)
    lathe(
        "lidb",
        [
            (0.060, 0),
            (0.060, 0.062),
            (0.066, 0.066),
            (0.066, 0.086),
            (0.061, 0.091),
            (0.053, 0.091),
            (0.050, 0.084),
            (0, 0.084),
        ],
        M.navy,
        parent=lid,
        segs=96,
    )
    # terminal side
    back = empty("back", (0, 0.03, 0.225), (-pi / 2, 0, 0), e)
    lathe(
        "backb",
        [(0.058, 0), (0.058, 0.052), (0.063, 0.056), (0.063, 0.074), (0.056, 0.080), (0, 0.081)],
        M.navy,
        parent=back,
        segs=96,
    )
    # glands
    for sx in (-1, 1):
        g = empty("g", (sx * 0.07, 0.0, 0.205), (0, sx * pi / 2, 0), e)
        cyl("g1", 0.019, 0.018, (0, 0, 0), M.white, parent=g, segs=40)
        if sx > 0:
            cyl("g2", 0.0165, 0.016, (0, 0, 0.018), M.black, parent=g, segs=6, bevel=0.001)
            cyl("g3", 0.014, 0.022, (0, 0, 0.034), M.black, parent=g, segs=32, r2=0.011, bevel=0.001)
        else:
            cyl("g2", 0.0155, 0.009, (0, 0, 0.018), M.steel, parent=g, segs=6, bevel=0.001)
    # stub wireless antenna
    cyl("a0", 0.017, 0.014, (0, 0, 0.300), M.black, parent=e, segs=32, bevel=0.001)
    lathe(
        "a1",
        [(0.0115, 0.314), (0.0105, 0.33), (0.0095, 0.47), (0.0085, 0.478), (0, 0.480)],
        M.rubber,
        parent=e,
        segs=40,
    )
    return e
