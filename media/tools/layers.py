"""layers.py DIR OUT: the denoised layers of scenes/exploded.py, graded, as transparent WebP, with layers.json; two
stills to look at in DIR. A layer carries its light, not its background: colour is divided by what it covers before the
grade. The pictures are three by four: what stands beside the middle of the square is left out."""

import json
import os
import sys

import numpy as np
from grade import grade, load
from PIL import Image

DIR, OUT, S = sys.argv[1], sys.argv[2], int(sys.argv[3])
W = S * 3 // 4
PAPER = (0xF3, 0xF0, 0xE9)
layers = json.load(open(DIR + "/layers.json"))
os.makedirs(OUT, exist_ok=True)
made = []
for layer in layers:
    px = load("{}/{}_dn.exr".format(DIR, layer["part"]))
    alpha = np.clip(px[..., 3:4], 0, 1)
    rgb = np.where(alpha > 0.004, px[..., :3] / np.maximum(alpha, 0.004), 0)
    v = grade(
        np.concatenate([rgb, alpha, px[..., 4:5]], -1),
        dict(ev="1.0", slope="1.07", power="1.3", sat="1.15", bloom="0", vig="0", grain="0", split="0"),
    )
    part = Image.fromarray(np.dstack([v, (alpha * 255 + 0.5).astype("u1")]), "RGBA")
    left, _, _, upper = layer.pop("box")
    im = Image.new("RGBA", (W, S))
    im.paste(part, (round(left * S) - (S - W) // 2, round((1 - upper) * S)))
    made.append(im)
    layer["move"] = [round(layer["move"][0] * S / W, 3), layer["move"][1]]
    im.save("{}/{}.webp".format(OUT, layer["part"]), quality=84, method=6, alpha_quality=90)
json.dump(
    {
        "order": "first is farthest back",
        "move": "per cent of width and height at which the part is fully apart",
        "layers": layers,
    },
    open(OUT + "/layers.json", "w"),
    indent=1,
)
for name, t in (("closed", 0), ("apart", 1)):
    sheet = Image.new("RGBA", (W, S), PAPER + (255,))
    for layer, im in zip(layers, made):
        sheet.alpha_composite(
            im.transform(
                (W, S),
                Image.AFFINE,
                (1, 0, -layer["move"][0] * W / 100 * t, 0, 1, -layer["move"][1] * S / 100 * t),
                Image.BICUBIC,
            )
        )
    sheet.convert("RGB").save(f"{DIR}/{name}.png")
print({f: os.path.getsize(OUT + "/" + f) // 1000 for f in sorted(os.listdir(OUT))})
