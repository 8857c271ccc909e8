import { batteriesOf, monthsOf } from '../cash-flow.ts';
import { avoidableShare, type RoiField, roiSources } from '../fields.ts';
import type { RoiToolText } from '../schema.ts';
import { basisColumns, firstRow, type InputRow, inputRow, lastRow, type ResultRow, resultPlace } from './places.ts';
import type { WorkbookBasis } from './workbook-basis.ts';

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
