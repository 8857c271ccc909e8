"""sheet.py DIR OUT.webp COLUMNS: joins the steps of a turntable, DIR/00.png onwards, to one transparent picture, row by
row."""

import glob
import sys

from PIL import Image

steps = [Image.open(file) for file in sorted(glob.glob(sys.argv[1] + "/[0-9][0-9].png"))]
columns, (width, height) = int(sys.argv[3]), steps[0].size
sheet = Image.new("RGBA", (width * columns, height * -(-len(steps) // columns)))
for k, step in enumerate(steps):
    sheet.paste(step, (width * (k % columns), height * (k // columns)))
sheet.save(sys.argv[2], quality=84, method=6, alpha_quality=90)
