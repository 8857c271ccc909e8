import { readFileSync } from 'node:fs';
import { withoutMarks } from 'contract/marked';
import {
  assessDelivery,
  contradictions,
  type DeliveryValues,
  decideVerdict,
  deliveryInputs,
  densityAt15,
  errorFields,
  orderFields,
  productFields,
  shapeFields,
} from 'tank-gauging/delivery/model';
import { truckFields } from 'tank-gauging/delivery/truck';
import { initialValues } from 'tank-gauging/inputs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../../../tests/records.ts';
import { maxRows, readBatch, supplierSums } from './Batch.tsx';
import drawn from './monte-carlo.json' with { type: 'json' };
import { tableLitres } from './OwnTable.tsx';
import { deliverySchema } from './schema.ts';

const example = initialValues(deliveryInputs);

test.each(drawn.map((one, index) => [index, one] as const))(
  'case %i agrees with a million Monte Carlo draws of another program',
  (_, { values, short, U, verdict, edge }) => {
    const found = assessDelivery({ ...example, water: 0, bodyHeight: 60, ...values } as DeliveryValues);
    expect(Math.abs(found.uncertainty - U) / U).toBeLessThan(0.03);
    expect(Math.abs(found.short - short)).toBeLessThan(Math.max(1.5, 0.03 * U));
    if (edge > 0.03) expect(found.verdict).toBe(verdict);
  },
);

test('a delivery of 16.000 L at 19,2 L/mm has an uncertainty of about 100 L; counting shared errors twice would give 150 L', () => {
  const { uncertainty, budget } = assessDelivery({ ...example, water: 0 });
  expect(uncertainty).toBeGreaterThan(90);
  expect(uncertainty).toBeLessThan(110);
  // In a vertical tank the gauge's offset shifts both levels alike.
  expect(budget.find(({ source }) => source === 'offset')?.litres ?? 0).toBeLessThan(1);
  // By hand: rectangular distribution of ± 2 mm, k = 2, at π/4 · 4,95² L/mm.
  expect(budget.find(({ source }) => source === 'levelAfter')?.litres).toBeCloseTo((2 * 2 * 19.244) / Math.sqrt(3), 0);
});

test('water that arrives with the product is not received', () => {
  const wet = assessDelivery({ ...example, waterAfter: 10 });
  // π/4 · 4,95² · 10 mm, at 31 °C.
  expect(assessDelivery(example).observed - wet.observed).toBeCloseTo(192.4, 1);
});

test('each water cut contributes by the tank area at its level, and undetected water is one-sided', () => {
  const assess = (values: Partial<DeliveryValues>) => {
    const { uncertainty, budget } = assessDelivery({ ...example, ...values });
    const litres = (source: string) => budget.find((part) => part.source === source)?.litres ?? 0;
    return { uncertainty, before: litres('waterBefore'), after: litres('waterAfter') };
  };
  // Rectangular distribution of ± 3 mm, k = 2, at π/4 · 4,95² L/mm and nearly equal temperatures; half of it where
  // one-sided.
  const cut = (2 * 3 * 19.244) / Math.sqrt(3);
  const wet = assess({ waterBefore: 20, waterAfter: 40 });
  expect([wet.before, wet.after]).toEqual([expect.closeTo(cut, 0), expect.closeTo(cut, 0)]);
  expect(Math.abs(wet.uncertainty - Math.hypot(assess({ water: 0 }).uncertainty, cut, cut))).toBeLessThan(1);
  expect(Math.round(wet.uncertainty)).toBe(137);
  expect(assess({}).after).toBeCloseTo(cut / 2, 0);
  // With water in one cut only, the mean of the water possibly hidden in the other is a bias.
  expect(assess({ waterAfter: 40 }).before).toBeCloseTo(cut, 0);
  // Ø 2,5 × 8,2 m: the surface at 30 mm is 2·√(2,5·0,03 − 0,03²) = 0,5443 m wide, 4,463 L/mm.
  const lying = assess({ shape: 'mendatar', diameter: 2.5, bodyLength: 8.2, waterBefore: 30, waterAfter: 30 });
  expect(lying.before).toBeCloseTo((2 * 3 * 4.463) / Math.sqrt(3), 0);
});

