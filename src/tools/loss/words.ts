import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import type { BadLine } from './entry.ts';
import type { LossDay } from './reconcile.ts';
import type { LossToolText } from './schema.ts';

/** `412 L`; below a hundred with one decimal. */
export const litres = (value: number): string =>
  formatUnit(value || 0, 'L', Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0);

/** `2026-09-23` → `23 Sep 2026` or `23 Sep`. */
export function dayName(iso: string, withYear = true): string {
  const [year = '', month, day] = iso.split('-');
  const parts = [String(Number(day)), interfaceWords.months[Number(month) - 1] ?? ''];
  return [...parts, ...(withYear ? [year] : [])].join('\u00a0');
}

/** Texts of a visitor's file hold no marks of ours. */
export const asWritten = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

/** Day and, where there are several, tank: the head of a line. */
export const lineHead = ({ date, tank }: LossDay, several: boolean): string =>
  several ? `${dayName(date)}, ${asWritten(tank)}` : dayName(date);

/** Why a day is marked, in sentences. */
export const reasonsOf = (day: LossDay, text: LossToolText): string =>
  day.reasons
    .map(({ kind, litres: amount }) =>
      fillSlots(text.reasons[kind], {
        liter: kind === 'onset' ? signed(amount) : litres(Math.abs(amount)),
        batas: `±${litres(day.tolerance)}`,
      }),
    )
    .join(' ');

/** `+37 L`, `−5,2 L`: a change. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${litres(value)}`;

/** Why a line cannot be used, in words. */
export const problemOf = ({ problem, column, seen }: BadLine, text: LossToolText): string =>
  fillSlots(text.bad.reasons[problem], {
    kolom: column ? text.columns.names[column] : '',
    isi: asWritten(seen ?? ''),
  });

const mega = 1_000_000;

/** `1,2 MB`, `48 kB`. */
export const sizeName = (bytes: number): string =>
  bytes >= mega ? formatUnit(bytes / mega, 'MB', bytes % mega ? 1 : 0) : formatUnit(Math.ceil(bytes / 1000), 'kB');
