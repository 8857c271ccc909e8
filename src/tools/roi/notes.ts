import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { batteryRange, type RoiRadio } from './cases.ts';
import { months, readingHours } from './cash-flow.ts';
import type { RoiValues } from './inputs.ts';
import type { RoiToolText } from './schema.ts';
import { yearSlots } from './words.ts';

/** Hours that one person works a day. */
const shift = 8;

/** What the readings of a day come to, in hours and in people: whether that can be is easily seen. */
export function hoursNote(values: RoiValues, { hours }: RoiToolText): string {
  const perDay = readingHours(values) / values.workDays;
  const digits = (value: number) => (value < 10 ? 1 : 0);
  return fillSlots(hours, {
    jam: formatNumber(perDay, digits(perDay)),
    orang: formatNumber(perDay / shift, digits(perDay / shift)),
  });
}

/** How long batteries last, and how often they are replaced in five years. */
export function batteryNote(values: RoiValues, radios: readonly RoiRadio[], { battery }: RoiToolText): string {
  const range = batteryRange(values, radios);
  if (!range) return battery.mains;
  const life = ((range.from + range.to) / 2) * 12;
  return fillSlots(battery.note, { ...yearSlots(range), kali: formatNumber(Math.ceil(months / life) - 1) });
}
