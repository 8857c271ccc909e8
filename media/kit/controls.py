"""Control room furniture: operator desk with monitors, chair, slatted ceiling; what a shift leaves on chair and desk."""
from screens import *
from steel import *
from device_parts import spline


def monitor(M, e, x, y, z, yaw, mat, w=.62, h=.36):
    """Slim monitor on an arm, facing local -Y."""
    m = empty('monitor', (x, y, z), (-.06, 0, yaw), e)
    box('case', (w + .016, .022, h + .016), (0, .014, 0), M.black, bevel=.004, parent=m)
    panel('screen', w, h, mat, m, (0, .002, 0))
    tubes('arm', [fillet([(0, .03, 0), (0, .12, -.02), (0, .14, -.36)], .04)], .016, M.dark, m, res=4)
    cyl('base', .05, .012, (0, .14, -.37), M.dark, parent=m, segs=28)


def desk(M, loc, yaw=0.0, w=3.2, screens=()):
    """Console facing local +Y: worktop with bevelled front, closed back, plinth; screens: materials from left to right."""
    e = empty('desk', loc, (0, 0, yaw))
    box('top', (w, .86, .035), (0, .0, .735), M.oak, bevel=.008, parent=e)
    box('nose', (w, .05, .05), (0, -.44, .728), M.petrol, bevel=.02, parent=e)
    box('back', (w, .04, .60), (0, .40, .43), M.petrol, bevel=.006, parent=e); box('shelf', (w, .26, .03), (0, .34, .90), M.oak, bevel=.006, parent=e)
    multi_boxes('shelfposts', [((.03, .22, .15), Matrix.Translation((x, .34, .82))) for x in (-w / 2 + .05, 0, w / 2 - .05)], M.dark, e)
    for x in (-w / 2 + .06, 0, w / 2 - .06):
        box('side', (.05, .74, .70), (x, .02, .36), M.white, bevel=.006, parent=e)
    box('plinth', (w - .1, .6, .06), (0, .04, .03), M.dark, bevel=.004, parent=e)
    n = len(screens)
    for k, mat in enumerate(screens):
        t = (k - (n - 1) / 2)
        monitor(M, e, t * .68, .20 - .05 * abs(t) ** 1.6, 1.12, -t * .17, mat)
    for x in ([-w * .22, w * .22] if n > 3 else [0]):
        box('keyboard', (.44, .14, .016), (x, -.20, .762), M.black, rot=(.03, 0, 0), bevel=.005, parent=e)
        multi_boxes('keys', [((.026, .021, .008), Matrix.Translation((x - .195 + .03 * i, -.245 + .028 * j, .772 + .001 * j))) for i in range(14) for j in range(4)], M.dark, e)
        box('mouse', (.06, .105, .03), (x + .32, -.21, .765), M.black, bevel=.014, parent=e)
    lathe('mug', [(.0, .753), (.038, .753), (.041, .845), (.036, .845), (.034, .765), (0, .765)], M.petrol, (w * .40, -.10, 0), segs=48, parent=e)
    tubes('mugear', [[(w * .40 + .04 + .03 * sin(t), -.10, .80 + .03 * cos(t)) for t in [pi * k / 10 for k in range(11)]]], .006, M.petrol, e, res=4)
    box('radio', (.065, .035, .15), (-w * .42, -.06, .825), M.black, bevel=.01, parent=e); cyl('whip', .007, .14, (-w * .42 + .02, -.06, .89), M.black, parent=e, segs=12)
    box('radiobase', (.10, .10, .05), (-w * .42, -.06, .777), M.dark, bevel=.012, parent=e)
    box('logbook', (.21, .29, .018), (-w * .30, -.20, .762), M.white, rot=(0, 0, .12), bevel=.002, parent=e)
    return e


