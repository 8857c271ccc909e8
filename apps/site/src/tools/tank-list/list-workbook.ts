import type { ReadTank, TankListReading } from 'tank-gauging/tank-list/read-tank-list';
import { type Cell, headingRow, type Sheet, tableSheet } from '../kit/xlsx.ts';
import type { TankFileText } from '../tank-file/schema.ts';
import type { JudgedRow } from './judge-list.ts';
import { listCost } from './list-totals.ts';
import { noteTexts, productText, sizeText } from './list-words.ts';
import { tankListWords } from './tank-list.words.ts';

const { workbook: words, cost: costWords, others } = tankListWords;

/** Row of the page: as read, and judged where nothing is open. */
export interface ListedTank {
  row: ReadTank;
  judged: JudgedRow | undefined;
}

/** Number in a formula. */
const inFormula = (value: number) => value.toPrecision(15).replace('e', 'E');

/**
 * Formulas for capacity in litres and litres per mm at half height; columns D, E, F, G of the row are diameter, length,
 * width, height. Heads of a horizontal tank add a share of the diameter cubed, other ends and details their litres.
 */
function formulas({ shape, sizes, full }: JudgedRow, row: number): { full: string; perMm: string } {
  const [diameter = 0, length = 0, width = 0, height = 0] = sizes;
  const circle = (Math.PI / 4) * diameter ** 2;
  const add = (litres: number, per = '') => (Math.abs(litres) < 1e-6 ? '' : `+${inFormula(litres)}${per}`);
  switch (shape) {
    case 'tegak':
    case 'silo':
      return {
        full: `PI()/4*D${row}^2*G${row}*1000${add(full - circle * height * 1000)}`,
        perMm: `PI()/4*D${row}^2`,
      };
    case 'persegi':
      return {
        full: `E${row}*F${row}*G${row}*1000${add(full - length * width * height * 1000)}`,
        perMm: `E${row}*F${row}`,
      };
    case 'mendatar':
      return {
        full: `PI()/4*D${row}^2*E${row}*1000${add((full - circle * length * 1000) / diameter ** 3, `*D${row}^3`)}`,
        perMm: `D${row}*E${row}`,
      };
    case 'bola':
      return { full: `PI()/6*D${row}^3*1000`, perMm: `PI()/4*D${row}^2` };
  }
}

const wrapped = (text: string): Cell => ({ text, look: 'wrapped' });
const number = (value: number | undefined): Cell =>
  value === undefined ? { text: '' } : { number: value, look: 'input' };
const blank = (count: number): Cell[] => Array.from({ length: count }, () => ({ text: '' }));

/** Statements of a judged row after its figures, in the order of the columns. */
const statedCells = ({ said }: JudgedRow): string[] => [
  [...said.companions, ...said.conditions].join(' '),
  said.leftOut,
  said.materials ?? '',
  said.protection ?? '',
  said.connection ?? '',
  [...said.capacityNotes, said.assumptions.join('; ')].join(' '),
];

/** Cells of a row; one that is not judged has what was read, and the question. */
function rowCells({ row, judged }: ListedTank, at: number, text: TankFileText): Cell[] {
  const notes = wrapped(noteTexts(row, text).join('; '));
  if (!judged) {
    const { diameter, length, width, height, shape, quantity = 1 } = row.stated;
    return [
      ...[row.tag, productText(row), shape ? text.fields['t-bentuk'].options[shape] : ''].map(wrapped),
      ...[diameter, length, width, height, quantity].map(number),
      ...blank(7),
      { number: 0, look: 'input' },
      ...blank(6),
      notes,
      { text: '' },
    ];
  }
  const { said, errorMm, errorLitres, quantity } = judged;
  const { full, perMm } = formulas(judged, at);
  return [
    ...[row.tag, said.content, judged.shapeName].map(wrapped),
    ...judged.sizes.map(number),
    number(quantity),
    { formula: full, value: judged.full, look: 'money' },
    wrapped(said.device),
    wrapped(said.verdict),
    number(errorMm),
    errorMm === undefined ? { text: '' } : { formula: `${perMm}*L${at}`, value: errorLitres ?? 0, look: 'money' },
    wrapped(said.network),
    wrapped(judged.open),
    judged.priced === 0 ? { number: 0, look: 'input' } : { formula: `H${at}`, value: judged.priced, look: 'money' },
    ...statedCells(judged).map(wrapped),
    notes,
    { text: judged.link },
  ];
}

