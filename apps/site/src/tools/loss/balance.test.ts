import { initialValues } from 'tank-gauging/inputs';
import { analyse } from 'tank-gauging/loss/analyse';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { simulateStation } from 'tank-gauging/loss/sample';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { expect, test } from 'vitest';
import { hasOpenQuestions } from './words.ts';

const days = (leak = 0, seed = 3) =>
  simulateStation({ seed, days: 60, dip: 14, ...(leak > 0 && { leak: { from: 0, perDay: leak } }) });
const recordDate = (day: number) => new Date(Date.UTC(2026, 7, 3 + day));
const iso = (day: number) => recordDate(day).toISOString().slice(0, 10);

/** Analysis and verdicts of a record. */
function judged(headings: string, lines: readonly string[], values = {}, choices = {}) {
  const table = parseTable([headings, ...lines].join('\n'));
  // What is read is judged by its litres: the meters count as exact.
  const { analysis } = analyse(table, { ...initialValues(lossInputs), meterError: 0, ...values }, choices);
  const verdicts = analysis.results.map(
    ({ tank, verdict }) => [tank, verdict?.outcome, verdict?.rate.value ?? 0] as const,
  );
  return { analysis, verdicts, first: verdicts[0], asks: hasOpenQuestions(analysis) };
}

test('poured test draws are credited, so that a leak of 40 L a day is found; totalizers take precedence only without sales', () => {
  let meter = 500_000;
  const rows = days(40).map(({ day, opening, receipts, issues, closing }) => {
    const from = meter;
    // The totalizers count sales and test draws.
    meter += issues + 40;
    return { day, from, to: meter, issues, receipts, opening, closing };
  });
  const tellers = rows.map(({ day, from, to, receipts, opening, closing }) =>
    [iso(day), from, to, 40, receipts, opening, closing].join(';'),
  );
  const { first } = judged('Tanggal;Teller Awal;Teller Akhir;Tera (L);Terima;Stok Awal;Stok Akhir', tellers);
  expect(first).toEqual(['', 'fail', expect.closeTo(40, 0)]);
  const both = rows.map(({ day, from, to, issues, receipts, opening, closing }) =>
    [iso(day), from, to, 40, issues, receipts, opening, closing].join(';'),
  );
  const headings = 'Tanggal;Teller Awal;Teller Akhir;Tera (L);Jual;Terima;Stok Awal;Stok Akhir';
  expect(judged(headings, both).asks).toBe(true);
  const sold = judged(headings, both, {}, { pours: false });
  expect(sold.first?.[2]).toBeCloseTo(40, 0);
});

test('own use and transfers are not losses', () => {
  const lines = days().map(({ day, opening, receipts, issues, closing }) => {
    const transfer = day % 20 === 9 ? 900 : 0;
    // The station counts these as sold.
    const sold = issues - 35 - transfer;
    return [iso(day), opening, receipts, sold, 35, transfer, closing].join(';');
  });
  const { first, asks } = judged('Tanggal;Awal;Terima;Jual;Pemakaian Genset;Transfer Keluar;Akhir', lines);
  expect(asks).toBe(false);
  expect(first?.[1]).toBe('pass');
  expect(Math.abs(first?.[2] ?? 9)).toBeLessThan(1);
});

test('an unknown column of numbers is asked for and used as answered', () => {
  const lines = days().map(({ day, opening, receipts, issues, closing }) =>
    [iso(day), opening, receipts, issues - 35, 35, closing].join(';'),
  );
  const headings = 'Tanggal;Awal;Terima;Jual;Lampiran B;Akhir';
  const { asks, analysis } = judged(headings, lines);
  expect([asks, analysis.reading.unused]).toEqual([true, [4]]);
  expect(judged(headings, lines, {}, { roles: { 'lampiran b': 'ownUse' } }).first?.[1]).toBe('pass');
  expect(judged(headings, lines, {}, { roles: { 'lampiran b': 'left' } })).toMatchObject({
    asks: false,
    first: ['', 'fail', expect.anything()],
  });
});

test('an answer about one column leaves the question about another', () => {
  const lines = days().map(({ day, opening, receipts, issues, closing }) =>
    [iso(day), opening, receipts, issues - 75, 35, 40, closing].join(';'),
  );
  const headings = 'Tanggal;Awal;Terima;Jual;Lampiran B;Lampiran C;Akhir';
  const { analysis } = judged(headings, lines);
  expect(analysis.reading.unused).toEqual([4, 5]);
  const roles = { 'lampiran b': 'ownUse' } as const;
  expect(judged(headings, lines, {}, { roles })).toMatchObject({ asks: true });
  expect(judged(headings, lines, {}, { roles: { ...roles, 'lampiran c': 'left' } })).toMatchObject({ asks: false });
});

