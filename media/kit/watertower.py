"""Town water works: elevated tank on a concrete shaft, round clarifiers with scraper bridge, bolted ground reservoir."""
from steel import *
from brand import *


def water_tower(M, loc, shaft=17.0, r=6.8, h=4.6, fill=.66, gauge_a=-1.9, label=None):
    e = empty('tower', loc); z0, z1 = shaft + 4.2, shaft + 4.2 + h
    lathe('footing', [(5.2, -.5), (5.2, .5), (3.0, .9), (3.0, 1.0)], M.conc, parent=e, segs=72)
    lathe('shaft', [(2.6, .5), (2.05, 4), (1.9, shaft - 1), (2.3, shaft), (r, z0)], M.towerconc, parent=e, segs=144)
    for k in range(16):      # fins on the flare, pilasters down the shaft
        a = 2 * pi * k / 16
        bm = bmesh.new(); t = .16
        prof = [(1.8, 1.2), (2.25, 1.2), (2.12, shaft - 1.2), (2.5, shaft), (r + .12, z0 + .1), (r - .4, z0 + .1), (2.0, shaft - .4), (1.8, shaft - 1)]
        sides = [[bm.verts.new((x, s * t, z)) for x, z in prof] for s in (-1, 1)]
        for i in range(len(prof)):
            j = (i + 1) % len(prof); bm.faces.new((sides[0][i], sides[0][j], sides[1][j], sides[1][i]))
        for s in sides:
            bm.faces.new(s)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        obj('fin', from_bm(bm, 'fin'), M.towerconc, rot=(0, 0, a), parent=e, smooth=False)
    lathe('tank', [(r, z0), (r, z1), (r + .25, z1), (r + .25, z1 + .3), (r - .1, z1 + .34)], M.towerwhite, parent=e, segs=192)
    dome = [((r - .1) * cos(t), z1 + .34 + 1.7 * sin(t)) for t in [pi / 2 * k / 16 for k in range(17)]]; dome[-1] = (0, dome[-1][1])
    lathe('dome', dome, M.towerwhite, parent=e, segs=144)
    lathe('stripe', [(r + .012, z0 + h * .70), (r + .012, z0 + h * .88)], M.petrol, parent=e, segs=192)
    lathe('walk', [(r + .05, z0 - .05), (r + 1.25, z0 - .05), (r + 1.25, z0 + .12), (r + .05, z0 + .12)], M.towerconc, parent=e, segs=144)
    railing(r + 1.18, z0 + .12, 0, 2 * pi, M, e, step=1.4, toe=False)
    railing(2.2, z1 + 2.0, 0, 2 * pi, M, e, step=.9, toe=False)
    cyl('lantern', 1.0, .7, (0, 0, z1 + 1.9), M.towerwhite, parent=e, segs=40)
    tubes('mast', [[(0, 0, z1 + 2.5), (0, 0, z1 + 6.2)], [(.5, 0, z1 + 2.5), (.5, 0, z1 + 4.2)]], .04, M.galv, e)
    radar(M, e, (-1.4, -1.0, z1 + 1.95), 2.0)
    level_gauge(M, ((r + .1) * cos(gauge_a), (r + .1) * sin(gauge_a), z0 + .35), h - .6, fill, (0, 0, gauge_a + pi / 2), .5, e)
    if label:
        text_on_cyl('label', label, .95, r + .02, z0 + h * .40, gauge_a + .42, M.decal, e)
    for a in (-1.1, -1.25):
        tubes('riser', [[(2.35 * cos(a), 2.35 * sin(a), .3), (2.35 * cos(a), 2.35 * sin(a), shaft - .6)]], .13, M.petrol, e)
    ladder(M, .6, shaft - .5, parent=empty('lad', (2.5 * cos(-2.1), 2.5 * sin(-2.1), 0), (0, 0, -2.1), e))
    ladder(M, z0 + .1, z1, parent=empty('lad2', ((r + .3) * cos(-.9), (r + .3) * sin(-.9), 0), (0, 0, -.9), e), cage=False)
    d = empty('door', (2.55 * cos(-1.75), 2.55 * sin(-1.75), .7), (0, 0, -1.75 + pi / 2), e)
    box('door', (1.0, .3, 2.1), (0, .05, 1.0), M.petrol, parent=d, bevel=.02)
    return e


