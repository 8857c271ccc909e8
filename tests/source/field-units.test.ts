import { expect, test } from 'vitest';
import { factorBetween } from '../../src/shared/format/units.ts';
import { alarmInputs } from '../../src/tools/alarm/alarm-inputs.ts';
import { lossInputs } from '../../src/tools/loss/inputs.ts';
import { inputsFor } from '../../src/tools/picker/inputs.ts';
import { roiInputs } from '../../src/tools/roi/inputs.ts';
import { readRecord } from '../records.ts';

const tools = {
  'pages/simulasi-alarm': [alarmInputs, 'tool.fields'],
  'pages/analisis-susut': [lossInputs, 'tool.fields'],
  'pages/pemilih-sensor': [inputsFor([]), 'tool.fields'],
  'pages/kalkulator-roi': [roiInputs, 'tool.fields'],
} as const;

test.each(Object.entries(tools))('%s reads figures in the unit that its fields show', (record, [inputs, at]) => {
  const [part, group] = at.split('.') as [string, string];
  const fields: Record<string, { unit?: string }> = readRecord(record)[part][group];
  for (const input of Object.values(inputs)) {
    const shown = fields[input.key]?.unit;
    if (input.kind === 'number' && shown)
      expect(factorBetween(shown.replace(/ (nilai|luput)$/, ''), input.unit ?? ''), input.key).toBe(1);
  }
});
