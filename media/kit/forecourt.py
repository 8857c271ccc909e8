"""Fuel station: canopy with recessed lamps, pump islands, dispensers, shop, totem, tank lids and vents."""

import random

import bmesh
from mathutils import Matrix

from kit.bars import fillet, multi_boxes, tubes
from kit.lamps import area
from kit.mesh import box, cyl, empty, from_bm, obj
from kit.nodes import rgb
from kit.paint import m_emit, m_glass, m_plain
from kit.yard import bollard


def canopy(M, x0, x1, y0, y1, z=5.3, t=1.05, columns=()):
    """White soffit with lamp panels in a grid, petrol fascia with a thin white reveal."""
    w, d, cx, cy = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    box("soffit", (w - 0.1, d - 0.1, 0.1), (cx, cy, z + 0.05), M.soffit, bevel=0)
    box("roof", (w, d, 0.1), (cx, cy, z + t), M.paint_grey, bevel=0)
    for p, s in (
        ((cx, y0, 0), (w, 0.12)),
        ((cx, y1, 0), (w, 0.12)),
        ((x0, cy, 0), (0.12, d)),
        ((x1, cy, 0), (0.12, d)),
    ):
        box("fascia", (*s, t), (p[0], p[1], z + t / 2), M.white, bevel=0.01)
        box("band", (s[0] + 0.02, s[1] + 0.02, t * 0.42), (p[0], p[1], z + t * 0.40), M.petrol, bevel=0)
    multi_boxes(
        "joints",
        [
            ((w - 0.2, 0.015, 0.01), Matrix.Translation((cx, y, z - 0.002)))
            for y in [y0 + 1.2 * k for k in range(1, int(d / 1.2) + 1)]
        ],
        M.paint_grey,
    )
    nx, ny = round(w / 4.2), round(d / 3.4)
    for i in range(nx):
        for j in range(ny):
            p = (x0 + w * (i + 0.5) / nx, y0 + d * (j + 0.5) / ny)
            box("lampframe", (0.86, 0.86, 0.06), (*p, z - 0.02), M.white, bevel=0.01)
            box("lamp", (0.7, 0.7, 0.02), (*p, z - 0.05), M.panel, bevel=0)
    for x, y in columns:
        box("column", (0.5, 0.5, z), (x, y, z / 2), M.white, bevel=0.04)
        box("columnfoot", (0.53, 0.53, 1.1), (x, y, 0.55), M.petrol, bevel=0.04)
        tubes("downpipe", [[(x + 0.3, y, 0), (x + 0.3, y, z)]], 0.05, M.white, res=4)
        bollard(M, x - 0.55, y - 0.5, 0.8)
        bollard(M, x + 0.55, y - 0.5, 0.8)


def dispenser(M, x, y, z=0.18):
    """Two-sided dispenser with display, hoses and nozzles, long side along X."""
    e = empty("dispenser", (x, y, z))
    box("base", (1.15, 0.55, 1.05), (0, 0, 0.53), M.white, bevel=0.03, parent=e)
    box("head", (1.2, 0.5, 0.78), (0, 0, 1.82), M.petrol, bevel=0.05, parent=e)
    for sx in (-0.52, 0.52):
        box("post", (0.1, 0.42, 1.0), (sx, 0, 1.3), M.white, bevel=0.02, parent=e)
    box("back", (0.95, 0.2, 0.45), (0, 0, 1.24), M.paint_grey, parent=e)
    for s in (-1, 1):
        box("display", (0.62, 0.02, 0.34), (-0.12, s * 0.255, 1.86), M.black, bevel=0.01, parent=e)
        box("lines", (0.44, 0.022, 0.03), (-0.14, s * 0.258, 1.94), M.display, bevel=0, parent=e)
        box("lines", (0.30, 0.022, 0.03), (-0.07, s * 0.258, 1.84), M.display, bevel=0, parent=e)
        box("keypad", (0.18, 0.02, 0.26), (0.4, s * 0.255, 1.84), M.paint_grey, bevel=0.01, parent=e)
        for k, x in enumerate((-0.3, 0, 0.3)):
            box("holster", (0.16, 0.1, 0.3), (x, s * 0.29, 1.0), M.black, bevel=0.03, parent=e)
            box(
                "nozzle",
                (0.08, 0.12, 0.2),
                (x, s * 0.35, 1.12),
                (M.safety, M.firered, M.petrol)[k],
                rot=(s * 0.4, 0, 0),
                bevel=0.03,
                parent=e,
            )
            tubes(
                "hose",
                [
                    fillet(
                        [
                            (x, s * 0.36, 1.02),
                            (x + 0.04, s * 0.42, 0.35),
                            (x + 0.12, s * 0.40, 0.3),
                            (x + 0.16, s * 0.34, 1.4),
                        ],
                        0.09,
                        5,
                    )
                ],
                0.022,
                M.rubber,
                e,
                res=4,
            )


