"""Materials of things: plain paint, light, tank plate, galvanised steel, glass."""
from nodes import *


def m_plain(name, col, rough=.5, metal=0, spec=.5, coat=0, micro=0.15):
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    f = b.noise(tc, 9, 5, .6)
    r = b.math('ADD', rough - micro / 2, b.math('MULTIPLY', f, micro))
    p = b.n('BsdfPrincipled', {'Base Color': col, 'Roughness': r, 'Metallic': metal, 'Specular': spec, 'Clearcoat': coat, 'Clearcoat Roughness': .08})
    if micro: b.put(p.inputs['Normal'], b.bump(b.noise(tc, 60, 3), .04, .004))
    return b.done(p, col)


def m_emit(name, col, strength):
    b = N(name); return b.done(b.n('Emission', {'Color': col, 'Strength': strength}))


def m_tank(name, col=rgb('#e4e6e4'), rough=.33, course=2.3, plate=9.0, dirt=1.0, rust=.35, waviness=1.0):
    """painted plate-steel shell: weld seams, oil-canning, run-off streaks, chalking. UV in metres."""
    b = N(name); uv = b.n('UVMap').outputs[0]
    geo = b.n('NewGeometry'); tc = b.n('TexCoord').outputs['Object']
    sep = b.n('SeparateXYZ', {0: uv}); U, V = sep.outputs[0], sep.outputs[1]
    # weld seams
    br = b.n('TexBrick', {'Vector': uv, 'Scale': 1.0, 'Mortar Size': .012, 'Mortar Smooth': 1.0, 'Brick Width': plate, 'Row Height': course, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1)}, offset=.37, squash=1)
    seam = br.outputs['Fac']; plateid = br.outputs['Color']
    # streaks: long vertical noise, stronger just below the top and at seams
    st1 = b.noise(b.mapping(uv, (3.2, .06, 1)), 1.6, 7, .62)
    st2 = b.noise(b.mapping(uv, (14, .11, 1), (3, 7, 0)), 1.0, 5, .6)
    streak = b.math('MULTIPLY', b.ramp(st1, [(.46, 0.), (.74, 1.)]), b.ramp(st2, [(.38, .25), (.7, 1.)]))
    cloud = b.noise(tc, .35, 5, .6)
    fine = b.noise(tc, 6, 6, .65)
    c = b.mix(b.math('MULTIPLY', cloud, .18), col, tuple(x * .82 for x in col[:3]) + (1,))
    c = b.mix(b.math('MULTIPLY', plateid, .05), c, tuple(x * .8 for x in col[:3]) + (1,))
    c = b.mix(b.math('MULTIPLY', streak, .34 * dirt), c, (.20, .185, .155, 1))
    # splash / algae zone near base
    low = b.ramp(b.math('ADD', b.math('MULTIPLY', V, .9), b.math('MULTIPLY', fine, .55)), [(.12, 1.), (.75, 0.)])
    c = b.mix(b.math('MULTIPLY', low, .45 * dirt), c, (.15, .135, .11, 1))
    # rust weeps at seams
    rn = b.noise(b.mapping(uv, (2.2, .35, 1), (11, 2, 0)), 2.2, 8, .68)
    rm = b.math('MULTIPLY', b.ramp(rn, [(.63, 0.), (.76, 1.)]), rust)
    c = b.mix(rm, c, (.16, .06, .025, 1))
    c = b.mix(b.math('MULTIPLY', seam, .22), c, (.25, .24, .22, 1))
    r = b.math('ADD', rough - .06, b.math('MULTIPLY', fine, .14))
    r = b.math('ADD', r, b.math('MULTIPLY', streak, .22), True)
    nrm = b.bump(b.noise(tc, .55, 2, .4), .55 * waviness, .10)
    nrm = b.bump(seam, .75, .012, nrm)
    nrm = b.bump(fine, .10, .010, nrm)
    p = b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': r, 'Specular': .5, 'Normal': nrm})
    return b.done(p, tuple(x * .82 for x in col[:3]) + (1,))


def m_galv(name='galv', tint=(.52, .54, .55, 1)):
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    v = b.n('TexVoronoi', {'Vector': tc, 'Scale': 26.0}).outputs['Color']
    g = b.n('RGBToBW', {0: v}).outputs[0]
    f = b.noise(tc, 2.5, 6)
    c = b.mix(b.math('MULTIPLY', g, .35), tint, tuple(x * .6 for x in tint[:3]) + (1,))
    c = b.mix(b.ramp(f, [(.5, 0.), (.8, .5)]), c, (.30, .29, .28, 1))
    r = b.math('ADD', .34, b.math('MULTIPLY', g, .2))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Metallic': .85, 'Roughness': r}), (.4, .4, .4, 1))


def m_glass(name='glass', tint=(.93, .97, .98, 1), rough=0.0):
    """thin architectural glass (no refraction shadow noise)"""
    b = N(name)
    lw = b.n('Fresnel', {'IOR': 1.35}).outputs[0]
    g = b.n('BsdfGlossy', {'Roughness': rough + .02, 'Color': (1, 1, 1, 1)})
    t = b.n('BsdfTransparent', {'Color': tint})
    mx = b.n('MixShader', {0: lw, 1: t.outputs[0], 2: g.outputs[0]})
    return b.done(mx)
