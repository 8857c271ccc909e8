import { clockWib, isoWib, longWib } from '../../../server/contract/wib.ts';
import { icalendar } from '../../shared/format/icalendar.ts';
import { digits, whatsappHref } from '../../shared/format/phone.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { MeetingKind, MeetingMode, MeetingSlot } from './free-slots.ts';
import type { MeetingFormText } from './schema.ts';

/** An office that can be met, as the page hands it on. */
export interface MeetingOffice {
  /** Name in the address: `semarang`. */
  id: string;
  name: string;
  hours: string;
  address: string;
  phone: string;
  email: string;
  opening: { days: number[]; opens: string; closes: string };
}

export interface MeetingRequest extends MeetingSlot {
  mode: MeetingMode;
  office: MeetingOffice;
  /** Where a visit goes; empty for everything else. */
  place: string;
}

export const kindOf = (mode: MeetingMode): MeetingKind => (mode === 'kunjungan' ? 'visit' : 'talk');

/** Minutes before its beginning at which a calendar reminds: of a visit a day before. */
const remind: Readonly<Record<MeetingKind, number>> = { talk: 60, visit: 1440 };

/** `Selasa, 22 Desember 2026 pukul 09.00–12.00 WIB`: a visit says its end, a talk takes an hour. */
export function timeOf({ starts, ends, mode }: Pick<MeetingRequest, 'starts' | 'ends' | 'mode'>): string {
  const begin = longWib(starts);
  return kindOf(mode) === 'visit' ? begin.replace(clockWib(starts), `${clockWib(starts)}–${clockWib(ends)}`) : begin;
}

/** The request in a sentence. */
export function sentence(request: MeetingRequest, text: MeetingFormText): string {
  const { mode, office, place } = request;
  const cara = text.modes[mode].label.toLowerCase();
  const line = kindOf(mode) === 'visit' ? text.visitWish : text.wish;
  return fillSlots(line, { waktu: timeOf(request), cara, kantor: office.name, lokasi: place });
}

/** Every way on which the request can travel; the visitor takes one of them. */
export function ways(request: MeetingRequest, text: MeetingFormText) {
  const { mode, office, place, starts, ends } = request;
  const words = sentence(request, text);
  const [hari = '', rest = ''] = isoWib(starts).split('T');
  const common = { hari, jam: rest.slice(0, 5), kantor: office.id };
  return {
    form:
      kindOf(mode) === 'visit'
        ? resultHref('kunjungan', { ...common, sampai: isoWib(ends).slice(11, 16), lokasi: place })
        : resultHref('jadwal', { ...common, cara: mode }),
    whatsapp: whatsappHref(office.phone, words),
    mail: `mailto:${office.email}?subject=${encodeURIComponent(text.subject)}&body=${encodeURIComponent(words)}`,
  };
}

/** The same request as a calendar file: what is agreed, where, and whom to call; nothing of the page. */
export function calendarFile(request: MeetingRequest, text: MeetingFormText, made: Date): string {
  const { starts, ends, mode, office, place } = request;
  const contact = [office.name, office.address, office.phone, office.email].join(', ');
  return icalendar({
    uid: `${starts.toISOString().slice(0, 16).replace(/[-:]/g, '')}-${mode}-${digits(office.phone)}@${office.email.split('@')[1]}`,
    made,
    starts,
    ends,
    remind: remind[kindOf(mode)],
    title: text.subject,
    description: `${text.modes[mode].label}\n${contact}`,
    place: kindOf(mode) === 'visit' ? place : mode === 'telepon' ? office.phone : text.modes[mode].label,
    contact,
    organizer: { name: office.name, email: office.email },
  });
}
