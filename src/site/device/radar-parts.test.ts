import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaders, radarParts } from './radar-parts.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const rendered: { layers: { part: string; move: [number, number] }[] } = JSON.parse(
  read('../../assets/devices/radar-exploded/layers.json'),
);
const css = read('./DeviceSections.module.css');

test('the layers lie over one another as they were rendered', () => {
  expect(rendered.layers.map(({ part }) => part)).toEqual([...radarParts]);
});

test.each(rendered.layers)('$part comes as far apart as it was rendered', ({ part, move: [x, y] }) => {
  const rule = css.match(new RegExp(`\\.${part}(?:,\\s*\\.\\w+)* \\{([^}]*)\\}`))?.[1] ?? '';
  const offset = (name: string) => Number(rule.match(new RegExp(`--${name}: (-?[\\d.]+)%`))?.[1] ?? 0);
  expect([offset('x'), offset('y')]).toEqual([x, y]);
});

test('every leader stays on the sheet', () => {
  for (const [x, y] of leaders.flatMap(({ dot, at }) => [dot, at])) {
    expect(Math.abs(x - 180), `${x}`).toBeLessThan(160);
    expect(Math.abs(y - 240), `${y}`).toBeLessThan(220);
  }
});
