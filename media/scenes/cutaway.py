"""TK-204 cut open: the static scene of the film. The tank is empty here; tools/film.py fills it, frame by frame.
scenes/cutaway.py W H SPP OUT.exr LIGHT: one light plate (afternoon, dusk, night, morning or noon) in two halves
scenes/cutaway.py W H SPP OUT.exr matte: white where the liquid’s section is visible, black elsewhere"""

import math
import random
import sys
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.bars import fillet, multi_boxes, ring_bolts, tubes
from kit.device_model import device
from kit.grounds import m_concrete
from kit.lettering import text_on_cyl
from kit.mesh import box, cyl, empty, from_bm, lathe, obj
from kit.nodes import N, rgb
from kit.paint import m_emit, m_plain, m_tank
from kit.pipework import flange, outlet
from kit.render import camera, render_halves, reset, setup
from kit.stairs import railing, stair
from kit.stock import mats
from kit.tk204 import BASE, GAUGE_R, TOP, R, roof_z
from scenes import cutaway_yard

a = sys.argv[sys.argv.index("--") + 1 :]
W, H, SPP, OUT, LIGHT = int(a[0]), int(a[1]), int(a[2]), a[3], a[4]
random.seed(4)
reset()
setup(W, H, SPP, OUT, adaptive=0.015, bounces=5, clamp=5)
M = mats()
T = 0.14  # drawn thickness of the shell; a plate of 12 mm would be invisible
X0 = -5.5  # in front of the plane y = 0, everything right of X0 is cut away; the camera looks along that edge
shell = m_tank("cshell", rgb("#dfe3e0"), course=2.5, plate=7.5, dirt=0.7, rust=0.10, rough=0.36, waviness=0.6)
band = m_plain("band", rgb("#0C3540"), 0.35, coat=0.2)
section = m_plain("section", rgb("#0f5f5c"), 0.4, micro=0)
root = empty("root")


def cut(name, prof, mat, segs=320):
    """A turned profile without its front right part: the half behind the plane plus the front left of X0."""
    for half in (0, 1):
        ob = lathe(name, prof, mat, parent=root, segs=segs)
        bm = bmesh.new()
        bm.from_mesh(ob.data)
        planes = [((0, 0, 0), (0, 1, 0))] if half == 0 else [((0, 0, 0), (0, -1, 0)), ((X0, 0, 0), (-1, 0, 0))]
        for co, keep in planes:
            bmesh.ops.bisect_plane(
                bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=co, plane_no=keep, clear_inner=True
            )
        bm.to_mesh(ob.data)
        bm.free()


def face(name, pts, mat):
    """A flat cut face."""
    bm = bmesh.new()
    bm.faces.new([bm.verts.new(p) for p in pts])
    return obj(name, from_bm(bm, name), mat, parent=root, smooth=False)


def m_lining():
    """Epoxy-lined inside of the shell: weld seams, faint marks of former levels."""
    b = N("lining")
    uv = b.n("UVMap").outputs[0]
    P = b.n("NewGeometry").outputs["Position"]
    seam = b.n(
        "TexBrick",
        {"Vector": uv, "Scale": 1.0, "Mortar Size": 0.018, "Mortar Smooth": 1.0, "Brick Width": 7.5, "Row Height": 2.5},
        offset=0.4,
        squash=1,
    ).outputs["Fac"]
    cloud = b.noise(P, 0.4, 6, 0.62)
    run = b.noise(b.mapping(uv, (1.6, 0.05, 1)), 1.5, 6, 0.6)
    c = b.mix(b.math("MULTIPLY", cloud, 0.35), rgb("#a3adad"), rgb("#7d898c"))
    c = b.mix(b.ramp(run, [(0.48, 0.0), (0.75, 0.22)]), c, rgb("#566164"))
    c = b.mix(b.math("MULTIPLY", seam, 0.35), c, (0.10, 0.11, 0.11, 1))
    return b.done(
        b.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.5, "Normal": b.bump(seam, 0.7, 0.02)}), rgb("#87928f")
    )


