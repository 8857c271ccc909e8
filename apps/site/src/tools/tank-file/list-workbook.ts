import { roiInputs } from 'tank-gauging/roi/inputs';
import { type Cell, headingRow, type Sheet } from '../kit/xlsx.ts';
import type { JudgedTank } from './judge-list.ts';
import type { TankFileText } from './schema.ts';

/** Number in a formula. */
const inFormula = (value: number) => value.toPrecision(15).replace('e', 'E');

/**
 * Formulas for capacity in litres and litres per mm at half height; columns D, E, F, G of the row are diameter, length,
 * width, height. Heads of a horizontal tank add a share of the diameter cubed, other ends and details their litres.
 */
function formulas({ tank, full }: Pick<JudgedTank, 'tank' | 'full'>, row: number): { full: string; perMm: string } {
  const { diameter, length, width, height } = tank;
  const circle = (Math.PI / 4) * diameter ** 2;
  const add = (litres: number, per = '') => (Math.abs(litres) < 1e-6 ? '' : `+${inFormula(litres)}${per}`);
  switch (tank.shape) {
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
export function listSheet(judged: readonly JudgedTank[], words: TankFileText['list'], day: string): Sheet {
  const first = 3;
  const last = first + judged.length - 1;
  const wrapped = (text: string): Cell => ({ text, look: 'wrapped' });
  const size = (is: boolean, number: number): Cell => (is ? { number, look: 'input' } : { text: '' });
  const rows = judged.map((one, index): Cell[] => {
    const row = first + index;
    const { tank, fields } = one;
    const { full, perMm } = formulas(one, row);
    const sizes = (['diameter', 'length', 'width', 'height'] as const).map((field) =>
      size(fields.includes(field), tank[field]),
    );
    return [
      wrapped(one.tag),
      wrapped(one.content),
      wrapped(one.shape),
      ...sizes,
      { formula: full, value: one.full, look: 'money' },
      wrapped(one.device),
      wrapped(one.reason),
      one.errorMm === undefined ? { text: '' } : { number: one.errorMm, look: 'input' },
      one.errorMm === undefined
        ? { text: '' }
        : { formula: `${perMm}*K${row}`, value: one.errorLitres ?? 0, look: 'money' },
      wrapped(one.network),
      wrapped(one.open),
      { number: 1, look: 'input' },
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
  return {
    name: words.sheet,
    frozen: 2,
    // Print without the links, which are wider than the page.
    printed: words.columns.length,
    widths: [14, 26, 18, 10, 10, 10, 10, 14, 18, 22, 10, 12, 14, 40, 8, 60],
    rows: [
      [{ text: `${words.note} ${day}`, look: 'note' }],
      headingRow([...words.columns, words.link]),
      ...rows,
      [
        { text: words.total, look: 'head' },
        ...blank(6),
        { formula: `SUM(H${first}:H${last})`, value: judged.reduce((sum, { full }) => sum + full, 0), look: 'money' },
        ...blank(6),
        { formula: `SUM(O${first}:O${last})`, value: judged.length, look: 'money' },
      ],
      [{ text: words.price, look: 'input' }, ...blank(6), { number: devicePrice.initial, look: 'input' }],
      [{ text: words.fitting, look: 'input' }, ...blank(6), { number: installation.initial, look: 'input' }],
      cost(
        words.cost,
        `O${count}*H${count + 1}+H${count + 2}`,
        judged.length * devicePrice.initial + installation.initial,
      ),
    ],
  };
}
