"""Radar level transmitter, metres. device() returns its root empty; flange face at z=0."""

import random
from math import cos, pi, sin

import bmesh
from mathutils import Matrix
from PIL import Image, ImageDraw, ImageFont

from kit.bars import fillet, tubes
from kit.device_parts import DeviceMats, gland, hexa, knurl, mm
from kit.figures import figure
from kit.lettering import text_on_cyl
from kit.mesh import cyl, empty, from_bm, lathe, obj
from kit.nodes import N
from kit.paint import m_emit


def display_material():
    """Emissive material of the LCD, drawn with Pillow."""

    def F(n, s):
        return ImageFont.truetype(f"/usr/share/fonts/opentype/inter/Inter-{n}.otf", s)

    S = 1024
    im = Image.new("RGB", (S, S), (6, 14, 20))
    d = ImageDraw.Draw(im)
    d.text((140, 250), "TK-204", font=F("SemiBold", 64), fill=(150, 190, 205))
    d.text((884, 250), "LEVEL", font=F("Medium", 48), fill=(90, 130, 148), anchor="ra")
    d.text((140, 330), figure("TK-204 level shown"), font=F("Bold", 230), fill=(236, 250, 252))
    d.text((884, 490), "m", font=F("Medium", 92), fill=(150, 190, 205), anchor="ra")
    d.rounded_rectangle((140, 640, 884, 690), 25, fill=(22, 46, 58))
    d.rounded_rectangle((140, 640, 140 + int(7.44 * figure("TK-204 level %")), 690), 25, fill=(38, 208, 190))
    d.text((140, 730), figure("TK-204 share shown"), font=F("SemiBold", 62), fill=(38, 208, 190))
    d.ellipse((842, 744, 884, 786), fill=(60, 220, 130))
    d.text((820, 730), "OK", font=F("Medium", 58), fill=(150, 190, 205), anchor="ra")
    b = N("lcd")
    return b.done(
        b.n(
            "BsdfPrincipled",
            {
                "Base Color": (0.01, 0.015, 0.02, 1),
                "Roughness": 0.3,
                "Emission": b.image(im),
                "Emission Strength": 2.6,
            },
        )
    )


def flange_pair(e, D, bolted, studs=None):
    """Process flange; bolted to a nozzle, or with open bolt holes; studs: parent of the studs if not the flange."""
    fl = lathe(
        "fl",
        mm((0, 0), (98, 0), (100, 2), (100, 18), (98, 20), (60, 20), (58, 22), (0, 22)),
        D.steel,
        parent=e,
        segs=160,
    )
    if not bolted or studs:
        bm = bmesh.new()
        for i in range(8):
            an = 2 * pi * (i + 0.5) / 8
            bmesh.ops.create_cone(
                bm,
                cap_ends=True,
                segments=40,
                radius1=0.009,
                radius2=0.009,
                depth=0.1,
                matrix=Matrix.Translation((0.08 * cos(an), 0.08 * sin(an), 0.01)),
            )
        cut = obj("holes", from_bm(bm, "holes"), D.steel, parent=e)
        cut.hide_render = True
        fl.modifiers.new("holes", "BOOLEAN").object = cut
        if not bolted:
            return
    b = studs or e
    for i in range(8):
        an = 2 * pi * (i + 0.5) / 8
        q = (0.08 * cos(an), 0.08 * sin(an))
        cyl("stud", 0.0062, 0.062, (*q, -0.026), D.steel, parent=b, segs=28, bevel=0.0008)
        cyl("washer", 0.0145, 0.002, (*q, 0.0200), D.steel, parent=b, segs=40, bevel=0.0004)
        for z in (0.0205, -0.0325):
            cyl("nut", 0.0125, 0.0115, (*q, z), D.steel, rot=(0, 0, random.random()), parent=b, segs=6, bevel=0.0010)
    if not studs:
        gasket(e, D)


def gasket(e, D):
    """Flat ring under the flange face."""
    return lathe("gasket", mm((70, -2.2), (92, -2.2), (92, 0), (70, 0), (70, -2.2)), D.rubber, parent=e, segs=120)


