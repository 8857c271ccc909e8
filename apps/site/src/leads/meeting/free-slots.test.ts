import { formatIsoWib } from 'contract/wib';
import { expect, test } from 'vitest';
import { clockInZone, earliestStart, freeSlotsOn, meetingCalendar } from './free-slots.ts';

const rules = {
  kind: 'talk' as const,
  breaks: [],
  opening: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
  holidays: { '2026-12-24': 'Cuti bersama Natal', '2026-12-25': 'Natal' },
};
/** Saturday, 21 November 2026. */
const saturday = new Date('2026-11-21T10:00:00+07:00');

test('starts the calendar with the Monday of the current week, in WIB', () => {
  const lateOnSundayInUtc = new Date('2026-11-22T20:00:00Z');
  expect(meetingCalendar(saturday, rules)[0]?.day).toBe('2026-11-16');
  expect(meetingCalendar(lateOnSundayInUtc, rules)[0]?.day).toBe('2026-11-23');
  expect(meetingCalendar(saturday, rules)).toHaveLength(35);
});

test('marks past days, days without office hours and holidays', () => {
  const days = meetingCalendar(new Date('2026-12-21T08:00:00+07:00'), rules);
  const closed = (day: string) => days.find((item) => item.day === day);
  expect(closed('2026-12-21')).toEqual({ day: '2026-12-21' });
  expect(closed('2026-12-25')).toEqual({ day: '2026-12-25', closed: 'holiday', name: 'Natal' });
  expect(closed('2026-12-26')).toEqual({ day: '2026-12-26', closed: 'weekend' });
  expect(meetingCalendar(saturday, rules).find((item) => item.day === '2026-11-20')?.closed).toBe('past');
});

test('offers slots within office hours, after the notice period', () => {
  const monday = freeSlotsOn('2026-11-23', saturday, rules).map(({ starts }) => formatIsoWib(starts));
  expect(formatIsoWib(earliestStart(saturday, rules))).toBe('2026-11-23T13:00:00+07:00');
  expect(monday).toEqual(['13', '14', '15', '16'].map((hour) => `2026-11-23T${hour}:00:00+07:00`));
  expect(freeSlotsOn('2026-11-24', saturday, rules)).toHaveLength(8);
});

test.each(['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25'])('offers no slot on %s', (day) => {
  expect(freeSlotsOn(day, saturday, rules)).toEqual([]);
});

test('shows the visitor’s clock, with the weekday where it differs', () => {
  const moment = new Date('2026-11-23T09:00:00+07:00');
  expect(clockInZone(moment, 'Asia/Jakarta')).toBe('09.00');
  expect(clockInZone(moment, 'Asia/Makassar')).toBe('10.00');
  expect(clockInZone(moment, 'America/New_York')).toBe('Minggu 21.00');
});

const breaks = [
  { from: '12:00', to: '13:00' },
  { days: [5], from: '11:30', to: '13:00' },
];
const clocks = (day: string, kind: 'talk' | 'visit') =>
  freeSlotsOn(day, saturday, { ...rules, kind, breaks }).map(({ starts, ends }) =>
    [starts, ends].map((moment) => formatIsoWib(moment).slice(11, 16)).join('–'),
  );

test('offers no slot at lunch, which is longer on Fridays', () => {
  const tuesday = [9, 10, 11, 13, 14, 15, 16].map((hour) => `${hour}:00–${hour + 1}:00`.replace(/^9/, '09'));
  expect(clocks('2026-11-24', 'talk')).toEqual(tuesday);
  expect(clocks('2026-11-27', 'talk')).toEqual(tuesday.filter((slot) => slot !== '11:00–12:00'));
});

test('offers half days for a visit, after two days of notice', () => {
  expect(clocks('2026-11-24', 'visit')).toEqual([]);
  expect(clocks('2026-11-25', 'visit')).toEqual(['09:00–12:00', '13:00–17:00']);
  expect(clocks('2026-11-27', 'visit')).toEqual(['09:00–11:30', '13:00–17:00']);
  const days = meetingCalendar(saturday, { ...rules, kind: 'visit', breaks });
  expect(days.find(({ day }) => day === '2026-11-24')?.closed).toBe('past');
});
