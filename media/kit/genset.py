"""Standby power yard: container generator on its belly tank, day tank, turret and vents of a buried tank, building with louvres."""
from yard import *
from brand import *


def m_sheet(name, col, pitch=.3, depth=.045):
    """Trapezoidal steel sheet, ribs upright. Object coordinates in metres."""
    b = N(name); tc = b.n('TexCoord').outputs['Object']; X, Y, Z = b.n('SeparateXYZ', {0: tc}).outputs
    wave = b.math('SINE', b.math('MULTIPLY', b.math('ADD', X, Y), 2 * pi / pitch))
    rib = b.n('MapRange', {0: wave, 1: -.35, 2: .35, 3: 0.0, 4: 1.0}).outputs[0]
    n = b.noise(b.mapping(tc, (1, 1, .15)), 1.4, 6, .6)
    c = b.mix(b.math('MULTIPLY', n, .25), col, tuple(x * .7 for x in col[:3]) + (1,))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .42, 'Specular': .4, 'Normal': b.bump(rib, 1.0, depth)}), col)


def louvre(M, size, loc, rot=(0, 0, 0), parent=None, blades=9, mat=None):
    """Weather louvre facing local -Y: dark recess, slanted blades, frame."""
    w, h = size; e = empty('louvre', loc, rot, parent); mat = mat or M.galv
    box('recess', (w, .02, h), (0, 0, 0), M.black, bevel=0, parent=e)
    multi_boxes('blades', [((w, .09, .012), Matrix.Translation((0, -.04, -h / 2 + h * (k + .5) / blades)) @ Matrix.Rotation(.75, 4, 'X')) for k in range(blades)], mat, e)
    multi_boxes('louvreframe', [((w + .1, .1, .06), Matrix.Translation((0, -.03, s * h / 2))) for s in (-1, 1)] + [((.06, .1, h), Matrix.Translation((s * w / 2, -.03, 0))) for s in (-1, 1)], mat, e)


def genset(M, loc, yaw=0.0, L=9.0, W=2.7, H=2.9, tank=.85):
    """Acoustic container on a belly tank; its long side with doors faces local -Y, radiator outlet at +X."""
    e = empty('genset', loc, (0, 0, yaw)); z = tank + .25
    for x in (-L * .42, -L * .14, L * .14, L * .42):
        box('plinth', (.5, W, .25), (x, 0, .125), M.conc, bevel=.02, parent=e)
    box('belly', (L - .2, W - .1, tank), (0, 0, .25 + tank / 2), M.petrol, bevel=.03, parent=e)
    multi_boxes('stiff', [((.07, W, tank - .1), Matrix.Translation((-L / 2 + .5 + k * (L - 1) / 9, 0, .25 + tank / 2))) for k in range(10)], M.petrol, e)
    box('container', (L, W, H), (0, 0, z + H / 2), M.container, bevel=.02, parent=e)
    multi_boxes('frame', [((.16, .16, H), Matrix.Translation((sx * (L / 2 - .07), sy * (W / 2 - .07), z + H / 2))) for sx in (-1, 1) for sy in (-1, 1)]
                + [((L, .14, .16), Matrix.Translation((0, sy * (W / 2 - .06), z + q))) for sy in (-1, 1) for q in (.08, H - .08)], M.containerframe, e, bevel=.01)
    for x in (-L * .30, -L * .05, L * .20):
        box('door', (1.05, .06, H - .5), (x, -W / 2 - .02, z + H / 2), M.containerframe, bevel=.012, parent=e)
        box('doorgap', (1.11, .04, H - .44), (x, -W / 2 - .005, z + H / 2), M.black, bevel=0, parent=e)
        tubes('bar', [[(x + .34, -W / 2 - .08, z + .35), (x + .34, -W / 2 - .08, z + H - .35)]], .016, M.galv, e, res=3)
        box('latch', (.12, .05, .05), (x + .34, -W / 2 - .09, z + 1.15), M.dark, bevel=.01, parent=e)
    louvre(M, (1.25, H - .7), (L * .41, -W / 2 - .02, z + H / 2), parent=e, blades=14, mat=M.containerframe)
    louvre(M, (W - .6, H - .7), (L / 2 + .03, 0, z + H / 2), (0, 0, pi / 2), e, 14, M.containerframe)
    # roof: silencer, stack with rain cap, radiator hood
    cyl('silencer', .42, 2.6, (-2.6, .2, z + H + .62), M.galv, rot=(0, pi / 2, 0), segs=48, parent=e, bevel=.04)
    multi_boxes('saddle', [((.1, .9, .6), Matrix.Translation((x, .2, z + H + .3))) for x in (-2.2, -.5)], M.dark, e)
    tubes('stack', [fillet([(0, .2, z + H + .62), (.7, .2, z + H + .62), (.7, .2, z + H + 2.1)], .3)], .17, M.galv, e, res=8)
    cyl('cap', .25, .03, (.7, .2, z + H + 2.22), M.galv, parent=e, segs=32); cyl('capneck', .05, .14, (.7, .2, z + H + 2.1), M.galv, parent=e, segs=12)
    box('hood', (1.9, W - .4, .7), (L / 2 - 1.2, 0, z + H + .35), M.containerframe, bevel=.03, parent=e)
    handrail(M, [(-L / 2 + .2, -W / 2 + .1, z + H), (L / 2 - 2.4, -W / 2 + .1, z + H)], e, toe=False, mat=M.galv)
    # belly tank: gauge, fill box, vent, return line
    level_gauge(M, (L * .33, -W / 2 + .02, .32), tank - .16, .78, w=.16, parent=e)
    box('fillbox', (.6, .3, .5), (-L * .40, -W / 2 - .1, .58), M.containerframe, bevel=.015, parent=e)
    tubes('vent', [fillet([(-L * .46, -W / 2 - .06, .9), (-L * .46, -W / 2 - .06, z + H + .6), (-L * .46, -W / 2 - .35, z + H + .6), (-L * .46, -W / 2 - .35, z + H + .35)], .12)], .035, M.galv, e)
    return e