def clarifier(M, loc, r=8.0, wall=1.6, bridge_a=.6):
    """Round settling basin: wall, overflow weir, turning bridge with rails, centre column."""
    e = empty('clarifier', loc); z = wall
    lathe('wall', [(r + .35, -.5), (r + .35, z), (r, z), (r, z - 1.6)], M.conc, parent=e, segs=160)
    lathe('launder', [(r - .1, z - .30), (r - .75, z - .30), (r - .75, z - .62)], M.conc, parent=e, segs=160)
    multi_boxes('weir', [((.03, .16, .14), Matrix.Rotation(2 * pi * k / 150, 4, 'Z') @ Matrix.Translation((r - .75, 0, z - .24))) for k in range(150)], M.galv, e)
    lathe('water', [(r - .76, z - .38), (.4, z - .38)], M.water, parent=e, segs=160)
    lathe('channel', [(r, z - .46), (r - .75, z - .46)], M.water, parent=e, segs=120)
    lathe('well', [(1.5, z - 1.2), (1.5, z - .05), (1.42, z - .05), (1.42, z - .5)], M.petrol, parent=e, segs=64)
    cyl('pier', .45, 1.4, (0, 0, z - 1), M.conc, parent=e, segs=40)
    b = empty('bridge', (0, 0, 0), (0, 0, bridge_a), e)
    multi_boxes('deck', beam((-.8, -.55, z + .35), (r + .3, -.55, z + .35), .4) + beam((-.8, .55, z + .35), (r + .3, .55, z + .35), .4), M.galv, b)
    grating(M, -.8, r + .3, -.55, .55, z + .56, b)
    for y in (-.55, .55):
        handrail(M, [(-.8, y, z + .57), (r + .3, y, z + .57)], b, toe=False)
    box('drive', (.7, .9, .6), (r + .1, 0, z + .3), M.petrol, parent=b, bevel=.05)
    cyl('motor', .35, .7, (0, 0, z + .6), M.petrol, parent=b, segs=40)
    multi_boxes('skimmer', [((r - 1.6, .04, .35), Matrix.Translation((r / 2 + .3, .8, z - .34)))], M.galv, b)
    railing(r + .2, z, bridge_a + .12, bridge_a + 2 * pi - .12, M, e, step=1.7, toe=False)
    return e


def bolted_tank(M, loc, r=6.0, h=6.4, label=None, label_a=-1.9):
    """Glass-lined bolted reservoir with geodesic-like low roof and ladder."""
    e = empty('reservoir', loc)
    lathe('ring', [(r + .5, -.4), (r + .5, .3), (0, .3)], M.conc, parent=e, segs=96)
    lathe('shell', [(r, .3), (r, h)], M.tank, parent=e, segs=160)
    for z in (h * .28, h * .5, h * .72, h - .05):
        lathe('stiff', [(r, z), (r + .09, z), (r + .09, z + .07), (r, z + .07)], M.galv, parent=e, segs=120)
    lathe('stripe', [(r + .008, h * .80), (r + .008, h * .92)], M.petrol, parent=e, segs=120)
    lathe('roof', [(r + .1, h), (r * .55, h + .85), (0, h + 1.25)], M.towerwhite, parent=e, segs=20, angle=5)
    railing(r - .1, h + .05, -2.6, -.6, M, e, step=1.2, toe=False)
    ladder(M, .3, h, parent=empty('lad', ((r + .25) * cos(-1.2), (r + .25) * sin(-1.2), 0), (0, 0, -1.2), e))
    if label:
        text_on_cyl('label', label, .9, r + .012, h * .60, label_a, M.decal, e)
    return e