test('tanks in merged cells, side by side or one below another get a verdict each', () => {
  const [tight, leaky] = [days(0, 3), days(25, 4)];
  const figures = ({ opening, receipts, issues, closing }: (typeof tight)[number]) => [
    opening,
    receipts,
    issues,
    closing,
  ];
  const pairs = tight.map((day, at) => [day, leaky[at] as (typeof tight)[number]] as const);
  const joined = pairs.flatMap(([one, other]) => [
    [iso(one.day), 'Pertalite', ...figures(one)].join(';'),
    ['', 'Bio Solar', ...figures(other)].join(';'),
  ]);
  const inRows = judged('Tanggal;Produk;Stok Awal;Terima;Jual;Stok Akhir', joined);
  expect(inRows.verdicts.map(([tank, outcome]) => [tank, outcome])).toEqual([
    ['Pertalite', 'pass'],
    ['Bio Solar', 'fail'],
  ]);
  const side = pairs.map(([one, other]) => [iso(one.day), ...figures(one), ...figures(other)].join(';'));
  const four = (write: (name: string) => string) => ['Awal', 'Terima', 'Jual', 'Akhir'].map(write).join(';');
  const each = four((name) => name);
  const outcomes = (headings: string, lines: readonly string[]) =>
    judged(headings, lines)
      .verdicts.map(([tank, outcome]) => `${tank} ${outcome}`)
      .join();
  const named = (write: (name: string, tank: string) => string) =>
    outcomes(`Tanggal;${['T1', 'T2'].map((tank) => four((name) => write(name, tank))).join(';')}`, side);
  expect(named((name, tank) => `${tank} ${name}`)).toBe('T1 pass,T2 fail');
  expect(named((name, tank) => `${name} ${tank}`)).toBe('T1 pass,T2 fail');
  expect(named((name, tank) => `${name} (${tank})`)).toBe('T1 pass,T2 fail');
  expect(named((name) => name)).toBe('1 pass,2 fail');
  expect(outcomes(`;Premium;;;;Solar;;;\nTanggal;${each};${each}`, side)).toBe('PREMIUM pass,SOLAR fail');
  const listed = (days: typeof tight, tank: string) =>
    days.map((day, at) => [at === 0 ? tank : '', iso(day.day), ...figures(day)].join(';'));
  // The tank is named on its first line only, or in a title above its own table.
  expect(outcomes(`Tangki;Tanggal;${each}`, [...listed(tight, 'A'), ...listed(leaky, 'B')])).toBe('A pass,B fail');
  const lines = [...listed(tight, ''), ';Tangki: B', `;Tanggal;${each}`, ...listed(leaky, '')];
  expect(outcomes(`;Tangki: A\n;Tanggal;${each}`, lines)).toBe('A pass,B fail');
});

test('reads weekdays, English dates, and headings of tank gauges', () => {
  const names = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', "Jum'at", 'Sabtu'];
  const lines = days().map(({ day, opening, receipts, issues, closing }) => {
    const date = recordDate(day);
    const written = `${names[date.getUTCDay()]}, ${date.getUTCDate()} ${date.getUTCMonth() === 7 ? 'Agustus' : date.getUTCMonth() === 8 ? 'September' : 'Oktober'} 2026`;
    return [written, opening, receipts, issues, closing].join(';');
  });
  const { analysis } = judged('Hari/Tanggal;Awal;Terima;Jual;Akhir', lines);
  expect([analysis.reading.badCount, analysis.totals.days]).toEqual([0, 60]);
  const english = days().map(({ day, opening, receipts, issues, closing }) => {
    const date = recordDate(day).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    });
    return [date, opening, issues, receipts, closing].join(';');
  });
  const { first } = judged('Date;Opening;Pumped;Delivered;Gauged', english);
  expect(first?.[1]).toBe('pass');
});

test('several meter columns per nozzle are not tanks, and a negative transfer is outgoing', () => {
  let meter = 1000;
  const lines = days(25).map(({ day, opening, receipts, issues, closing }) => {
    const nozzles = [Math.floor(issues / 2), Math.ceil(issues / 2)].flatMap((sold) => {
      meter += sold;
      return [meter - sold, meter, sold];
    });
    return [iso(day), opening, receipts, ...nozzles, closing].join(';');
  });
  const meters = [1, 2].map((n) => `Teller Awal N${n};Teller Akhir N${n};Volume N${n}`).join(';');
  expect(judged(`Tanggal;Awal;Terima;${meters};Akhir`, lines).verdicts).toEqual([['', 'fail', expect.closeTo(25, 0)]]);
  const moved = days().map(({ day, opening, receipts, issues, closing }) => {
    const transfer = day % 20 === 9 ? -900 : 0;
    return [iso(day), opening, receipts, issues + transfer, transfer, closing].join(';');
  });
  const { analysis, first } = judged('Tanggal;Awal;Terima;Jual;Transfer;Akhir', moved);
  expect([analysis.reading.badCount, first?.[1]]).toEqual([0, 'pass']);
});

