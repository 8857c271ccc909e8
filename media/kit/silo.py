"""Grain silos of corrugated sheet, bucket elevator with spouts, gangway over the peaks, FRP water tank on a stand."""
from steel import *
from brand import *


def m_sheet(name='sheet', tint=(.60, .62, .63, 1)):
    """Galvanised sheets: every sheet a slightly different tone, bolted laps, dust from below. UV in metres."""
    b = N(name); uv = b.n('UVMap').outputs[0]; tc = b.n('TexCoord').outputs['Object']
    br = b.n('TexBrick', {'Vector': uv, 'Scale': 1.0, 'Mortar Size': .012, 'Brick Width': 2.7, 'Row Height': 1.15, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1)}, offset=.5, squash=1)
    n = b.noise(tc, .8, 6, .65); z = b.n('SeparateXYZ', {0: tc}).outputs[2]
    c = b.mix(b.math('MULTIPLY', br.outputs['Color'], .28), tint, tuple(x * .68 for x in tint[:3]) + (1,))
    c = b.mix(b.math('MULTIPLY', n, .30), c, (.34, .33, .31, 1))
    c = b.mix(b.math('MULTIPLY', br.outputs['Fac'], .5), c, (.2, .2, .2, 1))
    c = b.mix(b.ramp(z, [(0., .35), (.02, 0.)]), c, (.25, .20, .14, 1))
    r = b.math('ADD', .34, b.math('MULTIPLY', n, .22))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Metallic': .75, 'Roughness': r}), (.45, .46, .46, 1))


def silo(M, loc, r=5.5, h=14.0, rot=0.0, ladder_a=-2.2, number=None):
    e = empty('silo', loc, (0, 0, rot)); peak = h + r * .55
    lathe('base', [(r + .7, -.4), (r + .7, .35), (r + .62, .42), (0, .42)], M.conc, parent=e, segs=96)
    pitch, amp = .26, .045; n = int((h - .42) / pitch) * 4
    lathe('wall', [(r + amp * sin(i * pi / 2), .42 + pitch * i / 4) for i in range(n + 1)], M.sheet, parent=e, segs=160, angle=80)
    k = int(2 * pi * r / 1.15)
    multi_boxes('stiffeners', [((.09, .13, h - .5), Matrix.Rotation(2 * pi * i / k, 4, 'Z') @ Matrix.Translation((r + .08, 0, h / 2 + .2))) for i in range(k)], M.galv, e)
    lathe('stripe', [(r + .16, h * .80), (r + .16, h * .80 + 1.0)], M.petrol, parent=e, segs=160)
    lathe('eave', [(r, h), (r + .22, h - .06), (r + .22, h), (.6, peak)], M.sheet, parent=e, segs=160)
    ribs = 40
    tubes('ribs', [[((r + .2) * cos(a), (r + .2) * sin(a), h + .03), (.7 * cos(a), .7 * sin(a), peak + .02)] for a in [2 * pi * i / ribs for i in range(ribs)]], .035, M.galv, e, res=2)
    lathe('cap', [(.9, peak - .12), (.9, peak + .25), (.95, peak + .28), (.3, peak + .6), (0, peak + .6)], M.galv, parent=e, segs=48)
    for a in (-2.7, -1.9, -1.1, -.3, .6, 2.2):
        x, y = r * .62 * cos(a), r * .62 * sin(a); z = h + .38 * r * .55
        tubes('vent', [fillet([(x, y, z - .2), (x, y, z + .55), (x * 1.12, y * 1.12, z + .55), (x * 1.12, y * 1.12, z + .25)], .15)], .17, M.galv, e)
    ladder(M, .4, h, parent=empty('lad', ((r + .32) * cos(ladder_a), (r + .32) * sin(ladder_a), 0), (0, 0, ladder_a), e))
    steps = Vector((cos(ladder_a), sin(ladder_a), 0))
    tubes('rooflad', [[tuple(steps * (r * .98) + Vector((-steps.y, steps.x, 0)) * s + Vector((0, 0, h + .15))), tuple(steps * .8 + Vector((-steps.y, steps.x, 0)) * s + Vector((0, 0, peak + .15)))] for s in (-.3, .3)], .03, M.safety, e, res=2)
    railing(r + .15, h + .05, ladder_a - .35, ladder_a + .35, M, e, step=.8, toe=False)
    d = empty('door', ((r + .05) * cos(-1.3), (r + .05) * sin(-1.3), .42), (0, 0, -1.3 + pi / 2), e)
    box('frame', (1.1, .3, 1.9), (0, 0, .95), M.galv, parent=d, bevel=.03); box('leaf', (.9, .32, 1.7), (0, -.02, .95), M.petrol, parent=d, bevel=.02)
    f = empty('fan', ((r + 1.5) * cos(-.75), (r + 1.5) * sin(-.75), 0), (0, 0, -.75), e)
    cyl('fan', .55, .5, (0, -.25, .85), M.petrol, rot=(-pi / 2, 0, 0), parent=f, segs=40); box('fanduct', (1.6, .5, .5), (-.8, 0, .7), M.galv, parent=f, bevel=.02)
    return e


