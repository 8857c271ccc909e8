import type { pickerChoices, Quantity } from '../tank/choices.ts';
import type { Answers } from './inputs.ts';
import type { Medium, traits } from './media.ts';
import type { Rating, Wetted, WettedMaterial } from './resistance.ts';
import type { StatedTank } from './tank.ts';

/** Figures derived from the answers that rules may bound, beside the answers themselves. */
export const derivedFigures = [
  ...(['mutlak', 'uapAir', 'geser', 'geserMm', 'dipol', 'padat', 'nyala', 'bedaSuhu'] as const),
  ...(['leherRadar', 'leherUltrasonik', 'leherLebih', 'sorot'] as const),
] satisfies readonly (keyof StatedTank)[];

interface Bounds {
  above?: number | undefined;
  below?: number | undefined;
}

/** All fields must hold: a choice has one of the values, a figure lies between its bounds (exclusive). */
export type Condition = { [K in keyof typeof pickerChoices]?: readonly string[] | undefined } & {
  /** The instrument is judged for one of these quantities. */
  besaran?: readonly Quantity[] | undefined;
  medium?: MediumCondition | undefined;
  /** Ratings of materials in the contents. */
  rated?: Readonly<Partial<Record<WettedMaterial, readonly Rating['state'][] | undefined>>> | undefined;
  /** Best rating among the materials of antennas, diaphragms and thermowells. */
  bodies?: readonly Rating['state'][] | undefined;
  angka?: Readonly<Partial<Record<string, Bounds>>> | undefined;
};

export type MediumCondition = { [K in keyof typeof traits]?: readonly string[] | undefined } & {
  /** One of these figures has no source. */
  unknown?: readonly string[] | undefined;
  /** Bounds of the lowest permittivity that the source states. */
  dielectric?: Bounds | undefined;
  absorbs?: boolean | undefined;
  hygienic?: boolean | undefined;
  explosive?: boolean | undefined;
  flash?: boolean | undefined;
  hazard?: readonly string[] | undefined;
  /** A solution whose name leaves its strength open. */
  openStrength?: boolean | undefined;
  decomposes?: boolean | undefined;
  sour?: boolean | undefined;
};

/** Rows of the decision tables: criteria for sensors first, then those for radios only. */
export const criteria = [
  ...(['besaran', 'akurasi', 'serah', 'isi', 'uap', 'busa', 'suhu', 'tekanan', 'rentang'] as const),
  ...(['pasang', 'halangan', 'zona', 'jarak', 'sinyal', 'letak', 'daya', 'jeda'] as const),
];
export type Criterion = (typeof criteria)[number];

/** Rule on one criterion; a rule with a `change` rejects. Its texts pass through unread. */
export interface Rule {
  about: Criterion;
  when: Condition;
  /** Identifies the rule: of several with one reason only the first becomes a finding. */
  reason: string;
  change?: string | undefined;
  through?: string | undefined;
  source: string;
}

/** Class of contents in which materials fail, whatever a source states of the medium. */
export interface Ban {
  forbids: readonly WettedMaterial[];
  when: Condition;
  reason: string;
  source: string;
}

/** Rules of all sensors, of all radios, of single instruments by id, and of materials. */
export interface RuleTable {
  materials: readonly Ban[];
  sensors: readonly Rule[];
  radios: readonly Rule[];
  instruments: Readonly<Partial<Record<string, readonly Rule[]>>>;
}

const inside = (value: number, { above, below }: Bounds = {}) =>
  (above === undefined || value > above) && (below === undefined || value < below);

/** True when every field of a condition holds; `quantity` is the quantity that the instrument is judged for. */
export function holds(
  { besaran, angka, medium, rated, bodies, ...answers }: Condition,
  tank: StatedTank & Partial<Wetted>,
  quantity?: Quantity,
): boolean {
  return (
    (!besaran || (quantity !== undefined && besaran.includes(quantity))) &&
    Object.entries(answers).every(([name, values]) => values?.includes(String(tank[name as keyof Answers])) ?? true) &&
    Object.entries(angka ?? {}).every(([name, bounds]) => inside(Number(tank[name as keyof StatedTank]), bounds)) &&
    (!medium || suits(medium, tank.content)) &&
    (!bodies || (tank.bodies !== undefined && bodies.includes(tank.bodies))) &&
    Object.entries(rated ?? {}).every(([material, states]) => {
      const rating = tank.ratings?.[material as WettedMaterial];
      return rating !== undefined && states?.includes(rating.state);
    })
  );
}

const isOpen = ({ strength }: Medium) => strength?.[0] === 0 && strength[1] === 100;

function suits(condition: MediumCondition, medium: Medium): boolean {
  const { dielectric, unknown, absorbs, hygienic, decomposes, sour, explosive, flash, openStrength, ...traits } =
    condition;
  return (
    Object.entries(traits).every(([name, values]) => values?.includes(String(medium[name as keyof Medium])) ?? true) &&
    (absorbs ?? medium.absorbs !== undefined) === (medium.absorbs !== undefined) &&
    (hygienic ?? medium.hygienic ?? false) === (medium.hygienic ?? false) &&
    (decomposes ?? medium.decomposes ?? false) === (medium.decomposes ?? false) &&
    (sour ?? medium.sour ?? false) === (medium.sour ?? false) &&
    (explosive === undefined || explosive === Boolean(medium.explosive)) &&
    (flash === undefined || flash === Boolean(medium.flash)) &&
    (openStrength === undefined || openStrength === isOpen(medium)) &&
    (!unknown || unknown.some((name) => medium[name as 'density'] === null)) &&
    (!dielectric || inside(medium.dielectric?.from ?? Number.NaN, dielectric))
  );
}