def island(M, x, y, L=7.0, pumps=2):
    """Raised kerb with rounded ends, pumps, hoops at the ends, bin and extinguisher."""
    box("island", (L, 1.25, 0.18), (x, y, 0.09), M.conc, bevel=0.06)
    box("islandedge", (L + 0.02, 1.27, 0.06), (x, y, 0.08), M.safety, bevel=0.02)
    for k in range(pumps):
        dispenser(M, x + (k - (pumps - 1) / 2) * L / 2.2, y)
    for s in (-1, 1):
        tubes(
            "hoop",
            [
                fillet(
                    [
                        (x + s * (L / 2 - 0.25), y - 0.45, 0.1),
                        (x + s * (L / 2 - 0.25), y - 0.45, 1.0),
                        (x + s * (L / 2 - 0.25), y + 0.45, 1.0),
                        (x + s * (L / 2 - 0.25), y + 0.45, 0.1),
                    ],
                    0.2,
                )
            ],
            0.05,
            M.safety,
        )
    box("bin", (0.4, 0.4, 0.8), (x, y, 0.58), M.dark, bevel=0.05)
    cyl("ext", 0.09, 0.55, (x + 0.5, y - 0.2, 0.2), M.firered, segs=24, bevel=0.03)


def shop(M, x, y, w=13, d=6, h=3.7):
    """Small shop, glass front towards -Y, shelves and warm light behind the glass."""
    e = empty("shop", (x, y, 0))
    box("back", (w, 0.2, h), (0, d, h / 2), M.warmwall, parent=e, bevel=0)
    for s in (-1, 1):
        box("side", (0.2, d, h), (s * w / 2, d / 2, h / 2), M.white, parent=e, bevel=0.01)
    box("roofs", (w + 1.2, d + 1.6, 0.3), (0, d / 2 - 0.5, h + 0.15), M.white, parent=e, bevel=0.03)
    box("roofband", (w + 1.22, 0.06, 0.5), (0, -1.3, h + 0.12), M.petrol, parent=e, bevel=0.02)
    box("floor", (w, d, 0.1), (0, d / 2, 0.05), M.soffit, parent=e, bevel=0)
    box("sill", (w, 0.25, 0.35), (0, 0, 0.17), M.petrol, parent=e, bevel=0.02)
    bm = bmesh.new()
    bm.faces.new(
        [bm.verts.new(p) for p in ((-w / 2, 0.02, 0.3), (w / 2, 0.02, 0.3), (w / 2, 0.02, h), (-w / 2, 0.02, h))]
    )
    obj("glass", from_bm(bm, "glass"), m_glass(), parent=e, smooth=False)
    multi_boxes(
        "mullions",
        [((0.07, 0.1, h), Matrix.Translation((-w / 2 + w * k / 8, 0, h / 2))) for k in range(9)]
        + [((w, 0.1, 0.08), Matrix.Translation((0, 0, 2.5)))],
        M.dark,
        e,
    )
    goods = [
        m_plain(f"goods{k}", rgb(c), 0.5)
        for k, c in enumerate(("#b5623c", "#c9b27a", "#4f7d86", "#8f9a5a", "#d8d2c4", "#7a4438"))
    ]
    for row in range(3):
        for k in range(44):
            s = random.uniform(0.16, 0.26)
            box(
                "item",
                (s, 0.2, s * 1.3),
                (-w * 0.44 + k * w * 0.02, d - 0.5 - row * 1.7, 0.7 + 0.45 * (k % 3)),
                random.choice(goods),
                parent=e,
                bevel=0,
            )
        multi_boxes(
            "shelf",
            [((w * 0.9, 0.4, 0.04), Matrix.Translation((0, d - 0.5 - row * 1.7, 0.5 + 0.45 * q))) for q in range(4)],
            M.white,
            e,
        )
    for k in range(3):
        area(
            "shoplamp",
            (x - w * 0.3 + w * 0.3 * k, y + d * 0.5, h - 0.15),
            (x - w * 0.3 + w * 0.3 * k, y + d * 0.5, 0),
            2.4,
            130,
            (1, 0.80, 0.56),
            size_y=0.6,
        )
        box("tubelamp", (2.4, 0.3, 0.05), (-w * 0.3 + w * 0.3 * k, d * 0.5, h - 0.1), M.warmpanel, parent=e, bevel=0)


