"""Materials of the ground: concrete, gravel, grass."""
from nodes import *


def m_concrete(name='concrete', col=(.40, .39, .37, 1), joints=0.0, wet=0.0, scale=1.0):
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    big = b.noise(tc, .25 * scale, 6, .6); mid = b.noise(tc, 2.2 * scale, 8, .65); fin = b.noise(tc, 38 * scale, 4, .7)
    c = b.mix(b.ramp(big, [(.3, 0.), (.72, 1.)]), col, tuple(x * .66 for x in col[:3]) + (1,))
    c = b.mix(b.ramp(mid, [(.42, 0.), (.75, .45)]), c, tuple(x * .55 for x in col[:3]) + (1,))
    c = b.mix(b.math('MULTIPLY', fin, .22), c, (.62, .60, .57, 1))
    r = b.math('ADD', .62, b.math('MULTIPLY', mid, .28))
    nrm = b.bump(mid, .18, .03); nrm = b.bump(fin, .35, .006, nrm)
    if joints:
        br = b.n('TexBrick', {'Vector': tc, 'Scale': 1.0, 'Mortar Size': .018, 'Mortar Smooth': .3, 'Brick Width': joints, 'Row Height': joints, 'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1)}, offset=0.0, squash=1)
        j = br.outputs['Fac']; c = b.mix(b.math('MULTIPLY', br.outputs['Color'], .10), c, (.2, .2, .2, 1))
        c = b.mix(j, c, (.05, .05, .048, 1)); nrm = b.bump(b.math('SUBTRACT', 1.0, j), .9, .03, nrm)
    if wet:
        w = b.math('ADD', b.math('MULTIPLY', b.noise(tc, .11, 4, .55, .6), .8), b.math('MULTIPLY', b.noise(tc, .55, 5, .6), .2))
        pud = b.ramp(w, [(.545 - .08 * wet, 0.), (.575 - .08 * wet, 1.)])   # standing water
        damp = b.ramp(w, [(.40 - .08 * wet, 0.), (.56 - .08 * wet, 1.)])    # damp rim
        c = b.mix(b.math('MULTIPLY', damp, .62), c, b.mix(1.0, c, (.30, .29, .28, 1), 'MULTIPLY'))
        r = b.mix(damp, r, b.math('MULTIPLY', r, .5)); r = b.mix(pud, r, (.025, .025, .025, 1))
        flat = b.n('NewGeometry').outputs['Normal']
        rip = b.bump(b.noise(tc, 5, 2), .02, .02)
        nrm = b.mix(pud, nrm, rip)
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': r, 'Normal': nrm, 'Specular': .5}), tuple(x * .75 for x in col[:3]) + (1,))


def m_gravel(name='gravel'):
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    v = b.n('TexVoronoi', {'Vector': tc, 'Scale': 16.0, 'Randomness': 1.0}); v2 = b.n('TexVoronoi', {'Vector': tc, 'Scale': 41.0})
    g = b.n('RGBToBW', {0: v.outputs['Color']}).outputs[0]
    big = b.noise(tc, .12, 6, .6); mid = b.noise(tc, .9, 6, .6)
    c = b.ramp(g, [(0, (.13, .125, .115, 1)), (.5, (.24, .23, .21, 1)), (1, (.40, .385, .36, 1))])
    c = b.mix(b.ramp(big, [(.35, 0.), (.7, .65)]), c, (.12, .115, .10, 1))
    c = b.mix(b.ramp(mid, [(.55, 0.), (.75, .5)]), c, (.09, .10, .055, 1))
    h = b.math('ADD', b.math('MULTIPLY', v.outputs['Distance'], -1.0), b.math('MULTIPLY', v2.outputs['Distance'], -.3))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .85, 'Specular': .3, 'Normal': b.bump(h, 1.0, .05)}), (.2, .19, .17, 1))


def m_grass(name='grass'):
    b = N(name); tc = b.n('TexCoord').outputs['Object']
    a = b.noise(tc, .05, 7, .65); d = b.noise(tc, 3.0, 8, .75)
    c = b.ramp(a, [(.3, (.055, .062, .022, 1)), (.55, (.10, .092, .040, 1)), (.75, (.15, .125, .065, 1))])
    c = b.mix(b.math('MULTIPLY', d, .6), c, (.02, .03, .012, 1))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': 1.0, 'Specular': .1, 'Normal': b.bump(d, 1.0, .25)}), (.08, .08, .03, 1))
