"""The tank yard around the cut-away tank: ground, bund, neighbours, pipes, fire-fighting gear, plant on the horizon."""
from device_model import *


CLEAR = dict(       # the sky over the far yard by height; strength of sky and sun; colour, bearing and height of the sun
    afternoon=([(.86, .60, .40), (.68, .56, .46), (.38, .46, .52), (.16, .29, .42), (.06, .14, .26)], .85, 3.6, (1, .66, .38), -118, 13),
    dusk=([(.62, .26, .15), (.44, .22, .19), (.17, .16, .22), (.055, .085, .145), (.016, .035, .075)], .62, 0, (1, .5, .3), 0, 4),
    night=([(.050, .060, .078), (.034, .050, .074), (.018, .032, .058), (.008, .017, .036), (.004, .008, .020)], .75, .05, (.5, .66, 1), -40, 40),
    morning=([(.82, .66, .50), (.68, .64, .58), (.40, .52, .60), (.19, .35, .50), (.08, .18, .33)], .85, 3.4, (1, .74, .48), 112, 14),
    noon=([(.70, .72, .72), (.60, .67, .71), (.42, .55, .66), (.24, .40, .56), (.12, .24, .42)], 1.05, 3.4, (1, .95, .88), -150, 62))


def sky(name):
    """Sky by height with thin cloud, the same cloud at every hour; the sun is a lamp (less noise than a disc)."""
    tones, strength, sun, sun_col, rot, elev = CLEAR[name]
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    t = w.node_tree; t.nodes.clear()
    b = N.__new__(N); b.t = t; b.out = t.nodes.new('ShaderNodeOutputWorld')
    tc = b.n('TexCoord').outputs['Generated']; X, Y, Z = b.n('SeparateXYZ', {0: tc}).outputs
    z = b.math('MAXIMUM', Z, 0.0)
    clear = b.ramp(z, [(at, (*c, 1)) for at, c in zip((0, .045, .11, .21, .6), tones)])
    far = b.math('ADD', z, .10)
    v = b.n('CombineXYZ', {0: b.math('DIVIDE', X, far), 1: b.math('DIVIDE', Y, far), 2: 2.0}).outputs[0]
    f = b.noise(b.mapping(v, (.30, 1.0, 1)), .75, 9, .6, .5)
    m = b.math('MULTIPLY', b.ramp(f, [(.48, 0.), (.74, .6)]), b.ramp(z, [(0, 0.), (.05, .7), (.2, 1.)]))
    lit, core = (tuple(x * k for x in tones[1]) for k in (1.15, .5))
    c = b.mix(m, clear, b.mix(b.ramp(f, [(.62, 0.), (.80, 1.)]), (*lit, 1), (*core, 1)))
    lp = b.n('LightPath'); seen = b.math('MAXIMUM', lp.outputs['Is Camera Ray'], lp.outputs['Is Glossy Ray'])   # cloud only where it can be seen
    back = [b.n('Background', {'Color': k, 'Strength': strength}).outputs[0] for k in (clear, c)]
    b.put(b.out.inputs[0], b.n('MixShader', {0: seen, 1: back[0], 2: back[1]}))
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 1024
    r, e = math.radians(rot), math.radians(elev); d = Vector((sin(r) * cos(e), cos(r) * cos(e), sin(e)))
    for _ in range(4 if sun else 0):                   # four copies: without a light tree one lamp gets too few samples
        l = bpy.data.lights.new('sun', 'SUN'); l.energy = sun / 4; l.color = sun_col; l.angle = math.radians(1.2)
        ob = bpy.data.objects.new('sun', l); ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler(); link(ob)


def light(name, M):
    """Sky and sun; lamps burn at dusk and at night."""
    sky(name)
    lamps = {'dusk': .55, 'night': 1.0}.get(name, 0)
    fill = area('inside', (2, 2, 12.2), (2, 3, 0), 9, 420 if lamps else 260, (.90, .97, 1)); fill.visible_glossy = False
    if lamps:
        front = area('front', (-14, -34, 17), (-3, 0, 5), 12, 900 * lamps, (.80, .88, 1)); front.visible_glossy = False
        for x, y, aim in ((-21, -9, (-14, -8, 0)), (16.5, -12, (10, -12, 0))):
            spot('yardlamp', (x, y, 8), aim, 2600 * lamps, (1, .76, .50), angle=130, blend=1, radius=.2)
        for x, y in ((-33, 18), (26, 20), (-60, 30)):
            spot('farlamp', (x, y, 9), (x + 2, y + 4, 0), 2600 * lamps, (1, .72, .44), angle=150, blend=1, radius=.3)
    else:
        for m in (M.lamp, bpy.data.materials.get('farlamp')):
            for n in m.node_tree.nodes:
                if n.type == 'EMISSION': n.inputs['Strength'].default_value = .4


