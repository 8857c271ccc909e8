import { expect, test } from 'vitest';
import { isoWib } from '../../../server/contract/wib.ts';
import { beginnings, calendar, clockIn, differsFromWib, earliest } from './free-slots.ts';

const rules = {
  opening: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  holidays: { '2026-12-24': 'Cuti bersama Natal', '2026-12-25': 'Natal' },
};
/** Saturday, 21 November 2026. */
const saturday = new Date('2026-11-21T10:00:00+07:00');

test('the calendar begins with the Monday of the current week, in WIB', () => {
  const lateOnSundayInUtc = new Date('2026-11-22T20:00:00Z');
  expect(calendar(saturday, rules)[0]?.[0]?.day).toBe('2026-11-16');
  expect(calendar(lateOnSundayInUtc, rules)[0]?.[0]?.day).toBe('2026-11-23');
  expect(calendar(saturday, rules).flat()).toHaveLength(35);
});

test('past days, days without office hours and holidays say so', () => {
  const days = calendar(new Date('2026-12-21T08:00:00+07:00'), rules).flat();
  const closed = (day: string) => days.find((item) => item.day === day);
  expect(closed('2026-12-21')).toEqual({ day: '2026-12-21' });
  expect(closed('2026-12-25')).toEqual({ day: '2026-12-25', closed: 'holiday', name: 'Natal' });
  expect(closed('2026-12-26')).toEqual({ day: '2026-12-26', closed: 'weekend' });
  expect(
    calendar(saturday, rules)
      .flat()
      .find((item) => item.day === '2026-11-20')?.closed,
  ).toBe('past');
});

test('a meeting ends within the office hours and begins after the notice', () => {
  const monday = beginnings('2026-11-23', saturday, rules).map(isoWib);
  expect(isoWib(earliest(saturday, rules))).toBe('2026-11-23T13:00:00+07:00');
  expect(monday).toEqual(['13', '14', '15', '16'].map((hour) => `2026-11-23T${hour}:00:00+07:00`));
  expect(beginnings('2026-11-24', saturday, rules)).toHaveLength(8);
});

test.each(['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25'])('%s has no beginning', (day) => {
  expect(beginnings(day, saturday, rules)).toEqual([]);
});

test('the visitor’s own clock, with the day where it differs', () => {
  const moment = new Date('2026-11-23T09:00:00+07:00');
  expect(clockIn(moment, 'Asia/Jakarta')).toBe('09.00');
  expect(clockIn(moment, 'Asia/Makassar')).toBe('10.00');
  expect(clockIn(moment, 'America/New_York')).toBe('Minggu 21.00');
  expect(differsFromWib(moment, 'Asia/Bangkok')).toBe(false);
  expect(differsFromWib(moment, 'Asia/Jayapura')).toBe(true);
});
