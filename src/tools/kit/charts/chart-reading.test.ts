import { expect, test } from 'vitest';
import { plotReading } from './chart-reading.ts';

const axis = (min: number, max: number) => ({ min, max, ticks: [], title: '' });
const reading = {
  at: [0, 10, 20, 30],
  read: (index: number) => ({
    title: `day ${index}`,
    values: [
      { label: 'content', value: 'x', y: index * 100 },
      { label: 'said only', value: 'y' },
    ],
  }),
};

test('places and points are told in per cent of the box', () => {
  const { places, read } = plotReading(reading, axis(0, 40), axis(-100, 300));
  expect(places).toEqual([0, 25, 50, 75]);
  expect(read(2).values.map(({ y }) => y)).toEqual([75, undefined]);
});

test('a chart that shows a part answers for that part alone', () => {
  const { places, read } = plotReading(reading, axis(10, 30), axis(0, 300));
  expect(places).toEqual([0, 50, 100]);
  expect(read(0).title).toBe('day 1');
});
