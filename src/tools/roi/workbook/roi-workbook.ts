import { fillSlots } from '../../../shared/text/slots.ts';
import {
  avoidableShare,
  endOfRange,
  isCost,
  type RoiField,
  type RoiValues,
  roiGroups,
  roiSite,
  roiSources,
  type UncertainField,
  uncertainFields,
  widths,
} from '../inputs.ts';
import {
  basesOf,
  batteriesOf,
  batteryRange,
  calculate,
  monthsOf,
  type RoiBasis,
  type RoiRadio,
  type RoiResult,
  roiCases,
} from '../model.ts';
import type { RoiToolText } from '../schema.ts';
import { wordsOf } from '../words.ts';
import { type Cell, type Look, type Sheet, xlsx } from './xlsx.ts';

/** One column of the workbook: a case. */
export interface WorkbookBasis {
  column: BasisName;
  /** Name of its column and of its sheet of months. */
  name: string;
  basis: RoiBasis;
  result: RoiResult;
}

/** The sheets of the workbook: inputs, results, and the months of each case. */
export function roiSheets(values: RoiValues, radios: readonly RoiRadio[], text: RoiToolText): Sheet[] {
  const cases = basesOf(values, radios);
  const bases: WorkbookBasis[] = roiCases.map((column) => ({
    column,
    name: text.cases[column],
    basis: cases[column],
    result: calculate(cases[column]),
  }));
  return [inputSheet(values, radios, text), resultSheet(bases, text), ...bases.map((basis) => monthSheet(basis, text))];
}

/** The whole calculation as an XLSX file whose results are formulas of its inputs. */
export const roiWorkbook = (
  values: RoiValues,
  radios: readonly RoiRadio[],
  text: RoiToolText,
): Uint8Array<ArrayBuffer> => xlsx(roiSheets(values, radios, text));

/** The columns of figures: the middle case is typed, the others follow from it. */
export const basisColumns = { mid: 'C', low: 'E', high: 'F' } as const;
export type BasisName = keyof typeof basisColumns;

/** Rows that are not fields of the page. */
type ExtraRow = 'batteryLife' | 'taxed';
export type InputRow = RoiField | ExtraRow;

/** What the workbook asks for: the fields of the page. */
export const inputFields: readonly RoiField[] = [...roiSite, ...Object.values(roiGroups).flat()].filter(
  (name) => name !== 'readingInterval',
);
const rowsBefore = 3;
const inputOrder: readonly InputRow[] = [...inputFields, 'batteryLife', 'taxed'];

/** Row of an input, as spreadsheets count. */
export const inputRow = (name: InputRow): number => inputOrder.indexOf(name) + rowsBefore + 1;

export const resultRowNames = [
  'payback',
  'presentValue',
  'internalRate',
  'fiveYears',
  'investment',
  'net',
  'savings',
  'running',
  'batteries',
  ...roiSources.map((source) => `now-${source}` as const),
  ...roiSources.map((source) => `saved-${source}` as const),
  'steady',
  'replacement',
  'monthly',
] as const;
export type ResultRow = (typeof resultRowNames)[number];
const resultColumns = { low: 'B', mid: 'C', high: 'D' } as const satisfies Record<BasisName, string>;

export const resultPlace = (row: ResultRow, column: BasisName) =>
  `${resultColumns[column]}${resultRowNames.indexOf(row) + 2}`;
/** A result in another sheet. */
export const resultCell = (row: ResultRow, column: BasisName, { sheet }: RoiToolText) =>
  `'${sheet.results}'!${resultPlace(row, column)}`;

/** Rows of month 0 and month 60, and of a month, as spreadsheets count. */
export const firstRow = 2;
export const lastRow = firstRow + 60;

const shares: readonly RoiField[] = [
  'gaugingsAvoided',
  'runOutsAvoided',
  'deliveriesAvoided',
  'lossShare',
  'lossAvoided',
  'stopsAvoided',
];