def elevator(M, loc, h, targets):
    """Bucket elevator in a lattice tower; spouts fall from its head to each (x, y, z)."""
    x, y, _ = loc; e = empty('elevator', loc); s = 1.3
    multi_boxes('legs', [((.42, .34, h), Matrix.Translation((dx, 0, h / 2))) for dx in (-.42, .42)], M.galv, e)
    box('boot', (1.7, .7, 1.2), (0, 0, .6), M.petrol, parent=e, bevel=.04)
    lathe('head', [(0, -.35), (.85, -.35), (.85, .35), (0, .35)], M.petrol, (0, 0, h), (pi / 2, 0, 0), parent=e, segs=48)
    box('motor', (.5, .9, .5), (0, .8, h), M.safety, parent=e, bevel=.05)
    corners = [(-s, -s), (s, -s), (s, s), (-s, s)]; items = []
    for cx, cy in corners:
        items += beam((cx, cy, 0), (cx, cy, h + .6), .14)
    levels = [2.5 * k for k in range(int(h / 2.5) + 1)]
    for z in levels:
        for a, b in zip(corners, corners[1:] + corners[:1]):
            items += beam((*a, z), (*b, z), .09)
            if z + 2.5 <= h:
                items += beam((*a, z), (*b, z + 2.5), .07)
    multi_boxes('lattice', items, M.galv, e)
    grating(M, -s - .5, s + .5, -s - .5, s + .5, h - 1.2, e)
    q = s + .5; handrail(M, [(-q, -q, h - 1.2), (q, -q, h - 1.2), (q, q, h - 1.2), (-q, q, h - 1.2), (-q, -q, h - 1.2)], e)
    ladder(M, 0, h - 1.2, parent=empty('lad', (-s - .1, 0, 0), (0, 0, pi), e))
    tubes('spouts', [[(0, 0, h - .3), (tx - x, ty - y, tz + .5)] for tx, ty, tz in targets], .17, M.galv, e, res=4)


def frp_tank(M, loc, r=1.5, h=3.6, stand=4.2, fill=.68, label=None, gauge_a=-1.9):
    """White ribbed tank on a braced steel stand with ladder, outlet, overflow and level column."""
    e = empty('frp', loc); z = stand
    pts = [(-r, -r), (r, -r), (r, r), (-r, r)]; items = []
    for px, py in pts:
        items += beam((px, py, 0), (px, py, z), .22)
        box('foot', (.7, .7, .4), (px, py, .1), M.conc, parent=e, bevel=.03)
    for a, b in zip(pts, pts[1:] + pts[:1]):
        items += beam((*a, z - .12), (*b, z - .12), .22) + beam((*a, z * .48), (*b, z * .48), .12)
        items += beam((*a, .4), (*b, z * .46), .09) + beam((*b, .4), (*a, z * .46), .09) + beam((*a, z * .5), (*b, z - .3), .09) + beam((*b, z * .5), (*a, z - .3), .09)
    multi_boxes('stand', items, M.petrol, e)
    q = r + .75
    grating(M, -q, q, -q, q, z + .03, e)
    handrail(M, [(-q, -q, z + .05), (q, -q, z + .05), (q, q, z + .05), (-q, q, z + .05), (-q, -q, z + .05)], e)
    prof = [(0, z + .08), (r, z + .08)]
    n = 7
    for k in range(n):
        a = z + .12 + h * k / n; b = z + .12 + h * (k + 1) / n
        prof += [(r, a + .04), (r, b - .10), (r + .045, b - .07), (r + .045, b - .03), (r, b)]
    prof += [(r * .96, z + h + .22), (r * .75, z + h + .42), (r * .4, z + h + .54), (.32, z + h + .56), (.32, z + h + .68), (0, z + h + .70)]
    lathe('tank', prof, M.white, parent=e, segs=120)
    lathe('stripe', [(r + .006, z + h * .585), (r + .006, z + h * .68)], M.petrol, parent=e, segs=120)
    level_gauge(M, ((r + .1) * cos(gauge_a), (r + .1) * sin(gauge_a), z + .35), h - .5, fill, (0, 0, gauge_a + pi / 2), .26, e)
    if label:
        text_on_cyl('label', label, .52, r + .012, z + h * .78, gauge_a + .62, M.decal, e)
    ladder(M, 0, z, parent=empty('lad', (q + .05, 0, 0), (0, 0, 0), e), cage=True)
    tubes('outlet', [fillet([(0, r * .4, z + .1), (0, r * .4, 1.0), (-4.5, r * .4, 1.0), (-4.5, r * .4, .35), (-14, r * .4, .35)], .2)], .09, M.white, e)
    tubes('overflow', [fillet([(-r * .9, .3, z + h - .1), (-r - .35, .3, z + h - .1), (-r - .35, .3, .3)], .15)], .06, M.white, e)
    radar(M, e, (.55, -.4, z + h + .5), 1.3)
    return e