def build_shell():
    """Shell, roof and floor, cut open."""
    lining = m_lining()
    z = roof_z
    cut("out", [(R, BASE), (R, TOP)], shell)
    cut("in", [(R - T, TOP), (R - T, BASE + 0.03)], lining)
    cut(
        "curb",
        [
            (R, TOP - 0.03),
            (R + 0.11, TOP - 0.03),
            (R + 0.11, TOP + 0.02),
            (R + 0.03, TOP + 0.03),
            (R + 0.03, TOP + 0.10),
            (R, TOP + 0.10),
        ],
        shell,
    )
    cut("girder", [(R, TOP * 0.8), (R + 0.18, TOP * 0.8), (R + 0.18, TOP * 0.8 + 0.1), (R, TOP * 0.8 + 0.1)], shell)
    cut("band", [(R + 0.006, TOP - 1.45), (R + 0.006, TOP - 0.85)], band)
    cut("roof", [(R + 0.03, z(R)), (0, z(0))], shell)
    cut("ceiling", [(0, z(0) - 0.16), (R - T, z(R) - 0.16)], lining)
    lathe(
        "floor",
        [(0, BASE + 0.03), (R - T, BASE + 0.03)],
        m_concrete("bottomplate", (0.20, 0.215, 0.215, 1), joints=2.4),
        parent=root,
        segs=240,
    )
    lathe(
        "ringwall",
        [(R + 0.75, -0.5), (R + 0.75, 0.14), (R + 0.68, 0.20), (0, 0.20)],
        m_concrete("rw", (0.33, 0.33, 0.315, 1)),
        parent=root,
        segs=240,
    )
    lathe("bottom", [(R + 0.10, 0.20), (R + 0.10, BASE + 0.02), (0, BASE + 0.02)], M.dark, parent=root, segs=240)
    # cut surfaces: wall on the right, roof along the plane, the edge that is left in front
    box("wallcut", (T, 0.02, TOP - BASE), (R - T / 2, 0, (TOP + BASE) / 2), section, parent=root, bevel=0)
    face(
        "roofcut",
        [
            (X0, 0, z(-X0)),
            (0, 0, z(0)),
            (R + 0.03, 0, z(R)),
            (R + 0.03, 0, z(R) - 0.16),
            (0, 0, z(0) - 0.16),
            (X0, 0, z(-X0) - 0.16),
        ],
        section,
    )
    face(
        "floorcut",
        [(X0, -0.005, BASE + 0.03), (R, -0.005, BASE + 0.03), (R, -0.005, BASE - 0.05), (X0, -0.005, BASE - 0.05)],
        section,
    )
    y = -math.sqrt(R * R - X0 * X0)
    tubes("edge", [[(X0, y, BASE), (X0, y, TOP + 0.1)], [(X0, y, TOP + 0.1), (X0, 0, z(-X0))]], 0.05, section, root)
    slope = math.atan2(roof_z(0) - roof_z(R), R)
    mid = Matrix.Translation((R / 2, 0, (z(0) + z(R)) / 2 - 0.30)) @ Matrix.Rotation(slope, 4, "Y")
    multi_boxes(
        "rafters",
        [((R * 0.97, 0.09, 0.22), Matrix.Rotation(pi * (k + 0.5) / 15, 4, "Z") @ mid) for k in range(15)],
        M.paint_grey,
        root,
    )
    left = 2 * pi - math.acos(X0 / R)
    railing(R - 0.12, z(R), 0, left, M, root, step=1.6)
    stair(R, TOP, 0.18, 1.45, M, root)


