import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { mostRows, readBatch } from './Batch.tsx';
import { assessDelivery, contradictions, type DeliveryValues, decide, deliveryInputs } from './model.ts';
import drawn from './monte-carlo.json' with { type: 'json' };

const example = initialValues(deliveryInputs);

test.each(drawn.map((one, index) => [index, one] as const))(
  'case %i agrees with a million draws of another program',
  (_, { values, short, U, verdict, edge }) => {
    const found = assessDelivery({ ...example, ...values } as DeliveryValues);
    expect(Math.abs(found.uncertainty - U) / U).toBeLessThan(0.03);
    expect(Math.abs(found.short - short)).toBeLessThan(Math.max(1.5, 0.03 * U));
    if (edge > 0.03) expect(found.verdict).toBe(verdict);
  },
);

test('a delivery of 16.000 L at 19,2 L/mm is known to about 100 L, and 150 L were the shared errors taken twice', () => {
  const { uncertainty, budget } = assessDelivery(example);
  expect(uncertainty).toBeGreaterThan(90);
  expect(uncertainty).toBeLessThan(110);
  // An upright tank: the gauge's offset moves both levels alike.
  expect(budget.find(({ source }) => source === 'offset')?.litres ?? 0).toBeLessThan(1);
  // By hand: 2 mm evenly distributed, twice the standard deviation, at π/4 · 4,95² L/mm.
  expect(budget.find(({ source }) => source === 'levelAfter')?.litres).toBeCloseTo((2 * 2 * 19.244) / Math.sqrt(3), 0);
});

test('water that came along is not received', () => {
  const wet = assessDelivery({ ...example, waterAfter: 10 });
  // π/4 · 4,95² · 10 mm, at 31 °C.
  expect(assessDelivery(example).observed - wet.observed).toBeCloseTo(192.4, 1);
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
] as const)('%d L with ±%d L against %d L is %s', (short, uncertainty, tolerance, verdict) => {
  expect(decide(short, uncertainty, tolerance)).toBe(verdict);
});

test('what is said to decide does decide', () => {
  const open = { ...example, levelAfter: 2032 };
  const { verdict, remedy } = assessDelivery(open);
  expect(verdict).toBe('open');
  if (!remedy) throw new Error('nothing is proposed');
  expect(assessDelivery({ ...open, [remedy.field]: remedy.to * 0.999 }).verdict).not.toBe('open');
  expect(assessDelivery({ ...open, [remedy.field]: remedy.to * 1.01 }).verdict).toBe('open');
});

test('a list keeps a running balance for each supplier and names what it cannot read', () => {
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

test('a list for one’s own table goes by its litres; a level that falls is named and not judged', () => {
  const inTable = { ...example, shape: 'tabel' } as const;
  const { rows, problems } = readBatch('do;isi sebelum;isi sesudah\n16000;23290;39070\n16000;39070;23290', inTable);
  expect(rows.map(({ delivery }) => delivery.observed)).toEqual([39_070 - 23_290]);
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
])('a list headed %s says the same as one in litres and millimetres', (heading, line) => {
  const { rows } = readBatch(`${heading}\n${line}`, example);
  expect(rows.map(({ delivery, ordered }) => [ordered, delivery.short])).toEqual([
    [16_000, expect.closeTo(assessDelivery(example).short, 6)],
  ]);
});

test('a density whose uncertainty leaves the standard is refused', () => {
  expect(contradictions({ ...example, density: 1163 })).toMatchObject({ density: 'range' });
  expect(contradictions({ ...example, density: 1163, densityError: 0 })).toEqual({});
});

test.each([
  ['rubbish', 'columns'],
  ['do;h1\n1;2', 'columns'],
  ['do;h1;h2\n1000;1;', 'missing'],
  ['do;h1;h2\n1000;-1;5', 'limit'],
  ['do;h1;h2\n1e400;1;5', 'figure'],
])('%j is refused as %s', (list, kind) => {
  expect(readBatch(list, example)).toMatchObject({ rows: [], problems: [{ kind }] });
});

test('more deliveries than can be judged at once are refused', () => {
  const list = `do;h1;h2\n${'1000;1;2\n'.repeat(mostRows + 1)}`;
  expect(readBatch(list, example)).toMatchObject({ rows: [], problems: [{ kind: 'rows' }] });
});

/** Each word that a heading of the list is known by; without it the column is not read, or another one is. */
const shared = 'Pemasok;Tanggal;DO;Level sebelum;Level sesudah;Suhu sebelum;Suhu sesudah;Terjual';
const known = [
  ['Pemasok', 'Supplier, Vendor, Transportir, Pengirim'],
  ['Tanggal', 'Tgl, Date'],
  ['DO', 'Jumlah, Surat jalan, Ordered'],
  // What stands around an order and is no volume of it.
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

test.each(spellings)('for “%s” a list may say “%s”', (heading, word) => {
  const cells = 'PT A;2026-11-01;16000;1210;2030;31;33;120'.split(';');
  const line = (headings: string) =>
    headings
      .split(';')
      .map(
        (one) =>
          cells[shared.split(';').indexOf(one)] ?? (one === word ? cells[shared.split(';').indexOf(heading)] : '99'),
      )
      .join(';');
  const said = shared.replace(heading, word);
  expect(readBatch(`${said}\n${line(said)}`, example)).toEqual(readBatch(`${shared}\n${line(shared)}`, example));
});

test.each(['Isi awal;Isi akhir', 'Volume awal;Volume akhir', 'v1;v2'])('an own table is read under %s', (headings) => {
  const inTable = { ...example, shape: 'tabel' } as const;
  const { rows } = readBatch(`do;${headings}\n16000;23290;39070`, inTable);
  expect(rows.map(({ delivery }) => delivery.observed)).toEqual([39_070 - 23_290]);
});
