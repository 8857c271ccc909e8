"""Cut-away tank TK-204: the hero film and its poster. Metres throughout: the shell is 12.5 m high and holds 8.412 m.
blender -b -P cutaway.py -- W H SPP OUT.exr                               frame 0, whole picture, two halves for the denoiser
blender -b -P cutaway.py -- W H SPP OUT.exr NFRAMES FIRST STEP X0 X1 Y0 Y1   glow layers of the film: only what shines by itself,
only the window that changes (pixels, y up). Without lamps and bounces they are free of noise and take seconds."""
import sys, os; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE, os.path.join(HERE, '..', 'kit')]
from device_model import *
import cutaway_yard
from cutaway_liquid import Liquid

a = sys.argv[sys.argv.index('--') + 1:]
W, H, SPP, OUT = int(a[0]), int(a[1]), int(a[2]), a[3]
random.seed(4); reset(); setup(W, H, SPP, OUT, adaptive=.012, bounces=5, clamp=5)
sc = bpy.context.scene; M = mats(); FILM = len(a) > 4
R, Z0, SHELL, LEVEL = 8.9, .30, 12.5, 8.412
TOP = Z0 + SHELL; T = .16
A0, A1 = math.radians(-132), math.radians(-32)         # missing sector, towards the camera at -Y
shell = m_tank('cshell', rgb('#dfe3e0'), course=2.5, plate=6, dirt=.7, rust=.10, rough=.36, waviness=.7)
band = m_plain('band', rgb('#0a5a58'), .35, coat=.2)
section = m_plain('section', rgb('#0e6f6a'), .35, micro=0)
root = empty('root')
roof_z = lambda r: TOP + .08 + 1.35 * (1 - r / R)


def sector(name, prof, mat, **k): return lathe(name, prof, mat, a0=A1, a1=A0 + 2 * pi, segs=240, parent=root, **k)
def on_shell(an, z, r=R): return (r * cos(an), r * sin(an), z)


def build_shell(lining):
    sector('out', [(R, Z0 - .08), (R, TOP)], shell)
    sector('in', [(R - T, TOP), (R - T, Z0)], lining)
    sector('curb', [(R, TOP - .03), (R + .15, TOP - .03), (R + .15, TOP + .03), (R + .03, TOP + .05), (R + .03, TOP + .12), (R, TOP + .12)], shell)
    sector('girder', [(R, TOP * .82), (R + .24, TOP * .82), (R + .24, TOP * .82 + .1), (R, TOP * .82 + .1)], shell)
    sector('band', [(R + .006, TOP - 1.6), (R + .006, TOP - 1.1)], band)
    lathe('floor', [(0, Z0), (R - T, Z0)], lining, parent=root, segs=240)
    lathe('ringwall', [(R + .85, -.5), (R + .85, .14), (R + .78, .20), (0, .20)], m_concrete('rw', (.33, .33, .315, 1)), parent=root, segs=240)
    lathe('bottom', [(R + .12, .20), (R + .12, Z0 - .03), (0, Z0 - .03)], M.dark, parent=root, segs=240)
    sector('roof', [(R + .03, roof_z(R)), (.001, roof_z(0))], shell)
    sector('ceiling', [(.001, roof_z(0) - .10), (R - T, roof_z(R) - .10)], lining)
    for an in (A0, A1):                                # painted section of the wall and the roof plate
        e = empty('cut', (0, 0, 0), (0, 0, an), root)
        box('wall', (T, .024, SHELL), (R - T / 2, 0, Z0 + SHELL / 2), section, parent=e, bevel=0)
        bm = bmesh.new(); bm.faces.new([bm.verts.new((r, 0, z)) for r, z in ((R + .03, roof_z(R)), (0, roof_z(0)), (0, roof_z(0) - .10), (R + .03, roof_z(R) - .10))])
        obj('roofcut', from_bm(bm, 'roofcut'), section, parent=e, smooth=False)
    slope = math.atan2(roof_z(0) - roof_z(R), R); span = A0 + 2 * pi - A1
    mid = Matrix.Translation((R / 2, 0, (roof_z(0) + roof_z(R)) / 2 - .26)) @ Matrix.Rotation(slope, 4, 'Y')
    multi_boxes('rafters', [((R * .98, .08, .20), Matrix.Rotation(A1 + span * (k + .5) / 16, 4, 'Z') @ mid) for k in range(16)], M.paint_grey, root)
    railing(R - .15, roof_z(R - .15), A1 + .02, A0 + 2 * pi - .02, M, root, step=1.6)
    stair(R, TOP, A1 + .10, A1 + 1.65, M, root)


