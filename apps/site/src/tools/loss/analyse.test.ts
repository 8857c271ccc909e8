import { initialValues } from 'tank-gauging/inputs';
import { analyse } from 'tank-gauging/loss/analyse';
import { lossInputs } from 'tank-gauging/loss/inputs';
import type { ReadChoices } from 'tank-gauging/loss/read';
import { sampleEvents, sampleRecord } from 'tank-gauging/loss/sample';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { describe, expect, test } from 'vitest';
import { handoverFields, lossShare } from './words.ts';

const values = initialValues(lossInputs);
const head = 'tanggal;stok awal (L);terima;jual;stok akhir\n';
const analysed = (text: string, changed = {}, choices: ReadChoices = {}) =>
  analyse(parseTable(text), { ...values, ...changed }, choices).analysis;
const analyseDays = (text: string, changed = {}) => analyse(parseTable(text), { ...values, ...changed }).days;

describe('hand-worked cases', () => {
  test('10.000 + 16.000 − 5.200 − 20.720 = 80 L lost; tolerance 0,5 % of 5.200 L, at least 60 L', () => {
    const [day] = analyseDays(`${head}21/10/2026;10.000;16.000;5.200;20.720`);
    expect(day).toMatchObject({ date: '2026-10-21', loss: 80, tolerance: 60 });
    expect(day?.reasons.map(({ kind }) => kind)).toEqual(['tolerance']);
    expect(analyseDays(`${head}21/10/2026;10.000;16.000;5.200;20.720`, { basis: 'lewat' })[0]?.tolerance).toBe(106);
  });

  test('without an opening column each day opens with the previous closing stock', () => {
    const days = analyseDays('date,received (L),sold,dip\n2026-10-01,0,0,10000\n2026-10-02,0,1000,8990\n');
    expect(days).toMatchObject([{ date: '2026-10-02', opening: 10_000, loss: 10, linked: false }]);
  });

  test('a day after a missing date has no opening stock and is not usable', () => {
    const text = 'date,received (L),sold,dip\n2026-10-01,0,0,10000\n2026-10-03,0,1000,7990\n2026-10-04,0,1000,6990\n';
    expect(analyseDays(text)).toMatchObject([{ date: '2026-10-04', loss: 0, linked: true }]);
    const { reading, tidying } = analysed(text);
    expect(reading.bad).toMatchObject([{ line: 3, problem: 'noOpening' }]);
    expect(tidying.missingDays).toBe(2);
  });

  test('shifts of one day are merged', () => {
    const days = analyseDays(`${head}21/10/2026;10.000;0;2.000;8.000\n21/10/2026;8.000;5.000;3.000;9.990`);
    expect(days).toMatchObject([{ opening: 10_000, receipts: 5_000, issues: 5_000, closing: 9_990, loss: 10 }]);
  });

  test('reports a delivery short of its note, and an overnight change, which the total includes', () => {
    const text = `${head.trim()};nota\n21/10/2026;9.000;0;1.000;8.000;\n22/10/2026;7.800;15.700;0;23.500;16.000`;
    expect(analyseDays(text)[1]?.reasons).toMatchObject([
      { kind: 'delivery', litres: 300 },
      { kind: 'continuity', litres: -200 },
    ]);
    expect(analysed(text).totals.loss).toBe(9_000 + 15_700 - 1_000 - 23_500);
  });

  test('20.000 L that cool by 4 °C may shrink by 96 L', () => {
    const text = 'tanggal;jual (L);stok akhir;suhu\n21/10/2026;0;20.000;32,0\n22/10/2026;0;20.000;28,0';
    expect(analyseDays(text)[0]?.thermal).toBeCloseTo(96);
  });
});

test('petrol of 740 kg/m³ expands by K₀/ρ² + K₁/ρ (API MPMS 11.1, ISO 91)', () => {
  expect(lossInputs.expansion.initial).toBeCloseTo(100 * (346.4228 / 740 ** 2 + 0.4388 / 740), 2);
});

test('asks for a missing pump when the balance misses more than a tenth of the sales on most days', () => {
  const days = [1, 2, 3, 4].map((day) => `0${day}/10/2026;20.000;5.000;4.000;20.000`).join('\n');
  expect(analysed(head + days).missed).toEqual({ date: undefined, litres: 1000 });
  expect(analysed(`${head}01/10/2026;9.000;0;900;8.100\n02/10/2026;9.000;0;900;8.110`).missed).toEqual({
    date: '2026-10-02',
    litres: 910,
  });
  expect(analysed(head + days, {}, { sure: true }).missed).toBeUndefined();
  expect(analysed(head + days.replaceAll(';4.000;', ';4.900;')).missed).toBeUndefined();
});

const sample = analysed(sampleRecord());

