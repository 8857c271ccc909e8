"""The radar in its parts, each as a layer of its own, seen by a camera without perspective: moved along its axis a part then looks
exactly as if it were rendered there, so that nine layers make every moment between closed and apart.
blender -b -P exploded.py -- SIZE SPP OUT_DIR    writes <part>_a.exr, <part>_b.exr and layers.json"""
import sys, os, json; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [os.path.join(HERE, '..', 'kit')]
from device_model import *
import studio

a = sys.argv[sys.argv.index('--') + 1:]
SIZE, SPP, OUT = int(a[0]), int(a[1]), a[2]
SPAN = .88                                              # metres from the lower to the upper edge of the picture
# from the back to the front of the picture: where each part goes (metres: right, towards the display, up); the lower halves of
# the studs stand behind the flange, their upper halves with the nuts before it
MOVES = dict(horn=(0, 0, -.135), gasket=(0, 0, -.072), studs=(0, 0, .064), flange=(0, 0, -.045), bolts=(0, 0, .064), neck=(0, 0, .105), housing=(0, 0, .160),
             antenna=(0, 0, .250), display=(0, .135, .160), lid=(0, .255, .160))
random.seed(2); reset(); setup(SIZE, SIZE, SPP, OUT + '/x.exr', adaptive=.02, clamp=6, bounces=6, transparent=True)
sc = bpy.context.scene; D = DeviceMats(); studio.stage()
for ob in sc.objects:
    if ob.name.startswith('sweep'): ob.visible_camera = False
studio_objects = set(sc.objects)

root = empty('radar', (0, 0, .30)); part = {k: empty(k, parent=root) for k in MOVES}
flange_pair(part['flange'], D, True, part['bolts']); gasket(part['gasket'], D)
for ob in list(part['bolts'].children):                 # lower nuts to the studs; each stud in two where the flange ends
    if ob.name.startswith('nut') and ob.location.z < 0: ob.parent = part['studs']
    if ob.name.startswith('stud'):
        x, y = ob.location.xy; bpy.data.objects.remove(ob)
        cyl('stud', .0062, .0465, (x, y, -.026), D.steel, parent=part['studs'], segs=28, bevel=.0008)
        cyl('stud', .0062, .0157, (x, y, .0203), D.steel, parent=part['bolts'], segs=28, bevel=.0008)
lathe('horn', mm((0, 0), (34, 0), (34, -10), (22, -16), (22, -24), (46, -92), (48, -92), (48, -94), (45, -94), (20, -24), (0, -24)), D.steel, parent=part['horn'], segs=160)
hexa('hex', .040, .022, .022, D.steel, part['neck'], bevel=.0012)
fins = [p for k in range(4) for z in (50 + k * 9.5,) for p in ((30, z), (41, z + .8), (41, z + 4.2), (30, z + 5))]
lathe('neck', mm((30, 44), *fins, (30, 94), (36, 97), (46, 103), (46, 108), (0, 108)), D.steel, parent=part['neck'], segs=140)
h = part['housing']
lathe('collar', mm((48, 108), (50.5, 110), (50.5, 120), (48, 122), (0, 122)), D.petrol, parent=h, segs=140)
lathe('can', mm((47, 122), (50, 124), (52, 132), (52, 168), (49, 172), (0, 172)), D.body, parent=h, segs=140)
nameplate(h, D); housing(h, D, part['lid'], part['display'], part['antenna'])
# behind the display: its module, two boards on spacers, a ribbon; in the drum: the dark of the chamber and its seat
inner = empty('module', (0, 0, .222), (pi / 2, 0, 0), part['display'])
green = polymer('board', rgb('#0d4a3c'), .4); gold = machined('gold', (.80, .62, .30, 1), .3)
lathe('module', mm((52, 74), (52, 66), (50, 64), (0, 64)), D.black, parent=inner, segs=120)
for z in (54, 40):
    cyl('board', .047, .0016, (0, 0, z * 1e-3), green, parent=inner, segs=96, bevel=.0003); cyl('rim', .0472, .0008, (0, 0, z * 1e-3 + .0004), gold, parent=inner, segs=96, bevel=0)
    multi_boxes('chips', [((w, d, .003), Matrix.Translation((x, y, z * 1e-3 + .003))) for x, y, w, d in ((.012, .010, .016, .016), (-.018, -.012, .012, .008), (-.016, .020, .009, .006), (.020, -.022, .010, .010), (.002, -.028, .006, .012))], D.black, inner)
for t in (.5, 2.6, 4.7):
    cyl('spacer', .0028, .030, (.041 * cos(t), .041 * sin(t), .036), D.brass, parent=inner, segs=6, bevel=.0003)
box('ribbon', (.018, .001, .030), (0, -.040, .048), D.grey, parent=inner, bevel=0)
drum = empty('chamber', (0, 0, .222), (pi / 2, 0, 0), h)
lathe('seat', mm((56, 56.2), (50, 56.4), (50, 20), (0, 20)), D.black, parent=drum, segs=120)

# no perspective; from the right front, a little above, so that the lid comes out to the left
view = Vector((-.50, 1, -.30)).normalized(); right = view.cross(Vector((0, 0, 1))).normalized(); up = right.cross(view)
c = camera(tuple(Vector((0, 0, .487)) - view * 3), (0, 0, .487), lens=95); c.data.type = 'ORTHO'; c.data.ortho_scale = SPAN
screen = lambda m: [round(100 * q / SPAN, 3) for q in (Vector((m[0], -m[1], m[2])).dot(right), -Vector((m[0], -m[1], m[2])).dot(up))]


def tree(ob): return [ob] + [d for c in ob.children for d in tree(c)]


def border(obs):
    """Where the objects stand in the picture, with a margin for the film's filter, in whole pixels: left, right, lower, upper, 0 to 1."""
    seen = [ob.matrix_world @ Vector(q) - Vector((0, 0, .487)) for ob in obs if ob.type in ('MESH', 'CURVE', 'FONT') for q in ob.bound_box]
    x, y = [.5 + q.dot(right) / SPAN for q in seen], [.5 + q.dot(up) / SPAN for q in seen]
    return [f(q * SIZE) / SIZE for f, q in ((math.floor, min(x) - .008), (math.ceil, max(x) + .008), (math.floor, min(y) - .008), (math.ceil, max(y) + .008))]


mine = {k: set(tree(e)) for k, e in part.items()}
bpy.context.view_layer.update(); boxes = {k: border([ob for ob in obs if not ob.name.startswith('holes')]) for k, obs in mine.items()}
json.dump([{'part': k, 'move': screen(m), 'box': boxes[k]} for k, m in MOVES.items()], open(OUT + '/layers.json', 'w'))
sc.render.use_border = sc.render.use_crop_to_border = True      # a part fills a small part of the picture; the denoiser thanks for it
for k in MOVES:
    sc.render.border_min_x, sc.render.border_max_x, sc.render.border_min_y, sc.render.border_max_y = [q + .2 / SIZE for q in boxes[k]]     # Blender cuts off
    for other, obs in mine.items():
        for ob in obs:
            if not ob.name.startswith('holes'): ob.hide_render = other != k or ob.name.startswith('glass')     # its alpha would be all noise
    for seed, half in enumerate('ab'):
        f = '%s/%s_%s.exr' % (OUT, k, half)
        if os.path.exists(f): continue
        sc.cycles.seed = seed; sc.render.filepath = f; bpy.ops.render.render(write_still=True); print('LAYER', k, half, flush=True)
