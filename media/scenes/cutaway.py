"""TK-204 cut open: the still world of the film. The tank stands empty here; tools/film.py fills it, frame by frame.
blender -b -P cutaway.py -- W H SPP OUT.exr LIGHT      one light plate: afternoon, dusk, night, morning or noon; two halves
blender -b -P cutaway.py -- W H SPP OUT.exr matte      white where the liquid's section can be seen, black elsewhere"""
import sys, os; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE, os.path.join(HERE, '..', 'kit')]
from device_model import *
import tk204, cutaway_yard
from tk204 import R, BASE, TOP, roof_z

a = sys.argv[sys.argv.index('--') + 1:]
W, H, SPP, OUT, LIGHT = int(a[0]), int(a[1]), int(a[2]), a[3], a[4]
random.seed(4); reset(); setup(W, H, SPP, OUT, adaptive=.015, bounces=5, clamp=5)
M = mats()
T = .14                                 # shell as drawn: plate of 12 mm would vanish
X0 = -5.5                               # in front of the plane y = 0 all is cut away to the right of X0; the camera looks along that edge
shell = m_tank('cshell', rgb('#dfe3e0'), course=2.5, plate=7.5, dirt=.7, rust=.10, rough=.36, waviness=.6)
band = m_plain('band', rgb('#0C3540'), .35, coat=.2)
section = m_plain('section', rgb('#0f5f5c'), .4, micro=0)
root = empty('root')


def cut(name, prof, mat, segs=320):
    """A turned profile without its front right part: the half behind the plane and what is left of the front."""
    for half in (0, 1):
        ob = lathe(name, prof, mat, parent=root, segs=segs)
        bm = bmesh.new(); bm.from_mesh(ob.data)
        planes = [((0, 0, 0), (0, 1, 0))] if half == 0 else [((0, 0, 0), (0, -1, 0)), ((X0, 0, 0), (-1, 0, 0))]
        for co, keep in planes:
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=co, plane_no=keep, clear_inner=True)
        bm.to_mesh(ob.data); bm.free()


def face(name, pts, mat):
    bm = bmesh.new(); bm.faces.new([bm.verts.new(p) for p in pts])
    return obj(name, from_bm(bm, name), mat, parent=root, smooth=False)


def m_lining():
    """Epoxy-lined inside of the shell: weld seams, faint marks of former levels."""
    b = N('lining'); uv = b.n('UVMap').outputs[0]; P = b.n('NewGeometry').outputs['Position']
    seam = b.n('TexBrick', {'Vector': uv, 'Scale': 1.0, 'Mortar Size': .018, 'Mortar Smooth': 1.0, 'Brick Width': 7.5, 'Row Height': 2.5}, offset=.4, squash=1).outputs['Fac']
    cloud = b.noise(P, .4, 6, .62); run = b.noise(b.mapping(uv, (1.6, .05, 1)), 1.5, 6, .6)
    c = b.mix(b.math('MULTIPLY', cloud, .35), rgb('#a3adad'), rgb('#7d898c'))
    c = b.mix(b.ramp(run, [(.48, 0.), (.75, .22)]), c, rgb('#566164'))
    c = b.mix(b.math('MULTIPLY', seam, .35), c, (.10, .11, .11, 1))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .5, 'Normal': b.bump(seam, .7, .02)}), rgb('#87928f'))


def build_shell():
    lining = m_lining(); z = roof_z
    cut('out', [(R, BASE), (R, TOP)], shell)
    cut('in', [(R - T, TOP), (R - T, BASE + .03)], lining)
    cut('curb', [(R, TOP - .03), (R + .11, TOP - .03), (R + .11, TOP + .02), (R + .03, TOP + .03), (R + .03, TOP + .10), (R, TOP + .10)], shell)
    cut('girder', [(R, TOP * .8), (R + .18, TOP * .8), (R + .18, TOP * .8 + .1), (R, TOP * .8 + .1)], shell)
    cut('band', [(R + .006, TOP - 1.45), (R + .006, TOP - .85)], band)
    cut('roof', [(R + .03, z(R)), (0, z(0))], shell)
    cut('ceiling', [(0, z(0) - .16), (R - T, z(R) - .16)], lining)
    lathe('floor', [(0, BASE + .03), (R - T, BASE + .03)], m_concrete('bottomplate', (.20, .215, .215, 1), joints=2.4), parent=root, segs=240)
    lathe('ringwall', [(R + .75, -.5), (R + .75, .14), (R + .68, .20), (0, .20)], m_concrete('rw', (.33, .33, .315, 1)), parent=root, segs=240)
    lathe('bottom', [(R + .10, .20), (R + .10, BASE + .02), (0, BASE + .02)], M.dark, parent=root, segs=240)
    # what the saw has touched: wall on the right, roof along the plane, the edge that is left in front
    box('wallcut', (T, .02, TOP - BASE), (R - T / 2, 0, (TOP + BASE) / 2), section, parent=root, bevel=0)
    face('roofcut', [(X0, 0, z(-X0)), (0, 0, z(0)), (R + .03, 0, z(R)), (R + .03, 0, z(R) - .16), (0, 0, z(0) - .16), (X0, 0, z(-X0) - .16)], section)
    face('floorcut', [(X0, -.005, BASE + .03), (R, -.005, BASE + .03), (R, -.005, BASE - .05), (X0, -.005, BASE - .05)], section)
    y = -math.sqrt(R * R - X0 * X0)
    tubes('edge', [[(X0, y, BASE), (X0, y, TOP + .1)], [(X0, y, TOP + .1), (X0, 0, z(-X0))]], .05, section, root)
    slope = math.atan2(roof_z(0) - roof_z(R), R)
    mid = Matrix.Translation((R / 2, 0, (z(0) + z(R)) / 2 - .30)) @ Matrix.Rotation(slope, 4, 'Y')
    multi_boxes('rafters', [((R * .97, .09, .22), Matrix.Rotation(pi * (k + .5) / 15, 4, 'Z') @ mid) for k in range(15)], M.paint_grey, root)
    left = 2 * pi - math.acos(X0 / R)
    railing(R - .12, z(R), 0, left, M, root, step=1.6)
    tk204.stair(R, TOP, .18, 1.45, M, root)


