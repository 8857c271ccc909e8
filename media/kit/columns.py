"""Distillation columns with platforms, caged ladders and overhead lines; open process structures; flare."""
from steel import *


def work_light(M, loc, power=0, aim=None, col=(1, .78, .50), parent=None):
    """Glowing bulkhead; only those with power really shine (every lamp costs samples)."""
    cyl('bulb', .13, .16, loc, M.bulb, parent=parent, segs=12, bevel=0)
    if power:
        point('work', Vector(loc) - Vector((0, 0, .25)), power, col, radius=.25, parent=parent)


def platform_ring(M, r, z, a0, a1, parent, w=1.3):
    """Ring segment of grating round a column, with brackets, rail, toe plate."""
    n = max(6, int((a1 - a0) * 8))
    lathe('ring', [(r + .05, z), (r + w, z), (r + w, z - .14)], M.galv, parent=parent, segs=n, a0=a0, a1=a1)
    railing(r + w - .04, z, a0, a1, M, parent)
    tubes('bracket', [[(r * cos(a), r * sin(a), z - 1.0), ((r + w) * cos(a), (r + w) * sin(a), z - .12)] for a in [a0 + (a1 - a0) * k / 4 for k in range(5)]], .06, M.galv, parent, res=2)


def column(M, loc, r, h, levels, rot=0.0, mat=None, lights=0, top_line=True):
    """levels: platform heights; platforms alternate sides so that the ladders do not line up."""
    e = empty('column', loc, (0, 0, rot)); mat = mat or M.clad
    cyl('plinth', r * 1.35, .6, (0, 0, 0), M.conc, parent=e, segs=12)
    lathe('skirt', [(r * 1.12, .5), (r, 3.0)], M.conc, parent=e, segs=64)
    head = [(r * cos(t), h + r * .6 * sin(t)) for t in [pi / 2 * k / 9 for k in range(10)]]; head[-1] = (0, head[-1][1])
    lathe('shell', [(r, 3.0)] + head, mat, parent=e, segs=96)
    for k in range(int(h / 1.8)):
        z = 3.4 + 1.8 * k
        if z < h:
            lathe('strap', [(r + .002, z), (r + .014, z + .01), (r + .014, z + .07), (r + .002, z + .08)], M.galv, parent=e, segs=64)
    lathe('stripe', [(r + .016, h - 2.2), (r + .016, h - 1.5)], M.petrol, parent=e, segs=64)
    z0 = .6
    for k, z in enumerate(levels):
        a = (-2.4, -.3) if k % 2 == 0 else (-1.6, .9)
        platform_ring(M, r, z, *a, e)
        la = -1.0 if k % 2 == 0 else -1.9
        ladder(M, z0, z, parent=empty('lad', ((r + .35) * cos(la), (r + .35) * sin(la), 0), (0, 0, la), e))
        for t in (a[0] + .2, (a[0] + a[1]) / 2, a[1] - .2):
            work_light(M, ((r + 1.25) * cos(t), (r + 1.25) * sin(t), z + 2.2), lights if k % 2 == 0 and t == (a[0] + a[1]) / 2 else 0, parent=e)
            tubes('lamppole', [[((r + 1.26) * cos(t), (r + 1.26) * sin(t), z), ((r + 1.26) * cos(t), (r + 1.26) * sin(t), z + 2.3)]], .02, M.galv, e, res=2)
        m = empty('manway', (r * cos(a[0] + .9), r * sin(a[0] + .9), z + .9), (0, pi / 2, a[0] + .9), e)
        cyl('mw', .32, .25, (0, 0, -.02), mat, parent=m, segs=32); cyl('mwlid', .42, .09, (0, 0, .22), mat, parent=m, segs=32)
        z0 = z
    if top_line:      # overhead vapour line and two risers
        q = r + .7
        tubes('vapour', [fillet([(0, 0, h), (0, 0, h + r * .6 + 1.2), (q, .4, h + r * .6 + 1.2), (q, .4, 5.0), (q + 5, .4, 5.0)], .5)], .28, M.clad, e, res=8)
    for k, (t, rr) in enumerate(((2.0, .12), (2.35, .09), (-2.75, .1), (.35, .14))):
        zt = h * (.9 - .17 * k)
        tubes('riser', [fillet([((r - .1) * cos(t), (r - .1) * sin(t), zt), ((r + .45) * cos(t), (r + .45) * sin(t), zt), ((r + .45) * cos(t), (r + .45) * sin(t), 1.0)], .25)], rr, (M.pipe, M.clad)[k % 2], e)
    tubes('davit', [fillet([(-r * .6, 0, h), (-r * .6, 0, h + 2.8), (-r - 1.2, 0, h + 2.8)], .3)], .07, M.safety, e)
    return e


