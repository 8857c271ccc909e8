"""Brings the backdrop of a graded device shot to the paper colour of the site and saves it as WebP.
/usr/bin/python3 paper.py in.png out.webp
The backdrop is measured along the upper edge, so that all devices have the same paper, whatever they reflect onto it.
"""

import os
import sys

import numpy as np
from PIL import Image

PAPER = np.array([0xF3, 0xF0, 0xE9], float)  # between #F7F5F0 and #EDE9DF
LIMIT_KB = 250

im = np.asarray(Image.open(sys.argv[1]).convert("RGB")).astype(float)
h, w = im.shape[:2]
edge = im[: h // 12].reshape(-1, 3)
edge = edge[edge.min(1) > np.percentile(edge.min(1), 20)]
gain = PAPER / np.median(edge, 0)
# full gain on light tones only, so that dark tones keep their contrast
light = (im.min(-1, keepdims=True) / 255) ** 1.5
v = im * (1 + (gain - 1) * light)
v = np.where(v > 225, 225 + (v - 225) * 0.80, v)  # shoulder: the lit foreground stays paper, off pure white
rng = np.random.default_rng(1)
out = Image.fromarray(np.clip(v + rng.uniform(-0.5, 0.5, v.shape), 0, 255).round().astype(np.uint8))
for q in [int(os.environ["QUALITY"])] if "QUALITY" in os.environ else (92, 88, 84):
    out.save(sys.argv[2], quality=q, method=6)
    if os.path.getsize(sys.argv[2]) <= LIMIT_KB * 1000:
        break
print(sys.argv[2], f"q{q}", os.path.getsize(sys.argv[2]) // 1000, "kB", "gain", gain.round(3))