def chair(M, loc, yaw=0.0):
    """High-backed operator chair, sitter looking along local +Y."""
    e = empty('chair', loc, (0, 0, yaw))
    for k in range(5):
        a = 2 * pi * k / 5; tubes('star', [[(0, 0, .12), (.30 * cos(a), .30 * sin(a), .075)]], .022, M.dark, e, res=4)
        cyl('castor', .032, .05, (.30 * cos(a), .30 * sin(a) - .025, .034), M.black, rot=(-pi / 2, 0, a), parent=e, segs=20)
    cyl('gas', .028, .33, (0, 0, .1), M.dark, parent=e, segs=24)
    box('seat', (.50, .49, .10), (0, .02, .48), M.fabric, bevel=.045, segs=4, parent=e)
    b = empty('back', (0, -.22, .56), (.14, 0, 0), e)
    bm = bmesh.new(); n = 14; rows = []
    for j in range(n + 1):
        z = .70 * j / n; w = .235 - .05 * (j / n) ** 3; rows.append([bm.verts.new((w * (2 * i / 10 - 1), -.05 * (1 - (2 * i / 10 - 1) ** 2) + .035 * sin(pi * j / n * 1.2), z)) for i in range(11)])
    for p, q in zip(rows, rows[1:]):
        for i in range(10): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
    ob = obj('shell', from_bm(bm, 'shell'), M.fabric, parent=b, angle=60); s = ob.modifiers.new('s', 'SOLIDIFY'); s.thickness = .055; s.offset = 0; ob.modifiers.new('b', 'BEVEL').width = .02
    box('spine', (.06, .03, .5), (0, -.10, .2), M.dark, bevel=.01, parent=b)
    box('head', (.27, .07, .14), (0, .005, .80), M.fabric, bevel=.03, segs=3, parent=b)
    for s in (-1, 1):
        tubes('armpost', [fillet([(s * .20, 0, .45), (s * .29, 0, .47), (s * .29, 0, .66)], .05)], .016, M.dark, e, res=4)
        box('armpad', (.075, .25, .03), (s * .29, .03, .675), M.black, bevel=.012, parent=e)
    return e


def jacket(M, e):
    """Work jacket over the back of a chair `e`: shoulders on the backrest, open front hanging over it, reflective bands."""
    b = empty('jacket', (0, -.22, .56), (.14, 0, 0), e); rng = random.Random(5); fold = [rng.uniform(0, 6) for _ in range(4)]
    def flap(name, side, z0, z1, half, mat):
        bm = bmesh.new(); rows = []; n, m = 26, 40
        for j in range(n + 1):
            t = j / n; z = z0 + (z1 - z0) * t; rows.append([])
            for i in range(m + 1):
                u = 2 * i / m - 1; top = max(0, (z - .62) / .13)
                y = side * (.085 - .055 * top ** 2) - .035 * (1 - u * u) + (.012 * sin(5 * u + fold[0]) + .008 * sin(11 * u + fold[1])) * (1 - t * .7) + .01 * side
                x = u * half * (1 - .10 * top + .05 * (1 - t)); rows[-1].append(bm.verts.new((x, y, z - .05 * u ** 4 * top - .012 * sin(4 * u + fold[2]) * (1 - t))))
        for p, q in zip(rows, rows[1:]):
            for i in range(m): bm.faces.new((p[i], p[i + 1], q[i + 1], q[i]))
        ob = obj(name, from_bm(bm, name), mat, parent=b, angle=60); ob.modifiers.new('s', 'SOLIDIFY').thickness = .010 if mat is M.jacket else .012
    for side, z0 in ((-1, .06), (1, .22)): flap('cloth', side, z0, .75, .275, M.jacket)
    for z in (.24, .46): flap('band', -1.06, z, z + .05, .2755, M.reflector)
    for s in (-1, 1):                                                   # sleeves hang at the sides
        pts = spline([(s * .25, -.01, .70), (s * .315, -.03, .56), (s * .33, -.02, .34), (s * .315, .0, .12)], 12)
        tubes('sleeve', [pts], .058, M.jacket, b, res=8); tubes('sleeveband', [pts[16:20]], .0605, M.reflector, b, res=8)
    tubes('collar', [[(.11 * cos(a), -.03 + .045 * sin(a), .765 + .012 * abs(sin(a))) for a in [2 * pi * k / 24 for k in range(25)]]], .022, M.jacket, b, res=6)