def structure(M, loc, nx, ny, levels, bay=5.0, lights=0, equipment=True):
    """Open steel frame: beams, gratings, rails, bracing, drums and exchangers on the floors."""
    e = empty('structure', loc); items = []; w, d = nx * bay, ny * bay; top = levels[-1]
    for i in range(nx + 1):
        for j in range(ny + 1):
            items += beam((i * bay, j * bay, 0), (i * bay, j * bay, top + .1), .36)
    for z in levels:
        for i in range(nx + 1):
            items += beam((i * bay, 0, z - .2), (i * bay, d, z - .2), .34)
        for j in range(ny + 1):
            items += beam((0, j * bay, z - .2), (w, j * bay, z - .2), .34)
        grating(M, -.6, w + .6, -.6, d + .6, z, e)
        handrail(M, [(-.6, d + .6, z), (-.6, -.6, z), (w + .6, -.6, z), (w + .6, d + .6, z)], e)
    for a, b in zip([0] + list(levels), levels):
        items += beam((0, 0, a + .2), (bay, 0, b - .3), .16) + beam((w, d, a + .2), (w, 0, b - .3), .16)
    multi_boxes('frame', items, M.frame, e)
    # stair flights in the left bay of the front
    for k, (a, b) in enumerate(zip([0] + list(levels), levels)):
        x0, x1 = (-.5, 3.9) if k % 2 == 0 else (3.9, -.5); y = -1.3; n = int((b - a) / .22)
        multi_boxes('steps', [((.26, .9, .03), Matrix.Translation((x0 + (x1 - x0) * (i + .5) / n, y, a + (b - a) * (i + 1) / n))) for i in range(n)], M.galv, e)
        tubes('flight', [[(x0, y + s, a + o), (x1, y + s, b + o)] for s in (-.45, .45) for o in (0, 1.05)], .04, M.safety, e, res=3)
    for z in levels:
        for i in range(nx):
            work_light(M, (i * bay + bay / 2, -.4, z - .55), lights if i == nx // 2 else 0, parent=e)
            if equipment and i % 2 == 0:
                lathe('hx', [(0, -2.0), (.55, -1.9), (.55, 1.5), (.72, 1.5), (.72, 1.62), (.55, 1.62), (.5, 2.0), (0, 2.1)], (M.clad, M.tank)[i % 4 == 0], (i * bay + 2.4, d / 2, z + 1.1), (0, pi / 2, 0), segs=40, parent=e)
    return e


def flare(M, loc, h=55):
    e = empty('flare', loc)
    cyl('stack', .5, h, (0, 0, 0), M.galv, parent=e, segs=20)
    legs = [(2.6 * cos(a), 2.6 * sin(a)) for a in (0, 2.09, 4.19)]
    tubes('derrick', [[(x, y, 0), (x * .35, y * .35, h)] for x, y in legs], .14, M.galv, e, res=2)
    ring = lambda z: [(x * (1 - .65 * z / h), y * (1 - .65 * z / h), z) for x, y in legs]
    tubes('lacing', [[ring(z)[i], ring(z + 5)[(i + 1) % 3]] for z in range(0, int(h) - 5, 5) for i in range(3)], .07, M.galv, e, res=2)
    lathe('flame', [(0, 0), (.5, .8), (.62, 2.2), (.35, 4.2), (0, 6.0)], M.flame, (0, 0, h), (.12, .22, 0), segs=24, parent=e)


def plant_mats(M):
    M.clad = m_tank('clad', rgb('#c9cdcf'), rough=.3, course=1.8, plate=2.4, dirt=.4, rust=.05, waviness=.6)
    M.frame = m_plain('frame', rgb('#59656c'), .5)
    M.bulb = m_emit('bulb', (1, .80, .52, 1), 22)
    M.flame = m_emit('flame', (1, .50, .16, 1), 7)
    return M
