"""Dusk with lit cloud, and the even light of a studio. skies.py holds the other skies."""
from lamps import *
from nodes import *


def dusk_sky(rot=-97.0, elev=3.0, sun=2.2, sun_col=(1.0, .47, .21), strength=1.0, clouds=.7, seed=0.0, copies=4):
    """art-directed dusk: gradient by height and by angle to the sun + lit high cloud; the sun is a lamp (less noise than a sky disc)"""
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    t = w.node_tree; t.nodes.clear()
    b = N.__new__(N); b.t = t; b.out = t.nodes.new('ShaderNodeOutputWorld')
    tc = b.n('TexCoord').outputs['Generated']; X, Y, Z = b.n('SeparateXYZ', {0: tc}).outputs
    r = math.radians(rot); sd = (sin(r), cos(r), 0.02)
    dt = b.n('VectorMath', {0: tc, 1: sd}, operation='DOT_PRODUCT').outputs['Value']
    side = b.ramp(b.math('ADD', b.math('MULTIPLY', dt, .5), .5), [(.10, 0.), (.75, .45), (1.0, 1.)])
    zc = b.math('MAXIMUM', Z, 0.0)
    far = b.ramp(zc, [(0, (.30, .26, .30, 1)), (.07, (.34, .29, .36, 1)), (.18, (.22, .26, .38, 1)), (.42, (.085, .14, .26, 1)), (1, (.030, .060, .14, 1))])
    near = b.ramp(zc, [(0, (1.15, .46, .16, 1)), (.06, (1.05, .52, .26, 1)), (.16, (.62, .44, .38, 1)), (.36, (.20, .25, .36, 1)), (1, (.040, .075, .16, 1))])
    c = b.mix(side, far, near)
    plain = b.mix(b.n('MapRange', {0: Z, 1: -.02, 2: 0.0, 3: 1.0, 4: 0.0}).outputs[0], c, (.06, .06, .07, 1))
    zz = b.math('ADD', zc, .12)
    P = b.n('CombineXYZ', {0: b.math('DIVIDE', X, zz), 1: b.math('DIVIDE', Y, zz), 2: seed}).outputs[0]
    wp = b.n('TexNoise', {'Vector': P, 'Scale': .45, 'Detail': 3.0}).outputs['Color']
    Pw = b.n('VectorMath', {0: P, 1: b.n('VectorMath', {0: wp, 'Scale': 1.3}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    f1 = b.noise(b.mapping(Pw, (.36, 1.2, 1), (.7, .3, 0)), .8, 10, .60); f2 = b.noise(b.mapping(Pw, (.8, 1.5, 1), (5, 1, 0)), 2.2, 8, .64)
    f = b.math('ADD', b.math('MULTIPLY', f1, .68), b.math('MULTIPLY', f2, .32))
    m = b.ramp(f, [(.58 - .14 * clouds, 0.), (.64 - .06 * clouds, .5), (.78, 1.)])
    m = b.math('MULTIPLY', b.math('MULTIPLY', m, b.ramp(zc, [(0, .0), (.05, .55), (.16, 1.), (.8, .35)])), .8)
    lit = b.mix(side, (.34, .27, .33, 1), (1.25, .56, .34, 1))
    lit = b.mix(b.ramp(f, [(.60, 0.), (.80, .65)]), lit, (.10, .11, .16, 1))
    c = b.mix(m, c, lit)
    c = b.mix(b.n('MapRange', {0: Z, 1: -.02, 2: 0.0, 3: 1.0, 4: 0.0}).outputs[0], c, (.06, .06, .07, 1))
    lp = b.n('LightPath'); vis = b.math('MAXIMUM', lp.outputs['Is Camera Ray'], lp.outputs['Is Glossy Ray'])   # clouds only where they can be seen
    b.put(b.out.inputs[0], b.n('MixShader', {0: vis, 1: b.n('Background', {'Color': plain, 'Strength': strength}).outputs[0], 2: b.n('Background', {'Color': c, 'Strength': strength}).outputs[0]}))
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 1024
    if sun:
      for _ in range(copies):
        s = bpy.data.lights.new('sun', 'SUN'); s.energy = sun / copies; s.color = sun_col; s.angle = math.radians(1.2)
        ob = bpy.data.objects.new('sun', s); e = math.radians(elev)
        d = Vector((sin(r) * cos(e), cos(r) * cos(e), sin(e))); ob.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler(); link(ob)
    return w


def studio_world(top=(.9, .95, 1, 1), bottom=(.3, .32, .36, 1), strength=.5):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    t = w.node_tree; t.nodes.clear()
    b = N.__new__(N); b.t = t; b.out = t.nodes.new('ShaderNodeOutputWorld')
    z = b.n('SeparateXYZ', {0: b.n('TexCoord').outputs['Generated']}).outputs[2]
    c = b.ramp(b.math('ADD', b.math('MULTIPLY', z, .5), .5), [(0, bottom), (1, top)])
    b.put(b.out.inputs[0], b.n('Background', {'Color': c, 'Strength': strength}))
    return w
