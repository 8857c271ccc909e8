import type { FlowValues } from '../kit/flow.ts';
import type { AlarmValues } from './alarm-inputs.ts';
import type { ReorderAssessment } from './reorder-point.ts';

const daysPerYear = 365;
const oneDigit = (value: number) => Math.round(value * 10) / 10;

/**
 * A year of this tank for the ROI calculator: deliveries = use ÷ size of a delivery, run-outs = deliveries × chance that
 * the tank is dry before one of them, and the share of these that the service level would spare.
 */
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
