import { isoWib, longWib } from '../../../server/contract/wib.ts';
import { digits, whatsappHref } from '../../shared/format/phone.ts';
import { resultHref } from '../../shared/handover/prepared-result.ts';
import { meetingLength } from './free-slots.ts';
import { icalendar } from './icalendar.ts';
import type { MeetingMode } from './modes.ts';
import type { MeetingFormText } from './schema.ts';

/** An office that can be met, as the page hands it on. */
export interface MeetingOffice {
  /** Name in the address: `semarang`. */
  id: string;
  name: string;
  place: string;
  phone: string;
  email: string;
  opening: { days: number[]; opens: string; closes: string };
}

export interface Wish {
  moment: Date;
  mode: MeetingMode;
  office: MeetingOffice;
}

/** The wish in a sentence. */
export function sentence({ moment, mode, office }: Wish, text: MeetingFormText): string {
  return text.wish
    .replace('{waktu}', longWib(moment))
    .replace('{cara}', text.modes[mode].label.toLowerCase())
    .replace('{kantor}', office.name);
}

/** Every way on which the wish can travel; the visitor takes one of them. */
export function ways(wish: Wish, text: MeetingFormText) {
  const words = sentence(wish, text);
  const [day = '', rest = ''] = isoWib(wish.moment).split('T');
  return {
    form: resultHref('jadwal', { hari: day, jam: rest.slice(0, 5), cara: wish.mode, kantor: wish.office.id }),
    whatsapp: whatsappHref(wish.office.phone, words),
    mail: `mailto:${wish.office.email}?subject=${encodeURIComponent(text.subject)}&body=${encodeURIComponent(words)}`,
  };
}

/** The same wish as a calendar file. */
export function calendarFile(wish: Wish, text: MeetingFormText, made: Date): string {
  const { moment, mode, office } = wish;
  const stamp = moment.toISOString().slice(0, 16).replace(/[-:]/g, '');
  return icalendar({
    uid: `${stamp}-${mode}-${digits(office.phone)}@${office.email.split('@')[1]}`,
    made,
    starts: moment,
    length: meetingLength,
    title: text.subject,
    description: `${sentence(wish, text)}\n${text.status}`,
    place: mode === 'kunjungan' ? '' : text.modes[mode].label,
    organizer: { name: office.name, email: office.email },
  });
}
