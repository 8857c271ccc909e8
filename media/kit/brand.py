"""What makes the pictures one family: petrol stripe, white paint, and one instrument in the liquid colour."""
from parts import *

PETROL, LIQUID = rgb('#0C3540'), rgb('#5FE3CC')


def brand(M):
    """Add the family's materials to the kit's."""
    M.petrol = m_plain('petrol', PETROL, .34, coat=.2)
    M.liquid = m_emit('liquid', LIQUID, 1.5)
    M.white = m_plain('whitepaint', rgb('#e6e8e6'), .36, coat=.15)
    return M


def level_gauge(M, loc, h, fill, rot=(0, 0, 0), w=.3, parent=None):
    """Level column on a shell, facing local -Y: petrol back board, glass tube, liquid up to `fill` (0..1), ticks."""
    e = empty('gauge', loc, rot, parent)
    box('board', (w, .06, h), (0, 0, h / 2), M.petrol, parent=e, bevel=.01)
    box('column', (w * .42, .05, h * fill * .94), (-w * .16, -.035, h * .03 + h * fill * .47), M.liquid, parent=e, bevel=0)
    multi_boxes('ticks', [((w * (.3 if k % 5 == 0 else .16), .012, w * .06), Matrix.Translation((w * .26, -.036, h * (.03 + .94 * k / 20)))) for k in range(21)], M.white, e)
    for z in (-.05, h + .05):
        box('cap', (w * 1.2, .16, .14), (0, .02, z), M.galv, parent=e, bevel=.02)
    return e
