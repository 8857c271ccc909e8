"""webp.py in.png out.webp [limit in kB]: quality 92 or the highest below it that stays within the limit; no
metadata."""

import io
import sys

from PIL import Image

source, target, limit = sys.argv[1], sys.argv[2], int((sys.argv + [350])[3])
picture = Image.open(source).convert("RGB")
for quality in range(92, 59, -4):
    data = io.BytesIO()
    picture.save(data, "WEBP", quality=quality, method=6)
    if data.tell() <= limit * 1000:
        break
with open(target, "wb") as f:
    f.write(data.getvalue())
print(f"{target}: quality {quality}, {data.tell() / 1000:.0f} kB")
