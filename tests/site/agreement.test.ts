import { expect, test } from 'vitest';
import { plantRecords } from '../../src/plant/records/plant-records.ts';
import { tankAt } from '../../src/plant/terminal/terminal.ts';
import { formatNumber } from '../../src/shared/format/format.ts';
import { uncertainty } from '../../src/site/industries/instruments/delivery.ts';
import { initialValues } from '../../src/tools/kit/tool-inputs.ts';
import { pickerInputs } from '../../src/tools/picker/inputs.ts';
import { roiInputs } from '../../src/tools/roi/inputs.ts';
import { calculateCases } from '../../src/tools/roi/model.ts';
import { tankInputs } from '../../src/tools/tank-table/inputs.ts';
import { readRecord } from '../records.ts';
import { openPage, plain } from './site.ts';

const forecourt = plantRecords.sites['fleet-management'].tanks[0]?.shape as { diameter: number; length: number };

test('tools begin with the figures of the records, and pages quote their examples', () => {
  const { installed } = readRecord('sensors/radar');
  expect(initialValues(tankInputs).gaugeError).toBe(installed.mm);
  expect(initialValues(pickerInputs).galat).toBe(installed.mm);
  expect(uncertainty).toBeCloseTo(Math.SQRT2 * installed.mm * forecourt.diameter * forecourt.length, 9);
  const radio = { id: 'lorawan', ...readRecord('connectivity/lorawan') };
  const example = calculateCases(initialValues(roiInputs), [radio]).mid;
  const paid = `Rp ${example.investment / 1e6} juta, balik modal dalam ${Math.round(example.payback ?? 0)} bulan`;
  expect(plain(openPage('/fitur').$('main').text())).toContain(paid);
});

test('what the interface’s words say of TK-204 is its record', () => {
  const { level, height, metres } = tankAt('TK-204');
  const [share, whole, part] = [formatNumber(level, 1), formatNumber(height, 1), formatNumber(metres, 2)];
  const schemas = JSON.stringify(readRecord('api/openapi/tank-schemas'));
  expect(schemas).toContain(`Untuk TK-204, ${share}% dari ${whole} m adalah ${part} m.`);
  expect(JSON.stringify(readRecord('pages/pengembang'))).toContain(`\`TK-204\` berisi ${share}%.`);
});
