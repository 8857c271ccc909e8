"""Winding stair on a shell, round railing."""

from math import cos, sin

import bmesh
from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.mesh import from_bm, lathe, obj


def stair(R, H, a0, a1, M, parent, width=0.85, gap=0.18, rise=0.205):
    """helical stair on the shell from z=0 to H"""
    n = int(H / rise)
    Ri, Ro = R + gap, R + gap + width

    def P(r, t, dz=0):
        a = a0 + (a1 - a0) * t
        return (r * cos(a), r * sin(a), H * t + dz)

    items = []
    nos = []
    for i in range(1, n + 1):
        t = i / n
        a = a0 + (a1 - a0) * (t - 0.5 / n)
        z = H * t
        rm = (Ri + Ro) / 2
        Mx = Matrix.Translation((rm * cos(a), rm * sin(a), z)) @ Matrix.Rotation(a, 4, "Z")
        # grating tread: bars
        for k in range(7):
            items.append(((width, 0.012, 0.03), Mx @ Matrix.Translation((0, -0.12 + 0.24 * k / 6, 0))))
        for k in range(2):
            items.append(((0.012, 0.26, 0.04), Mx @ Matrix.Translation(((-0.5 + k) * width * 0.98, 0, 0))))
        nos.append(((width, 0.03, 0.045), Mx @ Matrix.Translation((0, (-0.13 if a1 > a0 else 0.13), 0))))
        if i % 4 == 0:  # wall bracket
            items.append(((gap + 0.1, 0.05, 0.05), Mx @ Matrix.Translation((-width / 2 - gap / 2, 0, -0.15))))
    multi_boxes("treads", items, M.galv, parent)
    multi_boxes("nosing", nos, M.safety, parent)
    seg = n * 3
    for r in (Ri, Ro):
        bm = bmesh.new()
        prev = None
        for i in range(seg + 1):
            t = i / seg
            q = [
                bm.verts.new(P(r + d, t, z))
                for d, z in ((-0.006, -0.17), (0.006, -0.17), (0.006, 0.09), (-0.006, 0.09))
            ]
            if prev:
                for k in range(4):
                    bm.faces.new((prev[k], prev[(k + 1) % 4], q[(k + 1) % 4], q[k]))
            prev = q
        obj("stringer", from_bm(bm, "stringer"), M.galv, parent=parent)
    rails = [[P(Ro, i / seg, h) for i in range(seg + 1)] for h in (1.08,)]
    tubes("hand", rails, 0.024, M.safety, parent)
    tubes("mid", [[P(Ro, i / seg, h) for i in range(seg + 1)] for h in (0.62,)], 0.017, M.safety, parent)
    tubes("posts", [[P(Ro, i / n, 0), P(Ro, i / n, 1.08)] for i in range(0, n + 1, 4)], 0.02, M.safety, parent)


def railing(R, z, a0, a1, M, parent, h=1.1, step=1.5, toe=True):
    """Curved handrail from bearing a0 to a1."""
    n = max(4, int(abs(a1 - a0) * R / step))
    seg = n * 4

    def A(t):
        return a0 + (a1 - a0) * t

    def C(t, zz):
        return (R * cos(A(t)), R * sin(A(t)), zz)

    tubes("rl", [[C(i / seg, z + h) for i in range(seg + 1)]], 0.024, M.safety, parent)
    tubes("rm", [[C(i / seg, z + h * 0.55) for i in range(seg + 1)]], 0.017, M.safety, parent)
    tubes("rp", [[C(i / n, z), C(i / n, z + h)] for i in range(n + 1)], 0.021, M.safety, parent)
    if toe:
        lathe(
            "toe",
            [(R + 0.01, z + 0.01), (R + 0.01, z + 0.13), (R - 0.002, z + 0.13), (R - 0.002, z + 0.01)],
            M.safety,
            segs=seg,
            parent=parent,
            a0=a0,
            a1=a1,
        )
