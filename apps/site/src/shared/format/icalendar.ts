/** Meeting; an update of it has the same `uid`. */
export interface CalendarEvent {
  uid: string;
  made: Date;
  starts: Date;
  ends: Date;
  /** Minutes between reminder and start. */
  remind: number;
  title: string;
  description: string;
  place: string;
  /** Name, address and telephone number. */
  contact: string;
  organizer: { name: string; email: string };
}

/** Calendar file with one tentative event (RFC 5545), in UTC so that it needs no time zone definitions. */
export function icalendar(event: CalendarEvent): string {
  const { uid, made, starts, ends, remind, title, description, place, contact, organizer } = event;
  return calendar(organizer.name, [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(place)}`,
    `CONTACT:${escapeText(contact)}`,
    `ORGANIZER;CN="${quoted(organizer.name)}":mailto:${organizer.email}`,
    'STATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${remind}M`,
    'END:VALARM',
    'END:VEVENT',
  ]);
}

export interface CalendarDay {
  uid: string;
  /** Date as YYYY-MM-DD. */
  day: string;
  title: string;
  description: string;
}

export const calendarOfDays = (organizer: string, made: Date, days: readonly CalendarDay[]): string =>
  calendar(
    organizer,
    days.flatMap(({ uid, day, title, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(made)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  );

const calendar = (organizer: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer)}//Jadwal//ID`,
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A quoted parameter value may contain neither quotes nor control characters (RFC 5545, 3.2). */
const quoted = (text: string): string => text.replace(/["\p{Cc}]/gu, '');

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Folds a line to at most 75 octets without splitting a character; continuation lines begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let folded = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