def build_fittings():
    """Fittings that show the scale: ladder and heating coil inside; manway, number and float gauge board outside."""
    an = math.radians(78)
    foot = Matrix.Rotation(an, 4, "Z") @ Matrix.Translation((R - T - 0.25, 0, 0))
    tubes(
        "ladder",
        [[tuple(foot @ Vector((0, y, BASE))), tuple(foot @ Vector((0, y, TOP - 0.2)))] for y in (-0.22, 0.22)],
        0.03,
        M.galv,
        root,
        res=3,
    )
    tubes(
        "rungs",
        [[tuple(foot @ Vector((0, y, BASE + 0.3 * k))) for y in (-0.22, 0.22)] for k in range(1, 41)],
        0.018,
        M.galv,
        root,
        res=2,
    )
    for r in (6.6, 7.3, 8.0):
        tubes(
            "coil",
            [[(r * cos(t), r * sin(t), BASE + 0.45) for t in (0.12 + (pi - 0.24) * k / 90 for k in range(91))]],
            0.07,
            M.galv,
            root,
            res=4,
        )
    text_on_cyl("number", "TK-204", 1.45, R + 0.02, 8.7, math.radians(-145.5), M.decal, root)
    board = math.radians(-127.5)
    lathe(
        "board",
        [(R + 0.05, BASE + 0.2), (R + 0.05, TOP - 0.2)],
        M.white,
        parent=root,
        segs=8,
        a0=board - 0.028,
        a1=board + 0.028,
    )
    marks = []
    for k in range(1, 49):
        w = 0.40 if k % 4 == 0 else 0.20
        marks.append(
            (
                (0.02, w, 0.05),
                Matrix.Rotation(board + 0.026 - w / R / 2, 4, "Z") @ Matrix.Translation((R + 0.06, 0, BASE + k * 0.25)),
            )
        )
    multi_boxes("marks", marks, M.decal, root)

    def at(deg, z, r=R):
        return (r * cos(math.radians(deg)), r * sin(math.radians(deg)), z)

    man = empty("manway", at(-141, 1.2), (0, pi / 2, math.radians(-141)), root)
    cyl("m1", 0.38, 0.30, (0, 0, -0.05), shell, parent=man, segs=64)
    cyl("m2", 0.54, 0.05, (0, 0, 0.25), shell, parent=man, segs=64)
    cyl("m3", 0.54, 0.05, (0, 0, 0.31), shell, parent=man, segs=64)
    ring_bolts("mb", 0.47, 24, 0.024, 0.15, (0, 0, 0.23), M.bolt, parent=man)
    tubes(
        "conduit",
        [fillet([at(-158, 0.5, R + 0.10), at(-158, TOP + 0.5, R + 0.10), at(-158, TOP + 0.55, R - 1.2)], 0.2)],
        0.035,
        M.galv,
        root,
    )
    box(
        "junction",
        (0.16, 0.5, 0.65),
        at(-158, 1.5, R + 0.16),
        M.paint_grey,
        rot=(0, 0, math.radians(-158)),
        parent=root,
    )
    for deg, z, r in ((4, 1.1, 0.22), (-176, 1.1, 0.24)):
        outlet(M, R, math.radians(deg), r, 60, z=z, parent=root)
    for x, y, r in ((-2.4, 3.0, 0.2), (3.2, 4.6, 0.45), (-7.5, 2.5, 0.3)):
        flange("roofnozzle", r, 0.5, (x, y, roof_z(math.hypot(x, y)) - 0.12), (0, 0, 0), M, root, mat=shell)
    # the radar, twice as large as in the roof pictures, with nozzle and horn
    x, y = GAUGE_R, 0.12
    z = roof_z(GAUGE_R)
    lathe("nozzle", [(0.2, z - 0.3), (0.2, z + 0.25)], shell, (x, y, 0), parent=root, segs=64)
    device(root, (x, y, z + 0.25), -0.25, 2.0, cable=False, lower=False)
    lathe("horn", [(0.06, z - 0.12), (0.07, z - 0.32), (0.16, z - 0.62)], M.steel, (x, y, 0), parent=root, segs=64)


def matte():
    """The section of the liquid as a white plane among black objects."""
    black, white = m_emit("k", (0, 0, 0, 1), 0), m_emit("w", (1, 1, 1, 1), 1)
    for ob in bpy.data.objects:
        for s in getattr(ob.data, "materials", None) and ob.material_slots or ():
            s.material = black
    face(
        "white",
        [(X0 - 3, 0, BASE + 0.03), (R - T, 0, BASE + 0.03), (R - T, 0, TOP + 0.1), (X0 - 3, 0, TOP + 0.1)],
        white,
    )
    sc = bpy.context.scene
    sc.cycles.max_bounces = 0
    sc.cycles.use_adaptive_sampling = False
    sc.render.filepath = OUT
    bpy.ops.render.render(write_still=True)


build_shell()
build_fittings()
cutaway_yard.build(M, shell, band)
# camera parallel to the section: the level is horizontal in the picture, and verticals stay vertical
camera((X0 - 0.004, -44.0, 13.0), (X0 - 0.004, 0, 13.0), lens=32.4, shift=(0.015, -0.147))
if LIGHT == "matte":
    matte()
else:
    cutaway_yard.light(LIGHT, M)
    render_halves(OUT)