describe('the sample record', () => {
  const { totals, suspicious, reading, points, results } = sample;
  const day = (index: number) => new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10);

  test('is read without a question', () => {
    expect(reading).toMatchObject({ badCount: 0, missing: [], askOrder: false, decimal: 'comma', volume: 'L' });
    expect(reading.rival).toBeUndefined();
    expect(totals.days).toBe(60);
  });

  test('fails for the planted theft on its day and the planted leak near its first day, and nothing else', () => {
    const verdict = results[0]?.verdict;
    expect(verdict?.outcome).toBe('fail');
    expect(verdict?.events.map(({ kind }) => kind).sort()).toEqual(['onset', 'sudden']);
    expect(suspicious[0]?.date).toBe(day(sampleEvents.theft.day));
    const from = verdict?.current?.from ?? '';
    expect(from >= day(sampleEvents.leak.from - 3) && from <= day(sampleEvents.leak.from + 3)).toBe(true);
    expect(Math.abs((verdict?.current?.rate.value ?? 0) - sampleEvents.leak.perDay)).toBeLessThan(4);
  });

  test('uses its temperatures, which explain part of the scatter, but not shuffled ones', () => {
    expect(results[0]?.corrected).toBe(true);
    const [heading = '', ...lines] = sampleRecord().trim().split('\r\n');
    const cells = lines.map((line) => line.split(';'));
    const turned = cells.map((line, i) => [...line.slice(0, 5), cells[(i * 7 + 3) % 60]?.[5]].join(';'));
    expect(analysed([heading, ...turned].join('\n')).results[0]?.corrected).toBe(false);
  });

  test('losses add up to first opening + receipts − sales − last closing', () => {
    const days = analyseDays(sampleRecord());
    const whole = (days[0]?.opening ?? 0) + totals.receipts - totals.issues - (days.at(-1)?.closing ?? 0);
    expect(totals.loss).toBeCloseTo(whole, 6);
    expect(points.at(-1)?.sum).toBeCloseTo(totals.loss, 6);
  });
});

describe('untidy records', () => {
  test('a reversed, doubled or shuffled record gives the same verdict and reports the tidying', () => {
    const [heading = '', ...lines] = sampleRecord().trim().split('\r\n');
    const upside = analysed([heading, ...lines.toReversed()].join('\n'));
    const doubled = analysed([heading, ...lines.flatMap((line) => [line, line])].join('\n'));
    expect(upside.results[0]?.verdict).toEqual(sample.results[0]?.verdict);
    expect(doubled.results[0]?.verdict).toEqual(sample.results[0]?.verdict);
    expect(upside.tidying.unsorted).toBe(59);
    expect(doubled.tidying).toMatchObject({ duplicates: 60, usable: 60 });
  });

  test('of contradicting lines of one day the later one is used and counted', () => {
    const text = `${head}21/10/2026;10.000;0;1.000;9.000\n21/10/2026;10.000;0;1.500;8.500`;
    expect(analyseDays(text)).toMatchObject([{ issues: 1_500, closing: 8_500 }]);
    expect(analysed(text).reading.bad).toMatchObject([{ line: 3, problem: 'conflict' }]);
  });

  test('each of several tanks gets a verdict, and one can be selected', () => {
    const [heading = '', ...lines] = sampleRecord().trim().split('\r\n');
    const both = [`tangki;${heading}`, ...['A', 'B'].flatMap((tank) => lines.map((line) => `${tank};${line}`))].join(
      '\n',
    );
    const { tanks, results, totals } = analysed(both);
    expect(tanks).toEqual(['A', 'B']);
    expect(results.map(({ verdict }) => verdict?.outcome)).toEqual(['fail', 'fail']);
    expect(totals.days).toBe(120);
    expect(analyse(parseTable(both), values, {}, 'B').days).toHaveLength(60);
  });

  test.each([
    '',
    ' \n\n',
    'tanggal;jual;stok akhir',
    '\0\0',
    '"',
    ';;;;',
    '<script>alert(1)</script>',
    'x'.repeat(1e6),
  ])('unreadable input %# gives no days and no exception', (text) => expect(analysed(text).totals.days).toBe(0));

  test('twenty thousand lines are read into a small result', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      const date = new Date(Date.UTC(1960, 0, 1 + (index % 4_000))).toISOString().slice(0, 10);
      return `${date};T${Math.floor(index / 4_000)};5000;${4990 + (index % 21)};5000`;
    });
    const result = analysed(`tanggal;tangki;terima;stok akhir;jual (L)\n${rows.join('\n')}`);
    expect(result.totals.days).toBe(5 * 3_999);
    expect(result.tanks).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
    expect(JSON.stringify(result).length).toBeLessThan(100_000);
  });
});

test('the verdict on the sample is handed over with its interval and onset', () => {
  const handed = handoverFields(sample, values);
  const { rate, current } = sample.results[0]?.verdict ?? {};
  expect(handed).toMatchObject({ hari: 60, putusan: 'gagal', ambang: 18, sejak: current?.from });
  expect(handed['laju']).toBeCloseTo(rate?.value ?? Number.NaN, 0);
  expect(Number(handed['rendah'])).toBeLessThan(Number(handed['tinggi']));
});

test('30 L lost of 12.000 L issued are 0,25%; a gain gives no loss share', () => {
  const totals = { ...sample.totals, loss: 30, issues: 12_000 };
  expect(lossShare({ ...sample, totals })).toBe(0.25);
  expect(lossShare({ ...sample, totals: { ...totals, loss: -30 } })).toBeUndefined();
  expect(lossShare({ ...sample, totals: { ...totals, issues: 0 } })).toBeUndefined();
});
