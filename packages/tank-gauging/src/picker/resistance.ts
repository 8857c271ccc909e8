/** Materials that the medium touches: metals, plastics, elastomers, ceramic and glass. */
export const wettedMaterials = [
  ...(['316l', 'hastelloy-c276', 'titanium', 'copper-alloys'] as const),
  ...(['ptfe-pfa', 'pvdf', 'pp'] as const),
  ...(['fkm', 'ffkm', 'epdm'] as const),
  ...(['alumina', 'borosilicate'] as const),
] as const;
export type WettedMaterial = (typeof wettedMaterials)[number];

type PerMaterial<T> = Readonly<Partial<Record<WettedMaterial, T | undefined>>>;

/** Row of a source about some media: °C up to or from which each material is rated. */
interface Row {
  media: readonly string[];
  /** Page, table or row of the source. */
  place: string;
  /** % by mass, both ends included; absent for a pure liquid or an unnamed strength. */
  concentration?: readonly [number, number] | undefined;
  /** °C below which its permits do not hold. */
  from?: number | undefined;
  suitable?: PerMaterial<number> | undefined;
  limited?: PerMaterial<number> | undefined;
  forbidden?: PerMaterial<number | 'any'> | undefined;
  note?: string | undefined;
}

/**
 * Rating of one material in one medium by one row of a source: temperatures in °C up to which (suitable, limited) or
 * from which (forbidden) it applies.
 */
export interface ResistanceCell extends Pick<Row, 'place' | 'concentration' | 'from' | 'note'> {
  medium: string;
  material: WettedMaterial;
  source: string;
  suitable: number | undefined;
  limited: number | undefined;
  forbidden: number | 'any' | undefined;
}

/** Worst first: where sources disagree, the first state in this list applies. */
const states = ['forbidden', 'limited', 'suitable'] as const;
type ResistanceState = (typeof states)[number];

/** Cells of a source; `source` is the name of its file. */
export const resistanceCells = (source: string, { rows }: { rows: readonly Row[] }): ResistanceCell[] =>
  rows.flatMap(({ media, suitable = {}, limited = {}, forbidden = {}, ...row }) =>
    media.flatMap((medium) =>
      (Object.keys({ ...suitable, ...limited, ...forbidden }) as WettedMaterial[]).map((material) => ({
        ...{ ...row, medium, material, source },
        ...{ suitable: suitable[material], limited: limited[material], forbidden: forbidden[material] },
      })),
    ),
  );

/**
 * Temperature in °C below which a row without a lower end permits nothing: the tables are for ambient and warm liquids.
 */
const coldest = 0;

/** From the best; what no source states ranks below what is limited. */
export const ratingStates = ['suitable', 'limited', 'unknown', 'forbidden'] as const;

/** What sources state of a material in contents. */
export interface Rating {
  state: (typeof ratingStates)[number];
  source?: string;
  place?: string;
  note?: string | undefined;
  /** Of an unknown rating: °C up to which a source permits it, below the temperature that is asked for. */
  upTo?: number;
}
export type Ratings = Readonly<Record<WettedMaterial, Rating>>;

/** What is known of materials in the contents. */
export interface Wetted {
  ratings: Ratings;
  /** Best rating among the materials of antennas, diaphragms and thermowells; undefined for bulk solids. */
  bodies: Rating['state'] | undefined;
}

/** Contents with strength in % by mass: absent for a mixture without one, from 0 to 100 where it is not named. */
export interface WettedContents {
  id: string;
  strength?: readonly [number, number] | undefined;
  /** One substance, technically pure. */
  pure?: boolean | undefined;
}

interface At {
  temperature: number;
  strength: number | undefined;
  pure: boolean;
}

/**
 * State of a cell at a temperature; undefined where the cell has no rating. If the source names a concentration range,
 * the given concentration must be within it; if it names none, the cell may forbid a solution, but not permit it.
 */
function stateAt(cell: ResistanceCell, { temperature, strength, pure }: At): ResistanceState | undefined {
  const { forbidden, suitable = -Infinity, limited = -Infinity, from = coldest } = cell;
  const [weakest, strongest] = cell.concentration ?? [];
  if (weakest !== undefined && strongest !== undefined) {
    if (strength === undefined || strength < weakest || strength > strongest) return undefined;
  }
  if (forbidden === 'any' || (forbidden !== undefined && temperature >= forbidden)) return 'forbidden';
  const isOpen = weakest === undefined && strength !== undefined && !pure;
  if (temperature < from || isOpen) return undefined;
  if (temperature <= suitable) return 'suitable';
  return temperature <= limited ? 'limited' : undefined;
}

