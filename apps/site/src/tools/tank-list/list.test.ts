import { withoutMarks } from 'contract/marked';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../../tests/records.ts';
import { text as pickerText, radios, sensors } from '../picker/fixture.ts';
import { tankFileSchema } from '../tank-file/schema.ts';
import { judgeListed } from './judge-list.ts';
import { readTanks } from './list.ts';
import { listSheet } from './list-workbook.ts';

const text = withoutMarks(tankFileSchema.parse(readRecord('pages/berkas-tangki')).tool);
const catalogue = { text: pickerText, sensors, radios } as never;

test('each row is a tank or names what it lacks', () => {
  const { tanks, problems } = readTanks(
    [
      'No;Bentuk;Produk;Diameter;Panjang;Lebar;Tinggi',
      'TK-1;tegak;solar;12000;;;10500',
      'TK-2;;premium-xyz;10;;;9',
      'TP-3;tangki pendam;solar;2,4;6,8;;',
      'TP-3;horizontal;bensin;2,4;;;',
      'K-5;kerucut terbalik;air;3;;;4',
      'BK-6;;air bersih;;6;4;3',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(tanks.map(({ tag, tank }) => [tag, tank?.shape, tank?.diameter, tank?.height])).toEqual([
    ['TK-1', 'tegak', 12, 10.5],
    ['TK-2', 'tegak', 10, 9],
    ['TP-3', 'mendatar', 2.4, 8],
    ['TP-3', undefined, undefined, undefined],
    ['K-5', undefined, undefined, undefined],
    ['BK-6', 'persegi', 6, 3],
  ]);
  expect(tanks.map(({ read }) => read)).toEqual([
    ['solar', 'Biosolar B40'],
    undefined,
    ['solar', 'Biosolar B40'],
    undefined,
    undefined,
    ['air bersih', 'Air baku dan air bersih'],
  ]);
  expect(tanks.flatMap((row) => row.problems.map(({ kind, about }) => [row.line, kind, about]))).toEqual([
    [3, 'product', 'premium-xyz'],
    [5, 'size', 'length'],
    [5, 'product', 'bensin'],
    [5, 'twice', 'TP-3'],
    [6, 'shape', 'kerucut terbalik'],
  ]);
});

/** Evaluates a formula over the cells of its row. */
function calculated(
  formula: string,
  cells: readonly ({ number?: number; value?: number | string } | undefined)[],
): number {
  const script = formula
    .replaceAll('PI()', 'Math.PI')
    .replaceAll('MIN(', 'Math.min(')
    .replaceAll('^', '**')
    .replace(/([D-K])\d+/g, (_, column: string) => {
      const cell = cells[column.charCodeAt(0) - 65];
      return String(cell?.number ?? cell?.value);
    });
  return Number(new Function(`return ${script}`)());
}

test('litres and their error in the workbook equal those of the page', () => {
  const { tanks } = readTanks(`${text.list.sample}\nS-7;silo;gandum;4;;;12`);
  const judged = tanks.map((one) => judgeListed(one as never, catalogue, text));
  expect(judged).toHaveLength(7);
  const { rows } = listSheet(judged, text.list, '2026-11-27');
  for (const [index, one] of judged.entries()) {
    const row = rows[index + 2] ?? [];
    expect(calculated(row[7]?.formula ?? '', row), one.tag).toBeCloseTo(one.full, 4);
    if (row[11]?.formula) expect(calculated(row[11].formula, row), one.tag).toBeCloseTo(one.errorLitres ?? 0, 4);
  }
  const total = rows[judged.length + 2] ?? [];
  expect(total[7]).toMatchObject({ formula: 'SUM(H3:H9)' });
  expect(total[7]?.value).toBeCloseTo(
    judged.reduce((sum, { full }) => sum + full, 0),
    6,
  );
});

test('two hundred rows are read into tanks', () => {
  const rows = Array.from({ length: 200 }, (_, at) => `T-${at};tegak;solar;${3 + (at % 9)};;;${4 + (at % 7)}`);
  const { tanks } = readTanks(['Tangki;Bentuk;Produk;Diameter (m);Panjang;Lebar;Tinggi (m)', ...rows].join('\n'));
  expect(tanks.filter(({ tank }) => tank)).toHaveLength(200);
});

test('a product whose name is not certain is asked about, and its tank is not judged', () => {
  const { tanks } = readTanks(
    'Tangki;Bentuk;Produk;Diameter;Tinggi\nN-5;tegak;Aspal;6;8\nK-4;tegak;NaOH 48%;2;3\nK-6;tegak;;2;3',
  );
  const [asphalt, caustic] = tanks.flatMap(({ tank, ...row }) =>
    tank ? [judgeListed({ ...row, tank }, catalogue, text)] : [],
  );
  expect([asphalt?.said.content, asphalt?.said.device, Math.round(asphalt?.full ?? 0)]).toEqual([
    'Aspal',
    '–',
    226_195,
  ]);
  expect(asphalt?.said.verdict).toMatch(/^tidak dinilai: “Aspal” dapat berarti Bitumen/);
  expect([caustic?.said.content, caustic?.said.device, caustic?.said.verdict]).toEqual([
    'Soda kaustik 48–50%',
    'Sensor Radar',
    expect.stringMatching(/^cocok dengan \d syarat$/),
  ]);
  // A row without a product has no tank that could be judged.
  expect(tanks[2]?.tank).toBeUndefined();
});
