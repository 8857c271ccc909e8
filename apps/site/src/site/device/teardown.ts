import rendered from '../../assets/devices/radar-exploded/layers.json' with { type: 'json' };
import { desktop } from '../../shared/styles/breakpoints.ts';
import { type Leader, leaders } from './radar-parts.ts';

/** Layers of the radar, the back one first: displacement when apart in per cent, and box as shares of the picture. */
export const layers = rendered.layers;

/** Zoom while parts move away; at zoom 1 all parts fit apart, at this zoom the assembled radar has the same height. */
const zoom = 1.9;
/** Centre of the assembled radar, as a share of the picture. */
const middle = [0.5, 0.565] as const;
/**
 * Share of a part's distance by which the camera follows it horizontally and vertically, so that the body stays
 * visible.
 */
const follow = [0.4, 0.6] as const;
/**
 * Lengths of the phases in per cent of the scroll range: assembled radar, movement of each part, and pause after it.
 */
const pace = { whole: 4, move: 5, rest: 4 } as const;

/**
 * Displacement of the picture, in per cent of its size, that turns the camera towards a point given in shares of the
 * picture.
 */
const pan = (point: readonly [number, number]) =>
  ([0, 1] as const).map((axis) => {
    const seen = middle[axis] + (point[axis] - middle[axis]) * follow[axis];
    return Number(((0.5 - seen) * 100 * zoom).toFixed(2));
  });

interface View {
  near: number;
  pan: readonly number[];
}

/** View of a part next to the list of all parts: the body stays visible. */
const besideBody = ({ dot: [x, y] }: Leader): View => ({ near: zoom, pan: pan([x / 360, y / 480]) });

/** Shares of the picture's width and height that a part fills on a phone, and the zoom at which a small one blurs. */
const fill = { width: 1.1, height: 0.8, most: 4.4 } as const;

/** View of a part on a phone: the part alone, as large as the screen allows. */
function alone({ layers: names }: Leader): View {
  const boxes = layers
    .filter(({ part }) => names.includes(part))
    .map(({ box, move }) => box.map((share, side) => share + (move[side % 2] ?? 0) / 100));
  const [left, top] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side] ?? 0))) as [number, number];
  const [right, bottom] = [2, 3].map((side) => Math.max(...boxes.map((box) => box[side] ?? 1))) as [number, number];
  const near = Math.min(fill.width / (right - left), fill.height / (bottom - top), fill.most);
  const centre = [(left + right) / 2, (top + bottom) / 2];
  return { near: Number(near.toFixed(2)), pan: centre.map((share) => Number(((0.5 - share) * 100 * near).toFixed(2))) };
}

/** Keyframes: position in per cent of the scroll range, number of detached parts, zoom and displacement. */
const film = (view: (part: Leader) => View) => [
  { at: 0, off: 0, near: zoom, pan: pan(middle) },
  { at: pace.whole, off: 0, near: zoom, pan: pan(middle) },
  ...leaders.flatMap((part, stop) => {
    const at = pace.whole + pace.move + stop * (pace.move + pace.rest);
    const place = { off: stop + 1, ...view(part) };
    return [
      { at, ...place },
      { at: at + pace.rest, ...place },
    ];
  }),
  { at: 94, off: leaders.length + 1, near: 1, pan: [0, 0] },
];
export const camera = film(besideBody);
export const phoneCamera = film(alone);

const animated = { off: leaders.length + 1, near: 1, 'pan-x': 0, 'pan-y': 0 };

/**
 * Styles for the movement of parts and camera. The initial values of the properties, without animation, show all parts
 * apart.
 */
export const teardownStyle = [
  ...Object.entries(animated).map(
    ([name, value]) => `@property --${name}{syntax:"<number>";inherits:true;initial-value:${value}}`,
  ),
  ...layers.map(({ part, move: [x, y] }) => `[data-part="${part}"]{--x:${x}%;--y:${y}%}`),
  ...leaders.map((_, stop) => `[data-stop="${stop}"]{--stop:${stop}}`),
  `[data-camera]{animation-name:teardown-phone}@media${desktop}{[data-camera]{animation-name:teardown}}`,
  ...Object.entries({ teardown: camera, 'teardown-phone': phoneCamera }).map(([name, frames]) => {
    const rules = frames.map(
      ({ at, off, near, pan: [x, y] }) => `${at}%{--off:${off};--near:${near};--pan-x:${x};--pan-y:${y}}`,
    );
    return `@keyframes ${name}{${rules.join('')}}`;
  }),
].join('');
