"""Liquid, level line and radar beam of the cut-away tank. No volumes: path length and scattering are computed in the
surface shaders, so that they add no noise. Everything that moves hangs on the value nodes set by Liquid.pose()."""
from device_model import *

GLOW = (.10, .86, .76, 1)


class Liquid:
    def __init__(s, root, R, floor_z, a0, a1, beam_top, beam_xy, M):
        s.R, s.floor, s.a0, s.a1, s.beam_top, s.beam_xy = R, floor_z, a0, a1, beam_top, beam_xy
        s.values = {'level': [], 'sx': [], 'sy': [], 'pulse': [], 'ring': []}
        s.root = empty('liquid', parent=root)
        s.scaled = []
        s.wall_mat = s.lining()
        s.build()
        s.build_beam(root)

    def value(s, b, key):
        v = b.n('Value'); s.values[key].append(v); return v.outputs[0]

    # ---- shader fragments
    def sway(s, b, P, scale, sign=1):
        """coordinates that drift on a small circle: the pattern lives, yet the last frame meets the first"""
        off = b.n('CombineXYZ', {0: b.math('MULTIPLY', s.value(b, 'sx'), sign), 1: s.value(b, 'sy'), 2: b.math('MULTIPLY', s.value(b, 'sx'), .6)}).outputs[0]
        return b.mapping(b.n('VectorMath', {0: P, 1: off}, operation='ADD').outputs[0], scale)

    def caustic(s, b, P):
        """two nets of bright seams drifting against each other; their product flickers like light under waves"""
        def net(scale, sign):
            v = s.sway(b, P, (scale, scale, scale * .55), sign)
            wob = b.n('VectorMath', {0: b.n('TexNoise', {'Vector': v, 'Scale': 1.1, 'Detail': 2.0}).outputs['Color'], 'Scale': .9}, operation='SCALE').outputs[0]
            vv = b.n('VectorMath', {0: v, 1: wob}, operation='ADD').outputs[0]
            d = b.n('TexVoronoi', {'Vector': vv, 'Scale': 1.0}, feature='DISTANCE_TO_EDGE').outputs['Distance']
            return b.math('EXPONENT', b.math('MULTIPLY', d, -7.0))
        return b.math('ADD', b.math('MULTIPLY', net(.55, 1), net(.8, -1)), b.math('MULTIPLY', net(.55, 1), .18))

    def in_liquid(s, b, P):
        """1 where there is liquid, 0 in the sector that was cut out (the floor runs through both)"""
        X, Y, _ = b.n('SeparateXYZ', {0: P}).outputs
        side = lambda an, sg: b.math('MULTIPLY', b.math('SUBTRACT', b.math('MULTIPLY', Y, cos(an)), b.math('MULTIPLY', X, sin(an))), sg)
        inside = b.math('MINIMUM', side(s.a0, 1.0), side(s.a1, -1.0))
        return b.n('MapRange', {0: inside, 1: -.05, 2: .05, 3: 1.0, 4: 0.0}).outputs[0]

    def lining(s):
        """epoxy-lined inside of the shell: weld seams, a tide mark, and caustic light where it is under the level"""
        b = N('lining'); uv = b.n('UVMap').outputs[0]; P = b.n('NewGeometry').outputs['Position']; Z = b.n('SeparateXYZ', {0: P}).outputs[2]
        seam = b.n('TexBrick', {'Vector': uv, 'Scale': 1.0, 'Mortar Size': .018, 'Mortar Smooth': 1.0, 'Brick Width': 6.0, 'Row Height': 2.5}, offset=.4, squash=1).outputs['Fac']
        cloud = b.noise(P, .5, 6, .62); run = b.noise(b.mapping(uv, (2.6, .07, 1)), 1.5, 6, .6)
        c = b.mix(b.math('MULTIPLY', cloud, .5), rgb('#8d9a9d'), rgb('#5f6d72'))
        c = b.mix(b.ramp(run, [(.48, 0.), (.75, .35)]), c, rgb('#3f4a4c'))
        dep = b.math('SUBTRACT', s.value(b, 'level'), Z)
        # the film the liquid leaves on the wall when it breathes
        wet = b.n('MapRange', {0: dep, 1: -.30, 2: -.05, 3: 0.0, 4: 1.0}).outputs[0]
        c = b.mix(b.math('MULTIPLY', wet, .55), c, rgb('#1c3238'))
        c = b.mix(b.math('MULTIPLY', seam, .35), c, (.05, .06, .06, 1))
        under = b.n('MapRange', {0: dep, 1: 0.0, 2: .12, 3: 0.0, 4: 1.0}).outputs[0]
        amount = b.math('MULTIPLY', b.math('MULTIPLY', under, s.in_liquid(b, P)), b.math('EXPONENT', b.math('MULTIPLY', dep, -.22)))
        em = b.math('MULTIPLY', amount, b.math('ADD', .06, b.math('MULTIPLY', s.caustic(b, P), .62)))
        nrm = b.bump(seam, .7, .02, b.bump(cloud, .3, .1))
        p = b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .42, 'Normal': nrm, 'Emission': (.16, .78, .74, 1)})
        b.put(p.inputs['Emission Strength'], em)
        return b.done(p, rgb('#6d7c80'))

    def body_mat(s):
        """cut face: what a clear liquid does along the line of sight to the wall or floor behind it"""
        b = N('liquid'); g = b.n('NewGeometry'); P = g.outputs['Position']; I = g.outputs['Incoming']
        X, Y, Z = b.n('SeparateXYZ', {0: P}).outputs; IX, IY, IZ = b.n('SeparateXYZ', {0: I}).outputs
        m = b.math; mul = lambda x, y: m('MULTIPLY', x, y); add = lambda x, y: m('ADD', x, y); sub = lambda x, y: m('SUBTRACT', x, y)
        # ray P - t*I against the cylinder r = R and the floor
        aa = add(mul(IX, IX), mul(IY, IY)); bb = mul(-1.0, add(mul(X, IX), mul(Y, IY))); cc = sub(add(mul(X, X), mul(Y, Y)), s.R ** 2)
        t_wall = m('DIVIDE', sub(m('SQRT', m('MAXIMUM', sub(mul(bb, bb), mul(aa, cc)), 0.0)), bb), m('MAXIMUM', aa, 1e-4))
        t_floor = m('DIVIDE', sub(Z, s.floor), m('MAXIMUM', IZ, 1e-3))
        t = m('MAXIMUM', m('MINIMUM', t_wall, t_floor), 0.0)
        level = s.value(b, 'level')
        dep = m('MAXIMUM', sub(level, sub(Z, mul(mul(t, IZ), .35))), 0.0)     # rays going up would make it negative, and exp() explode
        down = m('EXPONENT', mul(dep, -.11))           # light that reaches this depth
        T = b.n('CombineRGB', {0: mul(down, m('POWER', .60, t)), 1: mul(down, m('POWER', .84, t)), 2: mul(down, m('POWER', .86, t))}).outputs[0]
        fog = sub(1.0, m('POWER', .80, t))
        tint = b.ramp(m('DIVIDE', dep, 9.0), [(0, (.040, .40, .38, 1)), (.12, (.018, .23, .25, 1)), (.42, (.007, .100, .130, 1)), (.95, (.003, .036, .056, 1))])
        # slanting shafts of daylight below the surface
        shaft = b.noise(s.sway(b, b.mapping(P, (1, 1, .12)), (.62, .62, .62)), 1.0, 3, .5, .4)
        gain = add(.80, mul(b.ramp(shaft, [(.38, 0.), (.68, .75)]), m('EXPONENT', mul(dep, -.28))))
        # light gathers just under the level line
        skin = mul(m('EXPONENT', mul(sub(level, Z), -3.2)), .42)
        plane = sub(1.0, mul(m('GREATER_THAN', X, 0.0), .16))    # the two cut faces differ a little, so that their edge reads
        em = b.n('Emission', {'Color': tint})
        b.put(em.inputs[1], mul(plane, add(add(mul(mul(fog, gain), .95), skin), .06)))
        body = b.n('AddShader', {0: em.outputs[0], 1: b.n('BsdfTransparent', {'Color': T}).outputs[0]})
        return b.done(body)

    def surface_mat(s):
        b = N('surface'); P = b.n('NewGeometry').outputs['Position']; X, Y, Z = b.n('SeparateXYZ', {0: P}).outputs
        dx = b.math('SUBTRACT', X, s.beam_xy[0]); dy = b.math('SUBTRACT', Y, s.beam_xy[1])
        d = b.math('SQRT', b.math('ADD', b.math('MULTIPLY', dx, dx), b.math('MULTIPLY', dy, dy)))
        wave = b.math('SINE', b.math('SUBTRACT', b.math('MULTIPLY', d, 3.1), s.value(b, 'ring')))
        ring = b.math('POWER', b.math('ADD', .5, b.math('MULTIPLY', .5, wave)), 6.0)
        fade = b.ramp(b.math('DIVIDE', d, 7.0), [(0, 1.), (.25, .5), (1, 0.)])
        ripple = b.noise(s.sway(b, P, (1, 1, 1)), 1.3, 3, .5)
        nrm = b.bump(wave, .10, .03, b.bump(ripple, .22, .05))
        p = b.n('BsdfPrincipled', {'Base Color': (.006, .085, .09, 1), 'Roughness': .05, 'Specular': .55, 'Normal': nrm, 'Emission': (.05, .62, .56, 1)})
        b.put(p.inputs['Emission Strength'], b.math('ADD', .16, b.math('MULTIPLY', b.math('MULTIPLY', ring, fade), .85)))
        return b.done(p)

    def build(s):
        R, a0, a1 = s.R - .004, s.a0, s.a1
        full = dict(a0=a1, a1=a0 + 2 * pi, segs=260, parent=s.root)
        # the last 12 cm climb the wall: the meniscus, exaggerated enough to be seen
        lathe('surf', [(0, 0), (R - .16, 0), (R - .09, .012), (R - .04, .04), (R, .095)], s.surface_mat(), **full)
        mat = s.body_mat()
        for an in (a0, a1):
            bm = bmesh.new(); c = (R * cos(an), R * sin(an))
            bm.faces.new([bm.verts.new(p) for p in ((0, 0, -1), (*c, -1), (*c, 0), (0, 0, 0))])
            s.scaled.append(obj('cutface', from_bm(bm, 'cutface'), mat, parent=s.root, smooth=False))
        rise = lambda an: [((R - w) * cos(an), (R - w) * sin(an), h) for w, h in ((0, .10), (.05, .04), (.11, .012), (.20, 0))]
        tubes('line', [rise(a0) + [(0, 0, 0)] + rise(a1)[::-1]], .032, m_emit('line', GLOW, 3.2), s.root)
        seg = [a1 + (a0 + 2 * pi - a1) * i / 160 for i in range(161)]
        tubes('rim', [[(R * .998 * cos(t), R * .998 * sin(t), .09) for t in seg]], .016, m_emit('rim', GLOW, 1.1), s.root)
        # what the bright surface throws up at the wall and the roof
        up = area('up', (0, 1.4, 0), (0, 1.4, 9), 9.5, 95, (.16, .92, .84)); up.parent = s.root; up.location = (0, 1.4, .06); up.rotation_euler = (pi, 0, 0)
        up.visible_glossy = False

    def build_beam(s, root):
        b = N('beam'); P = b.n('NewGeometry').outputs['Position']; Z = b.n('SeparateXYZ', {0: P}).outputs[2]
        apex = (*s.beam_xy, s.beam_top + .4)
        d = b.n('VectorMath', {0: P, 1: apex}, operation='DISTANCE').outputs['Value']       # round wave fronts
        wave = b.math('POWER', b.math('ADD', .5, b.math('MULTIPLY', .5, b.math('SINE', b.math('SUBTRACT', b.math('MULTIPLY', d, 5.2), s.value(b, 'pulse'))))), 2.5)
        soft = b.math('POWER', b.math('SUBTRACT', 1.0, b.n('LayerWeight', {'Blend': .5}).outputs['Facing']), 1.8)
        hgt = b.n('MapRange', {0: Z, 1: s.value(b, 'level'), 2: s.beam_top, 3: .25, 4: 1.0}).outputs[0]
        em = b.n('Emission', {'Color': GLOW})
        b.put(em.inputs[1], b.math('MULTIPLY', b.math('MULTIPLY', soft, hgt), b.math('ADD', .06, b.math('MULTIPLY', wave, .42))))
        mat = b.done(b.n('AddShader', {0: em.outputs[0], 1: b.n('BsdfTransparent').outputs[0]}))
        s.beam = lathe('beam', [(.20, 0), (1.35, -1)], mat, (*s.beam_xy, s.beam_top), parent=root, segs=96)
        s.beam.visible_shadow = s.beam.visible_diffuse = False

    def pose(s, t, level):
        """t in [0, 1); every motion is periodic"""
        w = 2 * pi * t
        s.root.location = (0, 0, level)
        for o in s.scaled: o.scale = (1, 1, level - s.floor)
        s.beam.scale = (1, 1, s.beam_top - level)
        now = {'level': level, 'sx': .42 * cos(w), 'sy': .42 * sin(w), 'pulse': w * 4, 'ring': w * 2}
        for k, nodes in s.values.items():
            for v in nodes: v.outputs[0].default_value = now[k]
