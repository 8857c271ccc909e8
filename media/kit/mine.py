"""Open-cast mine: pit with a spiral haul road and its lake, dump truck, gateway mast with dish and solar panel."""
from mathutils import noise
from terrain import *
from truck import wheel
from steel import *


def m_rock(name='pitrock'):
    """Benched ground: strata by height, dusty where flat, washed-out streaks where steep."""
    b = N(name); P = b.n('NewGeometry').outputs['Position']; X, Y, Z = b.n('SeparateXYZ', {0: P}).outputs
    up = b.n('SeparateXYZ', {0: b.n('NewGeometry').outputs['True Normal']}).outputs[2]
    n = b.noise(P, .05, 6, .62); mid = b.noise(P, .35, 7, .68); fine = b.noise(P, 2.4, 6, .7)
    layer = b.math('FRACT', b.math('ADD', b.math('MULTIPLY', Z, .041), b.math('MULTIPLY', n, .55)))
    c = b.ramp(layer, [(0, (.150, .092, .058, 1)), (.22, (.215, .150, .100, 1)), (.40, (.105, .088, .074, 1)), (.52, (.060, .055, .052, 1)), (.62, (.190, .128, .084, 1)), (1, (.150, .092, .058, 1))])
    streak = b.noise(b.mapping(P, (.5, .5, .05)), 1.1, 6, .66)
    c = b.mix(b.math('MULTIPLY', b.ramp(streak, [(.45, 0.), (.7, 1.)]), .55), c, (.055, .044, .036, 1))
    flat = b.ramp(up, [(.72, 0.), (.93, 1.)])
    dust = b.mix(b.math('MULTIPLY', mid, .8), (.300, .225, .160, 1), (.185, .132, .090, 1))
    c = b.mix(b.math('MULTIPLY', flat, .92), c, dust)
    c = b.mix(b.math('MULTIPLY', fine, .3), c, (.09, .07, .055, 1))
    nrm = b.bump(fine, .55, .22, b.bump(mid, .65, .9))
    return b.done(b.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .95, 'Specular': .12, 'Normal': nrm}), (.17, .12, .085, 1))


class Pit:
    """Oval pit whose benches wind down as one haul road: a bench lower with each turn; the step where a turn
    begins lies at -Y, under the viewer's rim. Rim at height 0."""

    def __init__(self, centre, radius, stretch=1.25, bench=9.0, width=13.0, turns=7):
        self.centre, self.radius, self.stretch = centre, radius, stretch
        self.bench, self.width, self.turns = bench, width, turns

    def at(self, a, u, rough=0.0):
        """Point at angle a and bench coordinate u: whole numbers are the outer edges of the road."""
        turn = ((a + pi / 2) % (2 * pi)) / (2 * pi); k = math.floor(u); f = u - k
        drop = min(1.0, max(0.0, (f - .60) / .40))
        R = self.radius * (1 + .05 * sin(2 * a + 1) + .035 * sin(3 * a) + .018 * sin(7 * a + 2)) - max(0.0, u - turn) * self.width
        if rough and 0 < drop < 1:
            R += rough * noise.noise(Vector((cos(a) * 22, sin(a) * 22, u * 3)))
        z = -self.bench * max(0.0, k + drop - turn)
        return Vector((self.centre[0] + R * self.stretch * cos(a), self.centre[1] + R * sin(a), z))

    def build(self, mat, n=720):
        us = [k + f for k in range(-1, self.turns) for f in (0, .15, .3, .45, .58, .61, .66, .72, .78, .84, .90, .95, .99)]
        bm = bmesh.new()
        rows = [[bm.verts.new(self.at(2 * pi * (i + .001) / n * .9985 - pi / 2, u, 2.2) + Vector((0, 0, .25 * noise.noise(Vector((i * .11, u * 2.1, 5)))))) for u in us] for i in range(n + 1)]
        for a, c in zip(rows, rows[1:] + rows[:1]):
            for k in range(len(us) - 1):
                bm.faces.new((a[k], c[k], c[k + 1], a[k + 1]))
        floor = [r[-1] for r in rows]
        mid = bm.verts.new((self.centre[0], self.centre[1], -self.bench * self.turns))
        for a, c in zip(floor, floor[1:]):
            bm.faces.new((a, c, mid))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj('pit', from_bm(bm, 'pit'), mat, angle=24)

    def rim(self, ground, size, z=0.0, n=240):
        """Ground from the rim outwards: a slab would close the pit."""
        bm = bmesh.new(); rings = []
        for s in (1.0, 1.12, 1.6, 3, 9, 26):
            ring = []
            for i in range(n):
                p = self.at(2 * pi * i / n, 0.0); d = Vector((p.x - self.centre[0], p.y - self.centre[1]))
                q = Vector(self.centre) + d * s
                ring.append(bm.verts.new((q.x, q.y, z - (.0 if s < 2 else .4))))
            rings.append(ring)
        for a, c in zip(rings, rings[1:]):
            for i in range(n):
                j = (i + 1) % n; bm.faces.new((a[i], c[i], c[j], a[j]))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        return obj('rim', from_bm(bm, 'rim'), ground, smooth=False)