def ground():
    bm = bmesh.new(); bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=900)
    obj('field', from_bm(bm, 'field'), m_grass(), (0, 0, -.32), smooth=False)
    bm = bmesh.new(); bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=1)
    bmesh.ops.scale(bm, vec=(110, 70, 1), verts=bm.verts)
    obj('yard', from_bm(bm, 'yard'), m_concrete('yardc', (.150, .155, .155, 1), joints=5.0, wet=.35), (0, 18, -.28), smooth=False)


def bund(M):
    """low containment wall behind the tank, kerb and drain in front of it"""
    wall = m_concrete('bundc', (.30, .295, .28, 1))
    box('bund', (190, .30, 1.3), (0, 22.5, .35), wall, bevel=.03)
    box('cope', (190, .42, .10), (0, 22.5, 1.04), wall, bevel=.02)
    box('kerb', (66, .28, .26), (-47.2, -10.6, -.17), wall, bevel=.03)
    multi_boxes('kerbpaint', [((1.0, .29, .262), Matrix.Translation((-79 + 2 * k, -10.6, -.166))) for k in range(33)], M.safety)
    # slotted drain along the kerb
    box('gutter', (65, .50, .02), (-48, -9.9, -.277), M.black, bevel=0)
    multi_boxes('grate', [((.05, .46, .03), Matrix.Translation((-80 + .16 * k, -9.9, -.262))) for k in range(400)], M.galv)
    for x, y in ((-20.5, -13.5), (-23, 6), (16.5, -11.5)):
        cyl('cover', .42, .03, (x, y, -.285), M.dark, segs=48); cyl('frame', .52, .02, (x, y, -.285), M.galv, segs=48)


def tray(name, pts, M, width=.45):
    """ladder cable tray along a polyline in the ground plane, on short posts, three cables inside"""
    items = []; up = Vector((0, 0, 1))
    for p, q in zip(pts[:-1], pts[1:]):
        p, q = Vector(p), Vector(q); d = (q - p); L = d.length; d.normalize(); side = up.cross(d)
        F = Matrix((d, side, up)).transposed().to_4x4()
        at = lambda s, w, z: Matrix.Translation(p + d * s + side * w + up * z) @ F
        for w in (-1, 1): items.append(((L, .03, .11), at(L / 2, w * width / 2, 0)))
        items += [((.05, width, .025), at(.3 * k, 0, -.03)) for k in range(int(L / .3))]
        items += [((.06, .06, p.z + .3), at(2.4 * k + .4, w * width / 2, -(p.z + .3) / 2)) for k in range(int(L / 2.4) + 1) for w in (-1, 1)]
        tubes(name + 'c', [[tuple(p + side * w + up * .02), tuple(q + side * w + up * .02)] for w in (-.12, 0, .1)], .025, M.rubber)
    multi_boxes(name, items, M.galv)


def sign(loc, rot, M):
    """warning board without words"""
    e = empty('sign', loc, (0, 0, rot))
    tubes('post', [[(x, .03, 0), (x, .03, 2.1)] for x in (-.5, .5)], .03, M.galv, e)
    box('board', (1.3, .03, .9), (0, 0, 1.75), M.white, parent=e, bevel=.01)
    box('head', (1.24, .006, .24), (0, -.017, 2.04), M.safety, parent=e, bevel=0)
    multi_boxes('rows', [((w, .006, .06), Matrix.Translation((-.54 + w / 2, -.017, 1.78 - .16 * k))) for k, w in enumerate((1.0, .8, .9))], M.navy, e)


def hose_station(loc, rot, M):
    red = m_plain('firered', rgb('#9b2a1c'), .38, coat=.2)
    e = empty('hose', loc, (0, 0, rot))
    cyl('riser', .09, 1.0, (0, 0, 0), red, parent=e, segs=24); cyl('cap', .13, .08, (0, 0, 1.0), red, parent=e, segs=24)
    for s in (-1, 1): cyl('port', .06, .20, (0, 0, .78), red, rot=(0, s * pi / 2, 0), parent=e, segs=24)
    cab = empty('reel', (1.0, 0, .95), (pi / 2, 0, 0), e)
    for z in (-.20, .17): cyl('disc', .48, .03, (0, 0, z), red, parent=cab, segs=56)
    coil = [[(r * cos(t), r * sin(t), z) for t in (2 * pi * k / 40 for k in range(41))] for z in (-.13, -.06, .01, .08, .14) for r in (.36,)]
    tubes('coil', coil, .038, M.rubber, cab); cyl('hub', .1, .5, (0, 0, -.25), M.dark, parent=cab, segs=24)
    tubes('legs', [[(1.0 + x, y, 0), (1.0, y, .95)] for x in (-.38, .38) for y in (-.24, .24)], .03, M.galv, e)


