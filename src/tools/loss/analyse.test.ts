import { describe, expect, test } from 'vitest';
import { seeded } from '../../plant/random.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { analyse, exportDays } from './analyse.ts';
import { findDecimalSign, readFigure } from './cells.ts';
import { lossInputs } from './inputs.ts';
import { readRecord } from './read.ts';
import { reconcile } from './reconcile.ts';
import { planted, sampleRecord } from './sample.ts';

const values = initialValues(lossInputs);
const head = 'tanggal;stok awal;terima;jual;stok akhir\n';
const lossesOf = (text: string, changed = {}) => reconcile(readRecord(text).entries, { ...values, ...changed });

describe('by hand', () => {
  test('10.000 + 16.000 − 5.200 − 20.720 = 80 L lost, allowed 0,5 % of 5.200 L but at least 60 L', () => {
    const [day] = lossesOf(`${head}01/10/2026;10.000;16.000;5.200;20.720`);
    expect(day).toMatchObject({ date: '2026-10-01', loss: 80, tolerance: 60 });
    expect(day?.reasons.map(({ kind }) => kind)).toEqual(['tolerance']);
    expect(lossesOf(`${head}01/10/2026;10.000;16.000;5.200;20.720`, { dasar: 'lewat' })[0]?.tolerance).toBe(106);
  });

  test('without an opening column the closing of the day before opens the next', () => {
    const days = lossesOf('date,received,sold,dip\n2026-10-01,0,0,10000\n2026-10-02,0,1000,8990\n');
    expect(days).toMatchObject([{ date: '2026-10-02', opening: 10_000, loss: 10 }]);
  });

  test('shifts of one day are one day', () => {
    const days = lossesOf(`${head}1/10/2026;10.000;0;2.000;8.000\n1/10/2026;8.000;5.000;3.000;9.990`);
    expect(days).toMatchObject([{ opening: 10_000, receipts: 5_000, issues: 5_000, closing: 9_990, loss: 10 }]);
  });

  test('a delivery that is short of its note, and a stock that changed overnight', () => {
    const text = `${head.trim()};nota\n1/10/2026;9.000;0;1.000;8.000;\n2/10/2026;7.800;15.700;0;23.500;16.000`;
    expect(lossesOf(text)[1]?.reasons).toMatchObject([
      { kind: 'delivery', litres: 300 },
      { kind: 'continuity', litres: -200 },
    ]);
  });

  test('20.000 L that cooled by 4 °C may have shrunk by 96 L', () => {
    const text = 'tanggal;jual;stok akhir;suhu\n1/10/2026;0;20.000;32,0\n2/10/2026;0;20.000;28,0';
    expect(lossesOf(text)[0]?.thermal).toBeCloseTo(96);
  });
});

describe('the sample', () => {
  const { totals, suspicious, reading, points } = analyse(sampleRecord(), values);
  const day = (index: number) => new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10);

  test('is read without a doubt', () => {
    expect(reading).toMatchObject({ badCount: 0, missing: [], orderAssumed: false, decimalAssumed: false });
    expect(totals.days).toBe(60);
  });

  test('the theft stands first, the leak is found within ten days, honest days are left alone', () => {
    expect(suspicious[0]?.date).toBe(day(planted.theft.day));
    const drift = suspicious.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'cusum' || kind === 'run'));
    const first = drift.map(({ date }) => date).sort()[0] ?? '';
    expect(first >= day(planted.leak.from) && first <= day(planted.leak.from + 10)).toBe(true);
    const honest = suspicious.filter(({ date }) => date < day(planted.leak.from) && date !== day(planted.theft.day));
    expect(honest.length).toBeLessThanOrEqual(3);
  });

  test('losses add up to first opening + receipts − sales − last closing', () => {
    const days = lossesOf(sampleRecord());
    const whole = (days[0]?.opening ?? 0) + totals.receipts - totals.issues - (days.at(-1)?.closing ?? 0);
    expect(totals.loss).toBeCloseTo(whole, 6);
    expect(points.at(-1)?.sum).toBeCloseTo(totals.loss, 6);
    const planned = planted.theft.litres + 20 * planted.leak.perDay;
    expect(Math.abs(totals.loss - planned)).toBeLessThan(100);
  });

  test('what is exported is read back with the same losses', () => {
    const heads = ['tanggal', 'tangki', 'stok awal', 'terima', 'keluar', 'stok akhir', 'susut', 'batas', 'alasan'];
    const back = lossesOf(exportDays(sampleRecord(), values, {}, undefined, heads, {}));
    expect(back.map(({ loss }) => loss)).toEqual(lossesOf(sampleRecord()).map(({ loss }) => loss));
  });
});