/** The sheet of everything that can be changed. */
export function inputSheet(values: RoiValues, radios: readonly RoiRadio[], text: RoiToolText): Sheet {
  const { sheet } = text;
  const heads = [
    sheet.head.item,
    sheet.head.unit,
    `${sheet.head.value}: ${text.cases.mid}`,
    sheet.head.range,
    text.cases.low,
    text.cases.high,
  ];
  const field = (name: RoiField): (Cell | undefined)[] => {
    const { label, unit } = wordsOf(name, text);
    const ends = isUncertain(name) ? rangeCells(values, name) : sameCells(name, values[name]);
    return [{ text: label }, { text: unit }, { number: values[name], look: 'input' }, ...ends];
  };
  return {
    name: sheet.inputs,
    widths: [34, 18, 18, 12, 18, 18],
    rows: [
      [{ text: sheet.note, look: 'note' }],
      [],
      heads.map((head) => ({ text: head, look: 'head' as const })),
      ...inputFields.map(field),
      lifeRow(values, radios, text),
      taxedRow(values, text),
    ],
  };
}

const isUncertain = (name: RoiField): name is UncertainField => (uncertainFields as readonly string[]).includes(name);
const copy = (name: InputRow, value: number): Cell => ({ formula: `C${inputRow(name)}`, value, look: 'decimal' });
const sameCells = (name: InputRow, value: number) => [undefined, copy(name, value), copy(name, value)];

/** The worse and the better end of a range, as formulas of the value and the width beside it. */
function rangeCells(values: RoiValues, name: UncertainField): Cell[] {
  const row = inputRow(name);
  const low = `C${row}*(1-D${row}/100)`;
  const most = shares.includes(name)
    ? '100'
    : name === 'minutes'
      ? `IF(C${inputRow('gaugings')}>0,1440/C${inputRow('gaugings')},C${row}*2)`
      : undefined;
  const high = most ? `MIN(${most},C${row}*(1+D${row}/100))` : `C${row}*(1+D${row}/100)`;
  const cells: Cell[] = [
    { formula: low, value: endOfRange(values, name, 'low'), look: 'decimal' },
    { formula: high, value: endOfRange(values, name, 'high'), look: 'decimal' },
  ];
  return [{ number: widths[name], look: 'input' }, ...(isCost(name) ? cells.reverse() : cells)];
}

/** Battery life, years: from the radio and the reading interval on the page; 0 on mains power. */
function lifeRow(values: RoiValues, radios: readonly RoiRadio[], text: RoiToolText): (Cell | undefined)[] {
  const range = batteryRange(values, radios);
  const row = inputRow('batteryLife');
  const life = (years: number | undefined): Cell => ({ number: years ?? 0, look: 'input' });
  return [
    { text: text.sheet.life },
    { text: text.sheet.years },
    { formula: `(E${row}+F${row})/2`, value: range ? (range.from + range.to) / 2 : 0, look: 'decimal' },
    undefined,
    life(range?.from),
    life(range?.to),
  ];
}

function taxedRow(values: RoiValues, text: RoiToolText): (Cell | undefined)[] {
  const taxed = values.vatTreatment === 'biaya' ? 1 : 0;
  const copies = sameCells('taxed', taxed);
  return [{ text: text.sheet.taxed }, { text: '' }, { number: taxed, look: 'input' }, ...copies];
}

const looks: Partial<Record<ResultRow, Look>> = { payback: 'decimal', internalRate: 'share' };

/** Everything that follows from the inputs, a column for each case. */
export function resultSheet(bases: readonly WorkbookBasis[], text: RoiToolText): Sheet {
  const names = rowNames(text);
  const columns = bases.map((basis) => ({ formulas: resultFormulas(basis, text), values: resultValues(basis, text) }));
  return {
    name: text.sheet.results,
    widths: [38, 20, 20, 20],
    rows: [
      [text.tables.item, ...bases.map(({ name }) => name)].map((item) => ({ text: item, look: 'head' as const })),
      ...resultRowNames.map((row): Cell[] => [
        { text: names[row] },
        ...columns.map(({ formulas, values }) => ({
          formula: formulas[row],
          value: values[row],
          look: looks[row] ?? ('money' as const),
        })),
      ]),
    ],
  };
}

