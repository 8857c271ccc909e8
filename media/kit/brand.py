"""What makes the pictures one family: petrol stripe, white paint, and one instrument in the liquid colour."""
from parts import *

PETROL, LIQUID = rgb('#0C3540'), rgb('#5FE3CC')


def brand(M):
    """Add the family's materials to the kit's."""
    M.petrol = m_plain('petrol', PETROL, .34, coat=.2)
    b = N('liquid')      # paint and gauge glass, not a lamp: a tank has no neon on it
    M.liquid = b.done(b.n('BsdfPrincipled', {'Base Color': LIQUID, 'Roughness': .35, 'Emission': LIQUID, 'Emission Strength': .12}), LIQUID)
    M.lit = m_emit('lit', LIQUID, 1.5)
    M.white = m_plain('whitepaint', rgb('#e6e8e6'), .36, coat=.15)
    return M


def level_gauge(M, loc, h, fill, rot=(0, 0, 0), w=.3, parent=None):
    """Float gauge board on a shell, facing local -Y: white board, black marks, guide wire, the hand at `fill` (0..1)."""
    e = empty('gauge', loc, rot, parent); z = h * (.03 + .94 * fill)
    box('board', (w, .04, h), (0, 0, h / 2), M.white, parent=e, bevel=.005)
    multi_boxes('marks', [((w * (.62 if k % 5 == 0 else .34), .012, .035 if k % 5 == 0 else .022), Matrix.Translation((w * (.46 - (.31 if k % 5 == 0 else .17)), -.022, h * (.03 + .94 * k / 40)))) for k in range(41)], M.black, e)
    multi_boxes('brackets', [((w * .5, .14, .06), Matrix.Translation((0, .06, h * t))) for t in (.04, .35, .65, .96)], M.galv, e)
    tubes('wire', [[(-w * .30, -.05, 0), (-w * .30, -.05, h)]], .008, M.galv, e, res=2)
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((x * w, -.06, z + dz)) for x, dz in ((-.48, -.10), (.02, -.10), (.24, 0), (.02, .10), (-.48, .10))])
    obj('hand', from_bm(bm, 'hand'), M.liquid, parent=e, smooth=False).modifiers.new('s', 'SOLIDIFY').thickness = .03
    for q in (-.04, h + .04):
        box('cap', (w * 1.1, .12, .10), (0, .02, q), M.galv, parent=e, bevel=.015)
    return e
