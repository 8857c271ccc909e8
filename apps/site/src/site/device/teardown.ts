import rendered from '../../assets/devices/radar-exploded/layers.json' with { type: 'json' };
import { leaders } from './radar-parts.ts';

/** The rendered layers of the radar, the farthest back first, and where each stands when all are apart, in per cent. */
export const layers = rendered.layers;

/** How near the camera is while parts come off: the whole radar is as high as all of them apart. */
const zoom = 1.9;
/** The middle of the whole radar, as a share of the picture. */
const middle = [0.5, 0.565] as const;
/** How far the camera goes after a part, across and down: the body stays in sight. */
const follow = [0.4, 0.6] as const;
/** Shares of the way in per cent: the radar whole, each part's move and the rest after it. */
const pace = { whole: 4, move: 5, rest: 4 } as const;

/** Shift of the picture, in per cent of it, with which the camera looks after a point of it, given in shares. */
const pan = (point: readonly [number, number]) =>
  ([0, 1] as const).map((axis) => {
    const seen = middle[axis] + (point[axis] - middle[axis]) * follow[axis];
    return Number(((0.5 - seen) * 100 * zoom).toFixed(2));
  });

/** Where the camera stands at each per cent of the way, and how many parts are off. */
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

/** The moves of parts and camera. What is not animated stands apart, seen whole: the values that the properties begin with. */
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