test("a tolerance in per cent refers to the order, and another tank's share adds its own uncertainty", () => {
  expect(assessDelivery({ ...example, toleranceUnit: '%', toleranceShare: 0.25 }).tolerance).toBe(40);
  const alone = assessDelivery(example);
  const shared = assessDelivery({ ...example, elsewhere: 150, elsewhereError: 60 });
  expect(shared.short).toBeCloseTo(alone.short - 150, 9);
  expect(shared.uncertainty).toBeCloseTo(Math.hypot(alone.uncertainty, 60), 9);
});

test('a density read warm equals that at 15 °C times its own factor', () => {
  // By hand with table 53B of 1980, α = 186,9696/ρ² + 0,4862/ρ: 844,15 · exp(−αΔt(1 + 0,8αΔt)) = 833,5 at 30 °C.
  const warm = { ...example, densityBasis: 'amatan', density: 833.5, densityAt: 30 } as const;
  expect(Math.abs(densityAt15(warm) - 844.15)).toBeLessThan(0.1);
  expect(densityAt15({ ...warm, densityAt: 15 })).toBeCloseTo(833.5, 3);
});

test("a truck's volume follows from its marks and sensitivity, its uncertainty from the certificate", () => {
  const flat = { compartments: '2', truckReading: 0, truckScale: 0, truckThermometer: 0, basis: 'baku' } as const;
  const marks = {
    full1: 8000,
    over1: -3,
    sensitivity1: 1.5,
    celsius1: 15,
    full2: 8000,
    over2: 6,
    celsius2: 15,
  } as const;
  const truck = (values: Partial<DeliveryValues>) => assessDelivery({ ...example, ...flat, ...marks, ...values }).truck;
  // −3 mm / 1,5 mm/L and 6 mm / 1,5 mm/L.
  expect(truck({})).toMatchObject({ observed: 16_002, at15: expect.closeTo(16_002, 6), uncertainty: 0 });
  expect(truck({ sensitivityUnit: 'L/mm', sensitivity2: 0.5 })?.observed).toBeCloseTo(16_000 - 4.5 + 3, 9);
  // 0,2 % of 16.002 L for both together, 1 mm = 2/3 L for each.
  const errors = truck({ truckReading: 1, truckScale: 0.2 });
  expect(errors?.uncertainty).toBeCloseTo((2 / Math.sqrt(3)) * Math.hypot(32.004, 2 / 3, 2 / 3), 6);
  expect(truck({ compartments: '0' })).toBeUndefined();
});

test('lines of one order are one delivery into two tanks, whose ordered litres and uncertainty count once', () => {
  const list = 'No DO;pemasok;do;h1;h2\n71;A;32000;1210;2030\n71;A;32000;1210;2030\n72;A;16000;1210;2030';
  const { rows } = readBatch(list, example);
  const one = assessDelivery(example);
  expect(rows.map(({ ordered }) => ordered)).toEqual([32_000, 16_000]);
  expect(rows[0]?.delivery.short).toBeCloseTo(32_000 - 2 * one.asOrdered, 6);
  const own = Math.hypot(...one.budget.map(({ source, litres }) => (source === 'ordered' ? 0 : litres)));
  expect(rows[0]?.delivery.uncertainty).toBeCloseTo(Math.hypot(own * Math.SQRT2, 32), 6);
  const halves = list.replaceAll('32000', '16000');
  expect(readBatch(halves.replace('71;A;16000', '71;A;16001'), example).rows[0]?.ordered).toBe(32_001);
});

