// node media/tools/lift.mjs: the radar of src/assets/devices/radar.webp with its cable and shadow, on nothing.
// The paper sweep behind it is fitted by polynomials and divided out; what is left of it is shadow.
import sharp from 'sharp';

const source = 'src/assets/devices/radar.webp';
const result = 'src/assets/devices/cutout/radar.webp';
const crop = { left: 220, top: 110, width: 980, height: 960 };
/** Pixels of the picture that hold the device, its shadow, and the axis of the cable. */
const device = ({ x, y }) => x > 300 && x < 710 && y > 120 && y < 1010;
const shadow = ({ x, y }) => x > 220 && y > 820 && y < 1080;
const cable = [[660, 350], [850, 470], [960, 560], [1010, 650], [1000, 800], [1030, 880], [1100, 890], [1200, 850]];

const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const { width, height } = info;
const pixels = Array.from({ length: width * height }, (_, at) => ({ x: at % width, y: Math.floor(at / width) }));
const toCable = ({ x, y }) =>
  Math.min(
    ...cable.slice(1).map(([u, v], index) => {
      const [a, b] = cable[index];
      const share = ((x - a) * (u - a) + (y - b) * (v - b)) / ((u - a) ** 2 + (v - b) ** 2);
      const at = Math.max(0, Math.min(1, share));
      return Math.hypot(x - a - at * (u - a), y - b - at * (v - b));
    }),
  );

const powers = [0, 1, 2, 3, 4].flatMap((i) => [...Array(10).keys()].filter((j) => i === 0 || i + j < 8).map((j) => [i, j]));
const chebyshev = (degree, at) => Math.cos(degree * Math.acos(Math.max(-1, Math.min(1, at))));
const basis = ({ x, y }) => {
  const across = [0, 1, 2, 3, 4].map((i) => chebyshev(i, (2 * x) / (width - 1) - 1));
  const down = [...Array(10).keys()].map((j) => chebyshev(j, (2 * y) / (height - 1) - 1));
  return powers.map(([i, j]) => across[i] * down[j]);
};

/** Least squares by Gaussian elimination; the three last columns are the channels. */
function fit(samples) {
  const rows = powers.map(() => new Float64Array(powers.length + 3));
  for (const [terms, colour] of samples)
    for (const [i, row] of rows.entries()) {
      for (const [j, term] of terms.entries()) row[j] += terms[i] * term;
      for (const [c, value] of colour.entries()) row[powers.length + c] += terms[i] * value;
    }
  for (const [i, row] of rows.entries())
    for (const other of rows)
      if (other !== row) {
        const share = other[i] / row[i];
        for (let c = i; c < row.length; c += 1) other[c] -= share * row[c];
      }
  return [0, 1, 2].map((c) => rows.map((row, i) => row[powers.length + c] / row[i]));
}

const colourAt = (at) => [...data.subarray(at * 3, at * 3 + 3)];
const ground = pixels.flatMap((pixel, at) => {
  const { x, y } = pixel;
  const free = x % 4 === 0 && y % 4 === 0 && !device(pixel) && !shadow(pixel) && (x < 660 || toCable(pixel) > 60);
  return free ? [[basis(pixel), colourAt(at)]] : [];
});
const sweep = fit(ground);
const ratios = pixels.map((pixel, at) => {
  const terms = basis(pixel);
  const colour = colourAt(at);
  return sweep.map((factors, c) => colour[c] / factors.reduce((sum, factor, i) => sum + factor * terms[i], 0));
});

/** What differs from the sweep, and all that it encloses: the white housing is as bright as the paper. */
const differs = pixels.map(({ x, y }, at) => {
  if (!device({ x, y })) return false;
  if (y < 860) return ratios[at].some((ratio) => Math.abs(ratio - 1) > 0.03);
  // The horn stands before its shadow.
  return Math.abs(x - 507) < 48 + 0.34 * (y - 857) && Math.min(...ratios[at]) < 0.8;
});
const outside = new Uint8Array(width * height);
for (const reach = [0]; reach.length > 0; ) {
  const at = reach.pop();
  for (const next of [at - 1, at + 1, at - width, at + width])
    if (next >= 0 && next < outside.length && !outside[next] && !differs[next]) {
      outside[next] = 1;
      reach.push(next);
    }
}
const one = { raw: { width, height, channels: 1 } };
const opaque = Buffer.from(outside.map((out) => (out ? 0 : 255)));
const mask = await sharp(opaque, one).median(5).blur(0.9).toColourspace('b-w').raw().toBuffer();

const byte = (share) => Math.round(255 * Math.max(0, Math.min(1, share)));
const cut = Buffer.from(
  ratios.flatMap((ratio, at) => {
    const least = Math.min(...ratio);
    const [from, to] = pixels[at].y > 820 ? [0.972, 0.992] : [0.955, 0.982];
    const clear = Math.max(0, Math.min(1, (least - from) / (to - from)));
    const left = ratio.map((share) => Math.min(1, share * (1 - clear) + clear));
    const dark = 1 - Math.min(...left);
    const firm = mask[at] / 255;
    const alpha = firm + (1 - firm) * dark;
    const colour = left.map((share, c) => (firm * data[at * 3 + c]) / 255 + (1 - firm) * (share - 1 + dark));
    return [...colour.map((share) => byte(alpha > 0 ? share / alpha : 0)), byte(alpha)];
  }),
);
await sharp(cut, { raw: { width, height, channels: 4 } })
  .extract(crop)
  .webp({ quality: 92, alphaQuality: 95, effort: 6 })
  .toFile(result);
