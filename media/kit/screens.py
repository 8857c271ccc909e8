"""Pictures on the screens of a control room: level plots, bars and a tank row, drawn with Pillow and used as light. No words."""
import tempfile
from brand import *

PAPER, MIST, PALE, INK, GRID = (9, 27, 34), (70, 104, 112), (201, 214, 214), (6, 20, 27), (22, 50, 59)
LEVEL, AMBER = (95, 227, 204), (255, 194, 75)


def _draw(size):
    from PIL import Image, ImageDraw
    im = Image.new('RGB', size, PAPER); return im, ImageDraw.Draw(im)


def _trend(d, x0, y0, x1, y1, seed, lines=1):
    """A level that is drawn down and filled again, with its grid."""
    rng = random.Random(seed)
    for k in range(7):
        x = x0 + (x1 - x0) * k / 6; d.line((x, y0, x, y1), GRID, 2)
    for k in range(5):
        y = y0 + (y1 - y0) * k / 4; d.line((x0, y, x1, y), GRID, 2)
    for n in range(lines):
        v, pts = rng.uniform(.45, .8), []
        for i in range(121):
            v = v - rng.uniform(.002, .012) if v > .22 or i % 9 else v
            if v < .24: v += .5
            pts.append((x0 + (x1 - x0) * i / 120, y1 - (y1 - y0) * v))
        if n == 0:
            d.polygon(pts + [(x1, y1), (x0, y1)], (16, 62, 66))
        d.line(pts, LEVEL if n == 0 else (70, 128, 134), 6 if n == 0 else 4)


def _tanks(d, x0, y0, x1, y1, n, seed):
    rng = random.Random(seed); w = (x1 - x0) / n
    for k in range(n):
        a, b = x0 + w * k + w * .14, x0 + w * (k + .86); fill = rng.uniform(.25, .9); y = y1 - (y1 - y0) * fill
        d.rectangle((a, y0, b, y1), INK, MIST, 3)
        d.rectangle((a + 3, y, b - 3, y1 - 3), (20, 84, 86)); d.rectangle((a - 6, y - 4, b + 6, y + 3), LEVEL)
        d.rectangle((a, y1 + 16, a + (b - a) * rng.uniform(.4, .8), y1 + 28), MIST)


def _rows(d, x0, y0, x1, n, step, seed):
    rng = random.Random(seed)
    for k in range(n):
        y = y0 + step * k
        d.rectangle((x0, y, x0 + (x1 - x0) * rng.uniform(.2, .42), y + step * .3), MIST)
        d.rectangle((x1 - (x1 - x0) * .34, y, x1, y + step * .3), GRID); d.rectangle((x1 - (x1 - x0) * .34, y, x1 - (x1 - x0) * .34 * rng.uniform(.15, .7), y + step * .3), PALE if k % 4 else AMBER)


def picture(kind, seed=0):
    """kind: wall | trend | tanks | table; returns a Pillow image."""
    if kind == 'wall':
        im, d = _draw((2048, 860))
        d.rectangle((0, 0, 2048, 64), INK); d.rectangle((40, 24, 330, 42), PALE); d.rectangle((1820, 24, 2000, 42), MIST)
        _tanks(d, 50, 130, 1330, 430, 8, seed); _trend(d, 60, 530, 1320, 810, seed + 1, 2)
        _rows(d, 1420, 130, 1990, 9, 40, seed + 2); _trend(d, 1420, 530, 1990, 810, seed + 5)
        return im
    im, d = _draw((1024, 600)); d.rectangle((0, 0, 1024, 46), INK); d.rectangle((30, 17, 210, 30), PALE)
    if kind == 'trend': _trend(d, 50, 90, 980, 380, seed, 2); _rows(d, 50, 430, 980, 3, 52, seed)
    if kind == 'tanks': _tanks(d, 40, 110, 984, 330, 6, seed); _trend(d, 50, 410, 980, 565, seed)
    if kind == 'table': _rows(d, 50, 90, 560, 10, 48, seed); _trend(d, 620, 90, 980, 330, seed); _tanks(d, 620, 390, 980, 530, 4, seed)
    return im


def m_screen(name, kind, seed=0, strength=1.6):
    """A lit screen; the panel's UV runs 0..1."""
    fn = os.path.join(tempfile.gettempdir(), f'{name}_{os.getpid()}.png'); picture(kind, seed).save(fn)
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
