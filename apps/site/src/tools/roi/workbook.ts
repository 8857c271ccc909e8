import { readLinkValue } from 'tank-gauging/inputs';
import { itemAt } from 'tank-gauging/item-at';
import {
  avoidableShare,
  isCost,
  type RoiField,
  type RoiValues,
  rangeEnd,
  roiGroups,
  roiInputs,
  roiSite,
  roiSources,
  type UncertainField,
  uncertainFields,
} from 'tank-gauging/roi/inputs';
import {
  batteryCost,
  periodMonths,
  type RoiCase,
  type RoiResult,
  replacementCost,
  roiCases,
  roiRows,
} from 'tank-gauging/roi/model';
import type { SheetCell } from 'tank-gauging/tabular/cells';
import { readWorkbook } from 'tank-gauging/tabular/files';
import { fillSlots } from '../../shared/text/slots.ts';
import { type Cell, headingRow, type Sheet, xlsx } from '../kit/xlsx.ts';
import type { RoiToolText } from './schema.ts';
import { fieldText } from './words.ts';

/** Whole calculation as an XLSX file, with results as formulas of its inputs. */
export const roiWorkbook = (result: RoiResult, text: RoiToolText) => xlsx(roiSheets(result, text));

export const roiSheets = (result: RoiResult, text: RoiToolText): Sheet[] => [
  inputSheet(result, text),
  resultSheet(result, text),
  ...roiCases.map((name) => monthSheet(name, result, text)),
];

type Row = readonly (Cell | undefined)[];
/** Columns of each case in the input and result sheets; the middle case is entered, the others are formulas. */
const columns = { low: ['E', 'B'], mid: ['C', 'C'], high: ['F', 'D'] } as const;

/** Numeric fields of the page, followed by values derived from its choices. */
const inputFields = [...roiSite, ...Object.values(roiGroups).flat()].filter(
  (name): name is RoiField => roiInputs[name].kind === 'number' && name !== 'readingInterval',
);
const inputOrder = [...inputFields, 'batteryLife', 'taxed'] as const;
type InputRow = (typeof inputOrder)[number];

/** Row of an input, counted from 1. */
export const inputRow = (name: InputRow): number => inputOrder.indexOf(name) + 4;

function inputSheet({ low, mid: { values, batteryLife = 0 }, high }: RoiResult, text: RoiToolText): Sheet {
  const { sheet, cases } = text;
  const copies = (name: InputRow, value: number): Row => {
    const copy: Cell = { formula: `C${inputRow(name)}`, value, look: 'decimal' };
    return [undefined, copy, copy];
  };
  const fields = inputFields.map((name): Row => {
    const { label, unit } = fieldText(name, text);
    const rough = uncertainFields.find((field) => field === name);
    const ends = rough ? rangeCells(values, rough) : copies(name, values[name]);
    // The number of months is fixed when the file is made.
    const look = name === 'years' ? 'decimal' : 'input';
    return [{ text: label }, { text: unit ?? '' }, { number: values[name], look }, ...ends];
  });
  const [life, taxed] = [inputRow('batteryLife'), values.vatTreatment === 'biaya' ? 1 : 0];
  return {
    name: sheet.inputs,
    widths: [34, 18, 18, 12, 18, 18],
    rows: [
      [{ text: sheet.note, look: 'note' }],
      [],
      headingRow([
        sheet.head.item,
        sheet.head.unit,
        `${sheet.head.value}: ${cases.mid}`,
        sheet.head.range,
        cases.low,
        cases.high,
      ]),
      ...fields,
      [
        { text: sheet.life },
        { text: sheet.years },
        { formula: `(E${life}+F${life})/2`, value: batteryLife, look: 'decimal' },
        undefined,
        ...[low, high].map((end): Cell => ({ number: end.batteryLife ?? 0, look: 'input' })),
      ],
      [{ text: sheet.taxed }, undefined, { number: taxed, look: 'input' }, ...copies('taxed', taxed)],
      [],
      [{ text: sheet.reopened, look: 'note' }],
      [{ text: text.fields.jaringan.label }, undefined, { text: text.fields.jaringan.options[values.network] }],
      [{ text: text.fields.selang.label }, { text: text.fields.selang.unit ?? '' }, { number: values.readingInterval }],
    ],
  };
}