def flask(M, loc):
    """Vacuum flask with its cup on."""
    lathe('flask', [(0, 0), (.034, 0), (.036, .004), (.036, .185), (.030, .205), (.030, .212)], M.steel, loc, segs=64)
    lathe('cup', [(.0315, .206), (.0335, .210), (.0325, .268), (.029, .274), (0, .274)], M.petrol, loc, segs=64)


def log_book(M, loc, yaw=0.0):
    """Shift log lying open, a pen across it."""
    e = empty('log', loc, (0, 0, yaw))
    for s in (-1, 1):
        box('page', (.205, .285, .010), (s * .104, 0, .006), M.white, rot=(0, s * .035, 0), bevel=.002, parent=e)
        multi_boxes('lines', [((.16 - .05 * (k % 4 == 3), .0035, .0006), Matrix.Translation((s * .104, .10 - .017 * k, .0118 - s * .0)) @ Matrix.Rotation(s * .035, 4, 'Y')) for k in range(9 if s > 0 else 12)], M.ink, e)
    tubes('pen', [[(.06, -.10, .019), (.17, -.05, .019)]], .0045, M.petrol, e, res=6)


def slat_ceiling(M, x0, x1, y0, y1, z, pitch=.16):
    """Dark ceiling behind wooden slats along Y."""
    box('ceiling', (x1 - x0, y1 - y0, .1), ((x0 + x1) / 2, (y0 + y1) / 2, z + .22), M.black, bevel=0)
    multi_boxes('slats', [((.05, y1 - y0, .10), Matrix.Translation((x0 + pitch * (k + .5), (y0 + y1) / 2, z + .05))) for k in range(int((x1 - x0) / pitch))], M.oak)


def m_oak(name='oak'):
    """Oiled timber, grain along X of the texture space."""
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    g = b.noise(b.mapping(tc, (1.2, 16, 16)), 2.2, 6, .62, .5); f = b.noise(b.mapping(tc, (3, 60, 60)), 2, 3, .6)
    c = b.ramp(g, [(.3, (.30, .19, .105, 1)), (.5, (.40, .27, .155, 1)), (.72, (.24, .145, .075, 1))])
    c = b.mix(b.math('MULTIPLY', f, .35), c, (.20, .12, .065, 1))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .42, 'Specular': .4}), (.33, .21, .12, 1))


def m_carpet(name='carpet', col=rgb('#4a5050')):
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    n = b.noise(tc, 220, 2, .6); big = b.noise(tc, 1.3, 5, .6)
    br = b.n('TexChecker', {'Vector': tc, 'Scale': 2.0, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1)}).outputs['Fac']
    c = b.mix(b.math('MULTIPLY', n, .5), col, tuple(x * .5 for x in col[:3]) + (1,))
    c = b.mix(b.math('MULTIPLY', br, .12), c, tuple(x * 1.6 for x in col[:3]) + (1,))
    c = b.mix(b.math('MULTIPLY', big, .15), c, (.05, .06, .06, 1))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .95, 'Specular': .1, 'Normal': b.bump(n, .4, .004)}), col)


def control_mats(M):
    M.oak, M.carpet = m_oak(), m_carpet()
    M.fabric = m_plain('fabric', rgb('#2b3336'), .85, spec=.25, micro=.1)
    M.wallpaint = m_plain('wallpaint', rgb('#a9aaa2'), .75, micro=.05)
    M.strip = m_emit('strip', (1, .86, .66, 1), 5)
    M.jacket = m_plain('jacket', rgb('#7d6f52'), .9, spec=.15, micro=.2); M.reflector = m_plain('reflector', rgb('#c9cbc8'), .35, spec=.6, micro=.1)
    M.ink = m_plain('ink', rgb('#6d7678'), .8, spec=.1, micro=0)
    M.pane = m_glass('pane', (.90, .95, .95, 1))
    return M
