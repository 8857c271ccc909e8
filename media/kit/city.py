"""Indonesian city block: hipped tile roofs, shop-houses with roof tanks, far towers in haze, cars, power lines."""

from math import pi

import bmesh
from mathutils import Matrix

from kit.bars import tubes
from kit.mesh import box, cyl, from_bm
from kit.nodes import N


def m_roof(name, col):
    """Tile courses: fine bump along the slope, weathered tone."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    n = b.noise(tc, 0.9, 6, 0.65)
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    course = b.math("FRACT", b.math("MULTIPLY", Z, 6.0))
    c = b.mix(b.math("MULTIPLY", n, 0.6), (*col, 1), tuple(x * 0.45 for x in col) + (1,))
    c = b.mix(b.math("MULTIPLY", b.n("ObjectInfo").outputs["Random"], 0.35), c, (0.16, 0.13, 0.12, 1))
    c = b.mix(b.ramp(course, [(0.0, 0.55), (0.22, 0.0)]), c, tuple(x * 0.3 for x in col) + (1,))
    return b.done(
        b.n(
            "BsdfPrincipled", {"Base Color": c, "Roughness": 0.8, "Specular": 0.25, "Normal": b.bump(course, 0.6, 0.05)}
        ),
        (*col, 1),
    )


def m_facade(name, wall, floor=3.4, bay=2.6):
    """Far towers: window grid from a brick pattern. Object coordinates in metres."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    uv = b.n("CombineXYZ", {0: b.math("ADD", X, Y), 1: Z, 2: 0.0}).outputs[0]
    br = b.n(
        "TexBrick",
        {
            "Vector": uv,
            "Scale": 1.0,
            "Mortar Size": 0.42,
            "Mortar Smooth": 0.0,
            "Brick Width": bay,
            "Row Height": floor,
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
        },
        offset=0.0,
        squash=1,
    )
    c = b.mix(
        br.outputs["Fac"],
        b.mix(b.math("MULTIPLY", br.outputs["Color"], 0.3), (0.045, 0.055, 0.065, 1), (0.12, 0.12, 0.12, 1)),
        (*wall, 1),
    )
    r = b.mix(br.outputs["Fac"], (0.12, 0.12, 0.12, 1), (0.75, 0.75, 0.75, 1))
    return b.done(b.n("BsdfPrincipled", {"Base Color": c, "Roughness": r}), (*wall, 1))


def add_box(bm, size, loc, mat):
    """A box with a material index into an open bmesh."""
    made = bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Translation(loc) @ Matrix.Diagonal((*size, 1)))
    for f in {f for v in made["verts"] for f in v.link_faces}:
        f.material_index = mat


def add_drum(bm, r, h, matrix, mat):
    """A cylinder with a material index into an open bmesh."""
    made = bmesh.ops.create_cone(bm, cap_ends=True, segments=20, radius1=r, radius2=r, depth=h, matrix=matrix)
    for f in {f for v in made["verts"] for f in v.link_faces}:
        f.material_index = mat


