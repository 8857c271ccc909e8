"""Pictures on screens: plot plan, day's level, tank rows, alarm list, balance, a panel beside a vessel. Drawn with Pillow and used
as light. Tags and figures only, written the Indonesian way: the plant's own at its moment, 09.05; the curve is the film's day until then."""
import json, tempfile
from brand import *

PAPER, MIST, PALE, INK, GRID = (9, 27, 34), (84, 118, 126), (205, 217, 217), (6, 20, 27), (24, 53, 62)
LEVEL, AMBER, DEEP = (95, 227, 204), (255, 194, 75), (20, 84, 86)
FILM = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'film')
NOW = '09.05'
TERMINAL = json.load(open(FILM + '/terminal.json'))
TAGS, FILL = [t['tag'] for t in TERMINAL['tanks']], [t['level'] / 100 for t in TERMINAL['tanks']]
STANDING = [a['tank'] for a in TERMINAL['alarms'] if a['open']]


def _sheet(size):
    from PIL import Image, ImageDraw
    im = Image.new('RGB', size, PAPER); return im, ImageDraw.Draw(im)


def _type(d, at, text, size, fill=PALE, weight='Medium', anchor='la'):
    from PIL import ImageFont
    d.text(at, text, font=ImageFont.truetype('/usr/share/fonts/opentype/inter/Inter-%s.otf' % weight, size), fill=fill, anchor=anchor)


def _day(d, x0, y0, x1, y1, size=20):
    """The level of TK-204 over the 24 hours until now, with axes and the high limit."""
    day = json.load(open(FILM + '/day.json'))[:-1]; last = next(k for k, r in enumerate(day) if r['time'] == NOW.replace('.', ':'))
    v = [day[(last + 1 + k) % len(day)]['level_m'] for k in range(len(day))]
    for k in range(5):
        y = y0 + (y1 - y0) * k / 4; d.line((x0, y, x1, y), GRID, 2); _type(d, (x0 - 10, y), '%d' % (12 - 2 * k), size, MIST, anchor='rm')
    for k in range(7):
        x = x0 + (x1 - x0) * k / 6; d.line((x, y0, x, y1), GRID, 2); _type(d, (x, y1 + 8), '%02d.05' % ((9 + 4 * k) % 24), size, MIST, anchor='ma')
    height = lambda h: y1 - (y1 - y0) * (h - 4) / 8
    pts = [(x0 + (x1 - x0) * i / (len(v) - 1), height(h)) for i, h in enumerate(v)]
    d.polygon(pts + [(x1, y1), (x0, y1)], (15, 56, 60)); d.line(pts, LEVEL, 5); d.line((x0, height(11.25), x1, height(11.25)), AMBER, 2)


def _tanks(d, x0, y0, x1, y1, tags, size=18):
    w = (x1 - x0) / len(tags)
    for k, tag in enumerate(tags):
        fill = FILL[TAGS.index(tag)]; a, b = x0 + w * k + w * .16, x0 + w * (k + .84); y = y1 - (y1 - y0) * fill; hot = tag == 'TK-204'
        d.rectangle((a, y0, b, y1), INK, PALE if hot else MIST, 3); d.polygon(((a, y0), (b, y0), ((a + b) / 2, y0 - w * .08)), INK, MIST)
        d.rectangle((a + 3, y, b - 3, y1 - 3), DEEP if hot else (22, 66, 70)); d.rectangle((a, y - 2, b, y + 2), LEVEL)
        _type(d, ((a + b) / 2, y1 + 8), tag, size, PALE if hot else MIST, anchor='ma')


def _filled(d, cx, cy, r, fill):
    """A circle filled to a level line: a chord of Pillow's runs out of it when its ends are level."""
    low = math.acos(1 - 2 * fill); d.polygon([(cx + r * sin(a), cy + r * cos(a)) for a in (low * (2 * k / 48 - 1) for k in range(49))], DEEP)
    x = r * sin(low); y = cy + r * cos(low); d.line((cx - x, y, cx + x, y), LEVEL, 3)


def _plan(d, x0, y0, x1, y1, size=18):
    """Plot plan: bunds, tanks as circles filled to their level, pipe track, jetty."""
    w, h = x1 - x0, y1 - y0; r = min(w / 10.5, h / 5.6)
    d.line((x0, y0 + h * .5, x1, y0 + h * .5), MIST, 3); d.line((x1 - w * .08, y0 + h * .5, x1 - w * .08, y0), MIST, 3)
    for row in (0, 1):
        d.rectangle((x0, y0 + h * (.02 + .54 * row), x1 - w * .12, y0 + h * (.44 + .54 * row)), None, GRID, 3)
        for k in range(4):
            tag = TAGS[4 * row + k]; cx, cy = x0 + w * (.11 + .215 * k), y0 + h * (.21 + .54 * row)
            d.line((cx, cy, cx, y0 + h * .5), MIST, 2); d.ellipse((cx - r, cy - r, cx + r, cy + r), INK, LEVEL if tag == 'TK-204' else AMBER if tag in STANDING else MIST, 4 if tag == 'TK-204' or tag in STANDING else 2)
            _filled(d, cx, cy, r - 5, FILL[4 * row + k])
            y = cy if abs(FILL[4 * row + k] - .5) * 2 * r > size * .7 else cy + r * .45       # clear of the level line
            _type(d, (cx, y), tag[3:], size, PALE, 'SemiBold', 'mm')


