"""Inside an empty tank: light through the roof hatch and the open manway, staff gauge on the wall, the level line
at the floor."""

import math
from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, tubes
from kit.brand import LIQUID, brand
from kit.lamps import area, spot
from kit.mesh import box, cyl, empty, lathe
from kit.nodes import N
from kit.paint import m_emit
from kit.pipework import flange
from kit.render import camera
from kit.shoot import begin, shoot
from kit.steel import ladder
from kit.worlds import studio_world

M = brand(begin())
R, H = 6.4, 9.6


def roof_z(r):
    return H + 1.3 * (1 - r / R)


am, zm, rm = 0.38, 0.95, 0.44  # the manway: angle, height of its centre, radius


def manway_hole(b):
    """1 where the shell is cut out for the manway."""
    x, y, z = b.n("SeparateXYZ", {0: b.n("NewGeometry").outputs["Position"]}).outputs
    along = b.math("SUBTRACT", b.math("MULTIPLY", y, cos(am)), b.math("MULTIPLY", x, sin(am)))
    near = b.math("GREATER_THAN", b.math("ADD", b.math("MULTIPLY", x, cos(am)), b.math("MULTIPLY", y, sin(am))), 0)
    up = b.math("SUBTRACT", z, zm)
    inside = b.math("LESS_THAN", b.math("ADD", b.math("MULTIPLY", along, along), b.math("MULTIPLY", up, up)), rm * rm)
    return b.math("MULTIPLY", inside, near)


def m_lining():
    """Epoxy-lined plate: weld seams, tide marks of former levels, run-down below them."""
    b = N("lining")
    uv = b.n("UVMap").outputs[0]
    tc = b.n("TexCoord").outputs["Object"]
    V = b.n("SeparateXYZ", {0: uv}).outputs[1]
    seam = b.n(
        "TexBrick",
        {"Vector": uv, "Scale": 1.0, "Mortar Size": 0.014, "Mortar Smooth": 1.0, "Brick Width": 6.0, "Row Height": 2.4},
        offset=0.4,
        squash=1,
    ).outputs["Fac"]
    cloud = b.noise(tc, 0.45, 6, 0.62)
    run = b.noise(b.mapping(uv, (2.4, 0.06, 1)), 1.6, 7, 0.62)
    fine = b.noise(tc, 5, 6, 0.65)
    edge = b.math("ADD", V, b.math("MULTIPLY", b.math("SUBTRACT", run, 0.5), 0.9))
    tide = b.ramp(
        b.math("DIVIDE", edge, H),
        [
            (0.02, 0.85),
            (0.10, 0.55),
            (0.52, 0.42),
            (0.545, 0.75),
            (0.56, 0.12),
            (0.80, 0.08),
            (0.815, 0.22),
            (0.825, 0.0),
        ],
    )
    c = b.mix(b.math("MULTIPLY", cloud, 0.35), (0.40, 0.42, 0.41, 1), (0.27, 0.29, 0.285, 1))
    c = b.mix(b.math("MULTIPLY", tide, 0.6), c, (0.115, 0.105, 0.090, 1))
    c = b.mix(b.math("MULTIPLY", b.ramp(run, [(0.52, 0.0), (0.74, 1.0)]), 0.4), c, (0.14, 0.115, 0.09, 1))
    c = b.mix(b.math("MULTIPLY", seam, 0.35), c, (0.16, 0.15, 0.14, 1))
    nrm = b.bump(seam, 0.8, 0.014, b.bump(b.noise(tc, 0.6, 2, 0.4), 0.4, 0.08))
    plate = b.n(
        "BsdfPrincipled",
        {"Base Color": c, "Roughness": b.math("ADD", 0.34, b.math("MULTIPLY", fine, 0.25)), "Normal": nrm},
    )
    cut = b.n("MixShader", {0: manway_hole(b), 1: plate.outputs[0], 2: b.n("BsdfTransparent").outputs[0]})
    return b.done(cut, (0.26, 0.265, 0.26, 1))


def m_outside(name, col, strength, scale):
    """Ground and wall in the evening sun, seen through the manway."""
    b = N(name)
    tc = b.n("TexCoord").outputs["Object"]
    c = b.mix(b.noise(tc, scale, 6, 0.65), col, tuple(x * 0.45 for x in col[:3]) + (1,))
    return b.done(b.n("Emission", {"Color": c, "Strength": strength}))


