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

/** Mildest first: where sources disagree, the last state in this list applies. */
const states = ['suitable', 'limited', 'forbidden'] as const;
type ResistanceState = (typeof states)[number];

/** Cells of a source; `source` is the name of its file. */
export const cellsOf = (source: string, { rows }: { rows: readonly Row[] }): ResistanceCell[] =>
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

/**
 * State of a cell at a temperature; undefined where the cell has no rating. If the source names a concentration range,
 * the given concentration must be within it; if it names none, the cell may forbid a solution, but not permit it.
 */
function stateAt(cell: ResistanceCell, temperature: number, concentration?: number): ResistanceState | undefined {
  const { forbidden, suitable = -Infinity, limited = -Infinity, from = coldest } = cell;
  const [weakest, strongest] = cell.concentration ?? [];
  if (weakest !== undefined && strongest !== undefined) {
    if (concentration === undefined || concentration < weakest || concentration > strongest) return undefined;
  }
  if (forbidden === 'any' || (forbidden !== undefined && temperature >= forbidden)) return 'forbidden';
  if (temperature < from || (weakest === undefined && concentration !== undefined)) return undefined;
  if (temperature <= suitable) return 'suitable';
  return temperature <= limited ? 'limited' : undefined;
}

/**
 * The most cautious rating at a temperature (°C) and, for a solution, a concentration (% by mass). `unknown`, for a
 * combination without a rating, means that the manufacturer must be asked; it never permits. A material that a source
 * limits at a lower temperature is not suitable at a higher one.
 */
export function resistance(
  cells: readonly ResistanceCell[],
  medium: string,
  material: WettedMaterial,
  temperature: number,
  concentration?: number,
): { state: ResistanceState | 'unknown'; source?: string; place?: string } {
  const about = cells.filter((cell) => cell.medium === medium && cell.material === material);
  const stateOf = (cell: ResistanceCell) => stateAt(cell, temperature, concentration);
  const worst = states.findLast((state) => about.some((cell) => stateOf(cell) === state));
  const limit = about.find(
    (cell) => stateAt(cell, Math.min(temperature, cell.limited ?? temperature), concentration) === 'limited',
  );
  const state = worst === 'suitable' && limit ? 'limited' : worst;
  const by = about.find((cell) => stateOf(cell) === state) ?? limit;
  return state && by ? { state, source: by.source, place: by.place } : { state: 'unknown' };
}