test('the uncertainty of a supplier’s sum separates repeated from independent errors', () => {
  const list = ['pemasok;do;h1;h2', ...Array.from({ length: 4 }, () => 'A;16000;1210;2030')].join('\n');
  const { rows } = readBatch(list, { ...example, tolerance: 300 });
  const [sum] = supplierSums(rows);
  const part = new Map(assessDelivery(example).budget.map(({ source, litres }) => [source, litres] as const));
  // Fourfold for systematic errors, √4-fold for independent ones.
  const expected = [...part].map(
    ([source, litres]) => (['offset', 'scale', 'thermometer', 'ordered'].includes(source) ? 4 : 2) * litres,
  );
  expect(sum?.uncertainty).toBeCloseTo(Math.hypot(...expected), 6);
  expect(sum).toMatchObject({ count: 4, tolerance: 1200, verdict: 'agrees', leans: true });
});

test('an own table converts soundings to litres less water, and reports levels outside it', () => {
  const points = Array.from({ length: 31 }, (_, n) => ({ level: n / 10, litres: n * 1924 }));
  const at = (values: Partial<DeliveryValues>) => tableLitres(points, { ...example, shape: 'tabel', ...values });
  expect(at({ waterAfter: 10 }).values).toEqual({
    tableBefore: 23_280.4,
    tableAfter: expect.closeTo(39_057.2 - 192.4, 1),
    perMmBefore: 19.24,
    perMmAfter: 19.24,
    perMmWater: 19.24,
  });
  expect(at({ levelAfter: 3001 })).toEqual({ outside: 3001, values: undefined });
});

test.each([
  [81, 0, 80, 'short'],
  [80, 0, 80, 'agrees'],
  [-81, 0, 80, 'over'],
  [200, 100, 80, 'short'],
  [180, 100, 80, 'open'],
  [20, 60, 80, 'agrees'],
  [21, 60, 80, 'open'],
  [0, 81, 80, 'open'],
] as const)('%d L with ±%d L against a tolerance of %d L is %s', (short, uncertainty, tolerance, verdict) => {
  expect(decideVerdict(short, uncertainty, tolerance)).toBe(verdict);
});

test('the proposed remedy makes an open verdict definite', () => {
  const open = { ...example, levelAfter: 2032 };
  const { verdict, remedy } = assessDelivery(open);
  expect(verdict).toBe('open');
  if (!remedy) throw new Error('nothing is proposed');
  expect(assessDelivery({ ...open, [remedy.field]: remedy.to * 0.999 }).verdict).not.toBe('open');
  expect(assessDelivery({ ...open, [remedy.field]: remedy.to * 1.01 }).verdict).toBe('open');
});

test('a list keeps a running balance per supplier and reports unreadable cells', () => {
  const list = [
    'Tanggal;Pemasok;DO (L);Level sebelum (mm);Level sesudah (mm)',
    '2026-11-02;A;16.000;1.210;2.030',
    '2026-11-03;B;16.000;1210;2040',
    '2026-11-04;A;16.000;1210;dua meter',
    '2026-11-05;A;16.000;1210;2030',
  ].join('\n');
  const { rows, problems } = readBatch(list, example);
  expect(problems).toEqual([{ kind: 'figure', line: 4, column: 'Level sesudah (mm)', cell: 'dua meter' }]);
  const short = assessDelivery(example).short;
  expect(rows.map(({ balance }) => balance)).toEqual([short, expect.any(Number), 2 * short]);
});

test('a list for an own table uses its litres, and a falling level is reported instead of judged', () => {
  const inTable = { ...example, shape: 'tabel' } as const;
  const { rows, problems } = readBatch('do;isi sebelum;isi sesudah\n16000;23290;39070\n16000;39070;23290', inTable);
  expect(rows.map(({ delivery }) => delivery.asOrdered)).toEqual([
    expect.closeTo(assessDelivery(inTable).asOrdered, 9),
  ]);
  expect(problems).toEqual([{ kind: 'limit', line: 3, column: 'tableAfter', cell: '23290' }]);
  expect(readBatch('do;h1;h2\n16000;1210;2030', inTable)).toMatchObject({ rows: [], problems: [{ kind: 'columns' }] });
});