def fence(y, M):
    xs = [-150 + 3 * k for k in range(101)]
    tubes('fpost', [[(x, y, -.3), (x, y, 2.3), (x, y - .35, 2.7)] for x in xs], .045, M.galv, res=2)
    tubes('frail', [[(-150, y, z), (150, y, z)] for z in (.1, 1.1, 2.2)], .025, M.galv, res=2)
    mesh = [[(x + d, y, -.2), (x + d + 2.4, y, 2.2)] for x in range(-150, 150, 1) for d in (0,)] + [[(x + 2.4, y, -.2), (x, y, 2.2)] for x in range(-150, 150, 1)]
    tubes('fmesh', mesh, .007, M.galv, res=1)


def plant():
    """columns, stacks and racks as silhouettes against the afterglow, a few warm lamps on them"""
    grey = m_plain('far', rgb('#2a3136'), .8, micro=0); lamp = m_emit('farlamp', (1, .66, .34, 1), 14)
    rnd = random.Random(7); boxes = []; lamps = []
    def column(x, y, r, h):
        cyl('col', r, h, (x, y, 0), grey, segs=20, bevel=0)
        for z in (.35, .6, .82, .98):
            boxes.append(((r * 3.4, r * 3.4, .25), Matrix.Translation((x, y, h * z))))
            if rnd.random() < .6: lamps.append((x - r * 1.5, y - r * 1.7, h * z + 1.2))
    for x, y, r, h in ((-96, 190, 1.7, 34), (-88, 196, 1.2, 27), (-79, 186, 2.1, 22), (-62, 205, 1.0, 44), (-34, 210, 1.3, 30), (-26, 214, 2.2, 24), (96, 190, 1.6, 36), (108, 196, 2.2, 26), (121, 186, 1.1, 42), (60, 210, 1.5, 30)):
        column(x, y, r, h)
    for x0, x1, h in ((-110, -20, 9), (52, 130, 8)):
        for z in (h, h - 2.4): boxes.append((((x1 - x0), 3.5, .5), Matrix.Translation(((x0 + x1) / 2, 178, z))))
        for k in range(int((x1 - x0) / 7)):
            boxes.append(((.45, .45, h), Matrix.Translation((x0 + 7 * k, 178, h / 2))))
            if k % 2 == 0: lamps.append((x0 + 7 * k, 176, h - .8))
    multi_boxes('racks', boxes, grey)
    bm = bmesh.new()
    for p in lamps: bmesh.ops.create_icosphere(bm, subdivisions=1, radius=.28, matrix=Matrix.Translation(p))
    obj('lamps', from_bm(bm, 'lamps'), lamp)
    # trees, then two ranges of hills
    for y, h, rough, col in ((140, 5.5, 1.0, '#12201a'), (420, 24, .25, '#2b333c'), (800, 60, .12, '#3a414d')):
        bm = bmesh.new(); n = 900; span = y * 1.5 + 160; row = []; f = 0.0
        for i in range(n + 1):
            x = -span + 2 * span * i / n
            f = .72 * f + .28 * rnd.uniform(-1, 1)
            top = h * (.50 + .30 * sin(x * 4.1 / y + y) + .20 * sin(x * 9.7 / y) + .5 * rough * f)
            row.append((bm.verts.new((x, y, -2)), bm.verts.new((x, y, top))))
        for p, q in zip(row[:-1], row[1:]): bm.faces.new((p[0], q[0], q[1], p[1]))
        obj('ridge', from_bm(bm, 'ridge'), m_plain('ridge%d' % y, rgb(col), 1, spec=0, micro=0), smooth=False)


def build(M, shell, band):
    ground(); bund(M); fence(84, M); plant()
    tray('tray', [(-76, -3.2, .75), (-14.6, -3.2, .75)], M)
    sign((-19.2, -9.0, -.28), -.15, M)
    hose_station((-24.6, -6.4, -.28), -.2, M)
    for i, (x, y, r, h, label) in enumerate(((-43, 33, 10, 12.5, 'TK-203'), (37, 36, 10, 12.5, 'TK-205'), (-9, 62, 12, 14, None), (70, 62, 12, 14, None), (-84, 66, 12, 14, None))):
        tank(M, (x, y, -.28), r, h, rot=.3 * i, simple=True, mat=shell, rail=True, band=(h - 1.45, h - .85, band), label=label, label_a=-pi / 2 - .3 * i)
    for x, y in ((-21, -9), (-24, 18), (19.5, 16)): lamp_post(M, (x, y, -.28), 8, 0, aim=(x + 3, y - 6, 0))