def totem(M, x, y, h=7.0, fill=0.64, yaw=0.0):
    """Roadside sign without text: petrol slab with the level column in the liquid colour."""
    e = empty("totem", (x, y, 0), (0, 0, yaw))
    box("foot", (2.3, 1.0, 0.4), (0, 0, 0.2), M.conc, bevel=0.04, parent=e)
    box("slab", (1.8, 0.4, h), (0, 0, h / 2 + 0.3), M.petrol, bevel=0.05, parent=e)
    box("edge", (0.1, 0.44, h), (0.9, 0, h / 2 + 0.3), M.white, bevel=0.02, parent=e)
    multi_boxes(
        "ticks",
        [
            (
                (0.5 if k % 5 == 0 else 0.26, 0.03, 0.03),
                Matrix.Translation((-0.28 + (0.12 if k % 5 == 0 else 0), -0.2, h * 0.1 + 0.3 + h * 0.8 * k / 20)),
            )
            for k in range(21)
        ],
        M.white,
        e,
    )
    box("glass", (0.24, 0.04, h * 0.84), (-0.62, -0.2, h * 0.5 + 0.3), M.black, bevel=0.01, parent=e)
    box(
        "level",
        (0.18, 0.05, h * 0.82 * fill),
        (-0.62, -0.2, h * 0.09 + 0.3 + h * 0.41 * fill),
        M.lit,
        bevel=0,
        parent=e,
    )


def fill_points(M, x, y, n=3, gap=1.1):
    """Underground tank lids: steel ring, coloured cover."""
    for k in range(n):
        cyl("lidring", 0.46, 0.02, (x + gap * k, y, 0.0), M.galv, segs=56, bevel=0.004)
        cyl("lidcover", 0.36, 0.03, (x + gap * k, y, 0.0), (M.safety, M.petrol, M.firered)[k % 3], segs=56, bevel=0.004)


def vents(M, x, y, n=4):
    """Row of tank vents with their caps."""
    for k in range(n):
        tubes("ventpipe", [[(x + 0.35 * k, y, 0), (x + 0.35 * k, y, 4.6)]], 0.045, M.white, res=4)
        cyl("ventcap", 0.1, 0.16, (x + 0.35 * k, y, 4.6), M.firered, segs=20)
    multi_boxes(
        "ventbar",
        [((0.35 * n + 0.2, 0.05, 0.06), Matrix.Translation((x + 0.17 * n, y + 0.06, z))) for z in (1.2, 2.8)],
        M.galv,
    )


def forecourt_mats(M):
    """Add the filling station's materials to M."""
    M.soffit = m_plain("soffit", rgb("#eceeec"), 0.45)
    M.panel = m_emit("panel", (1, 0.90, 0.76, 1), 9)
    M.warmpanel = m_emit("warmpanel", (1, 0.80, 0.55, 1), 6)
    M.display = m_emit("display", (0.75, 0.95, 1, 1), 1.6)
    M.warmwall = m_plain("warmwall", rgb("#d9cfbd"), 0.7)
    return M