/** Ends of a range as formulas of the value and its half width. */
function rangeCells(values: RoiValues, name: UncertainField): Row {
  const row = inputRow(name);
  const gaugings = `C${inputRow('gaugings')}`;
  const end = (sign: string) => `C${row}*(1${sign}D${row}/100)`;
  const max = name === 'minutes' ? `IF(${gaugings}>0,1440/${gaugings},C${row}*2)` : '100';
  const limited = name === 'minutes' || roiInputs[name].unit === '%';
  const cells: Cell[] = [
    { formula: end('-'), value: rangeEnd(values, name, 'low'), look: 'decimal' },
    {
      formula: limited ? `MIN(${max},${end('+')})` : end('+'),
      value: rangeEnd(values, name, 'high'),
      look: 'decimal',
    },
  ];
  return [{ number: values[`r-${name}`], look: 'input' }, ...(isCost(name) ? cells.reverse() : cells)];
}

const resultRows = [
  ...roiRows,
  ...roiSources.map((source) => `now-${source}` as const),
  ...roiSources.map((source) => `saved-${source}` as const),
  'steady',
  'replacement',
  'renewal',
  'monthly',
] as const;
type ResultRow = (typeof resultRows)[number];

const money = (formula: string, value: number): Cell => ({ formula, value, look: 'money' });
/** Reference to a case's input from other sheets. */
const inputPlace = (name: RoiCase, row: InputRow, { sheet }: RoiToolText) =>
  `'${sheet.inputs}'!${columns[name][0]}${inputRow(row)}`;
export const resultPlace = (row: ResultRow, name: RoiCase) => `${columns[name][1]}${resultRows.indexOf(row) + 2}`;

function resultSheet(result: RoiResult, text: RoiToolText): Sheet {
  const { sheet, sources, cases, tables } = text;
  const { steady, replacement, renewal, monthly } = sheet;
  const labels: Record<string, string> = { ...text.rows, steady, replacement, renewal, monthly };
  for (const source of roiSources)
    for (const part of ['now', 'saved'] as const)
      labels[`${part}-${source}`] = fillSlots(sheet[part], { sumber: sources[source] });
  const filled = roiCases.map((name) => resultCells(name, result, text));
  return {
    name: sheet.results,
    widths: [38, 20, 20, 20],
    rows: [
      headingRow([tables.item, ...roiCases.map((name) => cases[name])]),
      ...resultRows.map((row) => [{ text: labels[row] ?? row }, ...filled.map((cells) => cells[row])]),
    ],
  };
}

/** Row of month 0, counted from 1. */
const firstRow = 2;
/** Initial guesses: IRR in spreadsheets finds only a rate near its guess. */
const guesses = ['0.02', '-0.03', '-0.1', '-0.3', '0.5'] as const;

