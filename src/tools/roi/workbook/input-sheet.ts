import { batteryRange, type RoiRadio } from '../cases.ts';
import type { RoiField } from '../fields.ts';
import { endOfRange, isCost, type RoiValues, type UncertainField, uncertainFields, widths } from '../inputs.ts';
import type { RoiToolText } from '../schema.ts';
import { wordsOf } from '../words.ts';
import { type InputRow, inputFields, inputRow } from './places.ts';
import type { Cell, Sheet } from './xlsx.ts';

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