test('unquoted decimal commas are asked about, not judged', () => {
  const lines = days().map(({ day, opening, receipts, issues, closing }) =>
    [iso(day), `${opening},4`, receipts, issues, `${closing},4`].join(','),
  );
  const { asks, verdicts } = judged('date,opening,received,sold,closing', lines);
  expect([asks, verdicts]).toEqual([true, []]);
});

test('a record with more than 2 % skipped lines does not pass', () => {
  const lines = days().map(({ day, opening, receipts, issues, closing }) => {
    return [iso(day), opening, receipts, issues, day % 30 === 7 ? 'lupa' : closing].join(';');
  });
  const { analysis } = judged('Tanggal;Awal;Terima;Jual;Akhir', lines);
  expect(analysis.results[0]?.verdict).toMatchObject({ outcome: 'open', reason: 'skipped' });
});

test('corrects for a proving can 20 mL short, deliveries 3.5 °C warmer, and evaporation', () => {
  const row = ['2026-10-01;10000;8000;10000;7990', '2026-10-02;7990;0;1000;6990'];
  const dayLoss = (values: object) => judged('Tanggal;Awal;Terima;Jual;Akhir', row, values).analysis.recent[0]?.loss;
  expect(dayLoss({})).toBe(10);
  // Only 19.98 L left for each 20 L counted: 9,990 L left the tank, so 20 L are missing instead of 10.
  expect(dayLoss({ proving: -20 })).toBeCloseTo(20, 9);
  // 8,000 L shrink by 0.42 % on cooling.
  expect(dayLoss({ warmer: 3.5, expansion: 0.12 })).toBeCloseTo(10 - 33.6, 9);
  expect(dayLoss({ evaporation: 0.1 })).toBeCloseTo(0, 9);
});

test('what else explains a loss: corrections written off, untold evaporation, and warm deliveries', () => {
  const lines = days(40).map(({ day, opening, receipts, issues, closing }) =>
    [iso(day), opening, receipts, issues, day % 7 === 6 ? -280 : 0, closing].join(';'),
  );
  const { analysis } = judged('Tanggal;Awal;Terima;Jual;Koreksi;Akhir', lines, { meterError: 0.5 });
  const [{ verdict, rivals, months } = {}] = analysis.results;
  // 8 weeks of 280 L in 60 days are 37.3 L a day.
  expect(rivals?.corrected).toBeCloseTo((verdict?.rate.value ?? 0) - 37.33, 1);
  const [sold, received] = [analysis.totals.issues / 60, analysis.totals.receipts / 60];
  expect(rivals?.meter).toBeCloseTo(sold * 0.005, 6);
  // 1 g/L ÷ 740 g/L of the sales; 0.12 % of what was delivered for 1 °C.
  expect(rivals?.evaporation).toBeCloseTo(sold / 740, 6);
  expect(rivals?.warm).toBeCloseTo(received * 0.0012, 6);
  const told = judged('Tanggal;Awal;Terima;Jual;Koreksi;Akhir', lines, { evaporation: 0.1, warmer: 2 });
  expect(told.analysis.results[0]?.rivals).toMatchObject({ evaporation: undefined, warm: undefined });
  // August from the 3rd, September, and the 1st of October.
  expect(months?.map(({ month, days: count }) => [month, count])).toEqual([
    ['2026-08', 29],
    ['2026-09', 30],
    ['2026-10', 1],
  ]);
});

test('a proving result replaces the presumed meter error', () => {
  const lines = days(14).map(({ day, opening, receipts, issues, closing }) =>
    [iso(day), opening, receipts, issues, closing].join(';'),
  );
  const outcome = (values: object) => judged('Tanggal;Awal;Terima;Jual;Akhir', lines, values).first?.[1];
  // 14 L of 4.7 kL are 0.3 %.
  expect(outcome({ meterError: 0.5 })).toBe('failIf');
  expect(outcome({ meterError: 0.5, proving: -1 })).toBe('fail');
  // 60 mL of 20 L are 0.3 %: more left the tank than was counted.
  expect(outcome({ meterError: 0.5, proving: 60 })).toBe('pass');
});