test.each([
  ['DO (kL);Level sebelum (cm);Level sesudah (cm)', '16,000;121,0;203,0'],
  ['No DO;Volume DO (L);Tinggi sebelum (cm);Tinggi sesudah (cm)', '40112233;16.000;121;203'],
  ['Surat jalan (L);Dip awal;Dip akhir', '16.000;1210;2030'],
  ['Tanggal pengiriman;Jumlah pengiriman (L);Level sebelum;Level sesudah', '01/10/2026;16.000;1210;2030'],
  ['Tanggal DO;Level sebelum DO;Level sesudah DO;DO (L)', '01/10/2026;1210;2030;16.000'],
  ['Ordered (L);Stick before (mm);Stick after (mm)', '16,000;1,210;2,030.0'],
])('a list headed %s gives the result of litres and millimetres', (heading, line) => {
  const { rows } = readBatch(`${heading}\n${line}`, example);
  expect(rows.map(({ delivery, ordered }) => [ordered, delivery.short])).toEqual([
    [16_000, expect.closeTo(assessDelivery(example).short, 6)],
  ]);
});

test('a density whose uncertainty exceeds the standard is rejected', () => {
  expect(contradictions({ ...example, density: 1163 })).toMatchObject({ density: 'range' });
  expect(contradictions({ ...example, density: 1163, densityError: 0 })).toEqual({});
});

test.each([
  ['rubbish', 'columns'],
  ['do;h1\n1;2', 'columns'],
  ['do;h1;h2\n1000;1;', 'missing'],
  ['do;h1;h2\n1000;-1;5', 'limit'],
  ['do;h1;h2\n1e400;1;5', 'figure'],
])('%j is rejected for %s', (list, kind) => {
  expect(readBatch(list, example)).toMatchObject({ rows: [], problems: [{ kind }] });
});

test('more deliveries than the limit are rejected', () => {
  const list = `do;h1;h2\n${'1000;1;2\n'.repeat(maxRows + 1)}`;
  expect(readBatch(list, example)).toMatchObject({ rows: [], problems: [{ kind: 'rows' }] });
});

/** All words accepted in headings; without one of them the column is not found, or another is used. */
const shared = 'Pemasok;Tanggal;DO;Level sebelum;Level sesudah;Suhu sebelum;Suhu sesudah;Terjual';
const known = [
  ['Pemasok', 'Supplier, Vendor, Transportir, Pengirim'],
  ['Tanggal', 'Tgl, Date'],
  ['DO', 'Jumlah, Surat jalan, Ordered'],
  // Columns about the order that are not its volume.
  ['DO', 'No DO;DO, Nomor DO;DO, Tanggal DO;DO, Tgl DO;DO, Date DO;DO, Suhu DO;DO, Temp DO;DO'],
  ['DO', 'DO sebelum;DO, DO sesudah;DO, DO setelah;DO, DO awal;DO, DO akhir;DO, DO before;DO, DO after;DO'],
  ['Level sebelum', 'Tinggi sebelum, Stik sebelum, Stick sebelum, Dip sebelum, Sounding sebelum, Pita sebelum'],
  ['Level sebelum', 'Level awal, Level before, h1'],
  ['Level sesudah', 'Tinggi sesudah, Level setelah, Level akhir, Level after, h2'],
  ['Suhu sebelum', 'Temp awal, t1'],
  ['Suhu sesudah', 'Temp akhir, t2'],
  ['Terjual', 'Pakai, Penjualan, Used'],
] as const;
const spellings = known.flatMap(([heading, words]) => words.split(', ').map((word) => [heading, word] as const));

