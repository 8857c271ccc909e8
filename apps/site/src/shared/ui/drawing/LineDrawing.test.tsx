import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DimensionLine } from './LineDrawing.tsx';

const paths = (dimension: Parameters<typeof DimensionLine>[0]) =>
  [...renderToStaticMarkup(DimensionLine(dimension)).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);

test('a width has extension lines, a dimension line, and arrowheads at its ends', () => {
  expect(paths({ from: [70, 300], to: [330, 290], y: 332 })).toEqual([
    'M70 300V336M330 290V336M70 332L330 332',
    'M70 332l10 3v-6ZM330 332l-10 3v-6Z',
  ]);
});

test('a height has them from either end first, and no extension line at a point on the dimension line', () => {
  expect(paths({ from: [96, 372], to: [60, 204], x: 96 })).toEqual([
    'M60 204H100M96 372L96 204',
    'M96 372l3 -10h-6ZM96 204l3 10h-6Z',
  ]);
});

test('a dimension too short for its arrowheads has them outside, pointing at its ends', () => {
  expect(paths({ from: [100, 50], to: [112, 50], y: 80 })).toEqual([
    'M100 50V84M112 50V84M100 80L112 80M100 80h-16M112 80h16',
    'M100 80l-10 3v-6ZM112 80l10 3v-6Z',
  ]);
});
