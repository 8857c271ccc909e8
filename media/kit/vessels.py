"""Hygienic process vessels and their piping: dished heads, legs, manways, tri-clamps, butterfly valves, sight glasses."""
from steel import *
from brand import *


def m_brushed(name='brushed', rough=.24, col=(.70, .70, .685, 1), aniso=.0):
    """Satin stainless, even: what tells brushed from polished is how the highlight is drawn out round the shell, not dirt."""
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    r = b.math('ADD', rough - .015, b.math('MULTIPLY', b.noise(b.mapping(tc, (.5, .5, 3)), 1.0, 3, .6), .03))
    p = b.n('BsdfPrincipled', {'Base Color': col, 'Metallic': 1.0, 'Roughness': r, 'Anisotropic': aniso})
    if aniso: b.put(p.inputs['Tangent'], b.n('Tangent', direction_type='RADIAL', axis='Z').outputs[0])
    return b.done(p, (.5, .5, .49, 1))


def clamp(M, p, r, axis, parent=None):
    """Tri-clamp joint: two ferrules in a hinged ring with a wing nut."""
    rot = {'x': (0, pi / 2, 0), 'y': (pi / 2, 0, 0), 'z': (0, 0, 0)}[axis]
    e = empty('clamp', p, rot, parent)
    lathe('ring', [(r, -.016), (r * 1.5, -.013), (r * 1.62, 0), (r * 1.5, .013), (r, .016)], M.polish, parent=e, segs=40)
    box('wing', (.02, .05, .018), (r * 1.62 + .02, 0, 0), M.polish, parent=e, bevel=.004)


def butterfly(M, p, r, axis, parent=None, handle=None):
    """Butterfly valve between two clamps with a lever."""
    d = {'x': Vector((1, 0, 0)), 'y': Vector((0, 1, 0)), 'z': Vector((0, 0, 1))}[axis]
    side = Vector((-1, 0, 0)) if axis != 'x' else Vector((0, -1, 0))
    for s in (-1, 1):
        clamp(M, Vector(p) + d * s * r * 1.3, r, axis, parent)
    e = empty('bfv', p, {'x': (0, pi / 2, 0), 'y': (pi / 2, 0, 0), 'z': (0, 0, 0)}[axis], parent)
    cyl('body', r * 1.35, r * 1.4, (0, 0, -r * .7), M.polish, parent=e, segs=40)
    a = Vector(p) + side * r * 1.2; c = a + side * .07
    tubes('stem', [[tuple(a), tuple(c)]], .014, M.polish, parent, res=3)
    tubes('lever', [[tuple(c), tuple(c + d * .17 + side * .02)]], .013, handle or M.petrol, parent, res=3)


