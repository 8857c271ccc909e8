import { type Tank, type TankField, tankRecord } from 'tank-gauging/tank/tank-record';
import { formatAllDigits } from '../../shared/format/format.ts';
import { tankHref } from '../kit/flow.ts';
import { type Said, sayTank, sizesOf } from '../tank-file/judged-words.ts';
import { buildSheet, type Catalogue } from '../tank-file/sheet.ts';
import { tankUse } from '../tank-file/tiers.ts';
import { openRows, type TankFileView } from '../tank-file/words.ts';
import type { ListedTank } from './list.ts';

/** Row of the list: what the sheet of the tank says, and its figures for formulas. */
export interface JudgedRow {
  tag: string;
  shape: Tank['shape'];
  /** Words of the shape. */
  shapeName: string;
  sizes: readonly (number | undefined)[];
  full: number;
  errorMm: number | undefined;
  errorLitres: number | undefined;
  said: Said;
  open: string;
  /** 1, or 0 where no instrument can be priced. */
  priced: number;
  link: string;
}

/** Judges a tank of the list by what its row states; everything else is assumed. */
export function judgeListed(
  { tag, tank, given }: Pick<ListedTank, 'tag' | 'given'> & { tank: Tank },
  catalogue: Catalogue,
  text: TankFileView['text'],
): JudgedRow {
  const result = buildSheet(tank, catalogue, undefined, given);
  const { judged } = result;
  const { instrument } = judged;
  const error = instrument.state === 'found' && instrument.error.state === 'known' ? instrument.error : undefined;
  return {
    tag,
    shape: tank.shape,
    shapeName: text.fields['t-bentuk'].options[tank.shape],
    sizes: sizesOf(judged),
    full: judged.full,
    errorMm: error?.mm,
    errorLitres: error?.litres,
    said: sayTank(result, text),
    open: openRows({ text, result })
      .filter(({ changes }) => changes)
      .map(({ question }) => question)
      .join(', '),
    priced: Math.min(1, judged.priced),
    link: tankHref('tankFile', tankUse.toTank(tank), missing(given)),
  };
}

const missing = (fields: readonly TankField[]) =>
  (Object.keys(tankRecord) as TankField[]).filter((field) => !fields.includes(field));

/** Statements of a row after its figures, in the order of the columns. */
export const statedCells = ({ said }: JudgedRow): string[] => [
  [...said.companions, ...said.conditions].join(' '),
  said.leftOut,
  said.materials ?? '',
  said.protection ?? '',
  said.connection ?? '',
  [said.reorder?.verdict, said.reorder?.basis].filter(Boolean).join(' '),
  [...said.capacityNotes, said.assumptions.join('; ')].join(' '),
];

/** Row in the exported files. */
export function judgedCells(one: JudgedRow): (string | number)[] {
  const { said, errorMm, errorLitres } = one;
  return [
    one.tag,
    said.content,
    one.shapeName,
    ...one.sizes.map((size) => (size === undefined ? '' : formatAllDigits(size))),
    Math.round(one.full),
    said.device,
    said.verdict,
    errorMm === undefined ? '' : formatAllDigits(Number(errorMm.toFixed(1))),
    errorLitres === undefined ? '' : Math.round(errorLitres),
    said.network,
    one.open,
    one.priced,
    ...statedCells(one),
    one.link,
  ];
}
