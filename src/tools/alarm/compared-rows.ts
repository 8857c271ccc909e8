import { formatUnit } from '../../shared/format/format.ts';
import type { AlarmValues } from './alarm-inputs.ts';
import { daysUntil } from './events.ts';
import { assessReorderPoint } from './reorder-point.ts';
import type { AlarmText } from './schema.ts';
import { chanceWords, litreWords, spanWords } from './words.ts';

/** What scenarios are compared by: what was chosen, and what comes of it. */
export function comparedRows(values: AlarmValues, names: AlarmText['compared']): [name: string, value: string][] {
  const { chance, point } = assessReorderPoint(values);
  return [
    [names.low, litreWords(values.lowLimit)],
    [names.service, formatUnit(values.serviceLevel, '%', Number.isInteger(values.serviceLevel) ? 0 : 1)],
    [names.lead, spanWords(values.leadTime)],
    [names.dry, chanceWords(chance)],
    [names.point, litreWords(point)],
    [names.empty, spanWords(daysUntil(values, values.unusable))],
  ];
}