def house_mesh(mats, w, d, floors=1):
    """mats: wall, roof, window, trim. Hipped roof with eaves, porch, doors and windows on all sides."""
    bm = bmesh.new()
    h = 3.1 * floors + 0.3
    add_box(bm, (w, d, h), (0, 0, h / 2), 0)
    o, rise = 0.9, min(w, d) * 0.33
    rx, ry = max(0, (w - d) / 2), max(0, (d - w) / 2)
    base = [
        bm.verts.new((sx * (w / 2 + o), sy * (d / 2 + o), h - 0.12)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    ridge = [bm.verts.new((-rx - 0.01, -ry, h + rise)), bm.verts.new((rx + 0.01, ry, h + rise))]
    faces = (
        [
            (base[0], base[1], ridge[1], ridge[0]),
            (base[1], base[2], ridge[1]),
            (base[2], base[3], ridge[0], ridge[1]),
            (base[3], base[0], ridge[0]),
        ]
        if w >= d
        else [
            (base[0], base[1], ridge[0]),
            (base[1], base[2], ridge[1], ridge[0]),
            (base[2], base[3], ridge[1]),
            (base[3], base[0], ridge[0], ridge[1]),
        ]
    )
    for f in faces:
        bm.faces.new(f).material_index = 1
    add_box(bm, (w + 2 * o, d + 2 * o, 0.16), (0, 0, h - 0.2), 3)
    for k in range(floors):
        z = 1.75 + 3.1 * k
        for x in [-w / 2 + w * (i + 0.5) / 3 for i in range(3)]:
            for s in (-1, 1):
                add_box(bm, (1.1, 0.1, 1.2), (x, s * (d / 2 + 0.02), z), 2)
                add_box(bm, (1.3, 0.16, 0.1), (x, s * (d / 2 + 0.05), z - 0.68), 3)
        for y in (-d * 0.25, d * 0.25):
            for s in (-1, 1):
                add_box(bm, (0.1, 1.1, 1.2), (s * (w / 2 + 0.02), y, z), 2)
    add_box(bm, (w * 0.4, 1.8, 0.16), (w * 0.15, -d / 2 - 1.0, 2.7), 3)
    for x in (-0.04, 0.34):
        add_box(bm, (0.2, 0.2, 2.7), (w * x, -d / 2 - 1.7, 1.35), 3)
    # water tank on its stand behind the ridge, as on every second house in Indonesia
    add_box(bm, (1.3, 1.3, 0.10), (-w * 0.30, d * 0.30, h + 1.0), 3)
    for dx, dy in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        add_box(bm, (0.09, 0.09, 1.4), (-w * 0.30 + dx, d * 0.30 + dy, h + 0.3), 3)
    add_drum(bm, 0.50, 1.15, Matrix.Translation((-w * 0.30, d * 0.30, h + 1.62)), 4 if len(mats) > 4 else 0)
    me = from_bm(bm, "house")
    for m in mats:
        me.materials.append(m)
    return me


def shophouse_mesh(mats, n=4, floors=3):
    """Row of narrow fronts with flat roof, parapet, shutters and roof tanks. mats: wall, roof, window, trim, tank."""
    bm = bmesh.new()
    w, d = 4.5, 11.0
    h = 3.3 * floors
    for k in range(n):
        x = (k - n / 2 + 0.5) * w
        add_box(bm, (w, d, h), (x, 0, h / 2), 0)
        add_box(bm, (0.22, d + 0.5, h + 0.9), (x - w / 2, 0, h / 2 + 0.3), 3)
        add_box(bm, (w, 0.2, 0.9), (x, -d / 2 + 0.1, h + 0.4), 3)
        add_box(bm, (w, 0.2, 0.9), (x, d / 2 - 0.1, h + 0.4), 3)
        add_box(bm, (w * 0.82, 0.1, 2.5), (x, -d / 2 - 0.03, 1.3), 1)
        add_box(bm, (w, 1.3, 0.12), (x, -d / 2 - 0.6, 2.95), 3)
        for f in range(1, floors):
            add_box(bm, (w * 0.7, 0.1, 1.5), (x, -d / 2 - 0.03, 3.3 * f + 1.7), 2)
            add_box(bm, (w * 0.7, 0.1, 1.3), (x, d / 2 + 0.03, 3.3 * f + 1.7), 2)
        add_box(bm, (2.4, 2.6, 2.2), (x - 0.6, d * 0.2, h + 1.1), 0)
        add_drum(bm, 0.55, 1.4, Matrix.Translation((x + 1.1, d * 0.2, h + 1.3)), 4)
        add_box(bm, (1.3, 1.3, 0.12), (x + 1.1, d * 0.2, h + 0.52), 3)
    me = from_bm(bm, "shophouse")
    for m in mats:
        me.materials.append(m)
    return me


def car_mesh(paint, glass, tyre):
    """Small hatchback seen from afar."""
    bm = bmesh.new()
    lower = [(-2.0, 0.35), (-2.05, 0.75), (-1.95, 0.98), (0.9, 1.0), (1.9, 0.82), (2.02, 0.6), (1.98, 0.32)]
    upper = [(-1.85, 0.98), (-1.55, 1.48), (0.1, 1.50), (0.95, 0.99)]
    for prof, w, mat in ((lower, 0.84, 0), (upper, 0.74, 1)):
        sides = [[bm.verts.new((x, s * w * (1 if z < 1.2 else 0.86), z)) for x, z in prof] for s in (-1, 1)]
        for i in range(len(prof)):
            j = (i + 1) % len(prof)
            f = bm.faces.new((sides[0][i], sides[0][j], sides[1][j], sides[1][i]))
            f.material_index = 0 if prof is upper and i == 1 else mat
        for s in sides:
            bm.faces.new(s).material_index = mat
    for x in (-1.3, 1.25):
        for y in (-0.78, 0.78):
            add_drum(bm, 0.33, 0.22, Matrix.Translation((x, y, 0.33)) @ Matrix.Rotation(pi / 2, 4, "X"), 2)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = from_bm(bm, "car")
    for m in (paint, glass, tyre):
        me.materials.append(m)
    return me


def power_line(M, pts, h=9.0):
    """Concrete poles with cross arms and sagging wires."""
    for k, (x, y) in enumerate(pts):
        cyl("pole", 0.16, h, (x, y, 0), M.conc, r2=0.10, segs=14)
        box("arm", (1.8, 0.1, 0.1), (x, y, h - 0.5), M.galv)
        if k % 3 == 1:
            box("transformer", (0.5, 0.5, 0.8), (x, y + 0.3, h - 2.2), M.paint_grey)
    for a, b in zip(pts, pts[1:]):
        for o, z in ((-0.8, 0), (0, 0), (0.8, 0), (0.1, -1.6), (0.1, -1.9)):
            tubes(
                "wire",
                [
                    [
                        (a[0] + (b[0] - a[0]) * t + o, a[1] + (b[1] - a[1]) * t, h - 0.4 + z - 2.2 * t * (1 - t))
                        for t in [k / 10 for k in range(11)]
                    ]
                ],
                0.022,
                M.black,
                res=1,
            )
