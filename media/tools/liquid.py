"""The liquid of the film: what a clear liquid behind a section does to each pixel, its surface, its line, the radar's sweep."""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import map_coordinates

# the camera and the tank of scenes/cutaway.py
EYE, LENS, SHIFT = np.array([-5.504, -44.0, 13.0]), 32.4 / 36, (.015, -.147)
X0, RIN, FLOOR, BASE = -5.5, 11.86, .30, .27
GAUGE = (9.8, 12.47)                    # the antenna's lip: x and height in the plane of the section
GLOW = np.array([.10, .86, .76])
TINT = ((0, .12, .42, .95, 2), np.array([(.040, .40, .38), (.018, .23, .25), (.007, .100, .130), (.003, .036, .056), (.003, .036, .056)]))


class Tank:
    LIGHT = dict(afternoon=.95, dusk=.50, night=.36, morning=1.0, noon=1.25)       # how much daylight is in the liquid

    def __init__(s, matte, shape):
        s.H, s.W = shape[:2]; f = LENS * s.W
        s.f, s.cx, s.cy = f, s.W * (.5 - SHIFT[0]), s.H / 2 + SHIFT[1] * s.W
        v, u = np.where(matte > .002)
        s.box = np.s_[v.min() - 6:v.max() + 6, u.min() - 6:u.max() + 6]
        s.matte = matte[s.box][..., None]
        vv, uu = np.mgrid[s.box].astype('f4') + .5
        s.vv = vv
        s.dx, s.dz = (uu - s.cx) / f, -(vv - s.cy) / f          # ray: (dx, 1, dz)
        reach = -EYE[1]
        s.x, s.z = EYE[0] + s.dx * reach, EYE[2] + s.dz * reach     # where it meets the section
        # behind the section: to the wall, to the floor
        a, b, c = s.dx ** 2 + 1, s.x * s.dx, s.x ** 2 - RIN ** 2
        s.wall = (-b + np.sqrt(np.maximum(b * b - a * c, 0))) / a
        s.to_floor = (FLOOR - s.z) / np.minimum(s.dz, -1e-4)
        s.norm = np.sqrt(a + s.dz ** 2)
        s.reach = np.clip(np.minimum(s.wall, s.to_floor), 0, 40)
        s.length = s.reach * s.norm                               # metres of liquid in sight
        s.wall_z = s.z + s.wall * s.dz

    def row(s, x, z, y=0.0):
        d = y - EYE[1]
        return s.cx + s.f * (x - EYE[0]) / d, s.cy - s.f * (z - EYE[2]) / d

    def line(s, level):
        """Where the level line lies, per cent of the picture's height."""
        return 100 * s.row(0, BASE + level)[1] / s.H

    def sample(s, px, x, y, z):
        u, v = s.row(x, z, y)
        return np.stack([map_coordinates(px[..., k], [v - .5, u - .5], order=1, mode='nearest') for k in range(3)], -1)

    def body(s, back, level, lit):
        depth = np.maximum(level - (s.z + .35 * s.reach * s.dz), 0)
        down = np.exp(-.10 * depth)[..., None]
        through = down * np.array([.60, .84, .86]) ** s.length[..., None]
        tint = np.stack([np.interp(depth / 9, TINT[0], TINT[1][:, k]) for k in range(3)], -1)
        fog = 1 - .80 ** s.length
        skin = .34 * np.exp(-2.6 * np.maximum(level - s.z, 0))
        return back * through + tint * ((.80 * fog + skin + .05) * lit)[..., None]

    def surface(s, px, level, turn, lit, rate):
        """A mirror with small waves, livelier while the tank is being filled; what lies under it shows where one looks down."""
        t = (level - s.z) / np.minimum(s.dz, -1e-4)             # from the section to the surface
        x, y = s.x + t * s.dx, t
        seen = (t >= 0) & (s.dz < -1e-4)
        r = np.hypot(x, y)
        w = 2 * np.pi * turn; amp = .0022 + .010 * min(rate / .4, 1)
        wave = lambda kx, ky, n, p: np.sin(kx * x + ky * y + n * w + p)
        nx = amp * (wave(1.9, .7, 9, 0) + wave(-1.3, 2.1, 11, 1) + .6 * wave(3.7, 1.9, 17, 2)); ny = amp * (wave(.6, 2.4, 10, 3) + wave(1.7, -1.9, 13, 4) + .6 * wave(-2.9, 3.3, 19, 5))
        rx, rz = s.dx + 2 * nx * s.dz * -1, -s.dz + 2 * (ny + nx * s.dx) * 1      # mirrored, tilted by the waves
        a, b, c = rx ** 2 + 1, x * rx + y, r ** 2 - RIN ** 2
        d = (-b + np.sqrt(np.maximum(b * b - a * c, 0))) / a
        q = (x + d * rx, y + d, np.minimum(level + d * np.maximum(rz, .004), 12.6))
        mirror = s.sample(px, *q)
        cosi = np.clip(-s.dz / s.norm + ny, .01, 1); fres = (.02 + .98 * (1 - cosi) ** 5)[..., None]
        deep = np.array([.010, .12, .125]) * lit
        colour = mirror * fres * .85 + deep * (1 - fres) + GLOW * (.012 + .02 * lit)
        px_r = np.gradient(r, axis=0); edge = np.clip((RIN - r) / np.maximum(np.abs(px_r), 1e-3) + .5, 0, 1) * seen
        rim = np.exp(-(((RIN - r) / np.maximum(np.abs(px_r), 1e-3)) / .8) ** 2) * (t > 0)
        return colour, edge[..., None], rim[..., None]

    def sweep(s, level, seconds):
        """One pulse a second: down in half of it, the echo back in the other half, inside the beam of the horn."""
        gx, gz = GAUGE; d = gz - s.z; half = .16 + np.maximum(d, 0) * np.tan(np.radians(5))
        inside = np.clip((half - np.abs(s.x - gx)) / .06 + .5, 0, 1) * (d > 0) * (s.z > level)
        far, phase = gz - level, seconds % 1
        at = far * (phase * 2 if phase < .5 else 2 - phase * 2)
        r = np.hypot(s.x - gx, d + 1.8) - 1.8                     # round wave fronts
        train = sum(np.exp(-((r - at - k * .26) / .055) ** 2) * g for k, g in ((-1, .45), (0, 1), (1, .45)))
        return inside * (.05 + train * (.95 if phase < .5 else .55) * np.clip(far / np.maximum(far + r, .1), .4, 1))

    def pointer(s, px, level):
        """The float's hand on the gauge board outside."""
        a = np.radians(-127.5); z = level + BASE; k = 4
        corners = [s.row(12.10 * np.cos(a + t), z + h, 12.10 * np.sin(a + t)) for t, h in ((-.040, 0), (-.012, .20), (.036, .20), (.036, -.20), (-.012, -.20))]
        u0, v0 = (int(min(c[i] for c in corners)) - 3 for i in (0, 1)); w, h = 40, 40
        m = Image.new('L', (w * k, h * k)); ImageDraw.Draw(m).polygon([((u - u0) * k, (v - v0) * k) for u, v in corners], fill=255)
        m = np.asarray(m.resize((w, h), Image.BOX), 'f4')[..., None] / 255
        at = np.s_[v0:v0 + h, u0:u0 + w]; light = np.percentile(px[at], 85)
        px[at] = px[at] * (1 - m) + (np.array([.02, .36, .32]) * light + GLOW * .10) * m

    def fill(s, px, level, turn, seconds, lit, rate):
        px = px.copy(); s.pointer(px, level); z = BASE + level
        back = px[s.box]
        row = s.row(0, z)[1]; below = np.clip(s.vv - row + .5, 0, 1)[..., None]      # one straight line, its edge a pixel wide
        above = back + GLOW * (.020 * np.exp(-np.maximum(s.wall_z - z, 0) / 1.5))[..., None]     # the liquid's light on the wall
        colour, edge, rim = s.surface(px, z, turn, lit, rate)
        above = above * (1 - edge) + colour * edge + GLOW * .5 * rim
        above = above + GLOW * (.5 + 1.1 * lit) * s.sweep(z, seconds)[..., None]
        body = s.body(back, z, lit)
        out = above * (1 - below) + body * below
        off = s.vv - row; inside = np.clip((RIN - s.x) * s.f / 44 + .5, 0, 1)
        line = (np.exp(-(off / 1.25) ** 2) * 2.6 + np.exp(-np.abs(off) / 5) * .10) * inside * (s.W / 1600) ** 0
        out = out + GLOW * line[..., None]
        px[s.box] = back * (1 - s.matte) + out * s.matte
        return px