def m_floor():
    """Lined floor, nearly dry: wet film in the low places mirrors the light."""
    b = N("floor")
    tc = b.n("TexCoord").outputs["Object"]
    w = b.noise(tc, 0.28, 5, 0.6, 0.5)
    fine = b.noise(tc, 4, 7, 0.68)
    plate = b.n(
        "TexBrick",
        {"Vector": tc, "Scale": 1.0, "Mortar Size": 0.02, "Mortar Smooth": 0.6, "Brick Width": 5.5, "Row Height": 1.9},
        offset=0.5,
        squash=1,
    ).outputs["Fac"]
    c = b.mix(b.math("MULTIPLY", fine, 0.6), (0.20, 0.205, 0.20, 1), (0.10, 0.098, 0.09, 1))
    c = b.mix(b.math("MULTIPLY", plate, 0.5), c, (0.08, 0.078, 0.074, 1))
    wet = b.ramp(w, [(0.44, 0.0), (0.54, 1.0)])
    c = b.mix(b.math("MULTIPLY", wet, 0.55), c, (0.035, 0.042, 0.042, 1))
    r = b.mix(wet, b.math("ADD", 0.38, b.math("MULTIPLY", fine, 0.2)), (0.05, 0.05, 0.05, 1))
    nrm = b.mix(wet, b.bump(plate, 0.7, 0.01, b.bump(fine, 0.25, 0.01)), b.n("NewGeometry").outputs["Normal"])
    return b.done(b.n("BsdfPrincipled", {"Base Color": c, "Roughness": r, "Normal": nrm}), (0.12, 0.12, 0.115, 1))


def m_shaft(strength, z0, z1):
    """Dust in a beam: faint light that is thickest through the middle and fades towards the floor."""
    b = N("shaft")
    P = b.n("NewGeometry").outputs["Position"]
    z = b.n("SeparateXYZ", {0: P}).outputs[2]
    facing = b.math("POWER", b.math("SUBTRACT", 1.0, b.n("LayerWeight", {"Blend": 0.5}).outputs["Facing"]), 1.6)
    fade = b.n("MapRange", {0: z, 1: z0, 2: z1, 3: 0.12, 4: 1.0}).outputs[0]
    glow = b.n(
        "Emission",
        {"Color": (1, 0.95, 0.86, 1), "Strength": b.math("MULTIPLY", b.math("MULTIPLY", facing, fade), strength)},
    )
    return b.done(b.n("AddShader", {0: glow.outputs[0], 1: b.n("BsdfTransparent").outputs[0]}))


lining = m_lining()
lathe("shell", [(R, 0), (R, H)], lining, segs=260)
lathe("floor", [(0, 0.0), (R, 0.0)], m_floor(), segs=120)
lathe("roof", [(R, H), (0.62, roof_z(0.62))], M.paint_grey, segs=160)
slope = math.atan2(roof_z(0) - H, R)
mid = Matrix.Translation((R / 2, 0, (H + roof_z(0)) / 2 - 0.20)) @ Matrix.Rotation(slope, 4, "Y")
multi_boxes(
    "rafters",
    [((R * 0.94, 0.09, 0.22), Matrix.Rotation(2 * pi * (k + 0.5) / 20, 4, "Z") @ mid) for k in range(20)],
    M.paint_grey,
)
lathe(
    "ring",
    [
        (0.62, roof_z(0.62) - 0.45),
        (0.74, roof_z(0.74) - 0.45),
        (0.74, roof_z(0.74)),
        (0.62, roof_z(0.62)),
        (0.62, roof_z(0.62) - 0.45),
    ],
    M.paint_grey,
    segs=80,
)

# roof hatch in the middle: bright sky, a beam that falls to the right
M.day = m_emit("day", (1, 0.97, 0.90, 1), 9)
lathe("sky", [(0, roof_z(0.62) + 0.02), (0.62, roof_z(0.62) + 0.02)], M.day, segs=64)
top = Vector((0, 0, roof_z(0.62) - 0.1))
hit = Vector((1.5, 1.9, 0))
d = hit - top
shaft = cyl("shaft", 1.35, d.length, (0, 0, 0), m_shaft(0.19, 0, H), r2=0.60, segs=96, bevel=0)
shaft.rotation_euler = (-d).to_track_quat("Z", "Y").to_euler()
shaft.location = hit
shaft.visible_shadow = shaft.visible_diffuse = shaft.visible_glossy = False
spot("beam", top, hit, 48000, (1, 0.95, 0.86), angle=15, blend=0.25, radius=0.25)

