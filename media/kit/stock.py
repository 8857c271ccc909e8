"""Base materials of a plant, made once a scene."""
from lib import *


class Mats: pass


def mats():
    M = Mats()
    M.galv = m_galv()
    M.dark = m_plain('darksteel', rgb('#3b4147'), .45, .6)
    M.paint_grey = m_plain('greypaint', rgb('#8b9298'), .4)
    M.safety = m_plain('safety', rgb('#d99a1c'), .42, coat=.2)
    M.teal = m_plain('teal', rgb('#0b6e7f'), .32, coat=.3)
    M.navy = m_plain('navy', rgb('#12324a'), .35, coat=.3)
    M.steel = m_plain('stainless', (.62, .62, .61, 1), .24, 1.0, micro=.1)
    M.bolt = m_plain('bolt', (.45, .45, .46, 1), .35, 1.0)
    M.rubber = m_plain('rubber', rgb('#17181a'), .65)
    M.black = m_plain('black', rgb('#0d0f11'), .35)
    M.white = m_plain('whiteplastic', rgb('#e9eceb'), .38, coat=.15)
    M.pipe = m_plain('pipe', rgb('#a7adb0'), .36, .0)
    M.decal = m_plain('decal', rgb('#10344c'), .35)
    M.conc = m_concrete()
    M.tank = m_tank('tankpaint')
    M.lamp = m_emit('lamp', (1, .72, .42, 1), 14)
    M.led = m_emit('led', (.1, 1, .75, 1), 25)
    return M
