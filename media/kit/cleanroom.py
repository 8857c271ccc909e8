"""Pharmaceutical water room: coved walls, view window, light panels; storage vessel for purified water, pump and loop."""
from hall import *
from vessels import *
from terrain import slab


def light_panel(M, x, y, z, power, size=(1.15, .55)):
    """Flush ceiling light: a panel to be seen and mirrored, an area lamp to light with."""
    box('frame', (size[0] + .08, size[1] + .08, .03), (x, y, z - .012), M.joint, bevel=0)
    glow = box('panel', (size[0], size[1], .02), (x, y, z - .022), M.tube, bevel=0)
    glow.visible_diffuse = False
    if power:
        area('panel', (x, y, z - .06), (x, y, 0), size[0], power, (1, .975, .94), size_y=size[1]).visible_glossy = False


def view_window(M, x0, x1, y, z0, z1, depth=1.7):
    """Flush glazing in a wall that faces -Y (leave the opening free); behind it a real corridor, lit, with a door."""
    cx, cz = (x0 + x1) / 2, (z0 + z1) / 2; c0, c1 = x0 - 1.2, x1 + 1.2
    slab('corridorfloor', c0, c1, y + .1, y + depth, .0, M.floor)
    box('corridorback', (c1 - c0, .1, 3.0), ((c0 + c1) / 2, y + depth + .05, 1.5), M.panelwall, bevel=0)
    box('corridortop', (c1 - c0, depth, .1), ((c0 + c1) / 2, y + depth / 2 + .1, 2.75), M.panelwall, bevel=0)
    box('corridordoor', (.95, .04, 2.1), (cx + .35, y + depth - .02, 1.05), M.petrol, bevel=.01)
    box('corridorrail', (c1 - c0, .04, .10), ((c0 + c1) / 2, y + depth - .03, 1.0), M.joint, bevel=.01)
    area('corridorlamp', (cx, y + depth * .55, 2.66), (cx, y + depth * .55, 0), 2.4, 46, (1, .96, .90), size_y=.5).visible_glossy = False
    bm = bmesh.new(); bm.faces.new([bm.verts.new(p) for p in ((x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))])
    obj('pane', from_bm(bm, 'pane'), m_glass('viewglass', (.86, .93, .93, 1)), smooth=False)
    items = [((.05, .06, z1 - z0 - .05), Matrix.Translation((x, y - .005, cz))) for x in (x0, cx, x1)]
    items += [((x1 - x0 + .05, .06, .05), Matrix.Translation((cx, y - .005, z))) for z in (z0, z1)]
    multi_boxes('windowframe', items, M.white)


def elbowed(M, pts, r, clamps=(), bend=.09, mat=None):
    """Hygienic line with wide bends; clamps: (point, axis)."""
    tubes('line', [fillet(pts, bend)], r, mat or M.polish, res=8)
    for p, axis in clamps:
        clamp(M, p, r, axis)


def diaphragm_valve(M, p, r, axis, up=(0, -1, 0)):
    """Diaphragm valve: body between two clamps, bonnet and petrol handwheel along `up`."""
    for s in (-1, 1):
        q = Vector(p) + {'x': Vector((1, 0, 0)), 'y': Vector((0, 1, 0)), 'z': Vector((0, 0, 1))}[axis] * s * r * 1.9
        clamp(M, q, r, axis)
    e = empty('dv', p, Vector(up).to_track_quat('Z', 'Y').to_euler())
    cyl('body', r * 1.5, r * 1.1, (0, 0, r * .2), M.polish, parent=e, segs=40)
    cyl('bonnet', r * 1.35, r * 1.2, (0, 0, r * 1.3), M.brushed, parent=e, segs=40)
    lathe('wheel', [(0, r * 2.5), (r * 1.1, r * 2.5), (r * 1.45, r * 2.7), (r * 1.45, r * 3.5), (r * 1.2, r * 3.7), (0, r * 3.75)], M.petrol, parent=e, segs=32)


