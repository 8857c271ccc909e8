import rendered from '../../assets/devices/radar-exploded/layers.json' with { type: 'json' };
import { leaders } from './radar-parts.ts';

/** Zoom while parts move away, at which the assembled radar is as high as all separated parts at zoom 1. */
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

/** Keyframes: position in per cent of the scroll range, number of detached parts, zoom and displacement. */
export const camera = [
  { at: 0, off: 0, near: zoom, pan: pan(middle) },
  { at: pace.whole, off: 0, near: zoom, pan: pan(middle) },
  ...leaders.flatMap(({ dot: [x, y] }, stop) => {
    const at = pace.whole + pace.move + stop * (pace.move + pace.rest);
    const place = { off: stop + 1, near: zoom, pan: pan([x / 360, y / 480]) };
    return [
      { at, ...place },
      { at: at + pace.rest, ...place },
    ];
  }),
  { at: 94, off: leaders.length + 1, near: 1, pan: [0, 0] },
];

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
  '[data-camera]{animation-name:teardown}@keyframes teardown{',
  ...camera.map(({ at, off, near, pan: [x, y] }) => `${at}%{--off:${off};--near:${near};--pan-x:${x};--pan-y:${y}}`),
  '}',
].join('');
