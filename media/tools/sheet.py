"""sheet.py DIR OUT.png COLUMNS: joins the steps of a turntable, DIR/00.png onwards, to one picture, row by row.
Pixels that do not change while turning (paper, shadow, round parts) get the median of all steps, so that noise does
not flicker."""

import glob
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

steps = np.stack(
    [np.asarray(Image.open(f).convert("RGB")) for f in sorted(glob.glob(sys.argv[1] + "/[0-9][0-9].png"))]
).astype("f4")
columns, (n, h, w, _) = int(sys.argv[3]), steps.shape
still = np.median(steps, 0)
sheet = Image.new("RGB", (w * columns, h * (n // columns)))
for k, step in enumerate(steps):
    apart = gaussian_filter(np.abs(step - still).max(-1), 1.2)
    turns = np.clip((apart - 7) / 9, 0, 1)[..., None]
    sheet.paste(
        Image.fromarray((still + (step - still) * turns + 0.5).clip(0, 255).astype("u1")),
        (w * (k % columns), h * (k // columns)),
    )
sheet.save(sys.argv[2])
