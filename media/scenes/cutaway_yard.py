"""The tank yard around the cut-away tank: ground, bund, neighbours, pipes, fire-fighting gear, plant on the horizon."""

import math
import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.bars import multi_boxes, tubes
from kit.grounds import m_concrete, m_grass
from kit.lamp_post import lamp_post
from kit.lamps import area, spot
from kit.mesh import box, cyl, empty, from_bm, link, obj
from kit.nodes import N, rgb
from kit.paint import m_emit, m_plain
from kit.storage_tank import tank

CLEAR = dict(  # the sky over the far yard by height; strength of sky and sun; colour, bearing and height of the sun
    afternoon=(
        [(0.86, 0.60, 0.40), (0.68, 0.56, 0.46), (0.38, 0.46, 0.52), (0.16, 0.29, 0.42), (0.06, 0.14, 0.26)],
        0.85,
        3.6,
        (1, 0.66, 0.38),
        112,
        13,
    ),
    dusk=(
        [(0.62, 0.26, 0.15), (0.44, 0.22, 0.19), (0.17, 0.16, 0.22), (0.055, 0.085, 0.145), (0.016, 0.035, 0.075)],
        0.62,
        0,
        (1, 0.5, 0.3),
        0,
        4,
    ),
    night=(
        [
            (0.050, 0.060, 0.078),
            (0.034, 0.050, 0.074),
            (0.018, 0.032, 0.058),
            (0.008, 0.017, 0.036),
            (0.004, 0.008, 0.020),
        ],
        0.75,
        0.05,
        (0.5, 0.66, 1),
        -40,
        40,
    ),
    morning=(
        [(0.82, 0.66, 0.50), (0.68, 0.64, 0.58), (0.40, 0.52, 0.60), (0.19, 0.35, 0.50), (0.08, 0.18, 0.33)],
        0.85,
        3.7,
        (1, 0.77, 0.53),
        -118,
        20,
    ),
    noon=(
        [(0.70, 0.72, 0.72), (0.60, 0.67, 0.71), (0.42, 0.55, 0.66), (0.24, 0.40, 0.56), (0.12, 0.24, 0.42)],
        1.05,
        3.4,
        (1, 0.95, 0.88),
        -150,
        62,
    ),
)


def sky(name):
    """Sky by height with thin cloud, the same at every hour; the sun is a lamp (less noise than a disc)."""
    tones, strength, sun, sun_col, rot, elev = CLEAR[name]
    b = N.world("w")
    tc = b.n("TexCoord").outputs["Generated"]
    X, Y, Z = b.n("SeparateXYZ", {0: tc}).outputs
    z = b.math("MAXIMUM", Z, 0.0)
    clear = b.ramp(z, [(at, (*c, 1)) for at, c in zip((0, 0.045, 0.11, 0.21, 0.6), tones)])
    far = b.math("ADD", z, 0.10)
    v = b.n("CombineXYZ", {0: b.math("DIVIDE", X, far), 1: b.math("DIVIDE", Y, far), 2: 2.0}).outputs[0]
    f = b.noise(b.mapping(v, (0.30, 1.0, 1)), 0.75, 9, 0.6, 0.5)
    m = b.math("MULTIPLY", b.ramp(f, [(0.48, 0.0), (0.74, 0.6)]), b.ramp(z, [(0, 0.0), (0.05, 0.7), (0.2, 1.0)]))
    lit, core = (tuple(x * k for x in tones[1]) for k in (1.15, 0.5))
    c = b.mix(m, clear, b.mix(b.ramp(f, [(0.62, 0.0), (0.80, 1.0)]), (*lit, 1), (*core, 1)))
    lp = b.n("LightPath")
    # cloud only for camera and reflections
    seen = b.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"])
    back = [b.n("Background", {"Color": k, "Strength": strength}).outputs[0] for k in (clear, c)]
    b.put(b.out.inputs[0], b.n("MixShader", {0: seen, 1: back[0], 2: back[1]}))
    b.m.cycles.sampling_method = "MANUAL"
    b.m.cycles.sample_map_resolution = 1024
    r, e = math.radians(rot), math.radians(elev)
    d = Vector((sin(r) * cos(e), cos(r) * cos(e), sin(e)))
    for _ in range(4 if sun else 0):  # four copies: without a light tree, one lamp gets too few samples
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy = sun / 4
        lamp.color = sun_col
        lamp.angle = math.radians(1.2)
        ob = bpy.data.objects.new("sun", lamp)
        ob.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
        link(ob)


