"""Fuel station: canopy with recessed lamps, pump islands, dispensers, shop, totem, tank lids and vents."""
from yard import *
from brand import *
from truck import m_window


def canopy(M, x0, x1, y0, y1, z=5.3, t=1.05, columns=()):
    """White soffit with lamp panels in a grid, petrol fascia with a thin white reveal."""
    w, d, cx, cy = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    box('soffit', (w - .1, d - .1, .1), (cx, cy, z + .05), M.soffit, bevel=0)
    box('roof', (w, d, .1), (cx, cy, z + t), M.paint_grey, bevel=0)
    for p, s in (((cx, y0, 0), (w, .12)), ((cx, y1, 0), (w, .12)), ((x0, cy, 0), (.12, d)), ((x1, cy, 0), (.12, d))):
        box('fascia', (*s, t), (p[0], p[1], z + t / 2), M.white, bevel=.01)
        box('band', (s[0] + .02, s[1] + .02, t * .42), (p[0], p[1], z + t * .40), M.petrol, bevel=0)
    multi_boxes('joints', [((w - .2, .015, .01), Matrix.Translation((cx, y, z - .002))) for y in [y0 + 1.2 * k for k in range(1, int(d / 1.2) + 1)]], M.paint_grey)
    nx, ny = round(w / 4.2), round(d / 3.4)
    for i in range(nx):
        for j in range(ny):
            p = (x0 + w * (i + .5) / nx, y0 + d * (j + .5) / ny)
            box('lampframe', (.86, .86, .06), (*p, z - .02), M.white, bevel=.01)
            box('lamp', (.7, .7, .02), (*p, z - .05), M.panel, bevel=0)
    for x, y in columns:
        box('column', (.5, .5, z), (x, y, z / 2), M.white, bevel=.04)
        box('columnfoot', (.53, .53, 1.1), (x, y, .55), M.petrol, bevel=.04)
        tubes('downpipe', [[(x + .3, y, 0), (x + .3, y, z)]], .05, M.white, res=4)
        bollard(M, x - .55, y - .5, .8); bollard(M, x + .55, y - .5, .8)


def dispenser(M, x, y, z=.18):
    """Two-sided dispenser with display, hoses and nozzles, long side along X."""
    e = empty('dispenser', (x, y, z))
    box('base', (1.15, .55, 1.05), (0, 0, .53), M.white, bevel=.03, parent=e)
    box('head', (1.2, .5, .78), (0, 0, 1.82), M.petrol, bevel=.05, parent=e)
    for sx in (-.52, .52):
        box('post', (.1, .42, 1.0), (sx, 0, 1.3), M.white, bevel=.02, parent=e)
    box('back', (.95, .2, .45), (0, 0, 1.24), M.paint_grey, parent=e)
    for s in (-1, 1):
        box('display', (.62, .02, .34), (-.12, s * .255, 1.86), M.black, bevel=.01, parent=e)
        box('lines', (.44, .022, .03), (-.14, s * .258, 1.94), M.display, bevel=0, parent=e)
        box('lines', (.30, .022, .03), (-.07, s * .258, 1.84), M.display, bevel=0, parent=e)
        box('keypad', (.18, .02, .26), (.4, s * .255, 1.84), M.paint_grey, bevel=.01, parent=e)
        for k, x in enumerate((-.3, 0, .3)):
            box('holster', (.16, .1, .3), (x, s * .29, 1.0), M.black, bevel=.03, parent=e)
            box('nozzle', (.08, .12, .2), (x, s * .35, 1.12), (M.safety, M.firered, M.petrol)[k], rot=(s * .4, 0, 0), bevel=.03, parent=e)
            tubes('hose', [fillet([(x, s * .36, 1.02), (x + .04, s * .42, .35), (x + .12, s * .40, .3), (x + .16, s * .34, 1.4)], .09, 5)], .022, M.rubber, e, res=4)


def island(M, x, y, L=7.0, pumps=2):
    """Raised kerb with rounded ends, pumps, hoops at the ends, bin and extinguisher."""
    box('island', (L, 1.25, .18), (x, y, .09), M.conc, bevel=.06)
    box('islandedge', (L + .02, 1.27, .06), (x, y, .08), M.safety, bevel=.02)
    for k in range(pumps):
        dispenser(M, x + (k - (pumps - 1) / 2) * L / 2.2, y)
    for s in (-1, 1):
        tubes('hoop', [fillet([(x + s * (L / 2 - .25), y - .45, .1), (x + s * (L / 2 - .25), y - .45, 1.0), (x + s * (L / 2 - .25), y + .45, 1.0), (x + s * (L / 2 - .25), y + .45, .1)], .2)], .05, M.safety)
    box('bin', (.4, .4, .8), (x, y, .58), M.dark, bevel=.05)
    cyl('ext', .09, .55, (x + .5, y - .2, .2), M.firered, segs=24, bevel=.03)


