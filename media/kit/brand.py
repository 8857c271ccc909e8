"""Brand features that all pictures share: petrol stripe, white paint, and one instrument in the liquid colour."""

import bmesh
from mathutils import Matrix

from kit.bars import multi_boxes, tubes
from kit.mesh import box, empty, from_bm, obj
from kit.nodes import N, rgb
from kit.paint import m_emit, m_plain

PETROL, LIQUID = rgb("#0C3540"), rgb("#5FE3CC")


def brand(M):
    """Add the family's materials to the kit's."""
    M.petrol = m_plain("petrol", PETROL, 0.34, coat=0.2)
    b = N("liquid")  # as paint and gauge glass, not as a lamp: tanks do not glow
    M.liquid = b.done(
        b.n("BsdfPrincipled", {"Base Color": LIQUID, "Roughness": 0.35, "Emission": LIQUID, "Emission Strength": 0.12}),
        LIQUID,
    )
    M.lit = m_emit("lit", LIQUID, 1.5)
    M.white = m_plain("whitepaint", rgb("#e6e8e6"), 0.36, coat=0.15)
    return M


def level_gauge(M, loc, h, fill, rot=(0, 0, 0), w=0.3, parent=None):
    """Float gauge board on a shell, facing local -Y: white board, black marks, guide wire, the hand at `fill`
    (0..1)."""
    e = empty("gauge", loc, rot, parent)
    z = h * (0.03 + 0.94 * fill)
    box("board", (w, 0.04, h), (0, 0, h / 2), M.white, parent=e, bevel=0.005)
    multi_boxes(
        "marks",
        [
            (
                (w * (0.62 if k % 5 == 0 else 0.34), 0.012, 0.035 if k % 5 == 0 else 0.022),
                Matrix.Translation((w * (0.46 - (0.31 if k % 5 == 0 else 0.17)), -0.022, h * (0.03 + 0.94 * k / 40))),
            )
            for k in range(41)
        ],
        M.black,
        e,
    )
    multi_boxes(
        "brackets",
        [((w * 0.5, 0.14, 0.06), Matrix.Translation((0, 0.06, h * t))) for t in (0.04, 0.35, 0.65, 0.96)],
        M.galv,
        e,
    )
    tubes("wire", [[(-w * 0.30, -0.05, 0), (-w * 0.30, -0.05, h)]], 0.008, M.galv, e, res=2)
    bm = bmesh.new()
    bm.faces.new(
        [
            bm.verts.new((x * w, -0.06, z + dz))
            for x, dz in ((-0.48, -0.10), (0.02, -0.10), (0.24, 0), (0.02, 0.10), (-0.48, 0.10))
        ]
    )
    obj("hand", from_bm(bm, "hand"), M.liquid, parent=e, smooth=False).modifiers.new("s", "SOLIDIFY").thickness = 0.03
    for q in (-0.04, h + 0.04):
        box("cap", (w * 1.1, 0.12, 0.10), (0, 0.02, q), M.galv, parent=e, bevel=0.015)
    return e
