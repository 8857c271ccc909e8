"""layers.py DIR OUT: grades the denoised layers of scenes/exploded.py and writes them as transparent WebP, with
layers.json; and two stills for inspection to DIR. Pictures are 3:4; the sides of the square are cropped."""

import json
import os
import sys

from cutout import cutout
from PIL import Image

DIR, OUT, S = sys.argv[1], sys.argv[2], int(sys.argv[3])
W = S * 3 // 4
PAPER = (0xF3, 0xF0, 0xE9)
layers = json.load(open(DIR + "/layers.json"))
os.makedirs(OUT, exist_ok=True)
made = []
for layer in layers:
    part = cutout("{}/{}_dn.exr".format(DIR, layer["part"]))
    left, _, _, upper = layer.pop("box")
    im = Image.new("RGBA", (W, S))
    im.paste(part, (round(left * S) - (S - W) // 2, round((1 - upper) * S)))
    made.append(im)
    layer["move"] = [round(layer["move"][0] * S / W, 3), layer["move"][1]]
    layer["box"] = [round(v / (W, S)[k % 2], 3) for k, v in enumerate(im.getchannel("A").point(lambda v: 255 * (v > 20)).getbbox())]
    im.save("{}/{}.webp".format(OUT, layer["part"]), quality=84, method=6, alpha_quality=90)
json.dump(
    {
        "order": "first is farthest back",
        "move": "per cent of width and height at which the part is fully apart",
        "box": "left, top, right and bottom of the part in place, as shares of the picture",
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
