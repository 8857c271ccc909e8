"""Sky dome painted by height and by angle to the sun, with lit high cloud. The sun itself is a lamp: less noise than a disc."""
from lib import *


def stops(pairs):
    return [(z, (*c, 1)) for z, c in pairs]


def sky_dome(far, near, cloud, rot, elev=4.0, sun=3.0, sun_col=(1, .5, .25), size=1.2, strength=.6,
             cover=.7, seed=0.0, ground=(.06, .06, .07), copies=4):
    """far / near: [(height, colour)] away from and towards the sun; cloud: (far, near, core) colours; rot: degrees, 0 = +Y, 90 = +X."""
    world = bpy.data.worlds.new('sky'); bpy.context.scene.world = world; world.use_nodes = True
    tree = world.node_tree; tree.nodes.clear()
    b = N.__new__(N); b.t = tree; b.out = tree.nodes.new('ShaderNodeOutputWorld')
    tc = b.n('TexCoord').outputs['Generated']
    X, Y, Z = b.n('SeparateXYZ', {0: tc}).outputs
    r, e = math.radians(rot), math.radians(elev)
    toward = b.n('VectorMath', {0: tc, 1: (sin(r), cos(r), .02)}, operation='DOT_PRODUCT').outputs['Value']
    side = b.ramp(b.math('ADD', b.math('MULTIPLY', toward, .5), .5), [(.10, 0.), (.75, .45), (1.0, 1.)])
    height = b.math('MAXIMUM', Z, 0.0)
    clear = b.mix(side, b.ramp(height, stops(far)), b.ramp(height, stops(near)))
    below = b.n('MapRange', {0: Z, 1: -.02, 2: 0.0, 3: 1.0, 4: 0.0}).outputs[0]
    plain = b.mix(below, clear, (*ground, 1))
    # cloud: noise on a plane overhead, so that it flattens towards the horizon
    zz = b.math('ADD', height, .12)
    P = b.n('CombineXYZ', {0: b.math('DIVIDE', X, zz), 1: b.math('DIVIDE', Y, zz), 2: seed}).outputs[0]
    warp = b.n('TexNoise', {'Vector': P, 'Scale': .45, 'Detail': 3.0}).outputs['Color']
    P = b.n('VectorMath', {0: P, 1: b.n('VectorMath', {0: warp, 'Scale': 1.3}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    f = b.math('ADD', b.math('MULTIPLY', b.noise(b.mapping(P, (.36, 1.2, 1), (.7, .3, 0)), .8, 10, .60), .68),
               b.math('MULTIPLY', b.noise(b.mapping(P, (.8, 1.5, 1), (5, 1, 0)), 2.2, 8, .64), .32))
    mask = b.ramp(f, [(.58 - .14 * cover, 0.), (.64 - .06 * cover, .5), (.78, 1.)])
    mask = b.math('MULTIPLY', b.math('MULTIPLY', mask, b.ramp(height, [(0, .0), (.05, .55), (.16, 1.), (.8, .35)])), .8)
    lit = b.mix(side, (*cloud[0], 1), (*cloud[1], 1))
    lit = b.mix(b.ramp(f, [(.60, 0.), (.80, .65)]), lit, (*cloud[2], 1))
    seen = b.mix(below, b.mix(mask, clear, lit), (*ground, 1))
    ray = b.n('LightPath')      # clouds only where they can be seen: bounces take the cheap gradient
    visible = b.math('MAXIMUM', ray.outputs['Is Camera Ray'], ray.outputs['Is Glossy Ray'])
    shade = [b.n('Background', {'Color': c, 'Strength': strength}).outputs[0] for c in (plain, seen)]
    b.put(b.out.inputs[0], b.n('MixShader', {0: visible, 1: shade[0], 2: shade[1]}))
    world.cycles.sampling_method = 'MANUAL'; world.cycles.sample_map_resolution = 1024
    direction = Vector((sin(r) * cos(e), cos(r) * cos(e), sin(e)))
    for _ in range(copies if sun else 0):   # copies of the sun get their share of light samples beside the lamps
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy, lamp.color, lamp.angle = sun / copies, sun_col, math.radians(size)
        ob = bpy.data.objects.new('sun', lamp)
        ob.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()
        link(ob)
    return world


GOLDEN = dict(far=[(0, (.74, .56, .44)), (.06, (.60, .53, .49)), (.13, (.46, .46, .50)), (.22, (.30, .35, .43)), (.45, (.13, .21, .34)), (1, (.045, .09, .19))],
              near=[(0, (1.9, .95, .38)), (.05, (1.45, .88, .47)), (.14, (.66, .60, .56)), (.34, (.26, .37, .50)), (1, (.06, .11, .21))],
              cloud=((.62, .50, .46), (1.70, .92, .58), (.24, .24, .28)), sun_col=(1, .60, .32))
BLUE_HOUR = dict(far=[(0, (.105, .15, .235)), (.08, (.085, .135, .23)), (.22, (.05, .095, .185)), (.5, (.022, .05, .115)), (1, (.010, .025, .065))],
                 near=[(0, (1.50, .72, .38)), (.06, (1.05, .60, .42)), (.15, (.50, .41, .42)), (.32, (.12, .18, .28)), (1, (.018, .038, .085))],
                 cloud=((.09, .12, .18), (.62, .40, .36), (.05, .075, .12)), sun_col=(1, .6, .4))
MORNING = dict(far=[(0, (.80, .78, .70)), (.08, (.66, .70, .70)), (.25, (.36, .50, .64)), (.6, (.18, .33, .53)), (1, (.10, .22, .42))],
               near=[(0, (1.75, 1.20, .68)), (.08, (1.35, 1.06, .74)), (.22, (.74, .78, .78)), (.5, (.32, .47, .62)), (1, (.14, .28, .48))],
               cloud=((.86, .82, .78), (1.60, 1.25, .95), (.58, .60, .64)), sun_col=(1, .77, .48))
HAZE = dict(far=[(0, (.74, .67, .58)), (.10, (.64, .62, .60)), (.28, (.42, .50, .57)), (.6, (.22, .33, .46)), (1, (.13, .22, .36))],
            near=[(0, (1.70, 1.15, .62)), (.10, (1.35, 1.0, .66)), (.26, (.80, .74, .66)), (.55, (.32, .41, .50)), (1, (.16, .25, .38))],
            cloud=((.74, .70, .66), (1.55, 1.12, .76), (.50, .50, .53)), sun_col=(1, .72, .42))
DUSK = dict(far=[(0, (.30, .26, .31)), (.07, (.28, .26, .34)), (.18, (.17, .21, .33)), (.42, (.065, .11, .215)), (1, (.022, .045, .105))],
            near=[(0, (.95, .44, .25)), (.06, (.78, .42, .31)), (.16, (.42, .33, .36)), (.36, (.13, .175, .28)), (1, (.03, .055, .12))],
            cloud=((.26, .22, .29), (.95, .47, .36), (.10, .105, .15)), sun_col=(1, .45, .25))