def build_fittings():
    """What tells the size: ladder and heating coil inside; manway, number and float gauge board outside."""
    an = math.radians(78); foot = Matrix.Rotation(an, 4, 'Z') @ Matrix.Translation((R - T - .25, 0, 0))
    tubes('ladder', [[tuple(foot @ Vector((0, y, BASE))), tuple(foot @ Vector((0, y, TOP - .2)))] for y in (-.22, .22)], .03, M.galv, root, res=3)
    tubes('rungs', [[tuple(foot @ Vector((0, y, BASE + .3 * k))) for y in (-.22, .22)] for k in range(1, 41)], .018, M.galv, root, res=2)
    for r in (6.6, 7.3, 8.0):
        tubes('coil', [[(r * cos(t), r * sin(t), BASE + .45) for t in (.12 + (pi - .24) * k / 90 for k in range(91))]], .07, M.galv, root, res=4)
    tk204.text_on_cyl('number', 'TK-204', 1.45, R + .02, 8.7, math.radians(-145.5), M.decal, root)
    board = math.radians(-127.5)
    lathe('board', [(R + .05, BASE + .2), (R + .05, TOP - .2)], M.white, parent=root, segs=8, a0=board - .028, a1=board + .028)
    marks = []
    for k in range(1, 49):
        w = .40 if k % 4 == 0 else .20
        marks.append(((.02, w, .05), Matrix.Rotation(board + .026 - w / R / 2, 4, 'Z') @ Matrix.Translation((R + .06, 0, BASE + k * .25))))
    multi_boxes('marks', marks, M.decal, root)
    at = lambda deg, z, r=R: (r * cos(math.radians(deg)), r * sin(math.radians(deg)), z)
    man = empty('manway', at(-141, 1.2), (0, pi / 2, math.radians(-141)), root)
    cyl('m1', .38, .30, (0, 0, -.05), shell, parent=man, segs=64); cyl('m2', .54, .05, (0, 0, .25), shell, parent=man, segs=64)
    cyl('m3', .54, .05, (0, 0, .31), shell, parent=man, segs=64); ring_bolts('mb', .47, 24, .024, .15, (0, 0, .23), M.bolt, parent=man)
    tubes('conduit', [fillet([at(-158, .5, R + .10), at(-158, TOP + .5, R + .10), at(-158, TOP + .55, R - 1.2)], .2)], .035, M.galv, root)
    box('junction', (.16, .5, .65), at(-158, 1.5, R + .16), M.paint_grey, rot=(0, 0, math.radians(-158)), parent=root)
    for deg, z, r in ((4, 1.1, .22), (-176, 1.1, .24)): tk204.outlet(M, R, math.radians(deg), r, 60, z=z, parent=root)
    for x, y, r in ((-2.4, 3.0, .2), (3.2, 4.6, .45), (-7.5, 2.5, .3)):
        tk204.flange('roofnozzle', r, .5, (x, y, roof_z(math.hypot(x, y)) - .12), (0, 0, 0), M, root, mat=shell)
    # the radar, twice its size as on the roof pictures, its nozzle and its horn
    x, y = tk204.GAUGE_R, .12; z = roof_z(tk204.GAUGE_R)
    lathe('nozzle', [(.2, z - .3), (.2, z + .25)], shell, (x, y, 0), parent=root, segs=64)
    device(root, (x, y, z + .25), -.25, 2.0, cable=False, lower=False, M=M)
    lathe('horn', [(.06, z - .12), (.07, z - .32), (.16, z - .62)], M.steel, (x, y, 0), parent=root, segs=64)


def matte():
    """The section of the liquid as a white plane among black things."""
    black, white = m_emit('k', (0, 0, 0, 1), 0), m_emit('w', (1, 1, 1, 1), 1)
    for ob in bpy.data.objects:
        for s in getattr(ob.data, 'materials', None) and ob.material_slots or (): s.material = black
    face('white', [(X0 - 3, 0, BASE + .03), (R - T, 0, BASE + .03), (R - T, 0, TOP + .1), (X0 - 3, 0, TOP + .1)], white)
    sc = bpy.context.scene; sc.cycles.max_bounces = 0; sc.cycles.use_adaptive_sampling = False
    sc.render.filepath = OUT; bpy.ops.render.render(write_still=True)


build_shell(); build_fittings(); cutaway_yard.build(M, shell, band)
# parallel to the section: the level is a level line in the picture, and verticals stand
camera((X0 - .004, -44.0, 13.0), (X0 - .004, 0, 13.0), lens=32.4, shift=(.015, -.147))
if LIGHT == 'matte':
    matte()
else:
    cutaway_yard.light(LIGHT, M)
    for k in (0, 1):
        bpy.context.scene.cycles.seed = k
        bpy.context.scene.render.filepath = '%s_%s.exr' % (OUT[:-4], 'ab'[k]); bpy.ops.render.render(write_still=True)
