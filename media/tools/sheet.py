"""sheet.py DIR OUT.png COLUMNS: the steps of a turntable, DIR/00.png onwards, as one picture, row by row."""
import glob, sys
from PIL import Image

steps = [Image.open(f) for f in sorted(glob.glob(sys.argv[1] + '/[0-9][0-9].png'))]
columns, (w, h) = int(sys.argv[3]), steps[0].size
sheet = Image.new('RGB', (w * columns, h * (len(steps) // columns)))
for k, step in enumerate(steps): sheet.paste(step, (w * (k % columns), h * (k // columns)))
sheet.save(sys.argv[2])
