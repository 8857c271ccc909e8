"""Rigid three-axle tank truck, cab over engine, front towards local +X, wheels on z=0."""
from steel import *


def m_window(name='window'):
    """Glazing seen from outside: dark, sharp reflections."""
    b = N(name)
    return b.done(b.n('BsdfPrincipled', {'Base Color': (.012, .016, .018, 1), 'Roughness': .04, 'Specular': .7}), (.02, .02, .02, 1))


def wheel(M, loc, w=.3, r=.5, parent=None, dual=False):
    """Axle end; tyre and rim, outer face towards local -Y for y < 0."""
    s = -1 if loc[1] < 0 else 1
    e = empty('wheel', loc, (-s * pi / 2, 0, 0), parent)
    for z in ((0, -w - .05) if dual else (0,)):
        lathe('tyre', [(r * .58, z - w * .5), (r * .9, z - w * .5), (r * .98, z - w * .42), (r, z - w * .3), (r, z + w * .3), (r * .98, z + w * .42), (r * .9, z + w * .5), (r * .58, z + w * .5)], M.rubber, parent=e, segs=72)
    lathe('rim', [(r * .6, w * .5), (r * .56, w * .44), (r * .52, w * .1 if dual else w * .3), (r * .30, w * .05 if dual else w * .42), (r * .26, w * .35 if dual else w * .5), (r * .16, w * .5), (0, w * .52)], M.galv, parent=e, segs=60)
    ring_bolts('nuts', r * .36, 10, .018, .04, (0, 0, w * (.1 if dual else .4)), M.bolt, parent=e)