/** The most cautious statement at one strength; nothing is suitable that a source limits when it is cooler. */
function ratingAt(about: readonly ResistanceCell[], at: At): Rating {
  const worst = states.find((state) => about.some((cell) => stateAt(cell, at) === state));
  const limit = about.find((cell) => {
    const cooler = Math.min(at.temperature, cell.limited ?? at.temperature);
    return stateAt(cell, { ...at, temperature: cooler }) === 'limited';
  });
  const state = worst === 'suitable' && limit ? 'limited' : worst;
  const by = about.find((cell) => stateAt(cell, at) === state) ?? limit;
  if (state && by) return { state, source: by.source, place: by.place, note: by.note };
  const cooler = about
    .filter(({ suitable = Infinity }) => suitable < at.temperature)
    .filter((cell) => ratingAt(about, { ...at, temperature: cell.suitable ?? at.temperature }).state === 'suitable')
    .reduce<ResistanceCell | undefined>(
      (warmest, cell) => ((warmest?.suitable ?? -Infinity) < (cell.suitable ?? -Infinity) ? cell : warmest),
      undefined,
    );
  if (cooler?.suitable === undefined) return { state: 'unknown' };
  return { state: 'unknown', source: cooler.source, place: cooler.place, note: cooler.note, upTo: cooler.suitable };
}

/** Strengths that represent a range: its ends, those at which a source changes, and one between each two. */
function testedStrengths([from, to]: readonly [number, number], about: readonly ResistanceCell[]): number[] {
  const edges = about.flatMap(({ concentration = [] }) => concentration).filter((edge) => edge > from && edge < to);
  const steps = [...new Set([from, ...edges, to])].sort((a, b) => a - b);
  return steps.flatMap((step, at) => [step, (step + (steps[at + 1] ?? step)) / 2]);
}

const worse = (one: Rating, other: Rating): Rating =>
  ratingStates.indexOf(other.state) > ratingStates.indexOf(one.state) ? other : one;

/** The best rating of some. */
export const bestState = (ratings: readonly Rating[]): Rating['state'] =>
  ratingStates.find((state) => ratings.some((rating) => rating.state === state)) ?? 'unknown';

/**
 * The most cautious rating of a material in contents at a temperature (°C), over their whole range of concentrations.
 * `unknown`, for a combination without a rating, means that the manufacturer must be asked; it never permits.
 */
export function resistance(
  cells: readonly ResistanceCell[],
  { id, strength, pure = false }: WettedContents,
  material: WettedMaterial,
  temperature: number,
): Rating {
  const about = cells.filter((cell) => cell.medium === id && cell.material === material);
  const strengths = strength ? testedStrengths(strength, about) : [pure ? 100 : undefined];
  return strengths.map((at) => ratingAt(about, { temperature, strength: at, pure })).reduce(worse);
}

/** Ratings of all materials in contents at a temperature in °C; those that their class forbids need no source. */
export const materialRatings = (
  contents: WettedContents,
  temperature: number,
  cells: readonly ResistanceCell[],
  bans: readonly { forbids: readonly WettedMaterial[]; reason: string; source: string }[],
): Ratings =>
  perMaterial((material) => {
    const ban = bans.find(({ forbids }) => forbids.includes(material));
    if (ban) return { state: 'forbidden', source: ban.source, place: ban.reason };
    return resistance(cells, contents, material, temperature);
  });

/** The worst rating of each material among several states of a tank. */
export const worstRatings = (all: readonly Ratings[]): Ratings =>
  perMaterial((material) => all.map((ratings) => ratings[material]).reduce(worse));

const perMaterial = (of: (material: WettedMaterial) => Rating) =>
  Object.fromEntries(wettedMaterials.map((material) => [material, of(material)])) as Record<WettedMaterial, Rating>;

/** Materials of antennas, diaphragms and thermowells, in the order in which they are proposed; others are seals. */
export const bodyMaterials = [
  '316l',
  'ptfe-pfa',
  'pvdf',
  'hastelloy-c276',
  'titanium',
] as const satisfies WettedMaterial[];