def day_tank(M, loc, yaw=0.0, r=.95, L=3.2, z=2.6, fill=.72):
    """Horizontal tank on a braced stand over a spill tray, level gauge on its side towards local -Y."""
    e = empty('daytank', loc, (0, 0, yaw))
    end = [(0, -L / 2 - .28), (r * .5, -L / 2 - .25), (r * .86, -L / 2 - .14), (r, -L / 2), (r, L / 2), (r * .86, L / 2 + .14), (r * .5, L / 2 + .25), (0, L / 2 + .28)]
    lathe('drum', end, M.daypaint, (0, 0, z + r), (0, pi / 2, 0), segs=120, parent=e)
    for x in (-L / 2 + .02, 0, L / 2 - .02):
        lathe('weld', [(r + .002, -.02), (r + .012, 0), (r + .002, .02)], M.daypaint, (x, 0, z + r), (0, pi / 2, 0), segs=120, parent=e)
    lathe('band', [(r + .008, -.2), (r + .008, .2)], M.petrol, (-L / 2 + .55, 0, z + r), (0, pi / 2, 0), segs=120, parent=e)
    items = []
    for x in (-L * .34, L * .34):
        for y in (-.75, .75):
            items += beam((x, y, .1), (x, y * .85, z + .35), .16)
            items += [((.34, .34, .03), Matrix.Translation((x, y, .2)))]
        items += beam((x, -.8, z + .02), (x, .8, z + .02), .18) + beam((x, -.75, .4), (x, .7, z - .2), .08)
        items += [((.14, 1.5, .5), Matrix.Translation((x, 0, z + .22)))]
    for y in (-.7, .7):
        items += beam((-L * .34, y, z - .2), (L * .34, y, z - .2), .14) + beam((-L * .34, y, .5), (L * .34, y, z - .35), .08)
    multi_boxes('stand', items, M.galv, e)
    box('tray', (L + .9, 2.3, .24), (0, 0, .1), M.conc, bevel=.03, parent=e)
    # level column on the front, set off the drum
    level_gauge(M, (L * .20, -r - .16, z + .12), 2 * r - .24, fill, w=.2, parent=e)
    tubes('gaugearms', [[(L * .20, -r - .14, z + q), (L * .20, -r * .4, z + q)] for q in (.22, 2 * r - .24)], .028, M.galv, e)
    # top: manway, radar on its nozzle, vent; bottom: outlet with valve down to the pumps
    flange('man', .26, .25, (-.55, 0, z + 2 * r - .1), (0, 0, 0), M, e, mat=M.daypaint)
    flange('nz', .09, .30, (.5, 0, z + 2 * r - .12), (0, 0, 0), M, e, mat=M.daypaint, cap=False)
    radar(M, e, (.5, 0, z + 2 * r + .23), 1.25)
    tubes('vent', [fillet([(1.2, 0, z + 2 * r - .1), (1.2, 0, z + 2 * r + 1.2), (1.2, -.35, z + 2 * r + 1.2), (1.2, -.35, z + 2 * r + .9)], .14)], .045, M.galv, e)
    tubes('out', [fillet([(-1.1, 0, z + .05), (-1.1, 0, 1.1), (-1.1, -.9, 1.1), (-1.1, -.9, .5), (-6.5, -.9, .5)], .18)], .05, M.white, e)
    valve((-1.1, -.9, .78), (0, pi / 2, 0), .055, M, e)
    handrail(M, [(-L / 2, -.5, z + 2 * r - .12), (L / 2, -.5, z + 2 * r - .12)], e, toe=False, h=.9)
    ladder(M, .2, z + 2 * r, parent=empty('lad', (L / 2 + .42, .1, 0), (0, 0, 0), e), cage=False)
    return e


