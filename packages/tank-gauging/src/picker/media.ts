import { bisect } from '../methods/root.ts';
import { atmosphere } from '../tank/choices.ts';
import { tankRecord } from '../tank/tank-record.ts';
import { type MediumFinder, mediumFinder, type NamedMedium } from './find-medium.ts';
import { type Gas, interpolate } from './gas-phase.ts';
import type { Answers } from './inputs.ts';
import type { ResistanceCell } from './resistance.ts';

/** Properties of a medium to which rules refer, with their values. */
export const traits = {
  vapour: ['low', 'moist', 'volatile', 'boiling', 'fuming', 'dust'],
  foam: ['none', 'thin', 'thick'],
  buildUp: ['none', 'thin', 'heavy'],
  conductivity: ['insulating', 'weak', 'conductive'],
} as const;
type Traits = { [K in keyof typeof traits]: (typeof traits)[K][number] };

/**
 * Dangers in dead spaces, behind a diaphragm or with its fill fluid: burns oil, reacts with silicone, polymerises by
 * contact or without inhibitor (one of them works only with oxygen), reacts with water, dissolves ceramic.
 */
export const hazards = ['oxygen', 'halogen', 'contact', 'inhibited', 'inhibitedByAir', 'water', 'fluoride'] as const;

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
  /** Lowest flash point in °C; null: none by test, or unknown. */
  flash?: SourcedPoint | null | undefined;
  hazard?: (typeof hazards)[number] | undefined;
  hygienic?: boolean | undefined;
  decomposes?: boolean | undefined;
  sour?: boolean | undefined;
}

interface Named extends NamedMedium {
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

/** Media, each with the properties of its kind where it states none, and what sources state of materials in them. */
export interface MediaTable extends Pick<MediaRecord, 'gases' | 'kinds'> {
  media: readonly Medium[];
  find: MediumFinder<Medium>;
  /** Medium by its id in links, else by a name that is certain. */
  named: (name: string) => Medium | undefined;
  /** Cells by medium. */
  resistance: ReadonlyMap<string, readonly ResistanceCell[]>;
}

export function mediaTable({ gases, kinds, media }: MediaRecord, cells: readonly ResistanceCell[]): MediaTable {
  const whole = media.map((medium) => ({ ...kinds[medium.kind], ...medium }) as Medium);
  const byId = new Map(whole.map((medium) => [medium.id, medium]));
  const find = mediumFinder(whole);
  const resistance = new Map<string, ResistanceCell[]>();
  for (const cell of cells) resistance.set(cell.medium, [...(resistance.get(cell.medium) ?? []), cell]);
  return {
    ...{ gases, kinds, media: whole, find, resistance },
    named: (name) => byId.get(name) ?? find(name).certain,
  };
}

/** Foam of the record for each foam property. */
export const foams = { none: 'tanpa', thin: 'tipis', thick: 'tebal' } as const;

/** Fields that choosing a medium sets: its kind, and its usual storage. Storage of the medium before is reset. */
export function broughtBy(medium: Medium | undefined, before: Medium) {
  const { temperature, pressure } = tankRecord;
  const stored = medium?.stored ?? (before.stored && { temperature: temperature.initial, pressure: pressure.initial });
  return { ...(medium && { kind: medium.kind }), ...(medium && stored) };
}

/** Middle of a range; null where it is unknown or open. */
export const middle = (figure: SourcedFigure | null): number | null =>
  figure && !figure.open ? (figure.from + (figure.to ?? figure.from)) / 2 : null;

/** 0 °C in K. */
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
export function saturationPressure({ boils }: Pick<Medium, 'boils'>, gas: Gas | undefined, celsius: number) {
  const table = gas?.vapour;
  const vapour = (at: number) => (table ? vapourByTable(table, celsius) : vapourByBoiling(at, celsius));
  if (!table && !boils) return undefined;
  const { at, to = at } = boils ?? { at: 0 };
  return { from: vapour(to), to: vapour(at), doubt: table ? 0.05 : 0.3 };
}

/** Temperature in °C at which the lightest part is saturated at a pressure in bar absolute. */
export const saturatedAt = (medium: Pick<Medium, 'boils'>, gas: Gas | undefined, bar: number): number =>
  bisect((celsius) => (saturationPressure(medium, gas, celsius)?.to ?? 0) < bar, -272, 1000);

/**
 * Relative uncertainty of a vapour pressure in bar: small from a table, else growing with the distance from the boiling
 * point.
 */
export const vapourDoubt = (gas: Gas | undefined, bar: number): number =>
  gas?.vapour ? 0.05 : Math.min(1, 0.05 + 0.15 * Math.abs(Math.log(bar / atmosphere)));