def tank_body(M, x0, x1, z, w=1.22, h=.86, parent=None, band=None):
    """Superelliptic barrel with dished ends and compartment rings; `band`: (angle0, angle1) stripe on both sides."""
    section = lambda k, t: (math.copysign(abs(cos(t)) ** .82, cos(t)) * w * k, math.copysign(abs(sin(t)) ** .82, sin(t)) * h * k + z)
    n = 96
    def skin(name, rows, mat, t0=0.0, t1=2 * pi):
        bm = bmesh.new(); full = t1 - t0 > 6.28; m = n if full else 24
        rings = [[bm.verts.new((x, *section(k, t0 + (t1 - t0) * i / m))) for i in range(m + (0 if full else 1))] for x, k in rows]
        for a, b in zip(rings, rings[1:]):
            for i in range(m):
                j = (i + 1) % len(a); bm.faces.new((a[i], a[j], b[j], b[i]))
        if full:
            bm.faces.new(rings[0]); bm.faces.new(rings[-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj(name, from_bm(bm, name), mat, parent=parent)
    dish = [(0.0, 1.0), (.05, .985), (.12, .93), (.19, .78), (.235, .5), (.25, .15)]
    skin('barrel', [(x0 - d, k) for d, k in reversed(dish)] + [(x1 + d, k) for d, k in dish], M.truckwhite)
    for i in range(5):
        x = x0 + (x1 - x0) * i / 4
        skin('ring', [(x - .05, 1.0), (x - .045, 1.012), (x + .045, 1.012), (x + .05, 1.0)], M.truckwhite)
    if band:
        for t0, t1 in ((band[0], band[1]), (pi - band[1], pi - band[0])):
            skin('stripe', [(x0, 1.004), (x1, 1.004)], M.petrol, t0, t1)


def cab(M, parent):
    """Day cab over engine: raked screen over the whole width, dark mask under it, steps, mirrors, deep bumper with lamps."""
    glass = m_window(); W = 1.20
    inset = lambda z: .075 * max(0, z - 1.55)               # sides lean in above the waist
    def shape(name, prof, w, mat, bevel=.06, segs=4):
        bm = bmesh.new(); sides = [[bm.verts.new((x, s * (w - inset(z)), z)) for x, z in prof] for s in (-1, 1)]
        for i in range(len(prof)):
            j = (i + 1) % len(prof); bm.faces.new((sides[0][i], sides[0][j], sides[1][j], sides[1][i]))
        for f in sides: bm.faces.new(f)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj(name, from_bm(bm, name), mat, parent=parent, bevel=bevel, segs=segs)
    arch = [(3.30 + .66 * cos(t), .52 + .66 * sin(t)) for t in (pi * k / 12 for k in range(13))]
    shape('cab', [(2.44, .95), (2.44, 2.74), (2.58, 2.90), (3.78, 2.92), (3.98, 2.80), (4.30, 1.66), (4.38, 1.50), (4.40, .62)] + arch, W, M.truckwhite)
    shape('roofcap', [(2.50, 2.88), (3.72, 2.90), (3.45, 3.12), (2.62, 3.26), (2.50, 3.20)], W - .16, M.truckwhite, .05)      # air deflector
    def pane(name, pts, mat):
        bm = bmesh.new(); bm.faces.new([bm.verts.new(p) for p in pts]); obj(name, from_bm(bm, name), mat, parent=parent, smooth=False)
    def front(z): return 4.30 - (z - 1.66) * .281 + .010 if z > 1.66 else 4.38 + .012
    pane('screen', [(front(1.74), -1.10, 1.74), (front(1.74), 1.10, 1.74), (front(2.70), 1.00, 2.70), (front(2.70), -1.00, 2.70)], glass)
    pane('mask', [(4.412, -1.02, .98), (4.412, 1.02, .98), (4.396, 1.06, 1.46), (4.396, -1.06, 1.46)], M.black)
    multi_boxes('grille', [((.02, 1.9, .035), Matrix.Translation((4.418, 0, 1.06 + .11 * k))) for k in range(4)], M.dark, parent)
    box('badge', (.02, .34, .09), (4.43, 0, 1.28), M.galv, parent=parent, bevel=.01)
    tubes('wipers', [[(front(1.76) + .03, y, 1.76), (front(2.1) + .03, y + .62, 2.12)] for y in (-.8, -.02)], .013, M.black, parent, res=2)
    box('visor', (.26, 2.0, .035), (4.09, 0, 2.82), M.petrol, rot=(0, .35, 0), parent=parent, bevel=.01)
    multi_boxes('beacons', [((.10, .14, .06), Matrix.Translation((3.62, y, 2.95))) for y in (-.8, .8)], M.safety, parent)
    box('bumper', (.30, 2.42, .40), (4.36, 0, .50), M.dark, parent=parent, bevel=.07, segs=4)
    box('bumpertop', (.24, 2.40, .10), (4.37, 0, .76), M.truckwhite, parent=parent, bevel=.04)
    box('intake', (.04, 1.1, .16), (4.52, 0, .50), M.black, parent=parent, bevel=.02)
    box('number', (.02, .52, .12), (4.53, 0, .36), M.black, parent=parent, bevel=.004)
    for s in (-1, 1):
        y = lambda z: s * (W - inset(z) + .004)
        pane('sideglass', [(x, y(z), z) for x, z in ((2.72, 1.66), (3.95, 1.66), (4.14, 1.80), (3.90, 2.62), (2.72, 2.62))], glass)
        edge = [(2.64, .98), (2.64, 2.70), (3.93, 2.70), (4.22, 1.68), (4.22, 1.22), (3.98, 1.12)]
        tubes('doorgap', [[(x, y(z), z) for x, z in edge]], .009, M.black, parent, res=2)
        tubes('pillar', [[(3.02, y(1.68), 1.68), (3.02, y(2.60), 2.60)]], .012, M.black, parent, res=2)
        box('doorhandle', (.20, .03, .045), (2.80, y(1.46), 1.46), M.black, parent=parent)
        box('stripe', (1.58, .008, .15), (3.43, s * (W + .003), 1.30), M.petrol, parent=parent, bevel=0)
        tubes('mirrorarm', [[(4.05, y(2.5), 2.56), (4.36, s * 1.42, 2.50), (4.36, s * 1.42, 1.72), (4.22, y(1.7), 1.72)]], .018, M.black, parent)
        box('mirror', (.09, .22, .44), (4.35, s * 1.43, 2.22), M.black, parent=parent, bevel=.04, segs=4); box('mirror2', (.09, .20, .18), (4.35, s * 1.43, 1.86), M.black, parent=parent, bevel=.04, segs=4)
        box('lamphouse', (.10, .50, .22), (4.44, s * .90, .60), M.black, parent=parent, bevel=.04)
        for dy in (.78, .96):
            cyl('headlamp', .072, .04, (4.475, s * dy, .60), M.headlamp, rot=(0, pi / 2, 0), parent=parent, segs=28)
        box('indicator', (.05, .10, .16), (4.45, s * 1.12, .60), M.safety, parent=parent, bevel=.02)
        for z in (.42, .72): box('step', (.52, .10, .05), (4.02, s * 1.14, z), M.dark, parent=parent, bevel=.01)


def placards(M, parent):
    """What the road asks for: the flame diamond and the orange plate of diesel, 30 over 1202."""
    for s in (-1, 1):
        d = empty('placard', (1.15, s * 1.245, 1.50), (0, 0, 0 if s < 0 else pi), parent)
        box('diamond', (.34, .012, .34), (0, 0, 0), M.firered, rot=(0, pi / 4, 0), parent=d, bevel=.004)
        text('class', '3', .15, M.white, (0, -.010, -.12), (pi / 2, 0, 0), parent=d)
        box('plate', (.42, .012, .30), (.62, 0, 0), M.orange, parent=d, bevel=.004)
        for z, t in ((.075, '30'), (-.075, '1202')): text('un', t, .13, M.black, (.62, -.010, z), (pi / 2, 0, 0), parent=d)
        box('bar', (.40, .016, .012), (.62, 0, 0), M.black, parent=d, bevel=0)


def bonding(M, post, lug):
    """Earthing of a discharge: post with its reel and lamp, green-and-yellow cable, clamp on the truck's lug."""
    e = empty('earth', post); x, y, z = post
    tubes('post', [[(0, 0, 0), (0, 0, 1.35)]], .035, M.galv, e, res=5); box('foot', (.24, .24, .02), (0, 0, .01), M.galv, parent=e)
    box('control', (.26, .14, .32), (0, -.06, 1.22), M.safety, parent=e, bevel=.02); cyl('ok', .028, .03, (0, -.13, 1.30), M.led, rot=(pi / 2, 0, 0), parent=e, segs=20)
    cyl('reel', .17, .10, (0, .02, .80), M.dark, rot=(pi / 2, 0, 0), parent=e, segs=40); cyl('drum', .13, .14, (0, .04, .80), M.earth, rot=(pi / 2, 0, 0), parent=e, segs=40)
    a, b = Vector((x, y - .1, z + .68)), Vector(lug); mid = (a + b) / 2
    pts = [a, a + Vector((0, -.06, -.42)), Vector((mid.x * .6 + a.x * .4, mid.y * .6 + a.y * .4, z + .035)), Vector((mid.x * .4 + b.x * .6, mid.y * .4 + b.y * .6, z + .035)), b + Vector((0, -.10, -.35)), b]
    P = [2 * pts[0] - pts[1]] + pts + [2 * pts[-1] - pts[-2]]; path = []
    for p0, p1, p2, p3 in zip(P, P[1:], P[2:], P[3:]):
        path += [tuple(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)) for t in (k / 10 for k in range(10))]
    tubes('earthcable', [path + [tuple(b)]], .016, M.earth, res=5)
    box('clamp', (.05, .12, .05), b, M.bolt, bevel=.01)


def tank_truck(M, loc, yaw=0.0):
    e = empty('truck', loc, (0, 0, yaw))
    M.truckwhite = m_plain('truckwhite', rgb('#e3e6e5'), .22, coat=.6, micro=.06)
    M.headlamp = m_emit('headlamp', (1, .93, .80, 1), 3.5)
    M.tail = m_emit('tail', (.9, .05, .03, 1), 2.2)
    for y in (-.42, .42):
        box('rail', (8.3, .1, .26), (.0, y, .92), M.dark, parent=e)
    for x, dual in ((3.3, False), (-1.75, True), (-3.05, True)):
        for s in (-1, 1):
            wheel(M, (x, s * 1.06, .5), parent=e, dual=dual)
            if dual:
                lathe('guard', [(.6, -.36), (.64, -.36), (.64, .30), (.6, .30)], M.dark, (x, s * .98, .52), (s * -pi / 2, 0, 0), segs=40, parent=e, a0=pi + .25 if s < 0 else .25, a1=2 * pi - .25 if s < 0 else pi - .25)
        cyl('axle', .09, 2.0, (x, -1.0, .5), M.dark, rot=(-pi / 2, 0, 0), parent=e, segs=20)
    tank_body(M, -4.0, 2.05, 1.98, parent=e, band=(-.16, .16))
    multi_boxes('saddles', [((.16, 1.9, .5), Matrix.Translation((x, 0, 1.2))) for x in (-3.6, -2.4, -.6, .8, 1.8)], M.dark, e)
    # top: walkway, coaming, lids, folding rail; rear ladder
    multi_boxes('top', [((5.8, .5, .03), Matrix.Translation((-1, .0, 2.87)))] + [((5.9, .03, .14), Matrix.Translation((-1, y, 2.88))) for y in (-.5, .5)], M.galv, e)
    for x in (-3.2, -1.7, -.2, 1.3):
        lathe('lid', [(.27, 2.84), (.27, 2.96), (.30, 2.97), (.30, 3.0), (.1, 3.06), (0, 3.06)], M.galv, (x, 0, 0), segs=40, parent=e)
    handrail(M, [(-4.0, -.52, 2.86), (2.0, -.52, 2.86)], e, h=.55, toe=False, mat=M.galv)
    for y in (.2, .6):
        tubes('rladder', [[(-4.32, y, .9), (-4.32, y, 2.5), (-3.95, y, 3.1)]], .022, M.galv, e)
    tubes('rrungs', [[(-4.32, .2, .95 + .28 * k), (-4.32, .6, .95 + .28 * k)] for k in range(6)], .016, M.galv, e)
    # sides: hose tray, underrun guard, valve cabinet, fuel tank; rear: bumper and lamps
    for s in (-1, 1):
        tubes('hosetray', [[(-3.9, s * 1.12, 1.25), (1.9, s * 1.12, 1.25)]], .1, M.galv, e)
        box('guard', (2.3, .05, .12), (.55, s * 1.16, .78), M.white, parent=e)
        box('guard2', (2.3, .05, .12), (.55, s * 1.16, .52), M.white, parent=e)
        box('lamp', (.05, .34, .12), (-4.3, s * .98, .86), M.tail, parent=e)
        multi_boxes('marker', [((.08, .02, .05), Matrix.Translation((x, s * 1.2, 1.02))) for x in (-3.6, -1.0, .4, 1.8)], M.safety, e)
    box('rearbar', (.12, 2.3, .16), (-4.25, 0, .62), M.dark, parent=e)
    box('rearplate', (.04, 2.3, .2), (-4.27, 0, .9), M.white, parent=e)
    box('manifold', (1.1, .4, .5), (-.45, -.9, .92), M.galv, parent=e, bevel=.03)
    for k in range(3):
        cyl('coupling', .07, .16, (-.78 + .33 * k, -1.08, .88), M.bolt, rot=(pi / 2, 0, 0), parent=e, segs=24)
        cyl('capk', .085, .05, (-.78 + .33 * k, -1.22, .88), (M.safety, M.petrol, M.firered)[k], rot=(pi / 2, 0, 0), parent=e, segs=24)
    cyl('fueltank', .32, 1.0, (1.0, .78, .75), M.galv, rot=(0, pi / 2, 0), parent=e, segs=40)
    box('extinguisher', (.22, .22, .55), (2.2, -1.05, .95), M.firered, parent=e, bevel=.06)
    M.orange = m_plain('orange', rgb('#d9601c'), .5); M.earth = m_plain('earth', rgb('#8fae2c'), .5)
    cab(M, e); placards(M, e)
    box('lug', (.06, .05, .10), (-1.25, -1.12, 1.10), M.bolt, parent=e, bevel=.008)
    return e
