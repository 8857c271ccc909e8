"""Pictures on screens: plot plan, day’s level, tank rows, alarm list, balance, a panel next to a vessel. Drawn with
Pillow and used as light. Only tags and figures, in Indonesian notation: those of the plant at its moment, 09.05; the
curve is the film’s day up to then."""

import math
import random
from math import cos, sin

import bmesh
from PIL import Image, ImageDraw, ImageFont

from kit.figures import day, figure
from kit.mesh import from_bm, obj
from kit.nodes import N

PAPER, MIST, PALE, INK, GRID = (9, 27, 34), (84, 118, 126), (205, 217, 217), (6, 20, 27), (24, 53, 62)
LEVEL, AMBER, DEEP = (95, 227, 204), (255, 194, 75), (20, 84, 86)
NOW = "09.05"
TAGS = [f"TK-{number}" for number in range(201, 209)]


def _fill(tag):
    """Fill of a tank, 0 to 1."""
    return figure(f"{tag} level %") / 100


def _sheet(size):
    im = Image.new("RGB", size, PAPER)
    return im, ImageDraw.Draw(im)


def _type(d, at, text, size, fill=PALE, weight="Medium", anchor="la"):
    d.text(
        at,
        text,
        font=ImageFont.truetype(f"/usr/share/fonts/opentype/inter/Inter-{weight}.otf", size),
        fill=fill,
        anchor=anchor,
    )


def _day(d, x0, y0, x1, y1, size=20):
    """The level of TK-204 over the 24 hours until now, with axes and the high limit."""
    readings = day()[:-1]
    last = next(k for k, r in enumerate(readings) if r["time"] == NOW.replace(".", ":"))
    v = [readings[(last + 1 + k) % len(readings)]["level_m"] for k in range(len(readings))]
    for k in range(5):
        y = y0 + (y1 - y0) * k / 4
        d.line((x0, y, x1, y), GRID, 2)
        _type(d, (x0 - 10, y), str(12 - 2 * k), size, MIST, anchor="rm")
    for k in range(7):
        x = x0 + (x1 - x0) * k / 6
        d.line((x, y0, x, y1), GRID, 2)
        _type(d, (x, y1 + 8), f"{(9 + 4 * k) % 24:02}.05", size, MIST, anchor="ma")

    def height(h):
        return y1 - (y1 - y0) * (h - 4) / 8

    pts = [(x0 + (x1 - x0) * i / (len(v) - 1), height(h)) for i, h in enumerate(v)]
    d.polygon(pts + [(x1, y1), (x0, y1)], (15, 56, 60))
    d.line(pts, LEVEL, 5)
    d.line((x0, height(11.25), x1, height(11.25)), AMBER, 2)


def _tanks(d, x0, y0, x1, y1, fills, size=18):
    """Tanks in a row, each filled to its level; fills: share by tag."""
    w = (x1 - x0) / len(fills)
    for k, (tag, fill) in enumerate(fills.items()):
        a, b = x0 + w * k + w * 0.16, x0 + w * (k + 0.84)
        y = y1 - (y1 - y0) * fill
        hot = tag in ("TK-204", "TK-501")
        d.rectangle((a, y0, b, y1), INK, PALE if hot else MIST, 3)
        d.polygon(((a, y0), (b, y0), ((a + b) / 2, y0 - w * 0.08)), INK, MIST)
        d.rectangle((a + 3, y, b - 3, y1 - 3), DEEP if hot else (22, 66, 70))
        d.rectangle((a, y - 2, b, y + 2), LEVEL)
        _type(d, ((a + b) / 2, y1 + 8), tag, size, PALE if hot else MIST, anchor="ma")


def _filled(d, cx, cy, r, fill):
    """A circle filled to a level line; Pillow’s own chord leaves the circle when its ends are level."""
    low = math.acos(1 - 2 * fill)
    d.polygon([(cx + r * sin(a), cy + r * cos(a)) for a in (low * (2 * k / 48 - 1) for k in range(49))], DEEP)
    x = r * sin(low)
    y = cy + r * cos(low)
    d.line((cx - x, y, cx + x, y), LEVEL, 3)


def _plan(d, x0, y0, x1, y1, size=18):
    """Plot plan: bunds, tanks as circles filled to their level, pipe track, jetty."""
    w, h = x1 - x0, y1 - y0
    r = min(w / 10.5, h / 5.6)
    d.line((x0, y0 + h * 0.5, x1, y0 + h * 0.5), MIST, 3)
    d.line((x1 - w * 0.08, y0 + h * 0.5, x1 - w * 0.08, y0), MIST, 3)
    standing = [alarm["tank"] for alarm in figure("alarms") if alarm["open"]]
    for row in (0, 1):
        d.rectangle((x0, y0 + h * (0.02 + 0.54 * row), x1 - w * 0.12, y0 + h * (0.44 + 0.54 * row)), None, GRID, 3)
        for k in range(4):
            tag = TAGS[4 * row + k]
            fill = _fill(tag)
            cx, cy = x0 + w * (0.11 + 0.215 * k), y0 + h * (0.21 + 0.54 * row)
            d.line((cx, cy, cx, y0 + h * 0.5), MIST, 2)
            d.ellipse(
                (cx - r, cy - r, cx + r, cy + r),
                INK,
                LEVEL if tag == "TK-204" else AMBER if tag in standing else MIST,
                4 if tag == "TK-204" or tag in standing else 2,
            )
            _filled(d, cx, cy, r - 5, fill)
            y = cy if abs(fill - 0.5) * 2 * r > size * 0.7 else cy + r * 0.45  # clear of the level line
            _type(d, (cx, y), tag[3:], size, PALE, "SemiBold", "mm")


