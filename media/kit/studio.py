"""Paper-coloured studio: seamless sweep, soft key from the upper left, dark cards that outline metal and white."""

from math import cos, pi, sin

import bmesh

from kit.lamps import area
from kit.mesh import from_bm, obj
from kit.nodes import N, rgb
from kit.paint import m_plain
from kit.render import camera, render_halves
from kit.worlds import studio_world


def backdrop():
    """Seamless paper sweep."""
    b = N("paper")
    p = b.n("BsdfPrincipled", {"Base Color": rgb("#eee8dc"), "Roughness": 0.85, "Specular": 0.15})
    paper = b.done(p, rgb("#eee8dc"))
    bend = 1.0
    pts = (
        [(-4, 0)]
        + [(1.5 + bend * sin(t), bend * (1 - cos(t))) for t in (k * pi / 2 / 32 for k in range(33))]
        + [(2.5, 7)]
    )
    bm = bmesh.new()
    A = [bm.verts.new((-7, y, z)) for y, z in pts]
    B = [bm.verts.new((7, y, z)) for y, z in pts]
    for i in range(len(pts) - 1):
        bm.faces.new((A[i], B[i], B[i + 1], A[i + 1]))
    obj("sweep", from_bm(bm, "sweep"), paper, angle=80)


def card(name, loc, size, rot, col):
    """Plane visible only in reflections."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=0.5)
    bmesh.ops.scale(bm, vec=(*size, 1), verts=bm.verts)
    o = obj(name, from_bm(bm, name), m_plain(name, col, 0.9, spec=0, micro=0), loc, rot, smooth=False)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    return o


def stage():
    """Lights for a subject about 0.36 m high at the origin."""
    backdrop()
    studio_world(strength=0.10, top=(0.96, 0.98, 1, 1), bottom=(0.95, 0.90, 0.82, 1))
    area("key", (-1.45, -0.55, 1.35), (0, 0, 0.14), 0.70, 46, (1, 0.975, 0.94))
    area("side", (1.35, -0.35, 0.75), (0, 0, 0.18), 0.30, 3, (0.93, 0.97, 1), size_y=1.4)
    area("back", (0.25, 1.15, 1.75), (0, 0.1, 0.1), 1.1, 11, (1, 0.985, 0.96))
    area("paper", (0, 0.6, 2.6), (0, 1.9, 0.9), 2.4, 46, (1, 0.985, 0.955))
    black = (0.012, 0.016, 0.018, 1)
    card("flagL", (-0.62, 0.10, 0.35), (0.9, 1.3), (0, pi / 2, 0), black)
    # also keeps the fill off the shadow side of white housings
    card("flagR", (0.66, 0.10, 0.35), (0.9, 1.1), (0, pi / 2, 0), black).visible_diffuse = True
    # dark core on the camera side of bright metal
    card("flagF", (0.42, -1.75, 0.55), (0.75, 2.2), (pi / 2, 0, 0.2), black)
    # the floor in front, darker in reflections only
    card("flagG", (0.10, -0.95, 0.004), (1.6, 0.9), (0, 0, 0), rgb("#6d6a62"))


def shoot(out, loc, target, lens=95):
    """Renders the two halves of a studio picture."""
    camera(loc, target, lens=lens)
    render_halves(out)
