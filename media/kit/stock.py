"""Base materials of a plant, built once per scene."""

from kit.grounds import m_concrete
from kit.nodes import rgb
from kit.paint import m_emit, m_galv, m_plain, m_tank


class Mats:
    """Materials by name."""

    pass


def mats():
    """The materials that most scenes start from."""
    M = Mats()
    M.galv = m_galv()
    M.dark = m_plain("darksteel", rgb("#3b4147"), 0.45, 0.6)
    M.paint_grey = m_plain("greypaint", rgb("#8b9298"), 0.4)
    M.safety = m_plain("safety", rgb("#d99a1c"), 0.42, coat=0.2)
    M.teal = m_plain("teal", rgb("#0b6e7f"), 0.32, coat=0.3)
    M.navy = m_plain("navy", rgb("#12324a"), 0.35, coat=0.3)
    M.steel = m_plain("stainless", (0.62, 0.62, 0.61, 1), 0.24, 1.0, micro=0.1)
    M.bolt = m_plain("bolt", (0.45, 0.45, 0.46, 1), 0.35, 1.0)
    M.rubber = m_plain("rubber", rgb("#17181a"), 0.65)
    M.black = m_plain("black", rgb("#0d0f11"), 0.35)
    M.white = m_plain("whiteplastic", rgb("#e9eceb"), 0.38, coat=0.15)
    M.pipe = m_plain("pipe", rgb("#a7adb0"), 0.36, 0.0)
    M.decal = m_plain("decal", rgb("#10344c"), 0.35)
    M.conc = m_concrete()
    M.tank = m_tank("tankpaint")
    M.lamp = m_emit("lamp", (1, 0.72, 0.42, 1), 14)
    M.led = m_emit("led", (0.1, 1, 0.75, 1), 25)
    return M