def vessel(M, loc, r=1.05, h=2.7, yaw=0.0, fill=.6, cone=.8, z=.95):
    """Cone-bottom vessel on four legs, manway, sight glass and instruments towards local -Y."""
    e = empty('vessel', loc, (0, 0, yaw)); z1 = z + cone; z2 = z1 + h
    top = [(r * cos(t), z2 + r * .42 * sin(t)) for t in [pi / 2 * k / 14 for k in range(15)]]; top[-1] = (0, top[-1][1])
    lathe('bottom', [(.05, z - .12), (.05, z), (r * .97, z1 - .05), (r, z1)], M.brushed, parent=e, segs=120)
    lathe('shell', [(r, z1)] + [(r, z2)], M.brushed, parent=e, segs=160)
    lathe('jacket', [(r, z1 + .1), (r + .035, z1 + .14), (r + .035, z2 - .45), (r, z2 - .41)], M.satin, parent=e, segs=160)
    lathe('head', top, M.polish, parent=e, segs=120)
    for q in (z1 + .02, z2 - .02, z1 + h * .5):
        lathe('weld', [(r + .036, q - .018), (r + .042, q), (r + .036, q + .018)], M.polish, parent=e, segs=120)
    lathe('stripe', [(r + .038, z2 - .78), (r + .038, z2 - .60)], M.petrol, parent=e, segs=120)
    for k in range(4):
        a = pi / 4 + k * pi / 2; x, y = r * .9 * cos(a), r * .9 * sin(a)
        tubes('leg', [[(x, y, .1), (x, y, z1 + .25)]], .062, M.brushed, e, res=6)
        box('pad', (.2, .26, .5), (x * 1.03, y * 1.03, z1 + .1), M.brushed, rot=(0, 0, a), bevel=.02, parent=e)
        cyl('foot', .09, .03, (x, y, 0), M.polish, parent=e, segs=32); cyl('thread', .03, .1, (x, y, .02), M.polish, parent=e, segs=20)
    tubes('legring', [[(r * .9 * cos(a), r * .9 * sin(a), .45) for a in [pi / 4 + k * pi / 2 for k in range(4)]]], .024, M.brushed, e, closed=True)
    # manway with swing arm and handwheel
    m = empty('manway', (-.28 * r, -r * .97, z1 + .62), (pi / 2, 0, -.29), e)
    lathe('mneck', [(.25, -.08), (.25, .07), (.29, .08), (.29, .10)], M.polish, parent=m, segs=72)
    lathe('mdoor', [(.30, .10), (.30, .13), (.22, .15), (0, .17)], M.polish, parent=m, segs=72)
    tubes('marm', [[(-.36, 0, .02), (-.36, 0, .19), (0, 0, .22), (.33, 0, .2), (.33, 0, .08)]], .02, M.brushed, m, res=4)
    tubes('mwheel', [[(.11 * cos(2 * pi * i / 30), .11 * sin(2 * pi * i / 30), .32) for i in range(30)]], .014, M.petrol, m, closed=True)
    cyl('mstem', .018, .14, (0, 0, .2), M.polish, parent=m, segs=16)
    # sight glass: liquid column between two unions
    sx = r * .34; sy = -math.sqrt(r * r - sx * sx) - .13
    for q in (z1 + .16, z2 - .95):
        tubes('sgarm', [[(sx, sy + .16, q), (sx, sy, q)]], .026, M.polish, e, res=4); cyl('sgu', .048, .1, (sx, sy, q - .05), M.polish, parent=e, segs=24)
    L = z2 - .95 - z1 - .16
    cyl('liquid', .026, L * fill, (sx, sy, z1 + .18), M.liquid, parent=e, segs=24, bevel=0)
    box('scale', (.09, .012, L), (sx, sy + .05, z1 + .16 + L / 2), M.petrol, parent=e, bevel=.003)
    for s in (-1, 1):
        tubes('guard', [[(sx + s * .055, sy, z1 + .2), (sx + s * .055, sy, z2 - 1.0)]], .008, M.polish, e, res=3)
    # top: agitator drive, nozzles, gauge, lifting lugs
    zt = z2 + r * .42
    cyl('drive', .16, .28, (0, 0, zt - .03), M.polish, parent=e, segs=40); box('gear', (.34, .3, .3), (0, 0, zt + .38), M.petrol, bevel=.05, parent=e)
    cyl('motor', .14, .42, (0, 0, zt + .52), M.petrol, parent=e, segs=40); cyl('fan', .15, .08, (0, 0, zt + .95), M.dark, parent=e, segs=40)
    for a, d in ((-2.3, .62), (-.7, .6), (.6, .62), (2.4, .55)):
        x, y = d * r * cos(a), d * r * sin(a); q = z2 + r * .42 * math.sqrt(1 - d * d)
        cyl('nozzle', .05, .16, (x, y, q - .03), M.polish, parent=e, segs=32); clamp(M, (x, y, q + .14), .05, 'z', e)
        if a == -.7:
            radar(M, e, (x, y, q + .14), .9)
    q = z2 + r * .42 * .8
    tubes('spray', [fillet([(.55 * r * cos(2.4), .55 * r * sin(2.4), q), (.55 * r * cos(2.4), .55 * r * sin(2.4), q + .7), (-r - .3, .6, q + .7), (-r - .3, .6, .5)], .12)], .03, M.polish, e, res=6)
    # bottom outlet to the manifold side
    tubes('outlet', [fillet([(0, 0, z), (0, 0, .42), (0, -r - .55, .42)], .12)], .045, M.polish, e, res=7)
    butterfly(M, (0, 0, z - .22), .045, 'z', e); butterfly(M, (0, -r * .7, .42), .045, 'y', e)
    cyl('probe', .03, .12, (r * .75, -r * .62, z1 - .18), M.polish, rot=(pi / 2, 0, .8), parent=e, segs=24)
    return e


def vessel_mats(M):
    M.brushed = m_brushed('brushed', .30)
    M.satin = m_brushed('satin', .36, (.68, .685, .68, 1), .55)
    M.polish = m_brushed('polish', .17, (.76, .76, .75, 1))
    return M