/** Sheet of all rows with formulas for litres, errors, counts and costs; device and reason are fixed as of the day. */
export function listSheet(listed: readonly ListedTank[], text: TankFileText, day: string): Sheet {
  const first = 3;
  const last = first + listed.length - 1;
  const total = last + 1;
  const litres = listed.reduce((sum, { judged }) => sum + (judged ? judged.full * judged.quantity : 0), 0);
  const tanks = listed.reduce((sum, { row }) => sum + (row.stated.quantity ?? 1), 0);
  const cost = listCost(listed.reduce((sum, { judged }) => sum + (judged?.priced ?? 0), 0));
  const amount = (label: string, cell: Cell): Cell[] => [
    { text: label, look: cell.formula ? 'plain' : 'input' },
    ...blank(7),
    cell,
  ];
  const formula = (written: string, value: number): Cell => ({ formula: written, value, look: 'money' });
  return {
    name: words.sheet,
    frozen: 2,
    // Print without the links, which are wider than the page.
    printed: words.columns.length,
    widths: [14, 26, 18, 10, 10, 10, 10, 8, 14, 18, 22, 10, 12, 14, 40, 10, 60, 30, 40, 30, 40, 40, 40, 60],
    rows: [
      [{ text: `${words.note} ${day}`, look: 'note' }],
      headingRow([...words.columns, words.link]),
      ...listed.map((one, index) => rowCells(one, first + index, text)),
      [
        { text: words.total, look: 'head' },
        ...blank(6),
        formula(`SUM(H${first}:H${last})`, tanks),
        formula(`SUMPRODUCT(H${first}:H${last},I${first}:I${last})`, litres),
        ...blank(6),
        formula(`SUM(P${first}:P${last})`, cost.tanks),
      ],
      amount(words.devicePrice, number(cost.devicePrice)),
      amount(words.fittingPrice, number(cost.installation)),
      amount(words.fittingBase, number(cost.base)),
      amount(words.subscription, number(cost.subscription)),
      amount(costWords.device, formula(`P${total}*I${total + 1}`, cost.devices)),
      amount(costWords.fitting, formula(`I${total + 2}*P${total}/I${total + 3}`, cost.fitting)),
      amount(costWords.first, formula(`I${total + 5}+I${total + 6}`, cost.first)),
      amount(costWords.yearly, formula(`P${total}*12*I${total + 4}`, cost.yearly)),
    ],
  };
}

/** Requirements of a tender for each tank's instrument. */
const tenderSheet = (listed: readonly ListedTank[], text: TankFileText): Sheet =>
  tableSheet(
    words.tender,
    [14, 8, 26, 30, 20, 60, 60],
    words.tenderColumns,
    listed.map(({ row, judged }) =>
      [
        row.tag,
        String(row.stated.quantity ?? 1),
        productText(row),
        sizeText(row, text),
        judged?.said.device ?? '–',
        judged
          ? [judged.said.verdict, judged.said.error, ...judged.said.companions, ...judged.said.conditions]
              .filter(Boolean)
              .join('. ')
          : noteTexts(row, text).join('; '),
        judged
          ? [judged.said.protection, judged.said.materials, judged.said.connection].filter(Boolean).join('. ')
          : '',
      ].map(wrapped),
    ),
  );

/** Every row as typed, also those that are no tanks. */
function typedSheet(listed: readonly ListedTank[], reading: TankListReading, text: TankFileText): Sheet {
  const rows = [
    ...listed.map(({ row }) => ({
      line: row.line,
      cells: [row.typed, productText(row), noteTexts(row, text).join('; ')],
    })),
    ...reading.others.map(({ line, kind, text: typed }) => ({ line, cells: [typed, others[kind], ''] })),
  ].sort((a, b) => a.line - b.line);
  return tableSheet(
    words.list,
    [8, 80, 40, 60],
    words.listColumns,
    rows.map(({ line, cells }) => [{ number: line }, ...cells.map(wrapped)]),
  );
}

export const listSheets = (
  listed: readonly ListedTank[],
  reading: TankListReading,
  text: TankFileText,
  day: string,
): Sheet[] => [listSheet(listed, text, day), tenderSheet(listed, text), typedSheet(listed, reading, text)];
