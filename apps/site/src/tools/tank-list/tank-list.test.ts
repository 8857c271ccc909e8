import { readFileSync } from 'node:fs';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { parseTankText, readTankList } from 'tank-gauging/tank-list/read-tank-list';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../kit/address.ts';
import { type Cell, columnName, type Sheet } from '../kit/xlsx.ts';
import type { Catalogue } from '../picker/pick.ts';
import { mediaOfRecord } from '../picker/words.ts';
import { catalogue, fileText } from './catalogue.words.ts';
import { judgeListed } from './judge-list.ts';
import { listSummary, longestSummary } from './list-summary.ts';
import { countKinds, listCost, listRoiHref } from './list-totals.ts';
import { listSheets } from './list-workbook.ts';
import { tankListWords } from './tank-list.words.ts';

const readCase = (name: string) => readFileSync(new URL(`../../../../../tests/cases/${name}`, import.meta.url), 'utf8');

function listOf(text: string, answers = {}) {
  const reading = readTankList(parseTankText(text), mediaOfRecord, answers);
  const listed = reading.rows.map((row) => ({
    row,
    judged: row.tank && judgeListed(row, row.tank, catalogue as unknown as Catalogue, fileText),
  }));
  return { reading, listed, judged: listed.flatMap(({ judged }) => judged ?? []) };
}
const answered = { media: { 'air limbah': 'limbah-domestik' }, well: 'pipa' } as const;
/** Devices by tag: still water in a safe area needs no radar, LPG under pressure has none in the catalogue. */
const devices: Readonly<Record<string, string>> = {
  'T-301': 'Sensor Ultrasonik',
  'T-302': 'Sensor Ultrasonik',
  'T-401': '–',
};

describe('the list of fourteen tanks', () => {
  test.each(['list14', 'list14-ideal'])('%s: thirteen devices are priced, LPG has none', (name) => {
    const { judged } = listOf(readCase(`${name}.tsv`), answered);
    expect(judged.map(({ tag, said }) => [tag, said.device])).toEqual(
      judged.map(({ tag }) => [tag, devices[tag] ?? 'Sensor Radar']),
    );
    expect(judged).toHaveLength(14);
    expect(countKinds(judged)).toMatchObject({
      devices: [
        ['Sensor Radar', 11],
        ['Sensor Ultrasonik', 2],
      ],
      none: 1,
    });
  });

  test('unanswered, waste water and floating roofs count in no price', () => {
    const { judged } = listOf(readCase('list14.tsv'));
    expect(judged).toHaveLength(11);
    expect(judged.reduce((sum, { priced }) => sum + priced, 0)).toBe(10);
  });

  test('conditions of the expected rows are stated', () => {
    const { judged } = listOf(readCase('list14.tsv'), answered);
    const of = (tag: string) => {
      const { said } = judged.find((one) => one.tag === tag) ?? {};
      return [
        said?.conditions.join(' '),
        said?.companions.join(' '),
        said?.protection,
        said?.materials,
        said?.connection,
      ].join(' | ');
    };
    expect(of('T-101')).toMatch(/Gc/);
    expect(of('T-103')).toMatch(/stilling well|pipa/i);
    expect(of('T-403')).toMatch(/IIA T2/);
    // Materials before “Jangan dipakai” are those that may be used.
    expect(of('T-202').split('Jangan dipakai')[0]).not.toContain('PVDF');
    expect(of('T-203').split('Jangan dipakai')[0]).not.toContain('316L');
  });

  test('the price of thirteen tanks follows the structure of the price list', () => {
    // 13 × 8,000,000; 24,000,000 × 13 ÷ 12; 13 × 12 × 150,000.
    expect(listCost(13)).toMatchObject({
      devices: 104_000_000,
      fitting: 26_000_000,
      first: 130_000_000,
      yearly: 23_400_000,
    });
  });

  test('the calculator opens with the tanks, and with site totals scaled from its example of twelve', () => {
    const { judged } = listOf(readCase('list14.tsv'), answered);
    const href = listRoiHref(judged) ?? '';
    const { values, damage } = readAddress(roiInputs, href.slice(href.indexOf('#')));
    expect(damage).toBeUndefined();
    // 4 × 13 ÷ 12 = 4.33; 120 × 13 ÷ 12 = 130; 24 M × 13 ÷ 12 = 26 M.
    expect(values).toMatchObject({ tanks: 13, runOuts: 4, deliveries: 130, installation: 26_000_000, stopHours: 13 });
  });

  test('the summary in words has at most 900 characters and names what is open', () => {
    const { reading, judged } = listOf(readCase('list14.tsv'));
    const text = listSummary(reading.rows, judged);
    expect(text.length).toBeLessThanOrEqual(longestSummary);
    expect(text).toContain('14 tangki');
    expect(text).toContain('T-303 (Air limbah) 1');
    expect(text).toContain('T-401 1');
  });
});

