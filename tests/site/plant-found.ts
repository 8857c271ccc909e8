import { filmDay, filmDelivery } from '../../src/plant/terminal/film-day.ts';
import { lossNight, nightLoss } from '../../src/plant/terminal/incident.ts';
import {
  balanceUncertainty,
  deliveries,
  expectedLevels,
  recordDays,
  restingDay,
  restingTag,
} from '../../src/plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../src/plant/terminal/terminal.ts';
import { isOneOf, plantValues, type Unit } from './plant-values.ts';

/** Every tag of the plant. */
export const tags = [...plantValues.keys()];
const tagPattern = new RegExp(`\\b(${tags.join('|')})\\b`, 'g');
const valuePattern =
  /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s?(%|kL|°C|hari|menit|mnt|bar|mm|m)(?![\p{L}\d²³/])/gu;

export interface Found {
  where: string;
  tag: string;
  printed: number;
  digits: number;
  unit: Unit;
}

/** Values of a text, each with the last tag before it. */
export function valuesIn(text: string, where: string): Found[] {
  const marks = [...text.matchAll(tagPattern)].map((match) => ({ at: match.index, tag: match[0] }));
  if (marks.length === 0) return [];
  return [...text.matchAll(valuePattern)].flatMap(({ 0: all, 1: whole = '', 2: part = '', 3: unit = '', index }) => {
    const tag = marks.findLast(({ at }) => at < index)?.tag;
    if (!tag) return [];
    const printed = Number(`${whole.replaceAll('.', '')}.${part || '0'}`);
    return [
      {
        where: `${where}: “${text.slice(Math.max(0, index - 60), index + all.length)}”`,
        tag,
        printed,
        digits: part.length,
        unit: (unit === 'mnt' ? 'menit' : unit) as Unit,
      },
    ];
  });
}

const arrivals = deliveries(filmTag).flatMap(({ received, document, used, before, after }) => [
  ...[received, document, used, before, after],
  after - before,
]);
const ordered = expectedLevels(filmTag).find(({ level }) => level <= tankAt(filmTag).reorder);

/** What tells of the past, of a span or of a difference, with its own place in the plant. */
const told: readonly [string, Unit, readonly number[]][] = [
  [lossNight.tag, 'kL', [nightLoss.atAlarm, nightLoss.rate, nightLoss.total]],
  [lossNight.tag, 'mm', [nightLoss.millimetres]],
  [lossNight.tag, 'menit', [(lossNight.alarm.acknowledged ?? 0) - lossNight.alarm.at]],
  [filmTag, 'kL', [...arrivals, balanceUncertainty(filmTag), filmDelivery().volume]],
  // Two weeks of record, days to the order, days that the supplier of the example needs.
  [filmTag, 'hari', [recordDays, (ordered?.ahead ?? 0) / 24, 2]],
  // The poster is the first moment of the film's day.
  [filmTag, '%', [((filmDay()[0]?.level_m ?? 0) / tankAt(filmTag).height) * 100]],
  [restingTag, '°C', restingDay().map(({ temperature }) => temperature)],
];
/** Temperature to which volumes are reckoned. */
const reference = 15;

/** True when the plant has this value for this tank. */
export const fits = ({ tag, printed, digits, unit }: Found) =>
  (unit === '°C' && printed === reference) ||
  isOneOf(printed, digits, plantValues.get(tag)?.[unit] ?? []) ||
  told.some(([whose, what, values]) => whose === tag && what === unit && isOneOf(printed, digits, values));
