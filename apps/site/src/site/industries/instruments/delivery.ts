import { factorTo15 } from 'tank-gauging/methods/standard-volume';
import { buriedTankLitresPerMm, referenceErrorMm } from 'tank-gauging/tank/choices';
import { formatSigned, formatUnit } from '../../../shared/format/format.ts';
import { type InstrumentDrawing, label, path, rect } from './instrument.ts';

const diesel = { density: 840, group: 'bbm', source: '' } as const;

/** Volume of the bill of lading at the temperature of the tank, litres. */
export const atTankTemperature = (billed: number, loaded: number, unloaded: number): number =>
  (billed * factorTo15(diesel, loaded)) / factorTo15(diesel, unloaded);
/** Temperature at loading, °C. */
const loading = 28;

/** Uncertainty of the difference between two independent level readings, litres. */
export const uncertainty = Math.SQRT2 * referenceErrorMm * buriedTankLitresPerMm;

/** Reconciliation of a delivery: bill of lading against tank and pumps. */
export const delivery: InstrumentDrawing<'billed' | 'warmer' | 'rise' | 'sold'> = {
  fields: {
    billed: { min: 4000, max: 32_000, step: 500, start: 16_000 },
    warmer: { min: -10, max: 10, step: 0.5, start: 4, digits: 1 },
    rise: { min: 3500, max: 32_500, step: 5, start: 15_840 },
    sold: { min: 0, max: 1000, step: 10, start: 90 },
  },
  sentences: ['short', 'within', 'over'],
  outcome({ billed, warmer, rise, sold }) {
    const expected = atTankTemperature(billed, loading, loading + warmer);
    const received = rise + sold;
    const difference = received - expected;
    const scale = 200 / Math.max(expected, received);
    const sentence = Math.abs(difference) <= uncertainty ? 'within' : difference < 0 ? 'short' : 'over';
    return {
      sentence,
      figures: {
        billed: formatUnit(billed, 'L'),
        expected: formatUnit(expected, 'L'),
        received: formatUnit(received, 'L'),
        difference: formatUnit(Math.abs(difference), 'L'),
        share: formatUnit((Math.abs(difference) / expected) * 100, '%', 2),
        uncertainty: `±\u00a0${formatUnit(uncertainty, 'L')}`,
      },
      shapes: [
        rect('outline', 16, 30, expected * scale, 30),
        rect('liquid', 16, 88, rise * scale, 30),
        rect('faint', 16 + rise * scale, 88, sold * scale, 30),
        path(
          'warn',
          `M${16 + Math.min(expected, received) * scale} 80V126M${16 + Math.max(expected, received) * scale} 80V126`,
        ),
        label(16, 24, 'B/L'),
        label(304, 50, formatUnit(expected, 'L'), 'label', 'end'),
        label(16, 82, 'LT'),
        label(304, 108, formatUnit(received, 'L'), 'label', 'end'),
        label(
          16,
          152,
          formatSigned(difference, (litres) => formatUnit(litres, 'L')),
          'value',
        ),
        label(304, 152, `±\u00a0${formatUnit(uncertainty, 'L')}`, 'label', 'end'),
      ],
    };
  },
};
