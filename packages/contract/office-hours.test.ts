import { expect, test } from 'vitest';
import { afterOfficeHours, isWorkingDay, officeState } from './office-hours.ts';
import { formatIsoWib, formatLongWib } from './wib.ts';

const opening = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '17:00' };
const after = (from: string, hours: number) => formatIsoWib(afterOfficeHours(new Date(from), hours, opening));

test.each([
  ['within the day', '2026-11-20T10:30:00+07:00', 2, '2026-11-20T12:30:00+07:00'],
  ['before opening', '2026-11-20T03:00:00+07:00', 2, '2026-11-20T11:00:00+07:00'],
  ['up to closing', '2026-11-20T15:00:00+07:00', 2, '2026-11-20T17:00:00+07:00'],
  ['over the night', '2026-11-20T16:00:00+07:00', 2, '2026-11-21T10:00:00+07:00'],
  ['after closing', '2026-11-20T17:00:00+07:00', 2, '2026-11-21T11:00:00+07:00'],
  ['over Sunday', '2026-11-21T16:30:00+07:00', 2, '2026-11-23T10:30:00+07:00'],
  ['on Sunday', '2026-11-22T12:00:00+07:00', 2, '2026-11-23T11:00:00+07:00'],
  ['more than a day', '2026-11-20T09:00:00+07:00', 12, '2026-11-21T13:00:00+07:00'],
  ['given in another zone', '2026-11-20T23:30:00Z', 2, '2026-11-21T11:00:00+07:00'],
])('%s: %s + %i office hours → %s', (_, from, hours, expected) => {
  expect(after(from, hours)).toBe(expected);
});

test.each([
  ['in the morning', '2026-11-20T08:59:00+07:00', false, '2026-11-20T09:00:00+07:00'],
  ['at opening', '2026-11-20T09:00:00+07:00', true, '2026-11-20T17:00:00+07:00'],
  ['at closing', '2026-11-20T17:00:00+07:00', false, '2026-11-21T09:00:00+07:00'],
  ['over Sunday', '2026-11-21T18:00:00+07:00', false, '2026-11-23T09:00:00+07:00'],
  ['just after midnight in WIB, still yesterday in UTC', '2026-11-19T17:30:00Z', false, '2026-11-20T09:00:00+07:00'],
])('returns whether the office is open, and until when: %s', (_, moment, open, until) => {
  const state = officeState(new Date(moment), opening);
  expect([state.open, formatIsoWib(state.until)]).toEqual([open, until]);
});

test('treats a holiday as closed all day', () => {
  const christmas = (day: string) => day === '2026-12-25';
  const moment = afterOfficeHours(new Date('2026-12-24T16:00:00+07:00'), 2, opening, christmas);
  expect(formatIsoWib(moment)).toBe('2026-12-26T10:00:00+07:00');
  const state = officeState(new Date('2026-12-25T10:00:00+07:00'), opening, christmas);
  expect([state.open, formatIsoWib(state.until)]).toEqual([false, '2026-12-26T09:00:00+07:00']);
  expect([christmas, undefined].map((closed) => isWorkingDay('2026-12-25', opening, closed))).toEqual([false, true]);
});

test('throws for an office that never opens, instead of looping for ever', () => {
  expect(() => afterOfficeHours(new Date(), 2, { ...opening, days: [] })).toThrow('does not open');
});

test('formats a moment as Indonesian date and time', () => {
  expect(formatLongWib(new Date('2026-11-20T02:05:00Z'))).toBe('Jumat, 20 November 2026 pukul 09.05 WIB');
});
