"""The radar’s parts, each as a layer of its own, under an orthographic camera: a layer moved along the part’s axis
looks as if the part had been rendered there, so that ten layers make every state between closed and exploded.
scenes/exploded.py SIZE SPP OUT_DIR: writes <part>_a.exr, <part>_b.exr and layers.json"""

import json
import math
import random
import sys
from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

from kit import studio
from kit.bars import multi_boxes
from kit.device_model import flange_pair, gasket, housing, nameplate
from kit.device_parts import DeviceMats, hexa, machined, mm, polymer
from kit.mesh import box, cyl, empty, lathe
from kit.nodes import rgb
from kit.render import camera, render_halves, reset, setup

a = sys.argv[sys.argv.index("--") + 1 :]
SIZE, SPP, OUT = int(a[0]), int(a[1]), a[2]
SPAN = 0.88  # metres from the lower to the upper edge of the picture
# movement of each part, from the back to the front of the picture (metres: right, towards the display, up); the lower
# halves of the studs are behind the flange, their upper halves with the nuts in front of it
MOVES = dict(
    horn=(0, 0, -0.135),
    gasket=(0, 0, -0.072),
    studs=(0, 0, 0.064),
    flange=(0, 0, -0.045),
    bolts=(0, 0, 0.064),
    neck=(0, 0, 0.105),
    housing=(0, 0, 0.160),
    antenna=(0, 0, 0.250),
    display=(0, 0.135, 0.160),
    lid=(0, 0.255, 0.160),
)
random.seed(2)
reset()
setup(SIZE, SIZE, SPP, OUT + "/x.exr", adaptive=0.02, clamp=6, bounces=6, transparent=True)
sc = bpy.context.scene
D = DeviceMats()
studio.stage()
for ob in sc.objects:
    if ob.name.startswith("sweep"):
        ob.visible_camera = False

root = empty("radar", (0, 0, 0.30))
part = {k: empty(k, parent=root) for k in MOVES}
flange_pair(part["flange"], D, True, part["bolts"])
gasket(part["gasket"], D)
for ob in list(part["bolts"].children):  # lower nuts belong to the studs; each stud is split at the flange
    if ob.name.startswith("nut") and ob.location.z < 0:
        ob.parent = part["studs"]
    if ob.name.startswith("stud"):
        x, y = ob.location.xy
        bpy.data.objects.remove(ob)
        cyl("stud", 0.0062, 0.0465, (x, y, -0.026), D.steel, parent=part["studs"], segs=28, bevel=0.0008)
        cyl("stud", 0.0062, 0.0157, (x, y, 0.0203), D.steel, parent=part["bolts"], segs=28, bevel=0.0008)
lathe(
    "horn",
    mm(
        (0, 0),
        (34, 0),
        (34, -10),
        (22, -16),
        (22, -24),
        (46, -92),
        (48, -92),
        (48, -94),
        (45, -94),
        (20, -24),
        (0, -24),
    ),
    D.steel,
    parent=part["horn"],
    segs=160,
)
hexa("hex", 0.040, 0.022, 0.022, D.steel, part["neck"], bevel=0.0012)
fins = [p for k in range(4) for z in (50 + k * 9.5,) for p in ((30, z), (41, z + 0.8), (41, z + 4.2), (30, z + 5))]
lathe(
    "neck",
    mm((30, 44), *fins, (30, 94), (36, 97), (46, 103), (46, 108), (0, 108)),
    D.steel,
    parent=part["neck"],
    segs=140,
)
h = part["housing"]
lathe("collar", mm((48, 108), (50.5, 110), (50.5, 120), (48, 122), (0, 122)), D.petrol, parent=h, segs=140)
lathe("can", mm((47, 122), (50, 124), (52, 132), (52, 168), (49, 172), (0, 172)), D.body, parent=h, segs=140)
nameplate(h, D)
housing(h, D, part["lid"], part["display"], part["antenna"])
# behind the display: its module, two boards on spacers, a ribbon; in the drum: the dark chamber and the display’s
# seat
inner = empty("module", (0, 0, 0.222), (pi / 2, 0, 0), part["display"])
green = polymer("board", rgb("#0d4a3c"), 0.4)
gold = machined("gold", (0.80, 0.62, 0.30, 1), 0.3)
lathe("module", mm((52, 74), (52, 66), (50, 64), (0, 64)), D.black, parent=inner, segs=120)
for z in (54, 40):
    cyl("board", 0.047, 0.0016, (0, 0, z * 1e-3), green, parent=inner, segs=96, bevel=0.0003)
    cyl("rim", 0.0472, 0.0008, (0, 0, z * 1e-3 + 0.0004), gold, parent=inner, segs=96, bevel=0)
    multi_boxes(
        "chips",
        [
            ((w, d, 0.003), Matrix.Translation((x, y, z * 1e-3 + 0.003)))
            for x, y, w, d in (
                (0.012, 0.010, 0.016, 0.016),
                (-0.018, -0.012, 0.012, 0.008),
                (-0.016, 0.020, 0.009, 0.006),
                (0.020, -0.022, 0.010, 0.010),
                (0.002, -0.028, 0.006, 0.012),
            )
        ],
        D.black,
        inner,
    )