def housing(e, D, lid=None, board=None, whip=None):
    """Drum with display, rear lid, cable entry, plug and antenna; each part’s parent is the drum unless given."""

    def turned(at):
        return empty("drum", (0, 0, 0.222), (pi / 2, 0, 0), at)

    drum = turned(e)
    front = turned(lid) if lid else drum
    inner = turned(board) if board else drum
    top = whip or e  # local +Z points to the front (world -Y)
    lathe("dr", mm((0, -62), (56, -62), (60, -58), (60, 52), (56, 56)), D.body, parent=drum, segs=180)
    knurl("lid", 0.0665, 0.056, 0.0825, D.petrol, front, n=36, depth=0.0022, caps=False)
    lathe(
        "lidin",
        mm((63.6, 82.0), (62, 84), (58.5, 84.8), (54.5, 84), (52.5, 79), (52.5, 73.5)),
        D.petrol,
        parent=front,
        segs=180,
    )
    lathe("bezel", mm((52.5, 74.5), (46.5, 73.5), (46.5, 72.5)), D.black, parent=inner, segs=160)
    bm = bmesh.new()
    bmesh.ops.create_circle(bm, cap_ends=True, segments=120, radius=0.0468)
    uvl = bm.loops.layers.uv.new("UVMap")
    for f in bm.faces:
        for lp in f.loops:
            lp[uvl].uv = (lp.vert.co.x / 0.0936 + 0.5, lp.vert.co.y / 0.0936 + 0.5)
    obj("lcd", from_bm(bm, "lcd"), display_material(), (0, 0, 0.0728), parent=inner, smooth=False)
    lathe("glass", mm((53, 77.5), (0, 77.9)), D.glass, parent=front, segs=120)
    lathe("rear", mm((60.5, -60), (64, -63), (64, -80), (60, -86), (0, -88)), D.petrol, parent=drum, segs=180)
    cyl("lock", 0.004, 0.010, (0.030, -0.062, 0.168), D.steel, parent=e, segs=24, bevel=0.0006)
    lug = empty("lug", (0.047, -0.022, 0.146), (pi / 2, 0, pi / 2 - 0.45), e)
    cyl("lg1", 0.0085, 0.006, (0, 0, 0), D.steel, parent=lug, segs=32, bevel=0.0006)
    hexa("lg2", 0.0062, 0.007, 0.006, D.brass, lug, bevel=0.0006)
    for sx in (-1, 1):
        g = empty("entry", (sx * 0.0545, 0.006, 0.222), (0, sx * pi / 2, 0), e)
        lathe("boss", mm((18.5, -6), (18.5, 10), (17.5, 12), (0, 12)), D.body, parent=g, segs=64)
        if sx > 0:
            gland((0, 0, 0.012), (0, 0, 0), 0.0165, D.steel, g)
        else:
            cyl("plug", 0.0150, 0.004, (0, 0, 0.012), D.steel, parent=g, segs=48, bevel=0.0008)
            hexa("plughex", 0.0085, 0.004, 0.016, D.steel, g, bevel=0.0008)
    hexa("ant0", 0.0135, 0.009, 0.2795, D.steel, top, bevel=0.0008).location.y = 0.012
    lathe(
        "ant1",
        mm((9.8, 288.5), (10.5, 291), (10.5, 298), (9, 304), (8.2, 352), (7.4, 357), (0, 358)),
        D.rubber,
        (0, 0.012, 0),
        parent=top,
        segs=64,
    )
    lathe(
        "ant2",
        mm((10.7, 293), (10.7, 295.5)),
        m_emit("ring", (0.08, 0.9, 0.75, 1), 3.0),
        (0, 0.012, 0),
        parent=top,
        segs=64,
    )
    lathe("topb", mm((20, 278.5), (22, 280), (20, 281.5), (0, 281.5)), D.body, (0, 0.012, 0), parent=e, segs=64)


def nameplate(e, D):
    """Steel plate on the neck: type, serial number and Ex marking, which are labelled as examples."""
    lathe("plate", mm((52.4, 131), (52.4, 164)), D.steel, parent=e, segs=24, a0=-pi / 2 - 0.52, a1=-pi / 2 + 0.52)
    for z, line in ((157, "RADAR 26 GHz"), (147.5, "S/N CONTOH"), (138, "Ex CONTOH")):
        text_on_cyl("mark", line, 0.0062, 0.0526, z * 1e-3, -pi / 2, D.black, e)


def device(parent=None, loc=(0, 0, 0), rot=0.0, scale=1.0, cable=True, lower=True, horn=False, bolted=True, D=None):
    """lower: nozzle below the flange; horn: antenna below the flange; bolted: studs and nuts; D: materials built
    before, to share them."""
    D = D or DeviceMats()
    e = empty("dev", loc, (0, 0, rot), parent)
    e.scale = (scale,) * 3
    flange_pair(e, D, bolted)
    if lower:
        lathe(
            "nozzle",
            mm((34, -2.2), (98, -2.2), (100, -4), (100, -20), (98, -22), (56, -22), (50, -30), (50, -120), (0, -120)),
            D.steel,
            parent=e,
            segs=160,
        )
    if horn:
        lathe(
            "horn",
            mm(
                (0, 0),
                (34, 0),
                (34, -10),
                (22, -16),
                (22, -24),
                (46, -92),
                (48, -92),
                (48, -94),
                (45, -94),
                (20, -24),
                (0, -24),
            ),
            D.steel,
            parent=e,
            segs=160,
        )
    hexa("hex", 0.040, 0.022, 0.022, D.steel, e, bevel=0.0012)
    fins = [p for k in range(4) for z in (50 + k * 9.5,) for p in ((30, z), (41, z + 0.8), (41, z + 4.2), (30, z + 5))]
    lathe("neck", mm((30, 44), *fins, (30, 94), (36, 97), (46, 103), (46, 108), (0, 108)), D.steel, parent=e, segs=140)
    lathe("collar", mm((48, 108), (50.5, 110), (50.5, 120), (48, 122), (0, 122)), D.petrol, parent=e, segs=140)
    lathe("can", mm((47, 122), (50, 124), (52, 132), (52, 168), (49, 172), (0, 172)), D.body, parent=e, segs=140)
    nameplate(e, D)
    housing(e, D)
    if cable:
        tubes(
            "cable",
            [
                fillet(
                    [(0.100, 0.006, 0.222), (0.165, 0.006, 0.222), (0.185, 0.02, -0.113), (0.9, 2.4, -0.113)], 0.055, 14
                )
            ],
            0.0066,
            D.cable,
            e,
            res=10,
        )
    return e
