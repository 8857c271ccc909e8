import { type Rating, type ResistanceRecord, ratings, type WettedMaterial } from './resistance-schema.ts';

/** What one source states about one material in one medium. */
export interface ResistanceCell {
  medium: string;
  material: WettedMaterial;
  state: Rating;
  source: string;
  place: string;
  minTemperature?: number | undefined;
  maxTemperature?: number | undefined;
  concentration?: readonly [number, number] | undefined;
  note?: string | undefined;
}

/** Cells of one source, by the id that is the name of its file. */
export const cellsOf = (source: string, { rows }: ResistanceRecord): ResistanceCell[] =>
  rows.flatMap(({ media, suitable, limited, forbidden, maxTemperature, ...row }) => {
    const rated = { suitable, limited, forbidden };
    return ratings.flatMap((state) =>
      (rated[state] ?? []).flatMap((material) =>
        media.map((medium) => ({
          ...{ medium, material, state, source, ...row },
          ...(state !== 'forbidden' && { maxTemperature }),
        })),
      ),
    );
  });

/** °C below which no source is believed that names no lower end: tables are about ambient and warm liquids. */
const coldest = 0;

/** A permit holds within its stated temperatures and strength; a prohibition also holds for every strength left unstated. */
function covers(cell: ResistanceCell, temperature: number, concentration: number | undefined): boolean {
  const [from, to] = cell.concentration ?? [];
  const stated = from !== undefined && to !== undefined;
  const within = stated && concentration !== undefined && concentration >= from && concentration <= to;
  if (cell.state === 'forbidden')
    return temperature >= (cell.minTemperature ?? Number.NEGATIVE_INFINITY) && (within || !stated);
  return (
    temperature >= (cell.minTemperature ?? coldest) &&
    temperature <= (cell.maxTemperature ?? Number.NEGATIVE_INFINITY) &&
    (stated ? within : concentration === undefined)
  );
}

/**
 * The most cautious cell that covers a temperature (°C) and, for a solution, its strength (% by mass);
 * `unknown` where none does, which is a question to the maker and never a permit.
 */
export function resistance(
  cells: readonly ResistanceCell[],
  medium: string,
  material: WettedMaterial,
  temperature: number,
  concentration?: number,
): { state: Rating | 'unknown'; source?: string; place?: string } {
  const [worst] = cells
    .filter((cell) => cell.medium === medium && cell.material === material && covers(cell, temperature, concentration))
    .toSorted((one, other) => ratings.indexOf(other.state) - ratings.indexOf(one.state));
  return worst ? { state: worst.state, source: worst.source, place: worst.place } : { state: 'unknown' };
}