test('noise alone seldom rings: under 2 % of honest days are marked', () => {
  const random = seeded(7);
  const bell = () => Array.from({ length: 12 }, random).reduce((sum, x) => sum + x, -6);
  const rows = Array.from({ length: 2000 }, (_, index) => {
    const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    return `${date};10000;0;5000;${(5000 + bell() * 10).toFixed(1).replace('.', ',')}`;
  });
  const marked = reconcile(readRecord(head + rows.join('\n')).entries, values).filter(({ reasons }) =>
    reasons.some(({ kind }) => kind !== 'continuity'),
  );
  expect(marked.length).toBeLessThan(40);
});

describe('figures of cells', () => {
  test.each([
    ['12.430', 'comma', 12_430],
    ['1.234,5', 'comma', 1234.5],
    ['1,234.5', 'dot', 1234.5],
    ['12.5', 'dot', 12.5],
    [' 5 200 L', 'comma', 5200],
    ['−12,5', 'comma', -12.5],
    ['', 'comma', undefined],
    ['-', 'comma', undefined],
  ] as const)('%j with a decimal %s', (typed, decimal, value) => {
    expect(readFigure(typed, decimal)).toBe(value);
  });

  test.each(['1e308', 'NaN', 'Infinity', '=1+1', '<b>1</b>', '1.2.3', '0x10', `9${'0'.repeat(400)}`])(
    '%s is refused',
    (typed) => {
      expect(readFigure(typed, 'comma')).toHaveProperty('problem');
    },
  );

  test.each([
    [['12.430', '31,4'], { decimal: 'comma', assumed: false }],
    [['12,430', '31.4'], { decimal: 'dot', assumed: false }],
    [['12.430', '9.876'], { decimal: 'comma', assumed: true }],
    [['100', '200'], { decimal: 'comma', assumed: false }],
  ] as const)('%j', (samples, found) => {
    expect(findDecimalSign(samples)).toEqual(found);
  });
});

describe('records as they come', () => {
  test('bad lines are named with their number, the rest is used', () => {
    const text = `${head}1/10/2026;10.000;0;1.000;9.000\n32/10/2026;1;1;1;1\n2/10/2026;9.000;0;1e308;8.000\n3/10/2026;9.000;0;1.000;\n4/10/2026;9.000;0;-5;8.000\n;;;;1\n5/10/2026;8.000;0;1.000;7.000`;
    const { entries, bad } = readRecord(text);
    expect(entries.map(({ line }) => line)).toEqual([2, 8]);
    expect(bad.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
    expect(bad[1]?.reason).toContain('1e308');
  });

  test.each([
    ['English, commas', 'Date,Opening Stock,Deliveries,Sales,Closing Stock\n2026-10-13,"10,000",0,"1,000.5","8,999.5"'],
    ['tabs, no heading', '13/10/2026\t10.000\t0\t1.000,5\t8.999,5'],
    ['other order', 'stok_akhir;penjualan;TGL;penerimaan;stok_awal\n8.999,5;1.000,5;13-10-2026;0;10.000'],
  ])('%s', (_, text) => {
    expect(lossesOf(text)).toMatchObject([
      { date: '2026-10-13', opening: 10_000, issues: 1000.5, closing: 8999.5, loss: 0 },
    ]);
  });

  test('an ambiguous date order is told and can be turned', () => {
    const text = `${head}03/04/2026;10;0;1;9`;
    expect(readRecord(text)).toMatchObject({ orderAssumed: true, entries: [{ date: '2026-04-03' }] });
    expect(readRecord(text, { order: 'mdy' }).entries).toMatchObject([{ date: '2026-03-04' }]);
  });

  test('columns can be corrected', () => {
    const text = 'tanggal;x;y;z\n1/10/2026;100;900;1.000';
    const { entries } = readRecord(text, { columns: { date: 0, issues: 1, closing: 2, opening: 3 } });
    expect(entries).toMatchObject([{ opening: 1000, issues: 100, closing: 900 }]);
  });

  test.each([
    '',
    '   \n\n',
    'tanggal;jual;stok akhir',
    'halo dunia',
    '\0\0\0',
    '"',
    ';;;;',
    '<script>alert(1)</script>',
  ])('%j gives no days and no exception', (text) => {
    expect(analyse(text, values).totals.days).toBe(0);
  });

  test('a hundred thousand lines are read, and what is shown stays small', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => {
      const date = new Date(Date.UTC(1960, 0, 1 + (index % 20_000))).toISOString().slice(0, 10);
      return `${date};T${Math.floor(index / 20_000)};10000;0;5000;${4990 + (index % 21)}`;
    });
    const result = analyse(`tanggal;tangki;stok awal;terima;jual;stok akhir\n${rows.join('\n')}`, values);
    expect(result.totals.days).toBe(100_000);
    expect(result.tanks).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
    expect(JSON.stringify(result).length).toBeLessThan(100_000);
  });
});
