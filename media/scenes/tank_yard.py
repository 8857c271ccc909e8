"""The yard behind two pictures: the tank farm seen from the road, and the gauge on the roof of TK-204."""
from shoot import *
from brand import *
from terrain import *
from tankfarm import *
from yard import *
from vegetation import *
import tk204
from tk204 import R, TOP, GAUGE_R

C = Vector((0, 5.5, 0))       # where TK-204 stands; the road runs in front of it
NEIGHBOURS = ((-34, 12, 10, 12.5), (34, 15, 10, 12.5), (-15, 42, 11, 12.5), (18, 46, 11, 13.5), (-47, 44, 11, 13.5), (50, 48, 11, 13.5),
              (-14, 76, 12, 14), (24, 80, 12, 14), (-60, 78, 12, 14), (66, 82, 12, 14))


def on_roof(a, r=GAUGE_R):
    """A point on TK-204's roof: bearing and distance from its middle."""
    return Vector((C.x + r * cos(a), C.y + r * sin(a), tk204.roof_z(r)))


def build(M, gauge, gauge_a=-1.1):
    """gauge: put the small gauge on the roof; the roof picture brings its own detailed one."""
    stripe = lambda h: (h - 1.45, h - .85, M.petrol)
    hero = tk204.tk204(M, C, gauge_a, gauge, label_a=-1.45)
    outlet(M, R, -1.5708, .18, .95, z=.85, parent=hero); outlet(M, R, -1.40, .11, .9, z=.8, parent=hero)
    paint = [m_tank(f'paint{i}', rgb(c), rust=.2) for i, c in enumerate(('#dfe1df', '#cfd4d4', '#e2e0d8'))]
    for i, (x, y, r, h) in enumerate(NEIGHBOURS):
        tank(M, (x, y, 0), r, h, rot=random.uniform(-.6, .9), simple=True, mat=paint[i % 3], rail=i < 6, band=stripe(h))
    slab('field', -1500, 1500, -1500, 1500, -.62, m_grass())
    slab('pad', -180, 180, -12, 90, -.02, m_gravel())
    slab('road', -180, 180, -42, -12, 0, m_concrete('road', (.25, .245, .235, 1), joints=4.0, wet=.42))
    box('kerb', (360, .3, .22), (0, -12.1, .06), M.conc, bevel=.03)
    for y, z, r, m in ((-10.4, .85, .16, M.pipe), (-9.9, .80, .11, M.petrol), (-9.5, .78, .09, M.firered), (-9.0, .86, .17, M.white)):
        tubes('pipe', [[(-90, y, z), (90, y, z)]], r, m, res=10)
    for x in range(-90, 96, 6):
        box('sleeper', (.3, 2.3, .12), (x + 1.2, -9.7, .62), M.galv, bevel=.01)
        for dy in (-.9, .8):
            box('foot', (.35, .4, .62), (x + 1.2, -9.7 + dy, .28), M.conc, bevel=.02)
    for x in (-14, 13):
        hydrant(M, x, -11.3); bollard(M, x - .9, -11.4); bollard(M, x + .9, -11.4)
    for x in (-7.5, 18):
        sign(M, x, -11.5, mat=M.petrol)
    cabinet(M, 8.2, -11.2, size=(1.4, .5, 1.7))
    hills(((420, 26, '#15191d'), (700, 58, '#1d232a')), volcano=(-420, 260, 130))
    G = greens()
    palms = [palm(random.uniform(8, 11), leaf=G['palm'], bark=G['bark']) for _ in range(2)]
    plant(palms, [(x + random.uniform(-4, 4), random.uniform(88, 110), -.6) for x in range(-110, 120, 11)])