def buried_turret(M, loc, yaw=0.0):
    """What shows of a tank under the yard: kerbed chamber, its lid laid aside, nozzle with radar, dip pipe, vents."""
    e = empty('turret', loc, (0, 0, yaw))
    multi_boxes('kerb', [((2.2, .18, .34), Matrix.Translation((0, s * .95, .15))) for s in (-1, 1)] + [((.18, 1.72, .34), Matrix.Translation((s * 1.01, 0, .15))) for s in (-1, 1)], M.conc, e, bevel=.02)
    box('pit', (1.9, 1.75, .02), (0, 0, .02), M.dark, bevel=0, parent=e)
    cyl('neck', .55, .22, (-.05, 0, .0), M.petrol, segs=80, parent=e); cyl('cover', .66, .05, (-.05, 0, .22), M.petrol, segs=80, parent=e, bevel=.01)
    ring_bolts('coverbolts', .60, 20, .02, .08, (-.05, 0, .22), M.bolt, parent=e)
    flange('nz', .085, .22, (.15, .05, .24), (0, 0, 0), M, e, mat=M.petrol, cap=False)
    radar(M, e, (.15, .05, .49), 1.35)
    flange('dip', .06, .25, (-.35, .18, .24), (0, 0, 0), M, e, mat=M.petrol); flange('fill', .07, .2, (-.3, -.28, .24), (0, 0, 0), M, e, mat=M.petrol)
    box('lid', (1.9, 1.9, .05), (-2.5, .2, .06), M.galv, rot=(0, 0, .2), bevel=.01, parent=e)
    tubes('lidgrip', [fillet([(-2.7 + x, -.45, .08), (-2.7 + x, -.45, .16), (-2.45 + x, -.4, .16), (-2.45 + x, -.4, .08)], .03) for x in (-.3, .4)], .014, M.galv, e, res=3)
    tubes('conduit', [fillet([(.25, .05, .70), (.62, .05, .70), (.62, .05, .1), (.95, .05, .1)], .08)], .02, M.black, e)
    return e


def vent_pipes(M, x, y, n=3, h=4.0):
    """Vents of the buried tank: pipes on a post with caps."""
    for k in range(n):
        tubes('vent', [fillet([(x + .3 * k, y, 0), (x + .3 * k, y, h), (x + .3 * k, y - .3, h), (x + .3 * k, y - .3, h - .25)], .14)], .045, M.galv)
    multi_boxes('ventclamp', [((.3 * n + .1, .06, .06), Matrix.Translation((x + .15 * (n - 1), y + .05, z))) for z in (1.0, 2.6)], M.dark)


def genset_mats(M):
    M.container = m_sheet('container', rgb('#d9ddda')); M.containerframe = m_plain('containerframe', rgb('#c3c9c6'), .42)
    M.daypaint = m_tank('daypaint', rgb('#e4e6e3'), course=1.6, plate=3.2, dirt=.35, rust=.06, waviness=.4)
    M.cladding = m_sheet('cladding', rgb('#5d6b6e'), .9, .05); M.facade = m_plain('facade', rgb('#b9c0bf'), .5)
    return M
