import { expect, test } from 'vitest';
import { icalendar } from './icalendar.ts';

const event = {
  uid: '20261126T0300-daring@tanknusa.example',
  made: new Date('2026-11-21T03:00:00Z'),
  starts: new Date('2026-11-26T10:00:00+07:00'),
  ends: new Date('2026-11-26T11:00:00+07:00'),
  remind: 60,
  title: 'Konsultasi, tangki; dan \\ sensor',
  description: 'Baris satu\nBaris dua, '.padEnd(140, 'é'),
  place: 'Daring',
  contact: 'Kantor pusat, Jl. Contoh 12; +62 800 0000 0001',
  organizer: { name: 'PT "Contoh"', email: 'halo@contoh.example' },
};
const file = icalendar(event);
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

test.each([
  'DTSTART:20261126T030000Z',
  'DTEND:20261126T040000Z',
  'DTSTAMP:20261121T030000Z',
  'SUMMARY:Konsultasi\\, tangki\\; dan \\\\ sensor',
  'ORGANIZER;CN="PT Contoh":mailto:halo@contoh.example',
  'TRIGGER:-PT60M',
  'CONTACT:Kantor pusat\\, Jl. Contoh 12\\; +62 800 0000 0001',
])('writes times in UTC and escapes texts: %s', (line) => {
  expect(unfolded).toContain(line);
});

/** Content line by RFC 5545, 3.1: a name, parameters, a value without control characters. */
const contentLine = /^[A-Z-]+(;[A-Z-]+=("[^"\p{Cc}]*"|[^";:,\p{Cc}]+))*:[^\p{Cc}]*$/u;

test.each(['', 'baris\r\nBEGIN:VEVENT', 'satu\rdua', 'nol\u0000 dan tab\t', '😀'.repeat(60), '"; , : \\'])(
  'the file stays one valid event with the text “%s”',
  (typed) => {
    const text = icalendar({
      ...event,
      title: typed,
      place: typed,
      description: typed,
      organizer: { ...event.organizer, name: typed },
    });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
    for (const line of lines) expect(line).toMatch(contentLine);
    const names = lines.filter((line) => /^(BEGIN|END):/.test(line));
    expect(names).toEqual(
      ['VCALENDAR', 'VEVENT', 'VALARM']
        .flatMap((name) => `BEGIN:${name}`)
        .concat(['VALARM', 'VEVENT', 'VCALENDAR'].map((name) => `END:${name}`)),
    );
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'PRODID', 'VERSION'])
      expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
  },
);
