import type { ResistanceRecord, WettedMaterial } from './resistance-schema.ts';

type Row = ResistanceRecord['rows'][number];
/** What one row of a source states about one material in one medium: °C up to or from which it holds. */
export interface ResistanceCell extends Pick<Row, 'place' | 'concentration' | 'from' | 'note'> {
  medium: string;
  material: WettedMaterial;
  source: string;
  suitable: number | undefined;
  limited: number | undefined;
  forbidden: number | 'any' | undefined;
}

/** From the mildest: where sources disagree the last one holds. */
const states = ['suitable', 'limited', 'forbidden'] as const;
type ResistanceState = (typeof states)[number];

/** Cells of one source, by the id that is the name of its file. */
export const cellsOf = (source: string, { rows }: ResistanceRecord): ResistanceCell[] =>
  rows.flatMap(({ media, suitable = {}, limited = {}, forbidden = {}, ...row }) =>
    media.flatMap((medium) =>
      (Object.keys({ ...suitable, ...limited, ...forbidden }) as WettedMaterial[]).map((material) => ({
        ...{ ...row, medium, material, source },
        ...{ suitable: suitable[material], limited: limited[material], forbidden: forbidden[material] },
      })),
    ),
  );

/** °C below which no permit holds that names no lower end: tables are about ambient and warm liquids. */
const coldest = 0;

/**
 * What a cell states at a temperature, undefined where it states nothing; a strength that the source names must be the
 * one that is asked for, and one that it leaves open forbids but does not permit.
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
 * The most cautious statement about a temperature (°C) and, for a solution, its strength (% by mass). `unknown` where
 * there is none is a question to the maker, never a permit; nothing is suitable that a source limits when it is cooler.
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
