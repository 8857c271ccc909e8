"""cutout.py in_dn.exr out.webp [shadow_dn.exr]: grades a device rendered on a transparent background and writes it as
transparent WebP, over its shadow."""

import sys

import numpy as np
from grade import grade, load
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

LOOK = dict(ev="1.0", slope="1.07", power="1.3", sat="1.15", bloom="0", vig="0", grain="0", split="0")


def cutout(file):
    """Graded layer. A layer’s colour is premultiplied; it is divided by its alpha before the grade."""
    px = load(file)
    alpha = np.clip(px[..., 3:4], 0, 1)
    rgb = np.where(alpha > 0.004, px[..., :3] / np.maximum(alpha, 0.004), 0)
    v = grade(np.concatenate([rgb, alpha, px[..., 4:5]], -1), LOOK)
    return Image.fromarray(np.dstack([v, (alpha * 255 + 0.5).astype("u1")]), "RGBA")


def shadow(file, size):
    """How much a device darkens the paper, at the size of the device’s picture: denoised, and faded out before the
    picture ends, except where the cable leaves by the right edge."""
    dark = gaussian_filter(np.clip(load(file)[..., 3], 0, 1), 1.5)
    h, w = dark.shape
    y, x = np.mgrid[0:h, 0:w] / np.array([h, w]).reshape(2, 1, 1)
    dark = np.clip((dark - 0.03) / 0.97, 0, 1) * np.clip(np.minimum(x, 1 - y) / 0.12, 0, 1) ** 2
    dark = 1 - (1 - zoom(dark, (size[1] / h, size[0] / w), order=1)) ** (1 / 2.2)  # perceived darkening (gamma 2.2)
    grey = np.broadcast_to(np.array([0x1A, 0x16, 0x0E], "u1"), (*dark.shape, 3))
    return Image.fromarray(np.dstack([grey, (dark * 255 + 0.5).astype("u1")]), "RGBA")


if __name__ == "__main__":
    picture = cutout(sys.argv[1])
    if len(sys.argv) > 3:
        picture = Image.alpha_composite(shadow(sys.argv[3], picture.size), picture)
    picture.save(sys.argv[2], quality=84, method=6, alpha_quality=90)
