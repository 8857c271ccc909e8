import { expect, test } from 'vitest';
import { leaders } from './radar-parts.ts';
import { camera, layers, phoneCamera, teardownStyle } from './teardown.ts';

test('every layer belongs to exactly one part', () => {
  expect(leaders.flatMap((part) => part.layers).sort()).toEqual(layers.map(({ part }) => part).sort());
});

test('the camera stops at each part once, and zooms out at the end', () => {
  expect(new Set(camera.map(({ off }) => off))).toEqual(new Set(Array.from({ length: 11 }, (_, off) => off)));
  const places = camera.map(({ at }) => at);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  expect(camera.at(-1)).toMatchObject({ off: 10, near: 1, pan: [0, 0] });
  expect(places.at(-1)).toBeLessThan(100);
});

test('each part is within the window at its stop', () => {
  // At zoom 1.9, half of the window is 26 per cent of the picture, on either side of the centre.
  for (const [stop, { dot }] of leaders.entries()) {
    const [x, y] = camera.find(({ off }) => off === stop + 1)?.pan ?? [];
    const seen = [dot[0] / 360 - 0.5 + (x ?? Number.NaN) / 190, dot[1] / 480 - 0.5 + (y ?? Number.NaN) / 190];
    for (const share of seen) expect(Math.abs(share), `${stop}`).toBeLessThan(0.26);
  }
});

test('on a phone each part is in the middle of the window, as large as it fits without blurring', () => {
  const at = (stop: number) => phoneCamera.find(({ off }) => off === stop + 1);
  // The flange is 0.304 of the picture's width and 4.94 % lower when apart: 1.1 / 0.304 = 3.62; its centre is at 74.34 %.
  expect(at(6)?.near).toBe(3.62);
  expect(at(6)?.pan[1]).toBeCloseTo((50 - 74.34) * 3.62, 0);
  // The antenna would be shown at 8.8 times its size.
  expect(at(2)?.near).toBe(4.4);
  // The housing is higher than the window is wide: 0.8 / 0.231.
  expect(at(3)?.near).toBe(3.46);
});

test('the style contains the rendered displacements', () => {
  const lid = layers.find(({ part }) => part === 'lid');
  expect(teardownStyle).toContain(`[data-part="lid"]{--x:${lid?.move[0]}%;--y:${lid?.move[1]}%}`);
});

test('all leader lines are within the picture', () => {
  for (const [x, y] of leaders.flatMap(({ dot, at }) => [dot, at])) {
    expect(Math.abs(x - 180), `${x}`).toBeLessThan(160);
    expect(Math.abs(y - 240), `${y}`).toBeLessThan(220);
  }
});
