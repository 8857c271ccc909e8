"""webp.py in.png out.webp [limit in kB [left top width height]]: quality 92 or the highest below it that stays within
the limit; no metadata; with measures, that part of the picture alone."""

import io
import sys

from PIL import Image

source, target, limit = sys.argv[1], sys.argv[2], int((sys.argv + [350])[3])
picture = Image.open(source).convert("RGB")
if len(sys.argv) > 4:
    left, top, width, height = map(int, sys.argv[4:8])
    picture = picture.crop((left, top, left + width, top + height))
for quality in range(92, 59, -4):
    data = io.BytesIO()
    picture.save(data, "WEBP", quality=quality, method=6)
    if data.tell() <= limit * 1000:
        break
with open(target, "wb") as f:
    f.write(data.getvalue())
print(f"{target}: quality {quality}, {data.tell() / 1000:.0f} kB")