test.each(spellings)('instead of “%s” a list may have the heading “%s”', (heading, word) => {
  const cells = 'PT A;2026-11-01;16000;1210;2030;31;33;120'.split(';');
  const line = (headings: string) =>
    headings
      .split(';')
      .map(
        (one) =>
          cells[shared.split(';').indexOf(one)] ?? (one === word ? cells[shared.split(';').indexOf(heading)] : '99'),
      )
      .join(';');
  const reworded = shared.replace(heading, word);
  const { rows, problems } = readBatch(`${reworded}\n${line(reworded)}`, example);
  expect({ rows, problems }).toEqual({ ...readBatch(`${shared}\n${line(shared)}`, example), reading: undefined });
});

test.each([
  ['do;level sebelum;level sesudah', '16,000;1,210;2,030'],
  ['do;level sebelum;level sesudah', '16;121;203'],
  ['do;level sebelum;level sesudah', '16;1,21;2,03'],
  ['do (kL);level sebelum (m);level sesudah (m)', '16,000;1,210;2,030'],
  ['do;stik sebelum;stik sesudah', '16.000 L;121,0 cm;203,0 cm'],
])('the rise in the tank decides the number format of %s: %s', (headings, line) => {
  const { rows } = readBatch(`${headings}\n${line}`, example);
  expect(rows.map(({ ordered, delivery }) => [ordered, delivery.asOrdered])).toEqual([
    [16_000, expect.closeTo(assessDelivery(example).asOrdered, 3)],
  ]);
});

test.each(['Isi awal;Isi akhir', 'Volume awal;Volume akhir', 'v1;v2'])(
  'reads litres of an own table under %s',
  (headings) => {
    const inTable = { ...example, shape: 'tabel' } as const;
    const { rows } = readBatch(`do;${headings}\n16000;23290;39070`, inTable);
    expect(rows.map(({ delivery }) => delivery.asOrdered)).toEqual([
      expect.closeTo(assessDelivery(inTable).asOrdered, 9),
    ]);
  },
);

test.each<[string, Partial<DeliveryValues>]>([
  ['an upright tank', {}],
  ['a lying tank with conical heads', { shape: 'mendatar', heads: 'kerucut' }],
  ['an own table and a truck', { shape: 'tabel', compartments: '5', elsewhere: 100, densityBasis: 'amatan' }],
])('the record of a delivery into %s names nothing twice', (_, changed) => {
  const values = { ...example, ...changed };
  const { fields, record } = withoutMarks(deliverySchema.parse(readRecord('pages/terima-kiriman')).tool);
  const names = [...shapeFields(values), ...productFields(values), ...orderFields(values), ...errorFields(values)];
  const printed = [...names, ...(values.compartments === '0' ? [] : truckFields(values))];
  const labels = [
    ...printed.map((name) => fields[deliveryInputs[name].key as keyof typeof fields].label),
    ...Object.values(record.results as Record<string, string>),
  ];
  expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});

test('free water of a list is not received: 25 mm and 30 mm of a tank of 19.24 L/mm', () => {
  const list = readFileSync(new URL('../../../../../tests/cases/deliveries-with-water.tsv', import.meta.url), 'utf8');
  const { rows, problems, reading } = readBatch(list, example);
  expect(problems).toEqual([]);
  expect(rows.map(({ delivery }) => Math.round(delivery.short))).toEqual([-201, 301, -225, 354]);
  expect(reading?.account.columns.filter(({ kind }) => kind === 'unknown')).toEqual([]);
});

test('totals, blank lines and signatures below a list are no deliveries', () => {
  const list = 'tanggal;do;level sebelum;level sesudah\n2026-11-01;16000;1210;2030';
  const { rows, problems, reading } = readBatch(`${list}\nJumlah;16000;;\n;;;\nMengetahui,;;;`, example);
  expect([rows.length, problems]).toEqual([1, []]);
  expect(reading?.account.rows.map(({ kind, rows: count }) => [kind, count])).toEqual([
    ['heading', 1],
    ['total', 1],
    ['empty', 1],
    ['signature', 1],
  ]);
});
