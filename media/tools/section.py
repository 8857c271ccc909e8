"""section.py SCENE WORK OUT [grade arguments]: the plates of a vessel cut open as WebP, and their place in the picture.

Reads WORK/section-SCENE-{empty,full}_dn.exr and .json. A plate that is a part of the picture has soft edges, so that it
lies on the picture without a seam; a plate that is the whole picture is written as it is. OUT/sections.json holds the
place of each scene’s plates."""

import json
import os
import sys

import numpy as np
from grade import grade, load
from PIL import Image

EDGE = 28  # pixels over which a plate fades into the picture below it

scene, work, out = sys.argv[1:4]
look = dict(a.split("=", 1) for a in sys.argv[4:])
for content in ("empty", "full"):
    px = load(f"{work}/section-{scene}-{content}_dn.exr")
    picture = grade(px, look)
    target = f"{out}/{scene}-{content}.webp"
    with open(f"{work}/section-{scene}-{content}.json") as file:
        place = json.load(file)
    if px[0, 0, 3] > 0:
        Image.fromarray(picture).save(target, "WEBP", quality=90, method=6)
        continue
    h, w = picture.shape[:2]
    rows = slice(round(place["top"] * h), round((place["top"] + place["height"]) * h))
    columns = slice(round(place["left"] * w), round((place["left"] + place["width"]) * w))
    part = picture[rows, columns]
    y, x = np.mgrid[0 : part.shape[0], 0 : part.shape[1]]
    nearest = np.minimum(np.minimum(x, part.shape[1] - 1 - x), np.minimum(y, part.shape[0] - 1 - y))
    fade = np.clip((nearest - 4) / EDGE, 0, 1)
    alpha = (255 * fade * fade * (3 - 2 * fade)).astype(np.uint8)
    Image.fromarray(np.dstack([part, alpha])).save(target, "WEBP", quality=90, method=6, alpha_quality=90)
    print(f"{target}: {os.path.getsize(target) / 1000:.0f} kB, {part.shape[1]} x {part.shape[0]}")
places = f"{out}/sections.json"
known = json.load(open(places)) if os.path.exists(places) else {}
known[scene] = {key: round(value, 5) for key, value in place.items()}
with open(places, "w") as file:
    json.dump(dict(sorted(known.items())), file, indent=2)
    file.write("\n")