def dump_truck(M, loc, yaw=0.0, load=True, pitch=0.0):
    """Rigid dump truck, nose towards local +X, 9.6 m long."""
    e = empty('dumper', loc, (0, pitch, yaw))
    for x, dual in ((2.9, False), (-1.9, True)):
        for s in (-1, 1):
            wheel(M, (x, s * (1.75 if not dual else 1.55), .98), w=.75, r=.98, parent=e, dual=dual)
    box('frame', (8.0, 1.1, .7), (.3, 0, 1.35), M.dark, parent=e, bevel=.03)
    box('nose', (1.7, 2.5, 1.25), (3.9, 0, 2.05), M.digger, parent=e, bevel=.08)
    box('radiator', (.06, 1.7, 1.0), (4.77, 0, 2.0), M.black, parent=e)
    box('bumper', (.4, 3.6, .45), (4.55, 0, 1.15), M.digger, parent=e, bevel=.05)
    box('deck', (2.3, 4.0, .12), (3.6, 0, 2.75), M.digger, parent=e, bevel=.02)
    box('cab', (1.5, 1.5, 1.35), (3.3, 1.05, 3.5), M.digger, parent=e, bevel=.08)
    box('cabglass', (1.56, 1.3, .7), (3.32, 1.05, 3.62), M.black, parent=e, bevel=.04); box('cabglass2', (1.2, 1.54, .7), (3.3, 1.05, 3.62), M.black, parent=e, bevel=.04)
    handrail(M, [(4.7, -1.9, 2.8), (4.7, 1.9, 2.8)], e, h=.9, toe=False); handrail(M, [(4.7, -1.95, 2.8), (2.6, -1.95, 2.8)], e, h=.9, toe=False)
    tubes('steps', [[(4.75, s * 1.2, .9), (4.75, s * 1.2, 2.8)] for s in (-1, 1)], .04, M.safety, e, res=3)
    # body: side profile extruded over the width, canopy over the cab
    prof = [(-4.6, 2.75), (-4.3, 2.05), (-2.6, 1.75), (1.9, 2.35), (2.3, 3.9), (4.9, 4.45), (4.9, 4.62), (2.0, 4.25), (-4.2, 3.75)]
    bm = bmesh.new(); sides = [[bm.verts.new((x, s * 2.15, z)) for x, z in prof] for s in (-1, 1)]
    for i in range(len(prof) - 1):
        if i != 7:
            bm.faces.new((sides[0][i], sides[0][i + 1], sides[1][i + 1], sides[1][i]))
    for s in sides:
        bm.faces.new((s[0], s[1], s[2], s[3], s[4], s[7], s[8])); bm.faces.new((s[4], s[5], s[6], s[7]))
    ob = obj('body', from_bm(bm, 'body'), M.digger, parent=e, smooth=False); ob.modifiers.new('s', 'SOLIDIFY').thickness = .08
    multi_boxes('ribs', [((.16, .14, 1.6), Matrix.Translation((x, s * 2.22, 2.95 + .05 * x)) @ Matrix.Rotation(-.08, 4, 'Y')) for x in (-3.6, -2.3, -1.0, .3, 1.5) for s in (-1, 1)], M.digger, e)
    if load:
        bm = bmesh.new()
        for k in range(240):
            x, y = random.uniform(-3.5, 1.5), random.uniform(-1.5, 1.5); h = 4.55 - .20 * abs(x + 1) - .28 * abs(y)
            s = random.uniform(.35, .8)
            bmesh.ops.create_icosphere(bm, subdivisions=1, radius=s, matrix=Matrix.Translation((x, y, h - s * .8)) @ Matrix.Rotation(random.uniform(0, 6), 4, Vector((random.random(), random.random(), 1)).normalized()) @ Matrix.Diagonal((1, .8, .7, 1)))
        obj('load', from_bm(bm, 'load'), M.rock, parent=e, smooth=False)
    return e


def gateway_mast(M, loc, h=14.0, yaw=0.0):
    """Lattice mast with LoRaWAN antenna, satellite dish, gateway box and solar panel on the foot."""
    e = empty('mast', loc, (0, 0, yaw)); w = .45
    legs = [(w * cos(a), w * sin(a)) for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)]
    box('foot', (2.0, 2.0, .4), (0, 0, .15), M.conc, bevel=.04, parent=e)
    tubes('legs', [[(x, y, .3), (x, y, h)] for x, y in legs], .045, M.galv, e, res=3)
    lace = []
    for k in range(int(h / .7)):
        for (x0, y0), (x1, y1) in zip(legs, legs[1:] + legs[:1]):
            lace.append([(x0, y0, .4 + .7 * k), (x1, y1, .4 + .7 * (k + 1))])
    tubes('lace', lace, .02, M.galv, e, res=2)
    for k, x in enumerate((-.5, .5)):
        cyl('whip', .035, 2.2, (x, 0, h - .2), M.white, parent=e, segs=16)
    tubes('arm', [[(-.6, 0, h - .1), (.6, 0, h - .1)]], .04, M.galv, e, res=3)
    d = empty('dish', (.55, -.5, h - 3.2), (pi / 2 - .75, 0, .5), e)
    lathe('dish', [(.62 * k / 12, .25 * (k / 12) ** 2) for k in range(13)], M.white, parent=d, segs=48)
    tubes('lnb', [[(0, -.55, .22), (0, -.1, .62)]], .025, M.dark, d, res=3); cyl('feed', .05, .12, (0, -.08, .58), M.dark, parent=d, segs=16)
    box('gateway', (.5, .28, .7), (0, -.55, 2.3), M.petrol, bevel=.03, parent=e); box('led', (.28, .01, .05), (0, -.695, 2.5), M.liquid, bevel=0, parent=e)
    p = empty('panel', (0, -.95, 4.6), (.65, 0, 0), e)
    box('panel', (1.9, 1.1, .05), (0, 0, 0), M.solar, parent=p, bevel=.008); multi_boxes('cells', [((.012, 1.06, .006), Matrix.Translation((-.9 + .3 * k, 0, .028))) for k in range(7)], M.galv, p)
    return e


def mine_mats(M):
    M.rock = m_rock(); M.digger = m_plain('digger', rgb('#c9902a'), .42, coat=.15, micro=.2)
    M.solar = m_plain('solar', rgb('#101c30'), .12, coat=.6, micro=.03)
    return M
