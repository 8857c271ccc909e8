"""The yard of two pictures: the tank farm seen from the road, and the gauge on the roof of TK-204."""

import random
from math import cos, sin

from mathutils import Vector

from kit.bars import tubes
from kit.grounds import m_concrete, m_grass, m_gravel
from kit.mesh import box
from kit.nodes import rgb
from kit.paint import m_tank
from kit.pipework import outlet
from kit.storage_tank import tank
from kit.terrain import hills, slab
from kit.tk204 import GAUGE_R, R, roof_z, tk204
from kit.vegetation import greens, palm, plant
from kit.yard import bollard, cabinet, hydrant, sign

C = Vector((0, 5.5, 0))  # position of TK-204; the road runs in front of it
NEIGHBOURS = (
    (-34, 12, 10, 12.5),
    (34, 15, 10, 12.5),
    (-15, 42, 11, 12.5),
    (18, 46, 11, 13.5),
    (-47, 44, 11, 13.5),
    (50, 48, 11, 13.5),
    (-14, 76, 12, 14),
    (24, 80, 12, 14),
    (-60, 78, 12, 14),
    (66, 82, 12, 14),
)


def on_roof(a, r=GAUGE_R):
    """A point on TK-204’s roof, by bearing and distance from its centre."""
    return Vector((C.x + r * cos(a), C.y + r * sin(a), roof_z(r)))


def build(M, gauge, gauge_a=-1.1, ridges=((420, 26, "#15191d"), (700, 58, "#1d232a"))):
    """gauge: put the small gauge on the roof; the roof picture adds its own detailed one; ridges: hills behind."""

    def stripe(h):
        return (h - 1.45, h - 0.85, M.petrol)

    hero = tk204(M, C, gauge_a, gauge, label_a=-1.45)
    outlet(M, R, -1.5708, 0.18, 0.95, z=0.85, parent=hero)
    outlet(M, R, -1.40, 0.11, 0.9, z=0.8, parent=hero)
    paint = [m_tank(f"paint{i}", rgb(c), rust=0.2) for i, c in enumerate(("#dfe1df", "#cfd4d4", "#e2e0d8"))]
    for i, (x, y, r, h) in enumerate(NEIGHBOURS):
        tank(
            M, (x, y, 0), r, h, rot=random.uniform(-0.6, 0.9), simple=True, mat=paint[i % 3], rail=i < 6, band=stripe(h)
        )
    slab("field", -1500, 1500, -1500, 1500, -0.62, m_grass())
    slab("pad", -180, 180, -12, 90, -0.02, m_gravel())
    slab("road", -180, 180, -42, -12, 0, m_concrete("road", (0.25, 0.245, 0.235, 1), joints=4.0, wet=0.42))
    box("kerb", (360, 0.3, 0.22), (0, -12.1, 0.06), M.conc, bevel=0.03)
    for y, z, r, m in (
        (-10.4, 0.85, 0.16, M.pipe),
        (-9.9, 0.80, 0.11, M.petrol),
        (-9.5, 0.78, 0.09, M.firered),
        (-9.0, 0.86, 0.17, M.white),
    ):
        tubes("pipe", [[(-90, y, z), (90, y, z)]], r, m, res=10)
    for x in range(-90, 96, 6):
        box("sleeper", (0.3, 2.3, 0.12), (x + 1.2, -9.7, 0.62), M.galv, bevel=0.01)
        for dy in (-0.9, 0.8):
            box("foot", (0.35, 0.4, 0.62), (x + 1.2, -9.7 + dy, 0.28), M.conc, bevel=0.02)
    for x in (-14, 13):
        hydrant(M, x, -11.3)
        bollard(M, x - 0.9, -11.4)
        bollard(M, x + 0.9, -11.4)
    for x in (-7.5, 18):
        sign(M, x, -11.5, mat=M.petrol)
    cabinet(M, 8.2, -11.2, size=(1.4, 0.5, 1.7))
    hills(ridges, volcano=(-420, 260, 130))
    G = greens()
    palms = [palm(random.uniform(8, 11), leaf=G["palm"], bark=G["bark"]) for _ in range(2)]
    plant(palms, [(x + random.uniform(-4, 4), random.uniform(88, 110), -0.6) for x in range(-110, 120, 11)])
