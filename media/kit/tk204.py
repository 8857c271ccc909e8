"""TK-204, the site’s main example tank: its dimensions, and one roof for all pictures that show it."""

from math import pi

from kit.storage_tank import cone_z, tank

R, SHELL, BASE = 12.0, 12.5, 0.27  # inside radius and height of the shell; height of its foot on the ring wall
TOP = BASE + SHELL
GAUGE_R = 9.8  # the radar is 2.2 m from the shell, within reach of the landing
STAIR = (-1.45, -0.18)  # foot and head of the stair, measured from the radar's bearing


def roof_z(r):
    """Height of the roof at a distance from the centre."""
    return cone_z(R, TOP, r)


def tk204(M, loc=(0, 0, 0), gauge_a=-1.25, gauge=True, label_a=-pi / 2, mat=None):
    """gauge_a: bearing of the radar; gauge=False where the picture adds the detailed one."""
    return tank(
        M,
        loc,
        R,
        TOP,
        label="TK-204",
        label_a=label_a,
        stair_a=(gauge_a + STAIR[0], gauge_a + STAIR[1]),
        mat=mat,
        band=(TOP - 1.45, TOP - 0.85, M.petrol),
        radar_a=gauge_a,
        radar_r=GAUGE_R / R,
        gauge=gauge,
    )