/** One column of the results: formulas with the page's values. */
function resultCells(name: RoiCase, result: RoiResult, text: RoiToolText): Record<ResultRow, Cell> {
  const { now, savings, ...outcome } = result[name];
  const count = periodMonths(outcome.values);
  const lastRow = firstRow + count;
  const months = `'${text.cases[name]}'!`;
  const input = (row: InputRow) => inputPlace(name, row, text);
  const own = (row: ResultRow) => resultPlace(row, name);
  const product = (...fields: RoiField[]) => fields.map(input).join('*');
  const range = (letter: string, from: number = firstRow) => `${months}${letter}${from}:${letter}${lastRow}`;
  const end = (letter: string) => `${months}${letter}${lastRow}`;
  const tax = `(1+${input('taxed')}*${input('vat')}/100)`;
  const saved = (source: keyof typeof avoidableShare) =>
    money(`${own(`now-${source}`)}*${input(avoidableShare[source])}/100`, savings[source]);
  const steady = roiSources.filter((source) => source !== 'readings');
  // Last month with a negative balance, and the part of the next month until zero; see `paybackMonths`.
  const last = `MAX(${range('H')})`;
  const balance = (offset: number) => `INDEX(${range('G')},${last}+${offset})`;
  const within = `${last}-${balance(1)}/(${balance(2)}-${balance(1)})`;
  const renewed = `IF(${input('deviceLife')}=0,0,${own('renewal')}/MAX(1,${input('deviceLife')}))`;
  const later = `IF(${own('monthly')}>0,${count}-${end('G')}/${own('monthly')},"${text.none}")`;
  return {
    savings: money(`${own('saved-readings')}+${own('steady')}`, outcome.savingsTotal),
    running: money(`${product('tanks', 'subscription')}*12*${tax}`, outcome.running),
    batteries: money(
      `IF(${input('batteryLife')}=0,0,${own('replacement')}/${input('batteryLife')})`,
      outcome.batteries,
    ),
    net: money(`${own('savings')}-${own('running')}-${own('batteries')}`, outcome.net),
    investment: money(`(${product('tanks', 'devicePrice')}+${input('installation')})*${tax}`, outcome.investment),
    payback: {
      formula: `IF(${last}<0,IF(${end('G')}>0,0,"${text.none}"),IF(${last}<${count},${within},${later}))`,
      value: outcome.payback ?? text.none,
      look: 'decimal',
    },
    total: money(end('G'), outcome.total),
    presentValue: money(
      `${months}F${firstRow}+NPV((1+${input('discountRate')}/100)^(1/12)-1,${range('F', firstRow + 1)})`,
      outcome.presentValue,
    ),
    internalRate: {
      formula: guesses.reduceRight(
        (otherwise: string, guess) => `IFERROR((1+IRR(${range('F')},${guess}))^12-1,${otherwise})`,
        `"${text.rate.none}"`,
      ),
      value: outcome.internalRates[0] ?? text.rate.none,
      look: 'share',
    },
    'now-readings': money(`${product('minutes', 'wage', 'gaugings', 'tanks', 'workDays')}/60`, now.readings),
    'now-runOuts': money(product('runOuts', 'runOutCost'), now.runOuts),
    'now-deliveries': money(product('deliveries', 'deliveryCost'), now.deliveries),
    'now-loss': money(`${product('productValue', 'lossShare')}/100`, now.loss),
    'now-downtime': money(product('stopHours', 'stopCost'), now.downtime),
    'saved-readings': saved('readings'),
    'saved-runOuts': saved('runOuts'),
    'saved-deliveries': saved('deliveries'),
    'saved-loss': saved('loss'),
    'saved-downtime': saved('downtime'),
    steady: money(steady.map((source) => own(`saved-${source}`)).join('+'), outcome.savingsTotal - savings.readings),
    replacement: money(`${product('tanks', 'batteryPrice')}*${tax}`, batteryCost(outcome.values)),
    renewal: money(`${product('tanks', 'devicePrice')}*${tax}`, replacementCost(outcome.values)),
    monthly: money(
      `(${end('B')}-${end('C')}-(${own('batteries')}+${renewed})/12)*(1-${input('incomeTax')}/100)`,
      outcome.monthly,
    ),
  };
}

