import { type Tank, type TankField, tankRecord } from 'tank-gauging/tank/tank-record';
import type { ReadTank } from 'tank-gauging/tank-list/read-tank-list';
import { tankHref } from '../kit/flow.ts';
import type { Catalogue } from '../picker/pick.ts';
import { type Said, sayTank, sizesOf } from '../tank-file/judged-words.ts';
import type { TankFileText } from '../tank-file/schema.ts';
import { buildSheet } from '../tank-file/sheet.ts';
import { tankUse } from '../tank-file/tiers.ts';
import { openRows } from '../tank-file/words.ts';

/** Row of the list: what the sheet of the tank says, and its figures for formulas. */
export interface JudgedRow {
  tag: string;
  shape: Tank['shape'];
  /** Words of the shape. */
  shapeName: string;
  /** Diameter, length, width and height in m. */
  sizes: readonly (number | undefined)[];
  /** Number of equal tanks. */
  quantity: number;
  /** Capacity of one in litres. */
  full: number;
  errorMm: number | undefined;
  errorLitres: number | undefined;
  said: Said;
  open: string;
  /** Number of tanks whose instrument can be priced. */
  priced: number;
  /** Names of the further instruments of each tank. */
  companions: readonly string[];
  network: string | undefined;
  link: string;
}

/** Judges a tank of the list by what its row states; everything else is assumed. */
export function judgeListed(
  { tag, stated }: Pick<ReadTank, 'tag' | 'stated'>,
  tank: Tank,
  catalogue: Catalogue,
  text: TankFileText,
): JudgedRow {
  const given = Object.keys(stated) as TankField[];
  const result = buildSheet(tank, catalogue, undefined, given);
  const { judged } = result;
  const { instrument, network } = judged;
  const isFound = instrument.state === 'found';
  const error = isFound && instrument.error.state === 'known' ? instrument.error : undefined;
  return {
    tag,
    shape: tank.shape,
    shapeName: text.fields['t-bentuk'].options[tank.shape],
    sizes: sizesOf(judged),
    quantity: tank.quantity,
    full: judged.full,
    errorMm: error?.mm,
    errorLitres: error?.litres,
    said: sayTank(result, text),
    open: openRows({ text, result })
      .filter(({ changes }) => changes)
      .map(({ question }) => question)
      .join(', '),
    priced: judged.priced,
    companions: isFound ? instrument.companions.flatMap(({ sensor }) => sensor?.record.title ?? []) : [],
    network: network.state === 'found' ? network.radio.record.id : undefined,
    link: tankHref('tankFile', tankUse.toTank(tank), missing(given)),
  };
}

const missing = (fields: readonly TankField[]) =>
  (Object.keys(tankRecord) as TankField[]).filter((field) => !fields.includes(field));
