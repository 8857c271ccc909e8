import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import {
  type MediumCondition,
  type MediumFigure,
  type mediumTraits,
  type pickerChoices,
  type TraitName,
  traitNames,
} from '../../shared/records/selection-fields.ts';
import { type Answers, type Impossibility, impossibilities } from './inputs.ts';

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
interface SourcedPoint {
  at: number;
  source: string;
  note?: string | undefined;
}

type Traits = { [K in TraitName]: (typeof mediumTraits)[K][number] };

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

/** Letters and figures without marks, in small type: `H₂SO₄` and `h2so4` are the same. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},.%]+/gu, ' ')
    .trim();

/** How well a medium answers the words typed: 0 by the beginning of its name … 3 somewhere; undefined: not at all. */
function rank({ name, also }: Medium, query: string): number | undefined {
  const words = query.split(' ');
  const names = [name, ...also].map(bare);
  const all = ` ${names.join(' ')}`;
  if (!words.every((word) => all.includes(` ${word}`)))
    return words.every((word) => all.includes(word)) ? 3 : undefined;
  if (names[0]?.startsWith(query)) return 0;
  return names.some((other) => other.startsWith(query)) ? 1 : 2;
}

/** The media whose names or other names hold every word that was typed, best first; all of them for an empty query. */
export function findMedia(media: readonly Medium[], typed: string): Medium[] {
  const query = bare(typed);
  if (query === '') return [...media];
  return media
    .flatMap((medium, order) => {
      const found = rank(medium, query);
      return found === undefined ? [] : [{ medium, found, order }];
    })
    .sort((a, b) => a.found - b.found || a.order - b.order)
    .map(({ medium }) => medium);
}

const atmosphere = 1.01325;
const watery: readonly Medium['kind'][] = ['air', 'limbah', 'pangan', 'lumpur'];
const liquefied: readonly Medium['kind'][] = ['lpg', 'gascair'];

/** Boiling point of water in °C at a pressure in bar absolute: Antoine's equation, Dortmund Data Bank (1 to 374 °C). */
export function waterBoils(bar: number): number {
  const [a, b, c] = bar < atmosphere ? [8.07131, 1730.63, 233.426] : [8.14019, 1810.94, 244.485];
  const millimetresOfMercury = (bar / atmosphere) * 760;
  return b / (a - Math.log10(millimetresOfMercury)) - c;
}

/**
 * Vapour pressure of butane in bar absolute at °C: Antoine's equation, NIST WebBook (273 to 425 K). LPG of any mixture boils
 * below this pressure, as propane boils below a higher one.
 */
export const butaneVapour = (celsius: number): number => 10 ** (4.35576 - 1175.581 / (celsius + 273.15 - 2.071));

const zero = 273.15;
/**
 * Vapour pressure in bar absolute of a liquid whose normal boiling point is known, both in °C: Clausius and Clapeyron with
 * Trouton's rule (88 J/mol·K, 10.6 gas constants). Rough, within a third for what is stored; only clear cases are decided by it.
 */
export const vapourEstimate = (boils: number, celsius: number): number =>
  atmosphere * Math.exp(10.6 * (1 - (boils + zero) / (celsius + zero)));
/** Share of the estimate that the pressure must fall below before a state is called impossible. */
const clearly = 0.6;

/** Whether a liquid has boiled away: by its boiling point itself near normal pressure, elsewhere where it is clear. */
function isGas(boils: number, celsius: number, bar: number): boolean {
  const normal = Math.abs(bar - atmosphere) <= 0.05;
  return normal ? celsius > boils + 2 : celsius > boils && bar < clearly * vapourEstimate(boils, celsius);
}

/** Why the answers cannot be true together; empty when they can. */
export function impossibleStates(tank: PickerTank): Impossibility[] {
  const { isi, suhu, tekanan, tinggi, ruang, nosel, halangan, bentuk } = tank;
  const { boils, melts } = tank.content;
  const bar = tekanan + atmosphere;
  const gas = isi === 'lpg' && suhu > -20 && suhu < 152 && bar < butaneVapour(suhu);
  const found: Record<Impossibility, boolean> = {
    mendidih: watery.includes(isi) && suhu > waterBoils(bar),
    beku: isi === 'air' && suhu < 0,
    gas,
    titikDidih: !gas && boils !== undefined && isGas(boils.at, suhu, bar),
    titikLeleh: melts !== undefined && suhu < melts.at,
    penuh: ruang >= tinggi,
    terbuka: nosel === 'terbuka' && (tekanan !== 0 || liquefied.includes(isi)),
    apung:
      halangan === 'apung' && (nosel === 'terbuka' || bentuk !== 'tegak' || tekanan > 0.05 || liquefied.includes(isi)),
  };
  return impossibilities.filter((name) => found[name]);
}

/** Whether the litres of a millimetre depend on a dimension that an upright tank does not have. */
export const asksFor = {
  panjang: ({ bentuk }: Pick<Answers, 'bentuk'>) => bentuk === 'mendatar' || bentuk === 'persegi',
  isian: ({ bentuk }: Pick<Answers, 'bentuk'>) => bentuk === 'mendatar' || bentuk === 'bola',
};

type Size = Pick<Answers, 'bentuk' | 'diameter' | 'panjang' | 'isian'>;

/**
 * Free surface in m² at the level that was given, which is how many m³ a metre of level holds there; undefined while a
 * dimension is not known. Lying cylinder: chord 2√(h(D − h)) times length; sphere: circle πh(D − h).
 */
export function surfaceOf({ bentuk, diameter, panjang, isian }: Size): number | undefined {
  if (diameter <= 0 || (asksFor.panjang({ bentuk }) && panjang <= 0)) return undefined;
  const level = (isian / 100) * diameter;
  if (bentuk === 'mendatar') return 2 * Math.sqrt(level * (diameter - level)) * panjang;
  if (bentuk === 'bola') return Math.PI * level * (diameter - level);
  return bentuk === 'persegi' ? diameter * panjang : (Math.PI / 4) * diameter ** 2;
}

/** ± millimetres of level as ± litres in the tank that was described: 1 mm on 1 m² is 1 L. */
export function errorLitres(mm: number | undefined, size: Size): number | undefined {
  const surface = surfaceOf(size);
  return mm === undefined || surface === undefined ? undefined : surface * mm;
}

/** Millimetres as they are written: one digit while it says something. */
export const mm = (value: number): string => formatUnit(value, 'mm', value < 100 && !Number.isInteger(value) ? 1 : 0);
