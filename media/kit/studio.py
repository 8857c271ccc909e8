"""Paper-coloured studio: seamless sweep, soft key from the upper left, dark cards that draw the edges of metal and white."""
from device_parts import *


def backdrop():
    b = N('paper'); p = b.n('BsdfPrincipled', {'Base Color': rgb('#eee8dc'), 'Roughness': .85, 'Specular': .15})
    paper = b.done(p, rgb('#eee8dc'))
    bend = 1.0; pts = [(-4, 0)] + [(1.5 + bend * sin(t), bend * (1 - cos(t))) for t in (k * pi / 2 / 32 for k in range(33))] + [(2.5, 7)]
    bm = bmesh.new(); A = [bm.verts.new((-7, y, z)) for y, z in pts]; B = [bm.verts.new((7, y, z)) for y, z in pts]
    for i in range(len(pts) - 1): bm.faces.new((A[i], B[i], B[i + 1], A[i + 1]))
    obj('sweep', from_bm(bm, 'sweep'), paper, angle=80)


def card(name, loc, size, rot, col):
    """plane seen only in reflections"""
    bm = bmesh.new(); bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=.5); bmesh.ops.scale(bm, vec=(*size, 1), verts=bm.verts)
    o = obj(name, from_bm(bm, name), m_plain(name, col, .9, spec=0, micro=0), loc, rot, smooth=False)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    return o


def stage():
    """everything is lit for a subject about 0.36 m high standing at the origin"""
    backdrop()
    studio_world(strength=.10, top=(.96, .98, 1, 1), bottom=(.95, .90, .82, 1))
    area('key', (-1.45, -.55, 1.35), (0, 0, .14), .70, 46, (1, .975, .94))
    area('side', (1.35, -.35, .75), (0, 0, .18), .30, 3, (.93, .97, 1), size_y=1.4)
    area('back', (.25, 1.15, 1.75), (0, .1, .1), 1.1, 11, (1, .985, .96))
    area('paper', (0, .6, 2.6), (0, 1.9, .9), 2.4, 46, (1, .985, .955))
    black = (.012, .016, .018, 1)
    card('flagL', (-.62, .10, .35), (.9, 1.3), (0, pi / 2, 0), black)
    card('flagR', (.66, .10, .35), (.9, 1.1), (0, pi / 2, 0), black).visible_diffuse = True     # also takes the fill from the shadow side of white housings
    card('flagF', (.42, -1.75, .55), (.75, 2.2), (pi / 2, 0, .2), black)      # dark core on the camera side of bright metal
    card('flagG', (.10, -.95, .004), (1.6, .9), (0, 0, 0), rgb('#6d6a62'))    # the floor in front, darker in reflections only


def shoot(out, loc, target, lens=95):
    camera(loc, target, lens=lens)
    sc = bpy.context.scene
    for k in (0, 1):
        sc.cycles.seed = k; sc.render.filepath = out.replace('.exr', '_%s.exr' % 'ab'[k]); bpy.ops.render.render(write_still=True)