test('lists of one tank and of two hundred are read, priced and summed up', () => {
  const one = listOf('Tag;Isi;Bentuk;Diameter (m);Tinggi (m)\nT-1;Solar;Tegak;10;9');
  expect(one.judged.map(({ priced }) => priced)).toEqual([1]);
  expect(listCost(1)).toMatchObject({ devices: 8_000_000, fitting: 2_000_000 });
  const products = ['Solar', 'Pertamax', 'CPO', 'Air bersih', 'FAME', 'Metanol', 'zzz'];
  const rows = Array.from(
    { length: 200 },
    (_, at) => `T-${at};${products[at % 7]};Tegak;${3 + (at % 9)};${4 + (at % 7)}`,
  );
  const many = listOf(['Tag;Isi;Bentuk;Diameter (m);Tinggi (m)', ...rows].join('\n'));
  // 200 rows hold the seventh product 28 times.
  expect(many.judged).toHaveLength(172);
  expect(listSummary(many.reading.rows, many.judged).length).toBeLessThanOrEqual(longestSummary);
});

/** Value of a cell as a spreadsheet calculates it. */
function calculate(sheet: Sheet, column: number, row: number): number {
  const cell: Cell | undefined = sheet.rows[row - 1]?.[column];
  if (cell?.formula === undefined) return cell?.number ?? 0;
  const at = (name: string, line: string) =>
    calculate(sheet, [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1, Number(line));
  const range = (from: string, to: string, name: string) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => at(name, String(Number(from) + step)));
  const script = cell.formula
    .replace(/SUMPRODUCT\(([A-Z])(\d+):[A-Z](\d+),([A-Z])\d+:[A-Z]\d+\)/g, (_, one, from, to, other) => {
      const others = range(from, to, other);
      return String(range(from, to, one).reduce((sum, value, place) => sum + value * (others[place] ?? 0), 0));
    })
    .replace(/SUM\(([A-Z])(\d+):[A-Z](\d+)\)/g, (_, name, from, to) =>
      String(range(from, to, name).reduce((sum, value) => sum + value, 0)),
    )
    .replaceAll('PI()', 'Math.PI')
    .replaceAll('^', '**')
    .replace(/\b([A-Z])(\d+)\b/g, (_, name, line) => String(at(name, line)));
  return Number(new Function(`return ${script}`)());
}

test('formulas of the workbook give the litres, errors, counts and costs of the page', () => {
  const text = `${tankListWords.sample}\n5\tS-7\tJagung\tSilo\t4.000\t12.000\n6\tT-6\tCPO\tVertikal\t6.000\t9.000`;
  const { reading, listed, judged } = listOf(text, answered);
  const [sheet, tender, typed] = listSheets(listed, reading, fileText, '2026-11-28');
  if (!sheet || !tender || !typed) throw new Error('the workbook has three sheets');
  for (const [index, { judged: one }] of listed.entries()) {
    for (const column of [8, 11, 15]) {
      const cell = sheet.rows[index + 2]?.[column];
      if (cell?.formula)
        expect(calculate(sheet, column, index + 3), `${columnName(column)}${index + 3}`).toBeCloseTo(
          Number(cell.value),
          3,
        );
    }
    if (one) expect(sheet.rows[index + 2]?.[8]?.value).toBe(one.full);
  }
  const total = listed.length + 3;
  const litres = judged.reduce((sum, { full, quantity }) => sum + full * quantity, 0);
  expect(calculate(sheet, 8, total)).toBeCloseTo(litres, 2);
  const cost = listCost(judged.reduce((sum, { priced }) => sum + priced, 0));
  expect([5, 6, 7, 8].map((below) => Math.round(calculate(sheet, 8, total + below)))).toEqual([
    cost.devices,
    cost.fitting,
    cost.first,
    cost.yearly,
  ]);
  // The heading and every row as typed.
  expect(typed.rows).toHaveLength(1 + 1 + listed.length);
});