# open manway at the foot of the wall: a neck through the shell, the bund and its ground in the evening sun behind it
m = empty("manway", (R * cos(am), R * sin(am), zm), (0, -pi / 2, am))
lathe("neck", [(rm, -0.42), (rm, 0.03), (rm + 0.022, 0.03), (rm + 0.022, -0.02)], M.paint_grey, parent=m, segs=96)
lathe("pad", [(rm + 0.022, 0.012), (rm + 0.20, 0.012), (rm + 0.205, 0.0)], M.paint_grey, parent=m, segs=96)
lathe("rim", [(rm, -0.40), (rm + 0.14, -0.40)], M.steel, parent=m, segs=72)
out = empty("out", (0, 0, 0), (0, 0, am))
box(
    "ground",
    (16, 16, 0.02),
    (R + 8.6, 0, -0.01),
    m_outside("ground", (1, 0.74, 0.50, 1), 1.15, 3.0),
    parent=out,
    bevel=0,
)
box("bund", (0.3, 16, 1.2), (R + 10.5, 0, 0.6), m_outside("bund", (0.52, 0.42, 0.33, 1), 0.8, 1.2), parent=out, bevel=0)
box("cap", (0.5, 16, 0.12), (R + 10.45, 0, 1.22), m_outside("cap", (1, 0.80, 0.58, 1), 1.3, 2.0), parent=out, bevel=0)
door = Vector((R * cos(am), R * sin(am), zm))
area("door", door * 0.985, (-2, -2.2, 0.0), 0.8, 430, (1, 0.80, 0.55), spread=130).visible_glossy = False

# fittings: staff gauge, ladder, radar antenna in the roof, suction bell, sump
ag = 1.02
g = empty("staff", (R * cos(ag) * 0.994, R * sin(ag) * 0.994, 0), (0, 0, ag - pi / 2))
box("board", (0.34, 0.05, H - 0.9), (0, 0, (H - 0.9) / 2 + 0.12), M.white, bevel=0.006, parent=g)
multi_boxes(
    "ticks",
    [
        (
            (0.26 if k % 10 == 0 else 0.18 if k % 5 == 0 else 0.10, 0.012, 0.022 if k % 10 else 0.04),
            Matrix.Translation((0.15 - (0.13 if k % 10 == 0 else 0.09 if k % 5 == 0 else 0.05), -0.03, 0.12 + 0.1 * k)),
        )
        for k in range(1, int((H - 1.0) * 10))
    ],
    M.decal,
    g,
)
al = 1.95
L = empty("ladder", ((R - 0.22) * cos(al), (R - 0.22) * sin(al), 0), (0, 0, al + pi))
ladder(M, 0.1, H - 0.9, parent=L, cage=False, mat=M.galv)
px, py = 2.6, 3.3
pz = roof_z(math.hypot(px, py))
lathe("nozzle", [(0.13, 0.25), (0.13, -0.18), (0.12, -0.18)], M.paint_grey, (px, py, pz), segs=56)
lathe("horn", [(0.02, -0.02), (0.04, -0.16), (0.135, -0.52), (0.14, -0.52)], M.steel, (px, py, pz - 0.1), segs=64)
tubes("suction", [fillet([(-R, 3.0, 0.55), (-2.0, 3.0, 0.55), (-2.0, 3.0, 0.12)], 0.3)], 0.16, M.paint_grey, res=10)
lathe("bell", [(0.16, 0.2), (0.30, 0.05), (0.31, 0.05)], M.paint_grey, (-2.0, 3.0, 0), segs=56)
flange("wallside", 0.16, 0.30, (-5.62, 3.0, 0.55), (0, pi / 2, 0), M, mat=M.paint_grey)
for x, y in ((-4.4, 3.0), (-2.9, 3.0)):
    box("support", (0.12, 0.3, 0.4), (x, y, 0.2), M.paint_grey)

# the level line at zero: the remaining liquid
M.line = m_emit("levelline", LIQUID, 0.5)
lathe("level", [(R - 0.012, 0.03), (R - 0.012, 0.08)], M.line, segs=260)

# weak ambient light
studio_world((0.75, 0.86, 1, 1), (0.5, 0.5, 0.5, 1), 0.03)
area("bounce", (1.5, 1.9, 0.25), (1.5, 1.9, 5), 2.2, 190, (1, 0.95, 0.88)).visible_glossy = False
area("ceiling", (0, 0, H - 0.5), (0, 0, 0), 5.0, 52, (0.74, 0.88, 1)).visible_glossy = False
camera((-3.9, -4.6, 2.3), (0.65, 3.2, 2.3), lens=17, shift=(0, 0.075))
shoot()
