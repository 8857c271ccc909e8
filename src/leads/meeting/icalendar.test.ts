import { expect, test } from 'vitest';
import { icalendar } from './icalendar.ts';

const event = {
  uid: '20261126T0300-daring@tanknusa.example',
  made: new Date('2026-11-21T03:00:00Z'),
  starts: new Date('2026-11-26T10:00:00+07:00'),
  length: 60,
  title: 'Konsultasi, tangki; dan \\ sensor',
  description: 'Baris satu\nBaris dua, '.padEnd(140, 'é'),
  place: 'Daring',
  organizer: { name: 'PT "Contoh"', email: 'halo@contoh.example' },
};
const file = icalendar(event);
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

test('the event stands at its hour in UTC and lasts as long as asked', () => {
  expect(unfolded).toContain('DTSTART:20261126T030000Z');
  expect(unfolded).toContain('DTEND:20261126T040000Z');
  expect(unfolded).toContain('DTSTAMP:20261121T030000Z');
});

test('texts are escaped, and nothing can begin a line of its own', () => {
  expect(unfolded).toContain('SUMMARY:Konsultasi\\, tangki\\; dan \\\\ sensor');
  expect(unfolded.find((line) => line.startsWith('DESCRIPTION'))).toContain('Baris satu\\nBaris dua\\, ');
  expect(unfolded).toContain('ORGANIZER;CN="PT Contoh":mailto:halo@contoh.example');
});

test('no line is longer than 75 octets, and every line ends with CRLF', () => {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
