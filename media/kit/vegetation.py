"""Tropical plants: coconut palm, broad-leaf tree, crop rows, grass tufts. Meshes are made once and linked many times."""
from lib import *


def m_leaf(name, col, dry=(.30, .26, .10), spread=.5):
    """Leaf: diffuse and translucent, colour varied from plant to plant and along the mesh."""
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    n = b.noise(tc, 1.7, 4, .6); r = b.n('ObjectInfo').outputs['Random']
    c = b.mix(b.math('MULTIPLY', n, spread), (*col, 1), tuple(x * .45 for x in col) + (1,))
    c = b.mix(b.math('MULTIPLY', r, .3), c, (*dry, 1))
    d = b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .55, 'Specular': .25})
    t = b.n('BsdfTranslucent', {'Color': c})
    return b.done(b.n('MixShader', {0: .3, 1: d.outputs[0], 2: t.outputs[0]}), (*col, 1))


def blade(bm, path, width, mat=0):
    """Tapering strip along a path, flat side up."""
    rows = []
    for i, p in enumerate(path):
        a, c = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        d = (c - a).normalized(); s = d.cross(Vector((0, 0, 1)))
        s = (s.normalized() if s.length > 1e-4 else Vector((1, 0, 0))) * width * (1 - i / (len(path) - .7)) / 2
        rows.append((bm.verts.new(p - s), bm.verts.new(p + s)))
    for a, c in zip(rows, rows[1:]):
        bm.faces.new((a[0], a[1], c[1], c[0])).material_index = mat


def palm(h=9.0, fronds=19, leaf=None, bark=None, lean=.12):
    """Coconut palm mesh: ringed leaning trunk, drooping fronds with separate leaflets."""
    bm = bmesh.new(); yaw = random.uniform(0, 2 * pi); prev = None
    centre = lambda t: Vector((cos(yaw), sin(yaw), 0)) * (lean * h * t * t) + Vector((0, 0, h * t))
    for i in range(27):
        t = i / 26; r = (.21 - .10 * t + .16 * max(0, .06 - t) / .06) * (1.06 if i % 2 else .97)
        ring = [bm.verts.new(centre(t) + Vector((r * cos(a), r * sin(a), 0))) for a in [2 * pi * k / 9 for k in range(9)]]
        if prev:
            for k in range(9):
                bm.faces.new((prev[k], prev[(k + 1) % 9], ring[(k + 1) % 9], ring[k]))
        prev = ring
    top = centre(1)
    for k in range(fronds):
        a = 2.399 * k + random.uniform(-.2, .2); up = .95 - 1.35 * k / fronds; L = random.uniform(3.0, 4.0)
        out = Vector((cos(a), sin(a), 0)); side = Vector((-sin(a), cos(a), 0))
        rib = lambda t: top + out * (L * t * (1 - .18 * t)) + Vector((0, 0, L * (up * t - (.55 + .25 * up) * t * t)))
        blade(bm, [rib(j / 9) for j in range(10)], .09, 1)
        for j in range(2, 34):
            t = j / 34; p = rib(t); s = 1 if j % 2 else -1
            ll = .95 * sin(pi * min(1, .18 + t * .86)) + .12
            d = (side * s + out * .55 + Vector((0, 0, -.25 - .5 * t))).normalized()
            blade(bm, [p, p + d * ll * .55, p + d * ll + Vector((0, 0, -.22 * ll))], .075, 1)
    for _ in range(7):
        a = random.uniform(0, 6.3)
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=.14, matrix=Matrix.Translation(top + Vector((.22 * cos(a), .22 * sin(a), -.3))))
    me = from_bm(bm, 'palm'); me.materials.append(bark); me.materials.append(leaf)
    return me


def tree(h=7.0, spread=3.2, leaves=2600, leaf=None, bark=None):
    """Broad-leaf tree mesh: forked trunk, leaf cards on several clumps."""
    bm = bmesh.new(); clumps = []
    for k in range(9):
        a = 2.4 * k; q = random.uniform(.2, 1)
        clumps.append((Vector((spread * .62 * q * cos(a), spread * .62 * q * sin(a), h * random.uniform(.55, .86))), spread * random.uniform(.34, .5)))
    for c, _ in clumps:
        blade(bm, [Vector((0, 0, -.2)), Vector((0, 0, h * .3)), c * .6 + Vector((0, 0, h * .18)), c], .34)
        for w in (.25, -.25):
            blade(bm, [Vector((w * .5, w, -.2)), Vector((0, 0, h * .34)), c], .26)
    for _ in range(leaves):
        c, r = random.choice(clumps)
        n = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(.25, 1))).normalized()
        p = c + n * r * random.uniform(.72, 1.05)
        u = (n.cross(Vector((random.random() - .5, random.random() - .5, random.random())))).normalized(); v = (n + u.cross(n) * random.uniform(-1, 1)).normalized()
        s = random.uniform(.16, .30)
        bm.faces.new([bm.verts.new(p + u * x * s + v * y * s) for x, y in ((-.5, 0), (0, -.8), (.5, 0), (0, .9))]).material_index = 1
    me = from_bm(bm, 'tree'); me.materials.append(bark); me.materials.append(leaf)
    return me


def tuft(n=16, h=.8, width=.05, spread=.16, leaf=None, droop=.5):
    """A plant of arching blades: grass, rice or young maize according to n, h and width."""
    bm = bmesh.new()
    for k in range(n):
        a = random.uniform(0, 2 * pi); L = h * random.uniform(.65, 1.05); o = Vector((cos(a), sin(a), 0))
        base = o * random.uniform(0, spread * .4); lean = random.uniform(.15, .75)
        blade(bm, [base + o * (lean * L * t * t * 1.1) + Vector((0, 0, L * (t - droop * lean * t * t))) for t in (0, .35, .65, .85, 1)], width)
    me = from_bm(bm, 'tuft'); me.materials.append(leaf)
    return me


def plant(meshes, places, scale=(.85, 1.2), tilt=0.0):
    """Link a random mesh at each (x, y, z) with its own turn and size."""
    for p in places:
        ob = bpy.data.objects.new('plant', random.choice(meshes))
        ob.location = p
        ob.rotation_euler = (random.uniform(-tilt, tilt), random.uniform(-tilt, tilt), random.uniform(0, 2 * pi))
        s = random.uniform(*scale); ob.scale = (s, s, s * random.uniform(.92, 1.08))
        link(ob)


def greens():
    """Leaf and bark materials every scene can share."""
    return dict(palm=m_leaf('palmleaf', (.075, .115, .030)), tree=m_leaf('treeleaf', (.060, .105, .028)),
                grass=m_leaf('grassleaf', (.095, .135, .035)), crop=m_leaf('cropleaf', (.085, .165, .030), (.16, .20, .05)),
                bark=m_plain('bark', rgb('#6b6053'), .9, spec=.2, micro=.1))