def shop(M, x, y, w=13, d=6, h=3.7):
    """Small shop, glass front towards -Y, shelves and warm light behind the glass."""
    e = empty('shop', (x, y, 0))
    box('back', (w, .2, h), (0, d, h / 2), M.warmwall, parent=e, bevel=0)
    for s in (-1, 1):
        box('side', (.2, d, h), (s * w / 2, d / 2, h / 2), M.white, parent=e, bevel=.01)
    box('roofs', (w + 1.2, d + 1.6, .3), (0, d / 2 - .5, h + .15), M.white, parent=e, bevel=.03)
    box('roofband', (w + 1.22, .06, .5), (0, -1.3, h + .12), M.petrol, parent=e, bevel=.02)
    box('floor', (w, d, .1), (0, d / 2, .05), M.soffit, parent=e, bevel=0)
    box('sill', (w, .25, .35), (0, 0, .17), M.petrol, parent=e, bevel=.02)
    bm = bmesh.new(); bm.faces.new([bm.verts.new(p) for p in ((-w / 2, .02, .3), (w / 2, .02, .3), (w / 2, .02, h), (-w / 2, .02, h))])
    obj('glass', from_bm(bm, 'glass'), m_glass(), parent=e, smooth=False)
    multi_boxes('mullions', [((.07, .1, h), Matrix.Translation((-w / 2 + w * k / 8, 0, h / 2))) for k in range(9)] + [((w, .1, .08), Matrix.Translation((0, 0, 2.5)))], M.dark, e)
    goods = [m_plain(f'goods{k}', rgb(c), .5) for k, c in enumerate(('#b5623c', '#c9b27a', '#4f7d86', '#8f9a5a', '#d8d2c4', '#7a4438'))]
    for row in range(3):
        for k in range(44):
            s = random.uniform(.16, .26)
            box('item', (s, .2, s * 1.3), (-w * .44 + k * w * .02, d - .5 - row * 1.7, .7 + .45 * (k % 3)), random.choice(goods), parent=e, bevel=0)
        multi_boxes('shelf', [((w * .9, .4, .04), Matrix.Translation((0, d - .5 - row * 1.7, .5 + .45 * q))) for q in range(4)], M.white, e)
    for k in range(3):
        area('shoplamp', (x - w * .3 + w * .3 * k, y + d * .5, h - .15), (x - w * .3 + w * .3 * k, y + d * .5, 0), 2.4, 130, (1, .80, .56), size_y=.6)
        box('tubelamp', (2.4, .3, .05), (-w * .3 + w * .3 * k, d * .5, h - .1), M.warmpanel, parent=e, bevel=0)


def totem(M, x, y, h=7.0, fill=.64, yaw=0.0):
    """Roadside sign without text: petrol slab with the level column in the liquid colour."""
    e = empty('totem', (x, y, 0), (0, 0, yaw))
    box('foot', (2.3, 1.0, .4), (0, 0, .2), M.conc, bevel=.04, parent=e)
    box('slab', (1.8, .4, h), (0, 0, h / 2 + .3), M.petrol, bevel=.05, parent=e)
    box('edge', (.1, .44, h), (.9, 0, h / 2 + .3), M.white, bevel=.02, parent=e)
    multi_boxes('ticks', [((.5 if k % 5 == 0 else .26, .03, .03), Matrix.Translation((-.28 + (.12 if k % 5 == 0 else 0), -.2, h * .1 + .3 + h * .8 * k / 20))) for k in range(21)], M.white, e)
    box('glass', (.24, .04, h * .84), (-.62, -.2, h * .5 + .3), M.black, bevel=.01, parent=e)
    box('level', (.18, .05, h * .82 * fill), (-.62, -.2, h * .09 + .3 + h * .41 * fill), M.lit, bevel=0, parent=e)


def fill_points(M, x, y, n=3, gap=1.1):
    """Underground tank lids: steel ring, coloured cover."""
    for k in range(n):
        cyl('lidring', .46, .02, (x + gap * k, y, .0), M.galv, segs=56, bevel=.004)
        cyl('lidcover', .36, .03, (x + gap * k, y, .0), (M.safety, M.petrol, M.firered)[k % 3], segs=56, bevel=.004)


def vents(M, x, y, n=4):
    for k in range(n):
        tubes('ventpipe', [[(x + .35 * k, y, 0), (x + .35 * k, y, 4.6)]], .045, M.white, res=4)
        cyl('ventcap', .1, .16, (x + .35 * k, y, 4.6), M.firered, segs=20)
    multi_boxes('ventbar', [((.35 * n + .2, .05, .06), Matrix.Translation((x + .17 * n, y + .06, z))) for z in (1.2, 2.8)], M.galv)


def forecourt_mats(M):
    M.soffit = m_plain('soffit', rgb('#eceeec'), .45)
    M.panel = m_emit('panel', (1, .90, .76, 1), 9)
    M.warmpanel = m_emit('warmpanel', (1, .80, .55, 1), 6)
    M.display = m_emit('display', (.75, .95, 1, 1), 1.6)
    M.warmwall = m_plain('warmwall', rgb('#d9cfbd'), .7)
    return M
