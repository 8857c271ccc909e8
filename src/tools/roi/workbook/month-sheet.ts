import { monthsOf } from '../cash-flow.ts';
import type { RoiToolText } from '../schema.ts';
import { basisColumns, firstRow, type InputRow, inputRow, resultCell } from './places.ts';
import type { WorkbookBasis } from './workbook-basis.ts';
import type { Cell, Sheet } from './xlsx.ts';

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
