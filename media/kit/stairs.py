"""Winding stair on a shell, round railing."""
from lib import *


def stair(R, H, a0, a1, M, parent, width=.85, gap=.18, rise=.205, cages=True):
    """helical stair on the shell from z=0 to H"""
    n = int(H / rise); Ri, Ro = R + gap, R + gap + width
    def P(r, t, dz=0): a = a0 + (a1 - a0) * t; return (r * cos(a), r * sin(a), H * t + dz)
    items = []; nos = []
    for i in range(1, n + 1):
        t = i / n; a = a0 + (a1 - a0) * (t - .5 / n); z = H * t
        rm = (Ri + Ro) / 2
        Mx = Matrix.Translation((rm * cos(a), rm * sin(a), z)) @ Matrix.Rotation(a, 4, 'Z')
        # grating tread: bars
        for k in range(7):
            items.append(((width, .012, .03), Mx @ Matrix.Translation((0, -.12 + .24 * k / 6, 0))))
        for k in range(2):
            items.append(((.012, .26, .04), Mx @ Matrix.Translation(((-.5 + k) * width * .98, 0, 0))))
        nos.append(((width, .03, .045), Mx @ Matrix.Translation((0, (-.13 if a1 > a0 else .13), 0))))
        if i % 4 == 0:   # wall bracket
            items.append(((gap + .1, .05, .05), Mx @ Matrix.Translation((-width / 2 - gap / 2, 0, -.15))))
    multi_boxes('treads', items, M.galv, parent); multi_boxes('nosing', nos, M.safety, parent)
    seg = n * 3
    for r in (Ri, Ro):
        bm = bmesh.new(); prev = None
        for i in range(seg + 1):
            t = i / seg
            q = [bm.verts.new(P(r + d, t, z)) for d, z in ((-.006, -.17), (.006, -.17), (.006, .09), (-.006, .09))]
            if prev:
                for k in range(4): bm.faces.new((prev[k], prev[(k + 1) % 4], q[(k + 1) % 4], q[k]))
            prev = q
        obj('stringer', from_bm(bm, 'stringer'), M.galv, parent=parent)
    rails = [[P(Ro, i / seg, h) for i in range(seg + 1)] for h in (1.08,)]
    tubes('hand', rails, .024, M.safety, parent)
    tubes('mid', [[P(Ro, i / seg, h) for i in range(seg + 1)] for h in (.62,)], .017, M.safety, parent)
    tubes('posts', [[P(Ro, i / n, 0), P(Ro, i / n, 1.08)] for i in range(0, n + 1, 4)], .02, M.safety, parent)


def railing(R, z, a0, a1, M, parent, h=1.1, step=1.5, toe=True):
    n = max(4, int(abs(a1 - a0) * R / step)); seg = n * 4
    A = lambda t: a0 + (a1 - a0) * t
    C = lambda t, zz: (R * cos(A(t)), R * sin(A(t)), zz)
    tubes('rl', [[C(i / seg, z + h) for i in range(seg + 1)]], .024, M.safety, parent)
    tubes('rm', [[C(i / seg, z + h * .55) for i in range(seg + 1)]], .017, M.safety, parent)
    tubes('rp', [[C(i / n, z), C(i / n, z + h)] for i in range(n + 1)], .021, M.safety, parent)
    if toe:
        lathe('toe', [(R + .01, z + .01), (R + .01, z + .13), (R - .002, z + .13), (R - .002, z + .01)], M.safety, segs=seg, parent=parent, a0=a0, a1=a1)
