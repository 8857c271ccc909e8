"""Frames of the film from one clean still and the glow layers of the frames.
/usr/bin/python3 film.py base.exr LAYERS/f.exr OUTDIR W H X0 X1 Y0 Y1 N EVERY PX [grade args]
base minus its own glow is what the lamps light; that part only follows the level (PX pixels up at most, one sine a loop),
then the glow of the frame is added. Nothing is rendered twice, nothing flickers. Frames already there are skipped."""
import os, sys
import numpy as np, OpenImageIO as oiio
from PIL import Image
from scipy.ndimage import binary_dilation, gaussian_filter, grey_closing, map_coordinates
from grade import grade, load

base, layers, out = sys.argv[1:4]
W, H, X0, X1, Y0, Y1, N, EVERY = (int(v) for v in sys.argv[4:12])
PX = float(sys.argv[12]); P = dict(a.split('=', 1) for a in sys.argv[13:])

px = load(base)
src = oiio.ImageBuf(oiio.ImageSpec(px.shape[1], px.shape[0], px.shape[2], 'float')); src.set_pixels(oiio.ROI(), px)
dst = oiio.ImageBuf(oiio.ImageSpec(W, H, px.shape[2], 'float'))
oiio.ImageBufAlgo.resize(dst, src, 'mitchell')
px = dst.get_pixels('float')
at = np.s_[H - Y1:H - Y0, X0:X1]
glow = lambda f: load('%s_%04d.exr' % (layers[:-4], f))[..., :3]
first = glow(0); h, w = first.shape[:2]
assert (w, h) == (X1 - X0, Y1 - Y0), 'layer is %dx%d' % (w, h)

# what the lamps light; under the bright lines, where two large numbers were subtracted, it is filled in from around
yy, xx = np.mgrid[0:h, 0:w].astype(float)
lit = np.maximum(px[at][..., :3] - first, 0)
line = first.max(-1) > .75
rows, cols = np.where(line.sum(1) > 4)[0], np.where(line.sum(0) > 0)[0]
inside = (xx >= cols.min()) & (xx <= cols.max())
edge = binary_dilation(line, iterations=3) & inside
keep = (~edge & inside)[..., None].astype(float)
fill = [gaussian_filter(a, (5, 5, 0)) for a in (lit * keep, keep)]
lit = np.where(edge[..., None], fill[0] / np.maximum(fill[1], 1e-3), lit)
zone = np.s_[rows.min() - 10:rows.max() + 10]           # and hairlines where the subtraction went too far
lit[zone] = grey_closing(lit[zone], size=(9, 1, 1))

# how far each pixel follows the level: fully around it, not at all at the floor, the roof and the walls
follow = np.interp(yy, [rows.min() - 45, rows.min() - 6, rows.max() + 6, h - 1], [0, 1, 1, 0])
follow *= np.clip(np.minimum(xx - cols.min(), cols.max() - xx) / 5, 0, 1)

os.makedirs(out, exist_ok=True)
for f in range(0, N, EVERY):
    png = '%s/%04d.png' % (out, f)
    if os.path.exists(png) or not os.path.exists('%s_%04d.exr' % (layers[:-4], f)): continue
    move = PX * np.sin(2 * np.pi * f / N) * follow
    frame = px.copy()
    frame[at][..., :3] = np.stack([map_coordinates(lit[..., k], [yy + move, xx], order=1, mode='nearest') for k in range(3)], -1) + glow(f)
    Image.fromarray(grade(frame, P)).save(png + '.part', 'PNG'); os.rename(png + '.part', png)
    print('FRAME', f, flush=True)