function rowNames({ rows, sheet, sources }: RoiToolText): Record<ResultRow, string> {
  const named = roiSources.flatMap((source) =>
    (['now', 'saved'] as const).map((part) => [
      `${part}-${source}`,
      fillSlots(sheet[part], { sumber: sources[source] }),
    ]),
  );
  const { steady, replacement, monthly } = sheet;
  return { ...rows, steady, replacement, monthly, ...Object.fromEntries(named) };
}

type Column = Pick<WorkbookBasis, 'column' | 'name'>;

/** The formulas of one column of the results. Those of the months stand in the sheet of that name. */
export function resultFormulas({ column, name }: Column, text: RoiToolText): Record<ResultRow, string> {
  const input = (field: InputRow) => `'${text.sheet.inputs}'!${basisColumns[column]}${inputRow(field)}`;
  const own = (row: ResultRow) => resultPlace(row, column);
  const product = (...fields: RoiField[]) => fields.map(input).join('*');
  const end = (letter: string) => `'${name}'!${letter}${lastRow}`;
  const tax = `(1+${input('taxed')}*${input('vat')}/100)`;
  const saved = (source: (typeof roiSources)[number]) => `${own(`now-${source}`)}*${input(avoidableShare[source])}/100`;
  return {
    payback: paybackFormula(name, own('monthly'), text.none),
    presentValue: `'${name}'!E${firstRow}+NPV((1+${input('discountRate')}/100)^(1/12)-1,'${name}'!E${firstRow + 1}:E${lastRow})`,
    internalRate: rateFormula(`'${name}'!E${firstRow}:E${lastRow}`, text.rate.none),
    fiveYears: end('F'),
    investment: `(${product('tanks', 'devicePrice')}+${input('installation')})*${tax}`,
    net: `${own('savings')}-${own('running')}-${own('batteries')}`,
    savings: `${own('saved-readings')}+${own('steady')}`,
    running: `${product('tanks', 'subscription')}*12*${tax}`,
    batteries: `IF(${input('batteryLife')}=0,0,${own('replacement')}/${input('batteryLife')})`,
    'now-readings': `${product('minutes', 'wage', 'gaugings', 'tanks', 'workDays')}/60`,
    'now-runOuts': product('runOuts', 'runOutCost'),
    'now-deliveries': product('deliveries', 'deliveryCost'),
    'now-loss': `${product('productValue', 'lossShare')}/100`,
    'now-downtime': product('stopHours', 'stopCost'),
    'saved-readings': saved('readings'),
    'saved-runOuts': saved('runOuts'),
    'saved-deliveries': saved('deliveries'),
    'saved-loss': saved('loss'),
    'saved-downtime': saved('downtime'),
    steady: roiSources
      .filter((source) => source !== 'readings')
      .map((source) => own(`saved-${source}`))
      .join('+'),
    replacement: `${product('tanks', 'batteryPrice')}*${tax}`,
    monthly: `${end('B')}-${end('C')}-${own('batteries')}/12`,
  };
}

/** Spreadsheets look for a rate near a guess and give up when it lies far off, so several are tried. */
const guesses = ['0.02', '-0.03', '-0.1', '-0.3', '0.5'] as const;
const rateFormula = (flows: string, none: string): string =>
  guesses.reduceRight((otherwise, guess) => `IFERROR((1+IRR(${flows},${guess}))^12-1,${otherwise})`, `"${none}"`);

