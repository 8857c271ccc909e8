"""Lamp post of a yard."""

import math

from mathutils import Vector

from kit.bars import tubes
from kit.lamps import spot
from kit.mesh import box, cyl, empty


def lamp_post(M, loc, h=7, power=900, aim=None):
    """Lamp post; power 0: only a glowing lens."""
    e = empty("post", loc)
    cyl("p0", 0.16, 0.5, (0, 0, 0), M.conc, parent=e, segs=24)
    cyl("p1", 0.075, h, (0, 0, 0), M.galv, r2=0.045, parent=e, segs=20)
    d = Vector(aim or (0, 0, 0)) - Vector(loc)
    d.z = 0
    d.normalize()
    tubes("arm", [[(0, 0, h), (d.x * 0.9, d.y * 0.9, h + 0.12)]], 0.035, M.galv, e)
    box(
        "head", (0.62, 0.26, 0.09), (d.x * 1.1, d.y * 1.1, h + 0.12), M.dark, rot=(0, 0, math.atan2(d.y, d.x)), parent=e
    )
    box(
        "lens",
        (0.52, 0.2, 0.02),
        (d.x * 1.1, d.y * 1.1, h + 0.068),
        M.lamp,
        rot=(0, 0, math.atan2(d.y, d.x)),
        parent=e,
        bevel=0,
    )
    if power:
        P = (loc[0] + d.x * 1.1, loc[1] + d.y * 1.1, loc[2] + h + 0.0)
        spot("ls", P, (P[0] + d.x * 2.0, P[1] + d.y * 2.0, 0), power, angle=130, blend=0.9, radius=0.15)
    return e
