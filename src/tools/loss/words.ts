import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { LossDay } from './reconcile.ts';
import type { LossToolText } from './schema.ts';

/** `412 L`; below ten with one decimal. */
export const litres = (value: number): string =>
  formatUnit(value || 0, 'L', Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0);

const short = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-09-23` → `23 Sep 2026` or `23 Sep`. */
export const dayName = (iso: string, withYear = true): string =>
  (withYear ? long : short).format(new Date(`${iso}T00:00:00Z`)).replaceAll(' ', '\u00a0');

/** Texts of a visitor's file hold no marks of ours. */
export const asWritten = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

/** Day and, where there are several, tank: the head of a line. */
export const lineHead = ({ date, tank }: LossDay, several: boolean): string =>
  several ? `${dayName(date)}, ${asWritten(tank)}` : dayName(date);

/** Share of a difference that temperature must explain to be worth a sentence. */
const worthTelling = 0.25;

/** Why a day is marked, in sentences. */
export function reasonsOf(day: LossDay, text: LossToolText): string {
  const sentences = day.reasons.map(({ kind, litres: amount, days }) =>
    fillSlots(text.reasons[kind], {
      liter: litres(Math.abs(amount)),
      hari: formatNumber(days),
      batas: `±${litres(day.tolerance)}`,
    }),
  );
  const { thermal } = day;
  const explains = thermal !== undefined && thermal / day.loss >= worthTelling;
  return [...sentences, ...(explains ? [fillSlots(text.thermal, { liter: litres(Math.abs(thermal)) })] : [])].join(' ');
}

const mega = 1_000_000;

/** `1,2 MB`, `48 kB`. */
export const sizeName = (bytes: number): string =>
  bytes >= mega ? formatUnit(bytes / mega, 'MB', bytes % mega ? 1 : 0) : formatUnit(Math.ceil(bytes / 1000), 'kB');
