import { initialValues } from '../inputs.ts';
import { bisect } from '../methods/statistics.ts';
import { type Gas, interpolate } from './gas-phase.ts';
import { type Answers, pickerInputs } from './inputs.ts';

/** Properties of a medium to which rules refer, with their values. */
export const traits = {
  vapour: ['low', 'moist', 'volatile', 'boiling', 'fuming', 'dust'],
  foam: ['none', 'thin', 'thick'],
  buildUp: ['none', 'thin', 'heavy'],
  conductivity: ['insulating', 'weak', 'conductive'],
  wetted: ['steel', 'stainless', 'ptfe', 'alloy'],
} as const;
type Traits = { [K in keyof typeof traits]: (typeof traits)[K][number] };

/** Value or range with the id of its source; `open`: the source only states “above `from`”; `at`: °C. */
export interface SourcedFigure {
  from: number;
  to?: number | undefined;
  open?: boolean | undefined;
  at?: number | undefined;
  source: string;
  note?: string | undefined;
}

/** Temperature in °C, up to `to` for a mixture, with the id of its source. */
interface SourcedPoint {
  at: number;
  to?: number | undefined;
  source: string;
}

/** Properties of a kind of contents: relative permittivity, density in kg/L. */
export interface Kind extends Traits {
  dielectric: SourcedFigure | null;
  density: SourcedFigure | null;
  boils?: SourcedPoint | undefined;
  melts?: SourcedPoint | undefined;
  /** Id of its vapour. */
  gas?: string | undefined;
  /** Source that its vapour weakens microwaves. */
  absorbs?: string | undefined;
  /** Explosion group and temperature class; null when it does not burn. */
  explosive?: { group: string; class?: string | undefined; source: string } | null | undefined;
  hygienic?: boolean | undefined;
  decomposes?: boolean | undefined;
  sour?: boolean | undefined;
}

interface Named {
  id: string;
  name: string;
  /** Other names under which it is searched. */
  also: readonly string[];
  kind: Answers['isi'];
  /** Usual storage where it is not ambient: °C and bar gauge. */
  stored?: { temperature: number; pressure: number } | undefined;
}

/** Medium with the defaults of its kind; `id` is empty for a kind as a whole. */
export type Medium = Kind & Named;

type SourcedGas = Gas & { source: string };

export interface MediaRecord {
  gases: Readonly<Record<string, SourcedGas>>;
  kinds: Readonly<Record<Answers['isi'], Kind>>;
  /** Each states its own properties where they differ from those of its kind. */
  media: readonly (Named & { [K in keyof Kind]?: Kind[K] | undefined })[];
}

/** Media, each with the properties of its kind where it states none. */
export interface MediaTable extends Pick<MediaRecord, 'gases' | 'kinds'> {
  media: readonly Medium[];
}

export const mediaTable = ({ gases, kinds, media }: MediaRecord): MediaTable => ({
  gases,
  kinds,
  media: media.map((medium) => ({ ...kinds[medium.kind], ...medium }) as Medium),
});

/** Answer to the foam question for each foam property. */
export const foams = { none: 'tanpa', thin: 'tipis', thick: 'tebal' } as const;

const { suhu, tekanan } = initialValues(pickerInputs);

/** Answers set by choosing a medium: kind, foam, usual storage. Storage values of the previous medium are reset. */
export function broughtBy(medium: Medium | undefined, before: Medium): Partial<Answers> {
  const stored = medium?.stored ?? (before.stored && { temperature: suhu, pressure: tekanan });
  return {
    medium: medium?.id ?? '',
    ...(medium && { isi: medium.kind, busa: foams[medium.foam] }),
    ...(medium && stored && { suhu: stored.temperature, tekanan: stored.pressure, acuan: 'terukur' }),
  };
}

/** Middle of a range; null where it is unknown or open. */
export const middle = (figure: SourcedFigure | null): number | null =>
  figure && !figure.open ? (figure.from + (figure.to ?? figure.from)) / 2 : null;

/** Normalized for search: without diacritics, lower case, so that `H₂SO₄` and `h2so4` are equal. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},.%]+/gu, ' ')
    .trim();

/** Media whose names contain every word typed, best first; all media for an empty query. */
export function findMedia(media: readonly Medium[], typed: string): Medium[] {
  const query = bare(typed);
  const words = query.split(' ');
  // Rank: name equals the query, first name begins with it, another name does, words begin with it, words contain it.
  const rank = ({ name, also }: Medium) => {
    const names = [name, ...also].map(bare);
    const all = ` ${names.join(' ')}`;
    if (!words.every((word) => all.includes(` ${word}`))) return words.every((word) => all.includes(word)) ? 3 : 4;
    if (names.includes(query)) return -1;
    const begins = names.findIndex((other) => other.startsWith(query));
    return begins < 0 ? 2 : Math.min(begins, 1);
  };
  return media
    .map((medium) => ({ medium, found: query ? rank(medium) : 0 }))
    .filter(({ found }) => found < 4)
    .sort((a, b) => a.found - b.found)
    .map(({ medium }) => medium);
}

/** Standard atmosphere in bar, and 0 °C in K. */
export const atmosphere = 1.01325;
export const zero = 273.15;

/**
 * Vapour pressure in bar absolute from the normal boiling point in °C: Clausius–Clapeyron with Kistiakowsky's rule, ΔHv
 * ÷ (R·Tb) = 4.4 + ln Tb. Within 10 % for non-polar substances, including cryogens.
 */
function vapourByBoiling(boils: number, celsius: number): number {
  const kelvin = boils + zero;
  return atmosphere * Math.exp((4.4 + Math.log(kelvin)) * (1 - kelvin / (celsius + zero)));
}

/** Vapour pressure in bar absolute, interpolated in a table of °C and bar. */
const vapourByTable = (points: NonNullable<Gas['vapour']>, celsius: number): number =>
  interpolate(points, celsius, (at) => 1 / (at + zero));

/**
 * Saturation pressure in bar absolute, for a mixture from its heaviest to its lightest part, with its relative
 * uncertainty; undefined without data.
 */
export function saturationOf({ boils }: Pick<Medium, 'boils'>, gas: Gas | undefined, celsius: number) {
  const table = gas?.vapour;
  const vapour = (at: number) => (table ? vapourByTable(table, celsius) : vapourByBoiling(at, celsius));
  if (!table && !boils) return undefined;
  const { at, to = at } = boils ?? { at: 0 };
  return { from: vapour(to), to: vapour(at), doubt: table ? 0.05 : 0.3 };
}

/** Temperature in °C at which the lightest part is saturated at a pressure in bar absolute. */
export const saturatedAt = (medium: Pick<Medium, 'boils'>, gas: Gas | undefined, bar: number): number =>
  bisect((celsius) => (saturationOf(medium, gas, celsius)?.to ?? 0) < bar, -272, 1000);

/**
 * Relative uncertainty of a vapour pressure in bar: small from a table, else growing with the distance from the boiling
 * point.
 */
export const vapourDoubt = (gas: Gas | undefined, bar: number): number =>
  gas?.vapour ? 0.05 : Math.min(1, 0.05 + 0.15 * Math.abs(Math.log(bar / atmosphere)));