for t in (0.5, 2.6, 4.7):
    cyl("spacer", 0.0028, 0.030, (0.041 * cos(t), 0.041 * sin(t), 0.036), D.brass, parent=inner, segs=6, bevel=0.0003)
box("ribbon", (0.018, 0.001, 0.030), (0, -0.040, 0.048), D.grey, parent=inner, bevel=0)
drum = empty("chamber", (0, 0, 0.222), (pi / 2, 0, 0), h)
lathe("seat", mm((56, 56.2), (50, 56.4), (50, 20), (0, 20)), D.black, parent=drum, segs=120)

# orthographic; from the right front, slightly above, so that the lid moves out to the left
view = Vector((-0.50, 1, -0.30)).normalized()
right = view.cross(Vector((0, 0, 1))).normalized()
up = right.cross(view)
c = camera(tuple(Vector((0, 0, 0.487)) - view * 3), (0, 0, 0.487), lens=95)
c.data.type = "ORTHO"
c.data.ortho_scale = SPAN


def screen(m):
    return [
        round(100 * q / SPAN, 3) for q in (Vector((m[0], -m[1], m[2])).dot(right), -Vector((m[0], -m[1], m[2])).dot(up))
    ]


def tree(ob):
    return [ob] + [d for c in ob.children for d in tree(c)]


def border(obs):
    """Bounding box of objects in the picture, with a margin for the film’s filter, in whole pixels: left, right,
    lower, upper, 0 to 1."""
    seen = [
        ob.matrix_world @ Vector(q) - Vector((0, 0, 0.487))
        for ob in obs
        if ob.type in ("MESH", "CURVE", "FONT")
        for q in ob.bound_box
    ]
    x, y = [0.5 + q.dot(right) / SPAN for q in seen], [0.5 + q.dot(up) / SPAN for q in seen]
    return [
        f(q * SIZE) / SIZE
        for f, q in (
            (math.floor, min(x) - 0.008),
            (math.ceil, max(x) + 0.008),
            (math.floor, min(y) - 0.008),
            (math.ceil, max(y) + 0.008),
        )
    ]


mine = {k: set(tree(e)) for k, e in part.items()}
bpy.context.view_layer.update()
boxes = {k: border([ob for ob in obs if not ob.name.startswith("holes")]) for k, obs in mine.items()}
json.dump([{"part": k, "move": screen(m), "box": boxes[k]} for k, m in MOVES.items()], open(OUT + "/layers.json", "w"))
# each part fills a small part of the picture: render only that, which also saves denoising
sc.render.use_border = sc.render.use_crop_to_border = True
for k in MOVES:
    # 0.2 px more, as Blender truncates
    sc.render.border_min_x, sc.render.border_max_x, sc.render.border_min_y, sc.render.border_max_y = [
        q + 0.2 / SIZE for q in boxes[k]
    ]
    for other, obs in mine.items():
        for ob in obs:
            if not ob.name.startswith("holes"):
                ob.hide_render = other != k or ob.name.startswith("glass")  # glass: its alpha would be too noisy
    render_halves(f"{OUT}/{k}.exr")
    print("LAYER", k, flush=True)
