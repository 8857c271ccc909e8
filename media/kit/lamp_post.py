"""Lamp post of a yard."""
from lib import *


def lamp_post(M, loc, h=7, power=900, aim=None, lg=None):
    e = empty('post', loc)
    cyl('p0', .16, .5, (0, 0, 0), M.conc, parent=e, segs=24)
    cyl('p1', .075, h, (0, 0, 0), M.galv, r2=.045, parent=e, segs=20)
    d = Vector(aim or (0, 0, 0)) - Vector(loc); d.z = 0; d.normalize()
    tubes('arm', [[(0, 0, h), (d.x * .9, d.y * .9, h + .12)]], .035, M.galv, e)
    b = box('head', (.62, .26, .09), (d.x * 1.1, d.y * 1.1, h + .12), M.dark, rot=(0, 0, math.atan2(d.y, d.x)), parent=e)
    box('lens', (.52, .2, .02), (d.x * 1.1, d.y * 1.1, h + .068), M.lamp, rot=(0, 0, math.atan2(d.y, d.x)), parent=e, bevel=0)
    if power:
        P = (loc[0] + d.x * 1.1, loc[1] + d.y * 1.1, loc[2] + h + .0)
        spot('ls', P, (P[0] + d.x * 2.0, P[1] + d.y * 2.0, 0), power, angle=130, blend=.9, radius=.15, lightgroup=lg)
    return e