/** Months: the last one below zero and the part of the next that it takes to reach zero; see `paybackOf`. */
function paybackFormula(name: string, monthly: string, none: string): string {
  const cells = (letter: string) => `'${name}'!${letter}${firstRow}:${letter}${lastRow}`;
  const last = `MAX(${cells('G')})`;
  const balance = (offset: number) => `INDEX(${cells('F')},${last}+${offset})`;
  const end = `'${name}'!F${lastRow}`;
  const within = `${last}-${balance(1)}/(${balance(2)}-${balance(1)})`;
  const later = `IF(${monthly}>0,60-${end}/${monthly},"${none}")`;
  return `IF(${last}<0,IF(${end}>0,0,"${none}"),IF(${last}<60,${within},${later}))`;
}

/** What the formulas come to now, by the page's own calculation. */
export function resultValues({ basis, result }: WorkbookBasis, text: RoiToolText): Record<ResultRow, number | string> {
  const { now, savings } = result;
  const last = monthsOf(basis).at(-1);
  const bySource = roiSources.flatMap((source) => [
    [`now-${source}`, now[source]],
    [`saved-${source}`, savings[source]],
  ]);
  return {
    ...(Object.fromEntries(bySource) as Record<ResultRow, number>),
    payback: result.payback ?? text.none,
    presentValue: result.presentValue,
    internalRate: result.internalRates[0] ?? text.rate.none,
    fiveYears: result.fiveYears,
    investment: result.investment,
    net: result.net,
    savings: result.savingsTotal,
    running: result.running,
    batteries: result.batteries,
    steady: result.savingsTotal - savings.readings,
    replacement: batteriesOf(basis.values),
    monthly: last ? last.savings - last.service - result.batteries / 12 : 0,
  };
}

const money = (formula: string, value: number): Cell => ({ formula, value, look: 'money' });

/** The balance month by month for one column of the inputs. */
export function monthSheet({ name, column, basis, result }: WorkbookBasis, text: RoiToolText): Sheet {
  const { month: heads } = text.sheet;
  const inputs = `'${text.sheet.inputs}'!`;
  const input = (row: InputRow) => `${inputs}${basisColumns[column]}${inputRow(row)}`;
  const of = (row: Parameters<typeof resultCell>[0]) => resultCell(row, column, text);
  const life = `(${input('batteryLife')}*12)`;
  const first: Cell[] = [
    { number: 0 },
    { number: 0, look: 'money' },
    { number: 0, look: 'money' },
    { number: 0, look: 'money' },
    money(`-${of('investment')}`, -result.investment),
    money(`E${firstRow}`, -result.investment),
    owed(firstRow, result.balance[0] ?? 0, 0),
  ];
  const rows = monthsOf(basis).map(({ savings, service, batteries, flow }, index): Cell[] => {
    const row = firstRow + 1 + index;
    const wages = `(1+${input('wageRise')}/100)^INT((A${row}-1)/12)`;
    const reached = `IF(A${row}>${input('rampUpMonths')},1,(A${row}-0.5)/${input('rampUpMonths')})`;
    const replaced = `ROUNDUP(A${row}/${life},0)-MAX(1,ROUNDUP((A${row}-1)/${life},0))`;
    const balance = result.balance[index + 1] ?? 0;
    return [
      { number: index + 1 },
      money(`(${of('saved-readings')}*${wages}+${of('steady')})/12*${reached}`, savings),
      money(`${of('running')}/12`, service),
      money(`IF(${input('batteryLife')}=0,0,(${replaced})*${of('replacement')})`, batteries),
      money(`B${row}-C${row}-D${row}`, flow),
      money(`F${row - 1}+E${row}`, balance),
      owed(row, balance, index + 1),
    ];
  });
  const columns = [heads.month, heads.savings, heads.service, heads.batteries, heads.flow, heads.balance, heads.owed];
  return {
    name,
    widths: [8, 18, 18, 18, 18, 18, 24],
    rows: [columns.map((head) => ({ text: head, look: 'head' as const })), first, ...rows],
  };
}

/** The month, where the balance is below zero; what rounding leaves counts as nothing. */
const owed = (row: number, balance: number, month: number): Cell => ({
  formula: `IF(F${row}<-0.001,A${row},-1)`,
  value: balance < -0.001 ? month : -1,
});