def water_vessel(M, loc, r=.92, h=2.0, z=.78, yaw=0.0, fill=.62):
    """Vertical vessel with dished heads on three legs: polished shell, insulated jacket, vent filter, radar, rupture disc."""
    e = empty('watervessel', loc, (0, 0, yaw)); z1 = z + r * .36; z2 = z1 + h
    dish = lambda zc, s: [(r * cos(t), zc + s * r * .40 * sin(t)) for t in [pi / 2 * k / 16 for k in range(17)]]
    bottom, top = dish(z1, -1), dish(z2, 1)
    for prof in (bottom, top):
        prof[-1] = (0, prof[-1][1])
    lathe('bottom', bottom, M.polish, parent=e, segs=140); lathe('head', top, M.polish, parent=e, segs=140)
    lathe('shell', [(r, z1), (r, z2)], M.brushed, parent=e, segs=180)
    lathe('jacket', [(r, z1 + .05), (r + .045, z1 + .08), (r + .045, z2 - .08), (r, z2 - .05)], M.satin, parent=e, segs=180)
    for q in (z1 + .42, z2 - .5):
        lathe('bead', [(r + .045, q - .014), (r + .052, q), (r + .045, q + .014)], M.polish, parent=e, segs=140)
    lathe('stripe', [(r + .048, z2 - .40), (r + .048, z2 - .24)], M.petrol, parent=e, segs=140)
    for k in range(3):
        a = pi / 2 + k * 2 * pi / 3; x, y = r * .86 * cos(a), r * .86 * sin(a)
        tubes('leg', [[(x, y, .06), (x, y, z1 + .1)]], .05, M.brushed, e, res=6)
        box('pad', (.05, .22, .4), (x * 1.09, y * 1.09, z1 + .16), M.brushed, rot=(0, 0, a), bevel=.015, parent=e)
        cyl('foot', .075, .025, (x, y, 0), M.polish, parent=e, segs=32); cyl('thread', .025, .08, (x, y, .02), M.polish, parent=e, segs=20)
    # nameplate, sample valve, temperature well: level is the radar's business, the water touches no glass
    box('plate', (.16, .006, .10), (r * 1.052 * cos(-1.3), r * 1.052 * sin(-1.3), z1 + .95), M.white, rot=(0, 0, -1.3 + pi / 2), parent=e, bevel=.002)
    a = -1.62; tubes('well', [[(r * cos(a), r * sin(a), z1 + .30), ((r + .16) * cos(a), (r + .16) * sin(a), z1 + .30)]], .024, M.polish, e, res=5)
    cyl('wellhead', .045, .09, ((r + .19) * cos(a), (r + .19) * sin(a), z1 + .25), M.white, parent=e, segs=32, bevel=.012)
    # top: radar, vent filter, rupture disc, spray line, manway with clamps
    zt = lambda d: z2 + r * .40 * math.sqrt(max(0, 1 - d * d))
    def stub(a, d, rr, L):
        p = (d * r * cos(a), d * r * sin(a), zt(d) - .04)
        cyl('stub', rr, L, p, M.polish, parent=e, segs=36)
        clamp(M, (p[0], p[1], p[2] + L), rr, 'z', e)
        return p[0], p[1], p[2] + L
    p = stub(-1.0, .52, .055, .17); radar(M, e, p, .92)
    p = stub(2.6, .5, .06, .16)
    lathe('filter', [(.06, .0), (.085, .04), (.085, .5), (.06, .56), (.03, .6), (0, .6)], M.polish, p, segs=56, parent=e)
    lathe('filterring', [(.10, .10), (.105, .115), (.10, .13)], M.brushed, p, segs=56, parent=e)
    p = stub(-2.4, .6, .05, .13)
    lathe('disc', [(.08, 0), (.08, .03), (.05, .05), (.05, .1), (.07, .11), (.07, .14), (0, .15)], M.polish, p, segs=48, parent=e)
    m = empty('manway', (.18 * r, .22 * r, zt(.28)), (-.08, .07, .4), e)
    lathe('mneck', [(.23, -.06), (.23, .1), (.28, .11), (.28, .14)], M.polish, parent=m, segs=72)
    lathe('mlid', [(.285, .145), (.285, .17), (.2, .2), (0, .215)], M.polish, parent=m, segs=72)
    for k in range(6):
        t = 2 * pi * k / 6; tubes('swing', [[(.27 * cos(t), .27 * sin(t), .1), (.3 * cos(t), .3 * sin(t), .24)]], .012, M.brushed, m, res=3)
        cyl('nut', .026, .05, (.3 * cos(t), .3 * sin(t), .2), M.brushed, parent=m, segs=6)
    return e, z, zt


def pump_set(M, loc, yaw=0.0):
    """Hygienic centrifugal pump: shrouded motor, volute with upward outlet, adjustable feet."""
    e = empty('pump', loc, (0, 0, yaw))
    cyl('shroud', .155, .46, (.06, 0, .36), M.brushed, rot=(0, pi / 2, 0), segs=64, parent=e, bevel=.03)
    lathe('volute', [(0, -.11), (.05, -.11), (.06, -.04), (.15, -.03), (.165, 0), (.165, .035), (.12, .06), (0, .06)], M.polish, (0, 0, .36), (0, pi / 2, 0), segs=64, parent=e)
    lathe('vclamp', [(.165, -.012), (.19, -.008), (.19, .012), (.165, .016)], M.brushed, (.02, 0, .36), (0, pi / 2, 0), segs=64, parent=e)
    for x in (.02, .42):
        for y in (-.13, .13):
            cyl('foot', .02, .26, (x, y, 0), M.polish, parent=e, segs=20); cyl('pad', .045, .02, (x, y, 0), M.polish, parent=e, segs=24)
    box('terminal', (.16, .12, .09), (.3, 0, .54), M.brushed, bevel=.015, parent=e)
    return e


def cleanroom_mats(M):
    M.floor = m_epoxy('cleanfloor', rgb('#8fa6a6'))
    return M
