"""Petrochemical plant in the blue hour before sunrise: pressure spheres, columns, pipe rack under work lights."""

import random
from math import pi

from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.brand import brand
from kit.columns import column, flare, plant_mats, structure, work_light
from kit.grounds import m_concrete, m_grass
from kit.lamp_post import lamp_post
from kit.lamps import spot
from kit.mesh import box, cyl, empty
from kit.render import camera
from kit.shoot import begin, shoot
from kit.skies import BLUE_HOUR, sky_dome
from kit.section import CONTENT, border, cut_open
from kit.spheres import bullet, sphere, sphere_profile
from kit.steel import pipe_rack
from kit.terrain import hills, ribbon, slab
from kit.yard import bollard, cabinet, hydrant, sign, yard_mats

M = plant_mats(yard_mats(brand(begin())))
WARM = (1, 0.78, 0.50)

EYE, AIM = (-10, -34, 3.6), (2.2, 0, 3.6)
tk301 = sphere(M, (14, 3, 0), label="TK-301", label_a=-2.513, stair_a=-2.6, turns=0.5)
cut_open(
    tk301,
    sphere_profile(),
    0.3,
    (AIM[0] - EYE[0], AIM[1] - EYE[1]),
    keep=("basin", "footing"),
    trim={"leg": (0, 8.4), "legcap": (0, 1), "topskirt": (18.1, 19)},
)
sphere(M, (38, 15, 0), stair_a=-2.6, turns=0.5)
sphere(M, (60, 30, 0), stair_a=-2.6, turns=0.5)

column(M, (-3, 30, 0), 2.0, 36, (9, 16, 23, 30, 35), lights=260)
column(M, (4.6, 33, 0), 1.4, 28, (8, 14, 21, 27), rot=0.5, lights=220)
column(M, (10.5, 38, 0), 1.7, 32, (10, 18, 25, 31), rot=0.2)
column(M, (19, 44, 0), 1.1, 24, (9, 17, 23), rot=-0.3)
column(M, (-9, 44, 0), 1.5, 30, (9, 17, 24, 29), rot=0.4)
structure(M, (-9.5, 20, 0), 3, 2, (4.5, 9.0, 13.0), lights=240)
structure(M, (22, 42, 0), 3, 2, (5, 10, 15, 19), lights=240)
bullet(M, (-1.5, 8, 0), L=12)
flare(M, (-23, 170, 0), 50)

rack = empty("rack", (-13, -20, 0), (0, 0, pi / 2))
pipes = [
    (
        0.4 + 0.52 * k,
        k % 2,
        (0.16, 0.12, 0.2, 0.1, 0.16, 0.14, 0.2)[k],
        (M.pipe, M.clad, M.white, M.firered, M.pipe, M.galv, M.clad)[k],
    )
    for k in range(7)
] + [(0.6 + 0.8 * k, 1, 0.18, (M.clad, M.pipe, M.white, M.clad)[k]) for k in range(4)]
pipe_rack(M, 90, 4.2, (5.2, 7.0), 6, pipes, rack, M.frame)
for k in range(15):  # lamps under the rack; every fourth one emits light
    work_light(M, (-15, -17 + 6 * k, 4.7), 170 if k % 4 == 1 else 0)
cross = empty("cross", (-13, 16, 0))
pipe_rack(
    M,
    36,
    3.0,
    (5.2, 7.0),
    6,
    [
        (0.5, 0, 0.15, M.pipe),
        (1.2, 0, 0.2, M.clad),
        (2.0, 0, 0.12, M.white),
        (0.8, 1, 0.2, M.clad),
        (1.7, 1, 0.15, M.pipe),
    ],
    cross,
    M.frame,
)

slab("earth", -900, 900, -900, 900, -0.06, m_grass())
slab("site", -70, 140, -40, 110, 0, m_concrete("site", (0.21, 0.21, 0.205, 1), joints=6, wet=0.22))
slab("lane", -70, 140, -17.5, -10.5, 0.012, m_concrete("laneconc", (0.15, 0.15, 0.15, 1), joints=7, wet=0.35))
for y in (-17.3, -10.7):
    box("kerb", (210, 0.25, 0.2), (35, y, 0.06), M.conc, bevel=0.03)
    ribbon(
        "edge",
        [(-70, y + (0.35 if y < -14 else -0.35)), (140, y + (0.35 if y < -14 else -0.35))],
        0.12,
        0.018,
        M.yellowline,
    )
for x in (-3, 5, 23, 33):
    hydrant(M, x, -9.6)
    bollard(M, x - 0.9, -9.9)
    bollard(M, x + 0.9, -9.9)
for x in (-8, 9, 28):
    sign(M, x, -9.8, mat=M.petrol)
cabinet(M, 0, -6.5, size=(2.2, 0.6, 1.9))
cabinet(M, 2.6, -6.5, size=(0.9, 0.5, 1.6))
cabinet(M, 3.9, -6.5)
for y, r, m in ((-8.4, 0.14, M.white), (-8.0, 0.1, M.firered), (-7.6, 0.16, M.pipe)):
    tubes("ground", [[(4.5, y, 0.45), (120, y, 0.45)]], r, m)
multi_boxes("sleepers", [((0.3, 1.5, 0.3), Matrix.Translation((x, -8.0, 0.15))) for x in range(6, 120, 5)], M.conc)
for x, p in ((-6, 2200), (25.5, 4200), (46, 2500)):
    lamp_post(M, (x, -10, 0), 9, 900, aim=(x, -30, 0))
    spot("flood", (x, -9, 9), (x + (2 if x < 20 else -8), 3, 5), p, WARM, angle=110, blend=1, radius=0.3)
for k in range(24):  # lights of the plant beyond
    x, y = random.uniform(-60, 150), random.uniform(100, 240)
    cyl("far", random.uniform(0.8, 2), random.uniform(12, 34), (x, y, 0), M.clad, segs=24)
    for _ in range(4):
        work_light(M, (x + random.uniform(-2, 2), y - 2, random.uniform(3, 26)))
hills(((1200, 50, "#141b26"), (2000, 110, "#1b2433")), span=3000, phase=900)

sky_dome(**BLUE_HOUR, rot=8, elev=1.5, sun=0, strength=0.95, cover=0.9, seed=5.0)
eye = camera(EYE, AIM, lens=27, shift=(0, 0.14))
if CONTENT:
    border(eye, 42.9, (0.5, 20.5), (-2.5, 18.5), vessel=(10.1, 7.7, -0.8, 14.6))
shoot()
