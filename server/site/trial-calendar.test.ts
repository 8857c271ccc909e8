import { expect, test } from 'vitest';
import { movedTo } from './trial-calendar.ts';

const event = (uid: string, date: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20270104T000000Z\r\nDTSTART;VALUE=DATE:${date}\r\nEND:VEVENT\r\n`;
const file = event('2027-01-04-0@x', '20270104') + event('2027-01-04-28@x', '20270201');

test('every step moves by the same number of days, over the end of a leap February', () => {
  expect(movedTo(file, '2028-02-01')).toBe(event('2028-02-01-0@x', '20280201') + event('2028-02-01-28@x', '20280229'));
});

test.each(['', '2027-02-30', '2027-1-4', '04-01-2027', '2027-01-04\r\nX:1', '99999'])('“%s” is no day', (start) => {
  expect(movedTo(file, start)).toBeUndefined();
});