def _list(d, x0, y0, x1, n, step, size=18):
    """Alarm list, newest first: time, tag, kind, figure; the two still standing have a mark."""
    for k in range(n):
        y = y0 + step * k; d.line((x0, y + step * .82, x1, y + step * .82), GRID, 2)
        if k >= len(TERMINAL['alarms']): continue
        alarm = TERMINAL['alarms'][k]; col = PALE if alarm['open'] else MIST
        d.ellipse((x0, y + step * .18, x0 + step * .36, y + step * .54), AMBER if alarm['open'] else GRID)
        for x, key in ((.9, 'time'), (4.2, 'tank'), (8.4, 'kind')): _type(d, (x0 + step * x, y + step * .1), alarm[key], size, col)
        _type(d, (x1 - 8, y + step * .1), alarm['figure'], size, col, anchor='ra')


def _balance(d, x0, y0, x1, y1):
    """What came in and what went out, day by day."""
    w = (x1 - x0) / 14; mid = y0 + (y1 - y0) * .55; rng = random.Random(3)
    d.line((x0, mid, x1, mid), MIST, 2)
    for k in range(14):
        a = x0 + w * k + w * .22; b = a + w * .56; out = rng.uniform(.55, .8) * (y1 - mid)
        d.rectangle((a, mid, b, mid + out), (46, 84, 92))
        if k in (1, 6, 11): d.rectangle((a, y0 + 4, b, mid), LEVEL)


def _readout(d, x, y, s):
    _type(d, (x, y), 'TK-204', int(s * .42), MIST, 'SemiBold'); _type(d, (x, y + s * .5), '8,412 m', int(s), PALE, 'SemiBold')
    _type(d, (x, y + s * 1.72), '67,3%', int(s * .5), LEVEL, 'SemiBold'); _type(d, (x + s * 1.7, y + s * 1.72), '3.806 kL', int(s * .5), PALE); _type(d, (x + s * 4.2, y + s * 1.72), '31,4 °C', int(s * .5), PALE)


def picture(kind):
    """kind: wall | plan | trend | tanks | alarm | balance | level | vessel; returns a Pillow image."""
    if kind == 'wall':
        im, d = _sheet((2048, 860)); d.rectangle((0, 0, 2048, 58), INK); _type(d, (1990, 30), NOW, 30, PALE, anchor='rm')
        _plan(d, 50, 100, 1310, 820, 34); _readout(d, 1400, 100, 100); _day(d, 1440, 420, 1990, 780, 22); return im
    im, d = _sheet((1024, 600)); d.rectangle((0, 0, 1024, 40), INK)
    if kind == 'plan': _plan(d, 40, 80, 984, 560, 28)
    if kind == 'trend': _readout(d, 60, 66, 84); _day(d, 80, 290, 980, 540)
    if kind == 'tanks': _tanks(d, 40, 110, 984, 480, TAGS, 24)
    if kind == 'alarm': _list(d, 40, 64, 984, 9, 58, 34)
    if kind == 'balance': _tanks(d, 40, 90, 500, 260, TAGS[:4]); _readout(d, 560, 80, 62); _balance(d, 50, 330, 980, 570)
    if kind == 'level': _readout(d, 60, 90, 150); d.rectangle((60, 470, 964, 520), GRID); d.rectangle((60, 470, 60 + 904 * .673, 520), LEVEL)
    if kind == 'vessel':
        _tanks(d, 60, 110, 360, 500, TAGS[3:4], 1); d.rectangle((60, 505, 400, 560), PAPER); _type(d, (210, 515), 'TK-501', 34, PALE, 'SemiBold', 'ma')
        for k, (v, u) in enumerate((('67,3', '%'), ('24,6', '°C'), ('0,7', 'µS/cm'))):
            _type(d, (700, 100 + 150 * k), v, 104, LEVEL if k == 0 else PALE, 'SemiBold', 'ra'); _type(d, (720, 148 + 150 * k), u, 48, MIST)
    return im


def m_screen(name, kind, seed=0, strength=1.6):
    """A lit screen; the panel's UV runs 0..1."""
    fn = os.path.join(tempfile.gettempdir(), f'{name}_{os.getpid()}.png'); picture(kind).save(fn)
    b = N(name); t = b.t.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(fn); t.image.pack(); t.extension = 'EXTEND'
    os.remove(fn)
    return b.done(b.n('BsdfPrincipled', {'Base Color': (.008, .012, .014, 1), 'Roughness': .18, 'Emission': t.outputs[0], 'Emission Strength': strength}))


def panel(name, w, h, mat, parent=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Upright rectangle facing local -Y with UV from corner to corner."""
    bm = bmesh.new(); uv = bm.loops.layers.uv.new('UVMap')
    f = bm.faces.new([bm.verts.new((x * w / 2, 0, z * h / 2)) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    for lp, q in zip(f.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        lp[uv].uv = q
    return obj(name, from_bm(bm, name), mat, loc, rot, parent, smooth=False)
