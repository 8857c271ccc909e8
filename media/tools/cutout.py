"""cutout.py in_dn.exr out.webp: a device rendered on nothing, graded, as transparent WebP."""

import sys

import numpy as np
from grade import grade, load
from PIL import Image

LOOK = dict(ev="1.0", slope="1.07", power="1.3", sat="1.15", bloom="0", vig="0", grain="0", split="0")


def cutout(file):
    """A layer carries its light, not its background: colour is divided by what it covers before the grade."""
    px = load(file)
    alpha = np.clip(px[..., 3:4], 0, 1)
    rgb = np.where(alpha > 0.004, px[..., :3] / np.maximum(alpha, 0.004), 0)
    v = grade(np.concatenate([rgb, alpha, px[..., 4:5]], -1), LOOK)
    return Image.fromarray(np.dstack([v, (alpha * 255 + 0.5).astype("u1")]), "RGBA")


if __name__ == "__main__":
    cutout(sys.argv[1]).save(sys.argv[2], quality=84, method=6, alpha_quality=90)
