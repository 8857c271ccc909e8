"""Marine end of a terminal: trestle, loading platform, marine loading arms, a product tanker."""

from math import pi

import bmesh
from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.lamp_post import lamp_post
from kit.mesh import box, cyl, empty, from_bm, obj
from kit.steel import handrail


def trestle(M, length, width=5.0, z=3.2, parent=None):
    """Piled roadway along +X with a pipe track beside it."""
    box("deck", (length, width, 0.5), (length / 2, 0, z - 0.25), M.conc, bevel=0.03, parent=parent)
    for k in range(int(length / 9) + 1):
        for y in (-width * 0.4, width * 0.4):
            cyl("pile", 0.4, z + 4, (k * 9 + 1, y, -4.4), M.conc, parent=parent, segs=20)
        box("cap", (1.1, width + 0.6, 0.8), (k * 9 + 1, 0, z - 0.8), M.conc, bevel=0.03, parent=parent)
        if k % 3 == 1:
            post = lamp_post(M, (0, 0, 0), 6, 0, aim=(0, -9, 0))
            post.parent, post.location = parent, (k * 9 + 1, width * 0.45, z)
    for y in (-width / 2 + 0.15, width / 2 - 0.15):
        handrail(M, [(0, y, z), (length, y, z)], parent, step=3, toe=False)
    for k, r in enumerate((0.22, 0.16, 0.22, 0.12)):
        tubes(
            "line",
            [[(0, -1.9 + 0.6 * k, z + 0.45), (length, -1.9 + 0.6 * k, z + 0.45)]],
            r,
            M.pipe if k % 2 else M.white,
            parent,
        )
    multi_boxes(
        "sleeper",
        [((0.2, 2.4, 0.3), Matrix.Translation((3 + 6 * k, -1.0, z + 0.15))) for k in range(int(length / 6))],
        M.galv,
        parent,
    )


def loading_arm(M, loc, h=9.0, parent=None, reach=0.5):
    """Riser, inboard arm leaning to +Y, outboard arm hanging, counterweight behind."""
    e = empty("arm", loc, parent=parent)
    cyl("riser", 0.34, h * 0.62, (0, 0, 0), M.white, parent=e, segs=32)
    cyl("swivel", 0.48, 0.7, (0, 0, h * 0.6), M.petrol, parent=e, segs=32)
    apex = (0, h * reach, h * 1.32)
    tip = (0, h * reach * 1.25, h * 0.55)
    back = (0, -h * 0.24, h * 0.42)
    tubes("inboard", [[back, (0, 0, h * 0.66), apex]], 0.2, M.white, e)
    tubes("outboard", [[apex, tip]], 0.17, M.white, e)
    tubes("wire", [[(0, 0.1, h * 1.05), apex], [(0, 0, h * 0.66), (0, 0.1, h * 1.05)]], 0.05, M.safety, e)
    box("weight", (1.1, 1.0, 0.8), back, M.petrol, parent=e, bevel=0.05)
    cyl("sheave", 0.55, 0.16, (-0.08, apex[1], apex[2]), M.safety, rot=(0, pi / 2, 0), parent=e, segs=32)
    cyl("coupler", 0.3, 0.7, (0, tip[1], tip[2] - 0.6), M.safety, parent=e, segs=24)
    return e


def platform(M, loc, size=(22, 12), z=3.2, parent=None):
    """Concrete deck on piles."""
    e = empty("platform", loc, parent=parent)
    w, d = size
    box("pdeck", (w, d, 0.8), (0, 0, z - 0.4), M.conc, bevel=0.05, parent=e)
    for x in (-0.4, 0, 0.4):
        for y in (-0.35, 0.35):
            cyl("ppile", 0.5, z + 4, (x * w, y * d, -4.4), M.conc, parent=e, segs=20)
    for k in range(5):
        box("fender", (1.2, 0.5, 2.4), (-w * 0.42 + w * 0.21 * k, d / 2 + 0.25, z - 1.3), M.rubber, parent=e, bevel=0.1)
    for k in range(4):
        loading_arm(M, (-w * 0.3 + w * 0.2 * k, 1.5, z), parent=e, reach=0.3 + 0.1 * (k % 2))
    box("hut", (4, 3, 3), (w * 0.38, -d * 0.25, z + 1.5), M.white, bevel=0.04, parent=e)
    box("hutroof", (4.6, 3.6, 0.2), (w * 0.38, -d * 0.25, z + 3.1), M.petrol, bevel=0.03, parent=e)
    cyl("mast", 0.12, 12, (w * 0.45, d * 0.3, z), M.galv, parent=e, segs=16)
    box("flood", (1.2, 0.3, 0.3), (w * 0.45, d * 0.3, z + 12), M.lamp, parent=e)
    handrail(M, [(-w / 2, -d / 2, z), (w / 2, -d / 2, z), (w / 2, d / 2, z)], e, step=3, toe=False)
    return e


def tanker(M, loc, L=150, B=24, rot=0.0):
    """Product tanker, bow to +X: hull, deck house aft, manifold, deck lines."""
    e = empty("ship", loc, (0, 0, rot))
    bm = bmesh.new()

    def outline(k):
        return [
            (-L / 2, -B / 2 * k),
            (L * 0.36, -B / 2 * k),
            (L * 0.45, -B * 0.32 * k),
            (L * 0.5, 0),
            (L * 0.45, B * 0.32 * k),
            (L * 0.36, B / 2 * k),
            (-L / 2, B / 2 * k),
        ]

    rings = [
        [bm.verts.new((x * s, y, z)) for x, y in outline(k)]
        for z, k, s in ((-3, 0.92, 0.97), (2.2, 1, 0.99), (8.8, 1, 1), (9.6, 1, 1.005))
    ]
    for k, (a, b) in enumerate(zip(rings, rings[1:])):
        for i in range(7):
            bm.faces.new((a[i], a[(i + 1) % 7], b[(i + 1) % 7], b[i])).material_index = (0, 1, 2)[k]
    bm.faces.new(rings[-1]).material_index = 0
    hull = obj("hull", from_bm(bm, "hull"), M.hull, parent=e, smooth=False)
    for m in (M.petrol, M.white):  # red below the load line, petrol above it, white bulwark
        hull.data.materials.append(m)
    for k, (w, z) in enumerate(((20, 12), (18, 15), (16, 18), (15, 21))):
        box("house", (13 - k * 0.8, w, 3), (-L * 0.4, 0, z - 0.9), M.white, parent=e, bevel=0.1)
        box("ports", (13.1 - k * 0.8, w * 0.9, 0.8), (-L * 0.4, 0, z - 0.6), M.black, parent=e, bevel=0)
    box("wings", (4, B + 2, 1.4), (-L * 0.4 + 3, 0, 21.6), M.white, parent=e)
    box("funnel", (5, 5, 7), (-L * 0.46, 0, 19), M.petrol, parent=e, bevel=0.4)
    tubes("decklines", [[(-L * 0.3, y, 11), (L * 0.4, y, 11)] for y in (-2, -1, 0, 1, 2)], 0.4, M.pipe, e)
    for x in (0, L * 0.28, -L * 0.2):
        tubes("crane", [[(x, 0, 9), (x, 0, 19), (x + 12, 2, 17)]], 0.45, M.safety, e)
    return e
