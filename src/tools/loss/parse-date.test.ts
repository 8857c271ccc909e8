import { expect, test } from 'vitest';
import { findDateOrder } from './date-order.ts';
import { parseDate, parseSerial } from './parse-date.ts';

test.each([
  ['31/10/2026', '2026-10-31'],
  ['1-2-26', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['2026-10-31', '2026-10-31'],
  ['2026/1/5 06:00', '2026-01-05'],
  ['2026-10-31T06:00:00Z', '2026-10-31'],
  ['5 Agustus 2026', '2026-08-05'],
  ['05-Okt-26', '2026-10-05'],
  ['Senin, 5 Oct 2026', '2026-10-05'],
])('%s', (typed, iso) => {
  expect(parseDate(typed)).toBe(iso);
});

test.each(['', '31/02/2026', '00/01/2026', '13/13/2026', '5 Foo 2026', '12.430', '1e308', 'NaN', '=1+1', '1/1/1066'])(
  '%j is no day',
  (typed) => {
    expect(parseDate(typed)).toBeUndefined();
  },
);

test('29 February only in leap years', () => {
  expect(parseDate('29/02/2028')).toBe('2028-02-29');
  expect(parseDate('29/02/2026')).toBeUndefined();
});

test('the order of day and month comes from the dates that exist, then from days that follow one another', () => {
  expect(findDateOrder(['01/02/2026', '01/25/2026'])).toEqual({ order: 'mdy', unsure: false });
  expect(findDateOrder(['01/02/2026', '25/01/2026'])).toEqual({ order: 'dmy', unsure: false });
  expect(findDateOrder(['01/02/2026', '02/02/2026', '03/02/2026'])).toEqual({ order: 'dmy', unsure: false });
  expect(findDateOrder(['02/01/2026', '02/02/2026', '02/03/2026'])).toEqual({ order: 'mdy', unsure: false });
  expect(findDateOrder(['01/02/2026', '03/04/2026'])).toMatchObject({ unsure: true });
  expect(findDateOrder(['2026-01-02', '05/05/2026'])).toEqual({ order: 'dmy', unsure: false });
  expect(parseDate('01/25/2026', 'mdy')).toBe('2026-01-25');
});

test('day numbers of spreadsheets: 46.266 is 1 September 2026', () => {
  expect(parseSerial(46_266)).toBe('2026-09-01');
  expect(parseSerial(46_266.75)).toBe('2026-09-01');
  expect(parseSerial(12_430)).toBeUndefined();
});