def build_fittings():
    """what tells the size: ladder and heating coil inside, manway, number and gauge board outside"""
    an = math.radians(62); foot = Matrix.Rotation(an, 4, 'Z') @ Matrix.Translation((R - T - .25, 0, 0))
    tubes('ladder', [[tuple(foot @ Vector((0, y, Z0))), tuple(foot @ Vector((0, y, TOP - .2)))] for y in (-.22, .22)], .03, M.galv, root, res=3)
    tubes('rungs', [[tuple(foot @ Vector((0, y, Z0 + .3 * k))) for y in (-.22, .22)] for k in range(1, 41)], .018, M.galv, root, res=2)
    for r in (4.6, 5.2, 5.8):
        tubes('coil', [[(r * cos(t), r * sin(t), Z0 + .45) for t in (A1 + .25 + (A0 + 2 * pi - A1 - .5) * k / 90 for k in range(91))]], .07, M.galv, root, res=4)
    text_on_cyl('number', 'TK-204', 1.30, R + .02, 9.0, math.radians(-150.5), M.decal, root)
    board = math.radians(-135.2)
    lathe('board', [(R + .05, Z0), (R + .05, TOP - .4)], M.white, parent=root, segs=8, a0=board - .030, a1=board + .030)
    marks = []
    for k in range(1, 49):
        w = .42 if k % 4 == 0 else .20
        marks.append(((.02, w, .05), Matrix.Rotation(board + .028 - w / R / 2, 4, 'Z') @ Matrix.Translation((R + .06, 0, Z0 + k * .25))))
    multi_boxes('marks', marks, M.decal, root)
    man = empty('manway', on_shell(math.radians(-146), 1.35), (0, pi / 2, math.radians(-146)), root)
    cyl('m1', .38, .30, (0, 0, -.05), shell, parent=man, segs=64); cyl('m2', .54, .05, (0, 0, .25), shell, parent=man, segs=64)
    cyl('m3', .54, .05, (0, 0, .31), shell, parent=man, segs=64); ring_bolts('mb', .47, 24, .024, .15, (0, 0, .23), M.bolt, parent=man)
    tubes('conduit', [fillet([on_shell(math.radians(-165), .5, R + .10), on_shell(math.radians(-165), TOP + .5, R + .10), on_shell(math.radians(-165), TOP + .55, R - 1.2)], .2)], .035, M.galv, root)
    box('junction', (.16, .5, .65), on_shell(math.radians(-165), 1.5, R + .16), M.paint_grey, rot=(0, 0, math.radians(-165)), parent=root)
    for deg, z, r in ((-20, 1.25, .22), (-172, 1.25, .24)): outlet(M, R, math.radians(deg), r, 60, z=z, parent=root)
    flange('vent', .2, .6, (3.2, 2.7, roof_z(4.2) - .15), (0, 0, 0), M, root, mat=shell)
    flange('hatch', .45, .4, (-3.9, 3.7, roof_z(5.4) - .15), (0, 0, 0), M, root, mat=shell)


def build_gauge():
    """the transmitter is drawn six times its size: at true size the display would be three pixels"""
    x, y = -1.8, .4; z = roof_z(math.hypot(x, y))
    flange('nozzle', .30, .55, (x, y, z - .2), (0, 0, 0), M, root, mat=shell, cap=False, bolts=False)
    device(root, (x, y, z + .40), -.15, 6.0, cable=False, lower=False, M=M)
    lathe('horn', [(.09, z - .15), (.10, z - .4), (.24, z - .95)], M.steel, (x, y, 0), parent=root, segs=64)
    return (x, y), z - .95


def lights():
    cutaway_yard.evening_sky(rot=-100, elev=6, sun=2.9, strength=.62)
    lamp = area('inside', (0, 1.2, TOP - .7), (0, 0, 0), 6, 520, (.86, .97, 1)); lamp.visible_glossy = False
    area('front', (-9, -30, 15), (0, 0, 6), 14, 1500, (.66, .83, 1))


xy, horn = build_gauge()
liquid = Liquid(root, R - T, Z0, A0, A1, horn, xy, M)
build_shell(liquid.wall_mat); build_fittings()
if not FILM: cutaway_yard.build(M, shell, band); lights()
cam = camera((-8.0, -39.8, 10.9), (-3.3, 0, 6.75), lens=36)


def pose(t):
    """the level breathes by 0.9 % of the shell and starts at the value on the display; frame N would equal frame 0"""
    liquid.pose(t, Z0 + LEVEL + .009 * SHELL * sin(2 * pi * t))


def render(name):
    if os.path.exists(name): return                    # a stopped film goes on where it was
    sc.render.filepath = name; bpy.ops.render.render(write_still=True)


if not FILM:
    pose(0)
    for k in (0, 1):
        sc.cycles.seed = k; render('%s_%s.exr' % (OUT[:-4], 'ab'[k]))
else:
    n, first, step = (int(x) for x in a[4:7]); r = sc.render; c = sc.cycles
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = ((int(v) + .01) / size for v, size in zip(a[7:11], (W, W, H, H)))
    c.max_bounces = 0; c.adaptive_min_samples = 4; c.adaptive_threshold = .01      # samples go to the edges
    sc.view_layers[0].cycles.denoising_store_passes = False
    for ob in list(sc.objects):
        ob.visible_diffuse = ob.visible_glossy = False     # nothing lights anything else
        if ob.type == 'LIGHT': bpy.data.objects.remove(ob)
    for f in range(first, n, step):
        pose(f / n); render('%s_%04d.exr' % (OUT[:-4], f)); print('FRAME %d' % f, flush=True)
