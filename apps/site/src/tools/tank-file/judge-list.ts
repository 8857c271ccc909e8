import { shapeDimensions, type Tank, type TankField } from 'tank-gauging/tank/tank-record';
import { formatAllDigits } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { tankHref } from '../kit/flow.ts';
import type { ListedTank } from './list.ts';
import { buildSheet, type Catalogue } from './sheet.ts';
import { tankUse } from './tiers.ts';
import { errorNumber, openRows, type TankFileView } from './words.ts';

export interface JudgedTank {
  tag: string;
  tank: Tank;
  /** Dimensions of the tank's shape. */
  fields: readonly TankField[];
  content: string;
  shape: string;
  full: number;
  device: string;
  reason: string;
  errorMm: number | undefined;
  /** Error as text, as on the page. */
  error: string;
  errorLitres: number | undefined;
  network: string;
  open: string;
  link: string;
}

/** Judges a tank of the list and summarizes its sheet in one row. */
export function judgeListed(
  { tag, tank }: Pick<ListedTank, 'tag'> & { tank: Tank },
  catalogue: Catalogue,
  text: TankFileView['text'],
): JudgedTank {
  const result = buildSheet(tank, catalogue);
  const { picked, full, errorLitres } = result;
  const { sensor, radio } = picked;
  const conditions = sensor?.findings.length ?? 0;
  const { reasons } = text.list;
  const verdict = picked.tank.asing
    ? 'asked'
    : picked.impossible.length > 0
      ? 'impossible'
      : sensor
        ? conditions
          ? 'care'
          : 'fits'
        : 'none';
  return {
    tag,
    tank,
    fields: shapeDimensions[tank.shape],
    content: picked.tank.content.name,
    shape: text.fields['t-bentuk'].options[tank.shape],
    full,
    device: sensor?.record.title ?? '–',
    reason: fillSlots(reasons[verdict], { jumlah: String(conditions), tanya: picked.slots['tanya'] ?? '' }),
    errorMm: sensor?.errorMm,
    error: errorNumber(sensor, errorLitres),
    errorLitres,
    network: radio?.record.title ?? '–',
    open: openRows({ text, result })
      .filter(({ changes }) => changes)
      .map(({ question }) => question)
      .join(', '),
    link: tankHref('tankFile', tankUse.toTank(tank)),
  };
}

/** Row in the exported files. */
export function judgedCells({ tank, fields, ...one }: JudgedTank): (string | number)[] {
  const sizes = (['diameter', 'length', 'width', 'height'] as const).map((field) =>
    fields.includes(field) ? formatAllDigits(tank[field]) : '',
  );
  const { errorMm, errorLitres } = one;
  return [
    one.tag,
    one.content,
    one.shape,
    ...sizes,
    Math.round(one.full),
    one.device,
    one.reason,
    errorMm === undefined ? '' : formatAllDigits(Number(errorMm.toFixed(1))),
    errorLitres === undefined ? '' : Math.round(errorLitres),
    one.network,
    one.open,
    1,
    one.link,
  ];
}
