"""Structural steel: I-beams, pipe racks, cable trays, caged ladders, straight handrails."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.bars import multi_boxes, tubes
from kit.mesh import box, cyl


def beam(a, b, s=0.25, t=0.02, up=(0, 0, 1)):
    """I-section from a to b as boxes for multi_boxes."""
    a, b = Vector(a), Vector(b)
    d = b - a
    L = d.length
    z = d.normalized()
    y = Vector(up) if abs(z.dot(Vector(up))) < 0.95 else Vector((0, 1, 0))
    x = y.cross(z).normalized()
    y = z.cross(x)
    R = Matrix((x, y, z)).transposed().to_4x4()
    R.translation = (a + b) / 2

    def flange_at(k):
        return R @ Matrix.Translation((0, k * (s - t) / 2, 0))

    return [((s * 0.8, t, L), flange_at(1)), ((s * 0.8, t, L), flange_at(-1)), ((t, s, L), R)]


def pipe_rack(M, length, width=4.0, tiers=(4.4, 6.0), bay=6.0, pipes=(), parent=None, mat=None, tray=True):
    """Portal frames along +X from the parent's origin; pipes: (y, tier index, radius, material)."""
    mat = mat or M.galv
    items = []
    n = round(length / bay)
    top = tiers[-1] + 0.1
    for i in range(n + 1):
        x = i * bay
        for y in (0, width):
            items += beam((x, y, 0.3), (x, y, top), 0.28)
            items += [((0.5, 0.5, 0.04), Matrix.Translation((x, y, 0.3)))]
            box("foot", (0.75, 0.75, 0.5), (x, y, 0.07), M.conc, bevel=0.03, parent=parent)
        for z in tiers:
            items += beam((x, -0.5, z - 0.14), (x, width + 0.5, z - 0.14), 0.26)
        if i < n:
            for y in (0, width):
                items += beam((x, y, tiers[0] - 1.0), (x + bay, y, tiers[0] - 1.0), 0.2)
            if i % 3 == 1:
                items += beam((x, 0, 0.4), (x + bay, 0, tiers[0] - 1.0), 0.12) + beam(
                    (x + bay, 0, 0.4), (x, 0, tiers[0] - 1.0), 0.12
                )
    multi_boxes("rack", items, mat, parent)
    for y, tier, r, pm in pipes:
        tubes("rackpipe", [[(-1.5, y, tiers[tier] + r), (length + 1.5, y, tiers[tier] + r)]], r, pm, parent, res=8)
        for k in range(0, n, 2):
            cyl(
                "joint",
                r * 1.5,
                0.1,
                (k * bay + 0.9, y, tiers[tier] + r),
                pm,
                rot=(0, pi / 2, 0),
                parent=parent,
                segs=24,
            )
    if tray:
        cable_tray(M, length, (0, width + 0.15, tiers[-1] + 0.05), parent)


def cable_tray(M, length, loc, parent=None, w=0.5):
    """Cable tray along X."""
    items = [
        ((length, 0.02, 0.12), Matrix.Translation((loc[0] + length / 2, loc[1] + s * w / 2, loc[2] + 0.06)))
        for s in (-1, 1)
    ]
    items += [
        ((0.03, w, 0.02), Matrix.Translation((loc[0] + 0.3 * k, loc[1], loc[2] + 0.01)))
        for k in range(int(length / 0.3))
    ]
    multi_boxes("tray", items, M.galv, parent)
    tubes(
        "cables",
        [
            [(loc[0], loc[1] + y, loc[2] + 0.05), (loc[0] + length, loc[1] + y, loc[2] + 0.05)]
            for y in (-0.16, -0.09, 0, 0.08, 0.15)
        ],
        0.03,
        M.rubber,
        parent,
        res=3,
    )


def ladder(M, z0, z1, parent=None, cage=True, w=0.46, mat=None):
    """Caged ladder climbing +Z, rungs along local Y, cage towards local +X."""
    mat = mat or M.safety
    tubes("stile", [[(0, s * w / 2, z0), (0, s * w / 2, z1 + 1.0)] for s in (-1, 1)], 0.025, mat, parent, res=3)
    tubes(
        "rungs",
        [[(0, -w / 2, z0 + 0.3 * k), (0, w / 2, z0 + 0.3 * k)] for k in range(int((z1 - z0) / 0.3) + 1)],
        0.014,
        mat,
        parent,
        res=2,
    )
    if cage and z1 - z0 > 3:

        def hoop(z):
            return [(0.02 + 0.38 * sin(t) * 1.8, -0.38 * cos(t), z) for t in [pi * i / 10 for i in range(11)]]

        zs = [z0 + 2.3 + 0.9 * k for k in range(int((z1 + 1 - z0 - 2.3) / 0.9) + 1)]
        tubes("hoops", [hoop(z) for z in zs], 0.016, mat, parent, res=2)
        tubes("strips", [[hoop(z)[i] for z in (zs[0], zs[-1])] for i in (2, 4, 5, 6, 8)], 0.012, mat, parent, res=2)


def handrail(M, pts, parent=None, h=1.1, step=1.5, mat=None, toe=True):
    """Straight railing along a polyline of floor points."""
    mat = mat or M.safety

    def lift(p, z):
        return (p[0], p[1], p[2] + z)

    tubes("hr", [[lift(p, h) for p in pts]], 0.024, mat, parent, res=4)
    tubes("hm", [[lift(p, h * 0.55) for p in pts]], 0.018, mat, parent, res=3)
    posts, items = [], []
    for a, b in zip(pts, pts[1:]):
        A, B = Vector(a), Vector(b)
        L = (B - A).length
        n = max(1, round(L / step))
        posts += [[tuple(A.lerp(B, k / n)), lift(A.lerp(B, k / n), h)] for k in range(n + 1)]
        items.append(
            (
                (L, 0.012, 0.12),
                Matrix.Translation((A + B) / 2 + Vector((0, 0, 0.08)))
                @ (B - A).to_track_quat("X", "Z").to_matrix().to_4x4(),
            )
        )
    tubes("hp", posts, 0.021, mat, parent, res=4)
    if toe:
        multi_boxes("toe", items, mat, parent)


def grating(M, x0, x1, y0, y1, z, parent=None, mat=None):
    """Open steel floor: bearing bars along X, edge channels."""
    mat = mat or M.galv
    w, d = x1 - x0, y1 - y0
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    n = max(2, int(d / 0.06))
    items = [((w, 0.012, 0.035), Matrix.Translation((cx, y0 + d * k / n, z))) for k in range(n + 1)]
    items += [
        ((0.012, d, 0.02), Matrix.Translation((x0 + w * k / max(1, int(w / 0.2)), cy, z + 0.005)))
        for k in range(int(w / 0.2) + 1)
    ]
    items += [((w, 0.06, 0.18), Matrix.Translation((cx, y, z - 0.08))) for y in (y0, y1)] + [
        ((0.06, d, 0.18), Matrix.Translation((x, cy, z - 0.08))) for x in (x0, x1)
    ]
    multi_boxes("grating", items, mat, parent)
