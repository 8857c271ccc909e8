import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import type {
  MediumCondition,
  MediumFigure,
  mediumTraits,
  pickerChoices,
  TraitName,
} from '../../shared/records/selection-fields.ts';
import { traitNames } from '../../shared/records/selection-fields.ts';
import type { Answers } from './inputs.ts';

export type MediumKind = (typeof pickerChoices.isi)[number];

/** A figure as its source gives it. */
export interface SourcedFigure {
  from: number;
  /** Upper end; absent where the source gives one value. */
  to?: number | undefined;
  /** True where the source only says that it lies above `from`. */
  open?: boolean | undefined;
  /** °C at which it holds. */
  at?: number | undefined;
  /** The source in words. */
  source: string;
  note?: string | undefined;
}

/** A temperature at normal pressure, °C, with its source. */
export interface SourcedPoint {
  at: number;
  source: string;
  note?: string | undefined;
}

export type Traits = { [K in TraitName]: (typeof mediumTraits)[K][number] };

/** What is in the tank, as far as choosing an instrument needs it. Density in kg/L. */
export interface Medium extends Traits, Record<MediumFigure, SourcedFigure | null> {
  /** Its name in the address; empty for a kind as a whole. */
  id: string;
  name: string;
  also: readonly string[];
  kind: MediumKind;
  boils?: SourcedPoint | undefined;
  melts?: SourcedPoint | undefined;
  /** Source that says that its vapour weakens microwaves. */
  absorbs?: string | undefined;
  hygienic: boolean;
  /** How it is usually stored: °C, and bar above the atmosphere. */
  stored?: { temperature: number; pressure: number } | undefined;
  note?: string | undefined;
}

/** A tank as it is judged: the answers, and the medium that they name. */
export type PickerTank = Answers & { content: Medium };

/** The medium of the answers: the one that was named if it is of the kind that was chosen, else the kind as a whole. */
export function mediumOf(
  { isi, medium }: Pick<Answers, 'isi' | 'medium'>,
  kinds: Readonly<Record<MediumKind, Medium>>,
  media: readonly Medium[],
): Medium {
  return media.find(({ id, kind }) => id === medium && kind === isi) ?? kinds[isi];
}

/** Middle of a figure; null where it has no source or no upper end. */
export const middle = (figure: SourcedFigure | null): number | null =>
  figure && !figure.open ? (figure.from + (figure.to ?? figure.from)) / 2 : null;

/** A figure as it is written: one value, a range, or “above”. */
export function figureText({ from, to, open }: SourcedFigure, unit = ''): string {
  const value = to === undefined ? formatFree(from) : `${formatFree(from)}–${formatFree(to)}`;
  return `${open ? '>\u00a0' : ''}${value}${unit && `\u00a0${unit}`}`;
}

export const celsius = (value: number): string => formatUnit(value, '°C', Number.isInteger(value) ? 0 : 1);

/** Whether a medium is as a rule asks. */
export function suits(condition: MediumCondition, medium: Medium): boolean {
  const { dielectric, unknown, absorbs } = condition;
  if (!traitNames.every((name) => condition[name]?.includes(medium[name]) ?? true)) return false;
  if (absorbs !== undefined && absorbs !== (medium.absorbs !== undefined)) return false;
  if (unknown && !unknown.some((name) => medium[name] === null)) return false;
  if (!dielectric) return true;
  const lowest = medium.dielectric?.from;
  const { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = dielectric;
  return lowest !== undefined && lowest > above && lowest < below;
}
