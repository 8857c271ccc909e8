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
    """Side profile extruded over the width, then glass, doors, lights and mirrors set on it."""
    glass = m_window()
    prof = [(2.42, .95), (2.42, 2.72), (2.55, 2.86), (3.85, 2.86), (3.98, 2.78), (4.22, 1.78), (4.34, 1.62), (4.36, .52), (3.92, .50), (3.84, .80), (3.62, 1.06), (3.30, 1.14), (2.98, 1.06), (2.78, .95)]
    bm = bmesh.new(); W = 1.18
    sides = [[bm.verts.new((x, s * (W - .06 * max(0, z - 1.7)), z)) for x, z in prof] for s in (-1, 1)]
    for i in range(len(prof)):
        j = (i + 1) % len(prof)
        bm.faces.new((sides[0][i], sides[0][j], sides[1][j], sides[1][i]))
    for s in sides:
        bm.faces.new(s)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    obj('cab', from_bm(bm, 'cab'), M.truckwhite, parent=parent, bevel=.05, segs=3)
    def pane(name, pts, mat):
        bm = bmesh.new(); bm.faces.new([bm.verts.new(p) for p in pts])
        obj(name, from_bm(bm, name), mat, parent=parent, smooth=False)
    pane('screen', [(4.215, -1.04, 1.86), (4.215, 1.04, 1.86), (4.01, .98, 2.72), (4.01, -.98, 2.72)], glass)
    pane('mask', [(4.372, -1.06, .95), (4.372, 1.06, .95), (4.352, 1.06, 1.58), (4.352, -1.06, 1.58)], M.black)
    for s in (-1, 1):
        y = lambda z: s * (W - .06 * max(0, z - 1.7) + .006)
        pane('sideglass', [(x, y(z), z) for x, z in ((2.98, 1.78), (4.05, 1.78), (3.90, 2.62), (2.98, 2.62))], glass)
        pane('quarter', [(x, y(z), z) for x, z in ((2.55, 1.78), (2.88, 1.78), (2.88, 2.62), (2.55, 2.62))], glass)
        for a, b in (((2.93, 1.16), (2.93, 2.7)), ((4.14, 1.12), (4.14, 1.75))):
            tubes('gap', [[(a[0], y(a[1]), a[1]), (b[0], y(b[1]), b[1])]], .008, M.black, parent, res=2)
        box('doorhandle', (.2, .03, .04), (3.08, y(1.5), 1.5), M.black, parent=parent)
        tubes('mirrorarm', [[(4.1, y(2.6), 2.6), (4.35, s * 1.36, 2.55), (4.35, s * 1.36, 1.9), (4.2, y(1.9), 1.9)]], .018, M.black, parent)
        box('mirror', (.08, .2, .42), (4.35, s * 1.38, 2.28), M.black, parent=parent, bevel=.03)
        box('mirror2', (.08, .2, .18), (4.35, s * 1.38, 1.94), M.black, parent=parent, bevel=.03)
        box('lamphouse', (.08, .44, .24), (4.37, s * .84, .75), M.black, parent=parent, bevel=.03)
        for dy in (.75, .93):
            cyl('headlamp', .075, .05, (4.38, s * dy, .75), M.headlamp, rot=(0, pi / 2, 0), parent=parent, segs=24)
        box('indicator', (.06, .1, .2), (4.36, s * 1.1, .72), M.safety, parent=parent, bevel=.02)
        box('step', (.5, .12, .06), (3.75, s * 1.12, .48), M.galv, parent=parent)
        box('stripe', (1.4, .012, .16), (3.4, s * (W + .004), 1.40), M.petrol, parent=parent, bevel=0)
    multi_boxes('grille', [((.02, 1.5, .025), Matrix.Translation((4.375, 0, 1.02 + .09 * k))) for k in range(6)], M.galv, parent)
    box('bumper', (.18, 2.36, .3), (4.36, 0, .48), M.truckwhite, parent=parent, bevel=.05)
    box('visor', (.3, 2.0, .04), (4.08, 0, 2.84), M.petrol, rot=(0, .25, 0), parent=parent)
    tubes('wipers', [[(4.24, y, 1.86), (4.15, y + .7, 2.3)] for y in (-.85, -.05)], .012, M.black, parent, res=2)
    multi_boxes('beacons', [((.12, .16, .07), Matrix.Translation((3.7, y, 2.9))) for y in (-.8, 0, .8)], M.safety, parent)


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
    cab(M, e)
    return e
