"""The film’s liquid: the effect of a clear liquid behind a section on each pixel, its surface, its level line, the
radar’s sweep."""

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import map_coordinates

# the camera and the tank of scenes/cutaway.py
EYE, LENS, SHIFT = np.array([-5.504, -44.0, 13.0]), 32.4 / 36, (0.015, -0.147)
X0, RIN, FLOOR, BASE = -5.5, 11.86, 0.30, 0.27
GAUGE = (9.8, 12.47)  # the antenna’s lip: x and height in the plane of the section
GLOW = np.array([0.10, 0.86, 0.76])
TINT = (
    (0, 0.12, 0.42, 0.95, 2),
    np.array(
        [(0.040, 0.40, 0.38), (0.018, 0.23, 0.25), (0.007, 0.100, 0.130), (0.003, 0.036, 0.056), (0.003, 0.036, 0.056)]
    ),
)


class Tank:
    """The cut tank as the camera sees it, ray by ray."""

    LIGHT = dict(afternoon=0.95, dusk=0.50, night=0.36, morning=1.0, noon=1.25)  # share of daylight in the liquid

    def __init__(self, matte, shape):
        self.H, self.W = shape[:2]
        f = LENS * self.W
        self.f, self.cx, self.cy = f, self.W * (0.5 - SHIFT[0]), self.H / 2 + SHIFT[1] * self.W
        v, u = np.where(matte > 0.002)
        self.box = np.s_[v.min() - 6 : v.max() + 6, u.min() - 6 : u.max() + 6]
        self.matte = matte[self.box][..., None]
        vv, uu = np.mgrid[self.box].astype("f4") + 0.5
        self.vv = vv
        self.dx, self.dz = (uu - self.cx) / f, -(vv - self.cy) / f  # ray: (dx, 1, dz)
        reach = -EYE[1]
        self.x, self.z = EYE[0] + self.dx * reach, EYE[2] + self.dz * reach  # intersection with the section plane
        # behind the section: to the wall, to the floor
        a, b, c = self.dx**2 + 1, self.x * self.dx, self.x**2 - RIN**2
        self.wall = (-b + np.sqrt(np.maximum(b * b - a * c, 0))) / a
        self.to_floor = (FLOOR - self.z) / np.minimum(self.dz, -1e-4)
        self.norm = np.sqrt(a + self.dz**2)
        self.reach = np.clip(np.minimum(self.wall, self.to_floor), 0, 40)
        self.length = self.reach * self.norm  # metres of liquid along the ray
        self.wall_z = self.z + self.wall * self.dz

    def row(self, x, z, y=0.0):
        """Picture row of a point of the scene."""
        d = y - EYE[1]
        return self.cx + self.f * (x - EYE[0]) / d, self.cy - self.f * (z - EYE[2]) / d

    def line(self, level):
        """Height of the level line in the picture, per cent."""
        return 100 * self.row(0, BASE + level)[1] / self.H

    def sample(self, px, x, y, z):
        """Colour of a picture at points of the scene."""
        u, v = self.row(x, z, y)
        return np.stack(
            [map_coordinates(px[..., k], [v - 0.5, u - 0.5], order=1, mode="nearest") for k in range(3)], -1
        )

    def body(self, back, level, lit):
        """The liquid behind the section: transmission, tint and fog."""
        depth = np.maximum(level - (self.z + 0.35 * self.reach * self.dz), 0)
        down = np.exp(-0.10 * depth)[..., None]
        through = down * np.array([0.60, 0.84, 0.86]) ** self.length[..., None]
        tint = np.stack([np.interp(depth / 9, TINT[0], TINT[1][:, k]) for k in range(3)], -1)
        fog = 1 - 0.80**self.length
        skin = 0.34 * np.exp(-2.6 * np.maximum(level - self.z, 0))
        return back * through + tint * ((0.80 * fog + skin + 0.05) * lit)[..., None]

    def surface(self, px, level, turn, lit, rate):
        """The surface: a mirror with small waves, stronger while the tank is being filled; transparent where seen
        steeply."""
        t = (level - self.z) / np.minimum(self.dz, -1e-4)  # from the section to the surface
        x, y = self.x + t * self.dx, t
        seen = (t >= 0) & (self.dz < -1e-4)
        r = np.hypot(x, y)
        w = 2 * np.pi * turn
        amp = 0.0022 + 0.010 * min(rate / 0.4, 1)

        def wave(kx, ky, n, p):
            return np.sin(kx * x + ky * y + n * w + p)

        nx = amp * (wave(1.9, 0.7, 9, 0) + wave(-1.3, 2.1, 11, 1) + 0.6 * wave(3.7, 1.9, 17, 2))
        ny = amp * (wave(0.6, 2.4, 10, 3) + wave(1.7, -1.9, 13, 4) + 0.6 * wave(-2.9, 3.3, 19, 5))
        # mirrored, tilted by the waves
        rx, rz = (
            self.dx + 2 * nx * self.dz * -1,
            -self.dz + 2 * (ny + nx * self.dx) * 1,
        )
        a, b, c = rx**2 + 1, x * rx + y, r**2 - RIN**2
        d = (-b + np.sqrt(np.maximum(b * b - a * c, 0))) / a
        q = (x + d * rx, y + d, np.minimum(level + d * np.maximum(rz, 0.004), 12.6))
        mirror = self.sample(px, *q)
        cosi = np.clip(-self.dz / self.norm + ny, 0.01, 1)
        fres = (0.02 + 0.98 * (1 - cosi) ** 5)[..., None]
        deep = np.array([0.010, 0.12, 0.125]) * lit
        colour = mirror * fres * 0.85 + deep * (1 - fres) + GLOW * (0.012 + 0.02 * lit)
        px_r = np.gradient(r, axis=0)
        edge = np.clip((RIN - r) / np.maximum(np.abs(px_r), 1e-3) + 0.5, 0, 1) * seen
        rim = np.exp(-((((RIN - r) / np.maximum(np.abs(px_r), 1e-3)) / 0.8) ** 2)) * (t > 0)
        return colour, edge[..., None], rim[..., None]

    def sweep(self, level, seconds):
        """One pulse per second: half of it down, half of it for the echo, inside the beam of the horn."""
        gx, gz = GAUGE
        d = gz - self.z
        half = 0.16 + np.maximum(d, 0) * np.tan(np.radians(5))
        inside = np.clip((half - np.abs(self.x - gx)) / 0.06 + 0.5, 0, 1) * (d > 0) * (self.z > level)
        far, phase = gz - level, seconds % 1
        at = far * (phase * 2 if phase < 0.5 else 2 - phase * 2)
        r = np.hypot(self.x - gx, d + 1.8) - 1.8  # round wave fronts
        train = sum(np.exp(-(((r - at - k * 0.26) / 0.055) ** 2)) * g for k, g in ((-1, 0.45), (0, 1), (1, 0.45)))
        return inside * (
            0.05 + train * (0.95 if phase < 0.5 else 0.55) * np.clip(far / np.maximum(far + r, 0.1), 0.4, 1)
        )

    def pointer(self, px, level):
        """The float’s pointer on the gauge board outside."""
        a = np.radians(-127.5)
        z = level + BASE
        k = 4
        corners = [
            self.row(12.10 * np.cos(a + t), z + h, 12.10 * np.sin(a + t))
            for t, h in ((-0.040, 0), (-0.012, 0.20), (0.036, 0.20), (0.036, -0.20), (-0.012, -0.20))
        ]
        u0, v0 = (int(min(c[i] for c in corners)) - 3 for i in (0, 1))
        w, h = 40, 40
        m = Image.new("L", (w * k, h * k))
        ImageDraw.Draw(m).polygon([((u - u0) * k, (v - v0) * k) for u, v in corners], fill=255)
        m = np.asarray(m.resize((w, h), Image.BOX), "f4")[..., None] / 255
        at = np.s_[v0 : v0 + h, u0 : u0 + w]
        light = np.percentile(px[at], 85)
        px[at] = px[at] * (1 - m) + (np.array([0.02, 0.36, 0.32]) * light + GLOW * 0.10) * m

    def fill(self, px, level, turn, seconds, lit, rate):
        """A light plate with the tank filled to a level."""
        px = px.copy()
        self.pointer(px, level)
        z = BASE + level
        back = px[self.box]
        row = self.row(0, z)[1]
        below = np.clip(self.vv - row + 0.5, 0, 1)[..., None]  # one straight line, its edge one pixel wide
        # light of the liquid on the wall
        above = back + GLOW * (0.020 * np.exp(-np.maximum(self.wall_z - z, 0) / 1.5))[..., None]
        colour, edge, rim = self.surface(px, z, turn, lit, rate)
        above = above * (1 - edge) + colour * edge + GLOW * 0.5 * rim
        above = above + GLOW * (0.5 + 1.1 * lit) * self.sweep(z, seconds)[..., None]
        body = self.body(back, z, lit)
        out = above * (1 - below) + body * below
        off = self.vv - row
        inside = np.clip((RIN - self.x) * self.f / 44 + 0.5, 0, 1)
        line = (np.exp(-((off / 1.25) ** 2)) * 2.6 + np.exp(-np.abs(off) / 5) * 0.10) * inside * (self.W / 1600) ** 0
        out = out + GLOW * line[..., None]
        px[self.box] = back * (1 - self.matte) + out * self.matte
        return px
