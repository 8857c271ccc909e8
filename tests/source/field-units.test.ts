import { expect, test } from 'vitest';
import { factorBetween } from '../../src/shared/format/units.ts';
import { acceptanceInputs } from '../../src/tools/acceptance/model.ts';
import { alarmInputs } from '../../src/tools/alarm/alarm-inputs.ts';
import { deliveryInputs } from '../../src/tools/delivery/inputs.ts';
import { lossInputs } from '../../src/tools/loss/inputs.ts';
import { pickerInputs } from '../../src/tools/picker/inputs.ts';
import { roiInputs } from '../../src/tools/roi/inputs.ts';
import { readRecord } from '../records.ts';

const tools = {
  'pages/simulasi-alarm': alarmInputs,
  'pages/terima-kiriman': deliveryInputs,
  'pages/uji-terima': acceptanceInputs,
  'pages/analisis-susut': lossInputs,
  'pages/pemilih-sensor': pickerInputs,
  'pages/kalkulator-roi': roiInputs,
} as const;

test.each(Object.entries(tools))('%s reads figures in the unit that its fields show', (record, inputs) => {
  const fields: Record<string, { unit?: string }> = readRecord(record).tool.fields;
  for (const input of Object.values(inputs)) {
    const shown = fields[input.key]?.unit;
    if (input.kind === 'number' && shown)
      expect(factorBetween(shown.replace(/ nilai$/, ''), input.unit ?? ''), input.key).toBe(1);
  }
});
