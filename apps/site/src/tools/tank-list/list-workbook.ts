import { roiInputs } from 'tank-gauging/roi/inputs';
import { type Cell, headingRow, type Sheet } from '../kit/xlsx.ts';
import type { TankFileText } from '../tank-file/schema.ts';
import { type JudgedRow, statedCells } from './judge-list.ts';

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

/**
 * Workbook sheet of the list. Values derived from dimensions and counts are formulas; device and reason are fixed as of
 * the day.
 */
export function listSheet(judged: readonly JudgedRow[], words: TankFileText['list'], day: string): Sheet {
  const first = 3;
  const last = first + judged.length - 1;
  const wrapped = (text: string): Cell => ({ text, look: 'wrapped' });
  const size = (number: number | undefined): Cell => (number === undefined ? { text: '' } : { number, look: 'input' });
  const rows = judged.map((one, index): Cell[] => {
    const row = first + index;
    const { said } = one;
    const { full, perMm } = formulas(one, row);
    return [
      wrapped(one.tag),
      wrapped(said.content),
      wrapped(one.shapeName),
      ...one.sizes.map(size),
      { formula: full, value: one.full, look: 'money' },
      wrapped(said.device),
      wrapped(said.verdict),
      one.errorMm === undefined ? { text: '' } : { number: one.errorMm, look: 'input' },
      one.errorMm === undefined
        ? { text: '' }
        : { formula: `${perMm}*K${row}`, value: one.errorLitres ?? 0, look: 'money' },
      wrapped(said.network),
      wrapped(one.open),
      { number: one.priced, look: 'input' },
      ...statedCells(one).map(wrapped),
      { text: one.link },
    ];
  });
  const blank = (count: number): Cell[] => Array.from({ length: count }, () => ({ text: '' }));
  const count = last + 1;
  const cost = (label: string, formula: string, value: number): Cell[] => [
    { text: label },
    ...blank(6),
    { formula, value, look: 'money' },
  ];
  const { devicePrice, installation } = roiInputs;
  const priced = judged.reduce((sum, one) => sum + one.priced, 0);
  return {
    name: words.sheet,
    frozen: 2,
    // Print without the links, which are wider than the page.
    printed: words.columns.length,
    widths: [14, 26, 18, 10, 10, 10, 10, 14, 18, 22, 10, 12, 14, 40, 8, 60, 30, 40, 30, 40, 40, 40, 60],
    rows: [
      [{ text: `${words.note} ${day}`, look: 'note' }],
      headingRow([...words.columns, words.link]),
      ...rows,
      [
        { text: words.total, look: 'head' },
        ...blank(6),
        { formula: `SUM(H${first}:H${last})`, value: judged.reduce((sum, { full }) => sum + full, 0), look: 'money' },
        ...blank(6),
        { formula: `SUM(O${first}:O${last})`, value: priced, look: 'money' },
      ],
      [{ text: words.price, look: 'input' }, ...blank(6), { number: devicePrice.initial, look: 'input' }],
      [{ text: words.fitting, look: 'input' }, ...blank(6), { number: installation.initial, look: 'input' }],
      cost(words.cost, `O${count}*H${count + 1}+H${count + 2}`, priced * devicePrice.initial + installation.initial),
    ],
  };
}