def light(name, M):
    """Sky and sun; lamps are lit at dusk and at night."""
    sky(name)
    lamps = {"dusk": 0.55, "night": 1.0}.get(name, 0)
    fill = area("inside", (2, 2, 12.2), (2, 3, 0), 9, 420 if lamps else 260, (0.90, 0.97, 1))
    fill.visible_glossy = False
    if lamps:
        front = area("front", (-14, -34, 17), (-3, 0, 5), 12, 900 * lamps, (0.80, 0.88, 1))
        front.visible_glossy = False
        for x, y, aim in ((-21, -9, (-14, -8, 0)), (16.5, -12, (10, -12, 0))):
            spot("yardlamp", (x, y, 8), aim, 2600 * lamps, (1, 0.76, 0.50), angle=130, blend=1, radius=0.2)
        for x, y in ((-33, 18), (26, 20), (-60, 30)):
            spot("farlamp", (x, y, 9), (x + 2, y + 4, 0), 2600 * lamps, (1, 0.72, 0.44), angle=150, blend=1, radius=0.3)
    else:
        for m in (M.lamp, bpy.data.materials.get("farlamp")):
            for n in m.node_tree.nodes:
                if n.type == "EMISSION":
                    n.inputs["Strength"].default_value = 0.4


def ground():
    """Field and concrete yard."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=900)
    obj("field", from_bm(bm, "field"), m_grass(), (0, 0, -0.32), smooth=False)
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=1)
    bmesh.ops.scale(bm, vec=(110, 70, 1), verts=bm.verts)
    obj(
        "yard",
        from_bm(bm, "yard"),
        m_concrete("yardc", (0.150, 0.155, 0.155, 1), joints=5.0, wet=0.35),
        (0, 18, -0.28),
        smooth=False,
    )


def bund(M):
    """low containment wall behind the tank, kerb and drain in front of it"""
    wall = m_concrete("bundc", (0.30, 0.295, 0.28, 1))
    box("bund", (190, 0.30, 1.3), (0, 22.5, 0.35), wall, bevel=0.03)
    box("cope", (190, 0.42, 0.10), (0, 22.5, 1.04), wall, bevel=0.02)
    box("kerb", (66, 0.28, 0.26), (-47.2, -10.6, -0.17), wall, bevel=0.03)
    multi_boxes(
        "kerbpaint",
        [((1.0, 0.29, 0.262), Matrix.Translation((-79 + 2 * k, -10.6, -0.166))) for k in range(33)],
        M.safety,
    )
    # slotted drain along the kerb
    box("gutter", (65, 0.50, 0.02), (-48, -9.9, -0.277), M.black, bevel=0)
    multi_boxes(
        "grate", [((0.05, 0.46, 0.03), Matrix.Translation((-80 + 0.16 * k, -9.9, -0.262))) for k in range(400)], M.galv
    )
    for x, y in ((-20.5, -13.5), (-23, 6), (16.5, -11.5)):
        cyl("cover", 0.42, 0.03, (x, y, -0.285), M.dark, segs=48)
        cyl("frame", 0.52, 0.02, (x, y, -0.285), M.galv, segs=48)


def tray(name, pts, M, width=0.45):
    """ladder cable tray along a polyline in the ground plane, on short posts, three cables inside"""
    items = []
    up = Vector((0, 0, 1))
    for p, q in zip(pts[:-1], pts[1:]):
        p, q = Vector(p), Vector(q)
        d = q - p
        L = d.length
        d.normalize()
        side = up.cross(d)
        F = Matrix((d, side, up)).transposed().to_4x4()

        def at(s, w, z):
            return Matrix.Translation(p + d * s + side * w + up * z) @ F

        for w in (-1, 1):
            items.append(((L, 0.03, 0.11), at(L / 2, w * width / 2, 0)))
        items += [((0.05, width, 0.025), at(0.3 * k, 0, -0.03)) for k in range(int(L / 0.3))]
        items += [
            ((0.06, 0.06, p.z + 0.3), at(2.4 * k + 0.4, w * width / 2, -(p.z + 0.3) / 2))
            for k in range(int(L / 2.4) + 1)
            for w in (-1, 1)
        ]
        tubes(
            name + "c",
            [[tuple(p + side * w + up * 0.02), tuple(q + side * w + up * 0.02)] for w in (-0.12, 0, 0.1)],
            0.025,
            M.rubber,
        )
    multi_boxes(name, items, M.galv)


def sign(loc, rot, M):
    """Warning board without text."""
    e = empty("sign", loc, (0, 0, rot))
    tubes("post", [[(x, 0.03, 0), (x, 0.03, 2.1)] for x in (-0.5, 0.5)], 0.03, M.galv, e)
    box("board", (1.3, 0.03, 0.9), (0, 0, 1.75), M.white, parent=e, bevel=0.01)
    box("head", (1.24, 0.006, 0.24), (0, -0.017, 2.04), M.safety, parent=e, bevel=0)
    multi_boxes(
        "rows",
        [
            ((w, 0.006, 0.06), Matrix.Translation((-0.54 + w / 2, -0.017, 1.78 - 0.16 * k)))
            for k, w in enumerate((1.0, 0.8, 0.9))
        ],
        M.navy,
        e,
    )


def hose_station(loc, rot, M):
    """Hydrant with a hose reel."""
    red = m_plain("firered", rgb("#9b2a1c"), 0.38, coat=0.2)
    e = empty("hose", loc, (0, 0, rot))
    cyl("riser", 0.09, 1.0, (0, 0, 0), red, parent=e, segs=24)
    cyl("cap", 0.13, 0.08, (0, 0, 1.0), red, parent=e, segs=24)
    for s in (-1, 1):
        cyl("port", 0.06, 0.20, (0, 0, 0.78), red, rot=(0, s * pi / 2, 0), parent=e, segs=24)
    cab = empty("reel", (1.0, 0, 0.95), (pi / 2, 0, 0), e)
    for z in (-0.20, 0.17):
        cyl("disc", 0.48, 0.03, (0, 0, z), red, parent=cab, segs=56)
    coil = [
        [(r * cos(t), r * sin(t), z) for t in (2 * pi * k / 40 for k in range(41))]
        for z in (-0.13, -0.06, 0.01, 0.08, 0.14)
        for r in (0.36,)
    ]
    tubes("coil", coil, 0.038, M.rubber, cab)
    cyl("hub", 0.1, 0.5, (0, 0, -0.25), M.dark, parent=cab, segs=24)
    tubes("legs", [[(1.0 + x, y, 0), (1.0, y, 0.95)] for x in (-0.38, 0.38) for y in (-0.24, 0.24)], 0.03, M.galv, e)


def fence(y, M):
    """Chain-link fence across the picture."""
    xs = [-150 + 3 * k for k in range(101)]
    tubes("fpost", [[(x, y, -0.3), (x, y, 2.3), (x, y - 0.35, 2.7)] for x in xs], 0.045, M.galv, res=2)
    tubes("frail", [[(-150, y, z), (150, y, z)] for z in (0.1, 1.1, 2.2)], 0.025, M.galv, res=2)
    mesh = [[(x + d, y, -0.2), (x + d + 2.4, y, 2.2)] for x in range(-150, 150, 1) for d in (0,)] + [
        [(x + 2.4, y, -0.2), (x, y, 2.2)] for x in range(-150, 150, 1)
    ]
    tubes("fmesh", mesh, 0.007, M.galv, res=1)


def plant():
    """columns, stacks and racks as silhouettes against the afterglow, a few warm lamps on them"""
    grey = m_plain("far", rgb("#2a3136"), 0.8, micro=0)
    lamp = m_emit("farlamp", (1, 0.66, 0.34, 1), 14)
    rnd = random.Random(7)
    boxes = []
    lamps = []

    def column(x, y, r, h):
        cyl("col", r, h, (x, y, 0), grey, segs=20, bevel=0)
        for z in (0.35, 0.6, 0.82, 0.98):
            boxes.append(((r * 3.4, r * 3.4, 0.25), Matrix.Translation((x, y, h * z))))
            if rnd.random() < 0.6:
                lamps.append((x - r * 1.5, y - r * 1.7, h * z + 1.2))

    for x, y, r, h in (
        (-96, 190, 1.7, 34),
        (-88, 196, 1.2, 27),
        (-79, 186, 2.1, 22),
        (-62, 205, 1.0, 44),
        (-34, 210, 1.3, 30),
        (-26, 214, 2.2, 24),
        (96, 190, 1.6, 36),
        (108, 196, 2.2, 26),
        (121, 186, 1.1, 42),
        (60, 210, 1.5, 30),
    ):
        column(x, y, r, h)
    for x0, x1, h in ((-110, -20, 9), (52, 130, 8)):
        for z in (h, h - 2.4):
            boxes.append((((x1 - x0), 3.5, 0.5), Matrix.Translation(((x0 + x1) / 2, 178, z))))
        for k in range(int((x1 - x0) / 7)):
            boxes.append(((0.45, 0.45, h), Matrix.Translation((x0 + 7 * k, 178, h / 2))))
            if k % 2 == 0:
                lamps.append((x0 + 7 * k, 176, h - 0.8))
    multi_boxes("racks", boxes, grey)
    bm = bmesh.new()
    for p in lamps:
        bmesh.ops.create_icosphere(bm, subdivisions=1, radius=0.28, matrix=Matrix.Translation(p))
    obj("lamps", from_bm(bm, "lamps"), lamp)
    # trees, then two ranges of hills
    for y, h, rough, col in ((140, 5.5, 1.0, "#12201a"), (420, 24, 0.25, "#2b333c"), (800, 60, 0.12, "#3a414d")):
        bm = bmesh.new()
        n = 900
        span = y * 1.5 + 160
        row = []
        f = 0.0
        for i in range(n + 1):
            x = -span + 2 * span * i / n
            f = 0.72 * f + 0.28 * rnd.uniform(-1, 1)
            top = h * (0.50 + 0.30 * sin(x * 4.1 / y + y) + 0.20 * sin(x * 9.7 / y) + 0.5 * rough * f)
            row.append((bm.verts.new((x, y, -2)), bm.verts.new((x, y, top))))
        for p, q in zip(row[:-1], row[1:]):
            bm.faces.new((p[0], q[0], q[1], p[1]))
        obj("ridge", from_bm(bm, "ridge"), m_plain(f"ridge{y}", rgb(col), 1, spec=0, micro=0), smooth=False)


def build(M, shell, band):
    """Everything around the tank."""
    ground()
    bund(M)
    fence(84, M)
    plant()
    tray("tray", [(-76, -3.2, 0.75), (-14.6, -3.2, 0.75)], M)
    sign((-19.2, -9.0, -0.28), -0.15, M)
    hose_station((-24.6, -6.4, -0.28), -0.2, M)
    for i, (x, y, r, h, label) in enumerate(
        (
            (-43, 33, 10, 12.5, "TK-203"),
            (37, 36, 10, 12.5, "TK-205"),
            (-9, 62, 12, 14, None),
            (70, 62, 12, 14, None),
            (-84, 66, 12, 14, None),
        )
    ):
        tank(
            M,
            (x, y, -0.28),
            r,
            h,
            rot=0.3 * i,
            simple=True,
            mat=shell,
            rail=True,
            band=(h - 1.45, h - 0.85, band),
            label=label,
            label_a=-pi / 2 - 0.3 * i,
        )
    for x, y in ((-21, -9), (-24, 18), (19.5, 16)):
        lamp_post(M, (x, y, -0.28), 8, 0, aim=(x + 3, y - 6, 0))