function monthSheet(name: RoiCase, result: RoiResult, text: RoiToolText): Sheet {
  const { investment, balance, months: all } = result[name];
  const input = (row: InputRow) => inputPlace(name, row, text);
  const cellReference = (row: ResultRow) => `'${text.sheet.results}'!${resultPlace(row, name)}`;
  /** Month number where the balance is negative, else −1. */
  const owed = (row: number, value: number, month: number): Cell => ({
    formula: `IF(G${row}<-0.001,A${row},-1)`,
    value: value < -0.001 ? month : -1,
  });
  const nothing: Cell = { number: 0, look: 'money' };
  /** Replacements due up to a month, see `replacements`. */
  const until = (month: string, life: InputRow) => `MAX(1,ROUNDUP((${month})/(${input(life)}*12),0))`;
  const replaced = (life: InputRow, month: string, after: string) =>
    `IF(${input(life)}=0,0,${until(month, life)}-${until(after, life)})`;
  const written = `(${input('depreciation')}*12)`;
  const rows = all.map(({ savings, service, batteries, devices, tax, flow }, index): Row => {
    const row = firstRow + 1 + index;
    const risen = (rise: InputRow) => `(1+${input(rise)}/100)^INT((A${row}-1)/12)`;
    const reached = `IF(A${row}>${input('rampUpMonths')},1,(A${row}-0.5)/${input('rampUpMonths')})`;
    const [month, before] = [`A${row}`, `A${row}-1`];
    const inUse = `${replaced('deviceLife', month, `A${row}-${written}`)}*${cellReference('renewal')}`;
    const depreciation = `(IF(A${row}>${written},0,${cellReference('investment')})+${inUse})/${written}`;
    const after = itemAt(balance, index + 1);
    return [
      { number: index + 1 },
      money(
        `(${cellReference('saved-readings')}*${risen('wageRise')}+${cellReference('steady')})/12*${reached}`,
        savings,
      ),
      money(`${cellReference('running')}/12*${risen('serviceRise')}`, service),
      money(`${replaced('batteryLife', month, before)}*${cellReference('replacement')}`, batteries),
      money(`${input('incomeTax')}/100*(B${row}-C${row}-D${row}-${depreciation})`, tax),
      money(`B${row}-C${row}-D${row}-E${row}-I${row}`, flow),
      money(`G${row - 1}+F${row}`, after),
      owed(row, after, index + 1),
      money(`${replaced('deviceLife', month, before)}*${cellReference('renewal')}`, devices),
    ];
  });
  const { month, savings, service, batteries, devices, tax, flow, balance: total, owed: below } = text.sheet.month;
  const first = [money(`-${cellReference('investment')}`, -investment), money(`F${firstRow}`, -investment)];
  return {
    name: text.cases[name],
    widths: [8, 18, 18, 18, 18, 18, 18, 24, 18],
    rows: [
      headingRow([month, savings, service, batteries, tax, flow, total, below, devices]),
      [{ number: 0 }, nothing, nothing, nothing, nothing, ...first, owed(firstRow, -investment, 0)],
      ...rows,
    ],
  };
}

/**
 * Reads a saved workbook by the labels in its first column; undefined for other files. `missing` lists labels without a
 * valid value.
 */
export async function openWorkbook(bytes: Uint8Array<ArrayBuffer>, text: RoiToolText) {
  const [sheet] = (await readWorkbook(bytes)) ?? [];
  const cells = new Map(
    sheet?.rows.flatMap(({ cells: [label, , value, range] }) => [
      [label, value],
      [`${label} ±`, range],
    ]),
  );
  const { jaringan, pajak } = text.fields;
  const [network] = Object.entries(jaringan.options).find(([, name]) => name === cells.get(jaringan.label)) ?? [];
  const taxed = cells.get(text.sheet.taxed);
  const given: Readonly<Record<string, SheetCell | undefined>> = {
    [jaringan.label]: network,
    [pajak.label]: taxed === undefined ? undefined : taxed === 0 ? 'kredit' : 'biaya',
  };
  const read = Object.entries(roiInputs).map(([name, input]) => {
    const { label } = text.fields[input.key];
    const rough = uncertainFields.find((field) => name === `r-${field}`);
    const place = rough ? `${fieldText(rough, text).label} ±` : label;
    const typed = String(input.kind === 'choice' ? given[label] : cells.get(place));
    return { label, name, found: readLinkValue(input, typed) };
  });
  const values = read.flatMap(({ name, found }) => (found === undefined ? [] : [[name, found]]));
  if (values.length < read.length / 2) return undefined;
  return {
    values: Object.fromEntries(values) as Partial<RoiValues>,
    missing: read.flatMap(({ label, found }) => (found === undefined ? label : [])),
  };
}
