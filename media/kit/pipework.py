"""Flanges, gate valves, bottom outlets with their run of pipe."""

from math import cos, pi, sin

from kit.bars import ring_bolts, tubes
from kit.mesh import box, cyl, empty, lathe


def flange(name, r, L, loc, rot, M, parent=None, mat=None, cap=True, n=12, bolts=True):
    """pipe stub of radius r along local +Z, ended by a flange pair"""
    e = empty(name, loc, rot, parent)
    mat = mat or M.pipe
    cyl(name + "_s", r, L, (0, 0, 0), mat, parent=e, segs=40)
    cyl(name + "_f1", r * 1.75, r * 0.28, (0, 0, L), mat, parent=e, segs=48)
    if cap:
        cyl(name + "_f2", r * 1.75, r * 0.28, (0, 0, L + r * 0.34), mat, parent=e, segs=48)
        cyl(name + "_g", r * 1.5, r * 0.08, (0, 0, L + r * 0.27), M.rubber, parent=e, segs=40, bevel=0)
    if bolts:
        ring_bolts(
            name + "_b", r * 1.45, n, r * 0.13, r * (0.95 if cap else 0.6), (0, 0, L - r * 0.15), M.bolt, parent=e
        )
    return e


def valve(loc, rot, r, M, parent=None):
    """gate valve, flow along local X"""
    e = empty("valve", loc, rot, parent)
    for s in (-1, 1):
        cyl("vf", r * 1.7, r * 0.3, (s * r * 2.2 - r * 0.15, 0, 0), M.navy, rot=(0, pi / 2, 0), parent=e, segs=40)
        ring_bolts(
            "vb", r * 1.4, 10, r * 0.13, r * 0.9, (s * r * 2.2 - r * 0.45, 0, 0), M.bolt, rot=(0, pi / 2, 0), parent=e
        )
    lathe(
        "vbody",
        [
            (0, -r * 2.1),
            (r * 1.05, -r * 2.1),
            (r * 1.15, -r),
            (r * 1.45, 0),
            (r * 1.15, r),
            (r * 1.05, r * 2.1),
            (0, r * 2.1),
        ],
        M.navy,
        rot=(0, pi / 2, 0),
        parent=e,
        segs=40,
    )
    lathe(
        "vbon",
        [
            (r * 1.0, 0),
            (r * 0.95, r * 1.7),
            (r * 1.3, r * 1.75),
            (r * 1.3, r * 2.1),
            (r * 0.5, r * 2.2),
            (r * 0.42, r * 3.4),
            (0, r * 3.4),
        ],
        M.navy,
        parent=e,
        segs=40,
    )
    cyl("stem", r * 0.16, r * 2.2, (0, 0, r * 3.3), M.steel, parent=e, segs=16)
    R = r * 1.7
    tubes(
        "wheel",
        [[(R * cos(2 * pi * i / 40), R * sin(2 * pi * i / 40), r * 4.3) for i in range(40)]],
        r * 0.13,
        M.safety,
        parent=e,
        closed=True,
    )
    tubes(
        "spokes",
        [[(0, 0, r * 4.3), (R * cos(a), R * sin(a), r * 4.3)] for a in [k * pi / 2.5 for k in range(5)]],
        r * 0.1,
        M.safety,
        parent=e,
    )
    return e


def outlet(M, R, ang, r, L, z=0.75, parent=None):
    """bottom nozzle with flange, valve and pipe run outward"""
    e = empty("outlet", (R * cos(ang), R * sin(ang), z), (0, 0, ang), parent)
    flange("of", r, 0.35, (-0.05, 0, 0), (0, pi / 2, 0), M, e, mat=M.tank)
    valve((0.35 + r * 2.75, 0, 0), (0, 0, 0), r, M, e)
    x0 = 0.35 + r * 5.2
    cyl("pf", r * 1.7, r * 0.3, (x0 - r * 0.32, 0, 0), M.pipe, rot=(0, pi / 2, 0), parent=e, segs=40)
    pts = [(x0, 0, 0), (x0 + L, 0, 0)]
    tubes("orun", [pts], r, M.pipe, e, res=10)
    for k in range(int(L / 2.5) + 1):
        box(
            "slp",
            (0.3, 0.5 + r * 2, z - r + 0.3),
            (x0 + 0.7 + k * 2.5, 0, -(z - r + 0.3) / 2 - r + 0.01),
            M.conc,
            parent=e,
            bevel=0.02,
        )
    return e
