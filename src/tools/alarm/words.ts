import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import type { ToolView } from '../kit/define-tool.tsx';
import type { FlowValues } from '../kit/flow.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { AlarmValues, alarmInputs } from './alarm-inputs.ts';
import type { ReorderAssessment } from './reorder-point.ts';
import type { AlarmText } from './schema.ts';

export interface AlarmData {
  text: AlarmText;
  words: ToolWords;
}
export type AlarmView = ToolView<typeof alarmInputs, AlarmData, ReorderAssessment>;

export const litreWords = (value: number): string => formatUnit(Math.round(value), 'L');

/** A share as per cent; what is not quite nothing or everything says so. */
export function chanceWords(share: number): string {
  if (share > 0 && share < 0.001) return '< 0,1%';
  if (share < 1 && share > 0.999) return '> 99,9%';
  return `${formatNumber(share * 100, 1)}%`;
}

export function spanWords(days: number): string {
  const minutes = days * 1440;
  if (minutes < 120) return formatUnit(Math.round(minutes), 'menit');
  if (days < 2) return formatUnit(days * 24, 'jam', Number.isInteger(Math.round(days * 240) / 10) ? 0 : 1);
  return formatUnit(days, 'hari', days < 100 && !Number.isInteger(Math.round(days * 10) / 10) ? 1 : 0);
}

const daysPerYear = 365;
const oneDigit = (value: number) => Math.round(value * 10) / 10;

/** A year of this tank for the ROI calculator; `cegahHabis`: the share of run-outs that the service level would spare. */
export function yearOf(
  { dailyUse, deliverySize, serviceLevel, readingInterval }: AlarmValues,
  { later }: ReorderAssessment,
): FlowValues<'roi'> {
  const deliveries = (daysPerYear * dailyUse) / deliverySize;
  const spared = later > 0 ? Math.max(0, 1 - (1 - serviceLevel / 100) / later) : 0;
  return {
    tangki: 1,
    kirim: oneDigit(deliveries),
    habis: oneDigit(deliveries * later),
    cegahHabis: oneDigit(spared * 100),
    selang: readingInterval,
  };
}