def _list(d, x0, y0, x1, n, step, size=18):
    """Alarm list, newest first: time, tag, kind, figure; the two still active have a mark."""
    alarms = figure("alarms")
    for k in range(n):
        y = y0 + step * k
        d.line((x0, y + step * 0.82, x1, y + step * 0.82), GRID, 2)
        if k >= len(alarms):
            continue
        alarm = alarms[k]
        col = PALE if alarm["open"] else MIST
        d.ellipse((x0, y + step * 0.18, x0 + step * 0.36, y + step * 0.54), AMBER if alarm["open"] else GRID)
        for x, key in ((0.9, "time"), (4.2, "tank"), (8.4, "kind")):
            _type(d, (x0 + step * x, y + step * 0.1), alarm[key], size, col)
        _type(d, (x1 - 8, y + step * 0.1), alarm["figure"], size, col, anchor="ra")


def _balance(d, x0, y0, x1, y1):
    """Daily receipts and deliveries."""
    w = (x1 - x0) / 14
    mid = y0 + (y1 - y0) * 0.55
    rng = random.Random(3)
    d.line((x0, mid, x1, mid), MIST, 2)
    for k in range(14):
        a = x0 + w * k + w * 0.22
        b = a + w * 0.56
        out = rng.uniform(0.55, 0.8) * (y1 - mid)
        d.rectangle((a, mid, b, mid + out), (46, 84, 92))
        if k in (1, 6, 11):
            d.rectangle((a, y0 + 4, b, mid), LEVEL)


def _readout(d, x, y, s):
    """TK-204: level, share, volume and temperature."""
    _type(d, (x, y), "TK-204", int(s * 0.42), MIST, "SemiBold")
    _type(d, (x, y + s * 0.5), figure("TK-204 level shown") + " m", int(s), PALE, "SemiBold")
    _type(d, (x, y + s * 1.72), figure("TK-204 share shown"), int(s * 0.5), LEVEL, "SemiBold")
    _type(d, (x + s * 1.7, y + s * 1.72), figure("TK-204 volume shown"), int(s * 0.5), PALE)
    _type(d, (x + s * 4.2, y + s * 1.72), figure("TK-204 temperature shown"), int(s * 0.5), PALE)


def picture(kind):
    """kind: wall | plan | trend | tanks | alarm | balance | level | vessel; returns a Pillow image."""
    if kind == "wall":
        im, d = _sheet((2048, 860))
        d.rectangle((0, 0, 2048, 58), INK)
        _type(d, (1990, 30), NOW, 30, PALE, anchor="rm")
        _plan(d, 50, 100, 1310, 820, 34)
        _readout(d, 1400, 100, 100)
        _day(d, 1440, 420, 1990, 780, 22)
        return im
    im, d = _sheet((1024, 600))
    d.rectangle((0, 0, 1024, 40), INK)
    if kind == "plan":
        _plan(d, 40, 80, 984, 560, 28)
    if kind == "trend":
        _readout(d, 60, 66, 84)
        _day(d, 80, 290, 980, 540)
    if kind == "tanks":
        _tanks(d, 40, 110, 984, 480, {tag: _fill(tag) for tag in TAGS}, 24)
    if kind == "alarm":
        _list(d, 40, 64, 984, 9, 58, 34)
    if kind == "balance":
        _tanks(d, 40, 90, 500, 260, {tag: _fill(tag) for tag in TAGS[:4]})
        _readout(d, 560, 80, 62)
        _balance(d, 50, 330, 980, 570)
    if kind == "level":
        _readout(d, 60, 90, 150)
        d.rectangle((60, 470, 964, 520), GRID)
        d.rectangle((60, 470, 60 + 904 * _fill("TK-204"), 520), LEVEL)
    if kind == "vessel":
        _tanks(d, 60, 110, 360, 500, {"TK-501": 0.673}, 1)
        d.rectangle((60, 505, 400, 560), PAPER)
        _type(d, (210, 515), "TK-501", 34, PALE, "SemiBold", "ma")
        for k, (v, u) in enumerate((("67,3", "%"), ("24,6", "°C"), ("0,7", "µS/cm"))):
            _type(d, (700, 100 + 150 * k), v, 104, LEVEL if k == 0 else PALE, "SemiBold", "ra")
            _type(d, (720, 148 + 150 * k), u, 48, MIST)
    return im


def m_screen(name, kind, strength=1.6):
    """A lit screen; the panel’s UV range is 0..1."""
    b = N(name)
    return b.done(
        b.n(
            "BsdfPrincipled",
            {
                "Base Color": (0.008, 0.012, 0.014, 1),
                "Roughness": 0.18,
                "Emission": b.image(picture(kind)),
                "Emission Strength": strength,
            },
        )
    )


def panel(name, w, h, mat, parent=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Upright rectangle facing local -Y with UV from corner to corner."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new("UVMap")
    f = bm.faces.new([bm.verts.new((x * w / 2, 0, z * h / 2)) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    for lp, q in zip(f.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        lp[uv].uv = q
    return obj(name, from_bm(bm, name), mat, loc, rot, parent, smooth=False)
