import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { withoutMarks } from '../../shared/text/marked.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type RoiValues, roiInputs } from './inputs.ts';
import type { RoiBasis, RoiRadio } from './model.ts';
import { type RoiToolText, roiPageSchema } from './schema.ts';

const record = parse(readFileSync(new URL('../../content/pages/kalkulator-roi.yaml', import.meta.url), 'utf8'));
const { tool } = roiPageSchema.parse(record);
/** The words of the page: for tests. */
export const text: RoiToolText = { ...withoutMarks(tool), claims: tool.claims };

/** Radios with round figures: 5 to 10 years at 60 minutes, a third of it drawn without readings, and one that needs mains. */
export const radios: RoiRadio[] = [
  { id: 'lorawan', batteryYears: { from: 5, to: 10 }, selection: { battery: { interval: 60, idle: 0.35 } } },
  { id: 'satellite', batteryYears: { from: 0.5, to: 1 }, selection: { battery: { interval: 360, idle: 0.3 } } },
];

export const example: RoiValues = initialValues(roiInputs);
/** The example without what the calculator learned later: no growth, no ramp-up, no batteries. */
export const bare: RoiValues = { ...example, wageRise: 0, rampUpMonths: 0, batteryPrice: 0 };
export const onMains = (values: RoiValues): RoiBasis => ({ values, batteryLife: undefined });
