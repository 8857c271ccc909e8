import { litresPerUnit, type VolumeUnit, volumeUnitInHeading } from '../tabular/cells.ts';
import { tankVessel } from '../tank/tank-volume.ts';
import { capacityMatch, vesselEnds } from '../tank/vessel-fields.ts';
import { fullLitres } from '../vessel/vessel.ts';
import type { CapacityMeaning, ListedRow, StatedVolume } from './list-row.ts';

/** Stated capacity of a row, and that of its sizes, in litres. */
interface Compared {
  row: ListedRow;
  stated: number;
  gross: number;
  /** True if the stated capacity is that of the sizes with usual ends. */
  fits: boolean;
}

/** Column of capacities that the visitor explains once: its shares of the capacities by the sizes. */
export interface CapacityQuestion {
  heading: string;
  least: number;
  most: number;
  rows: number;
}

/** Range of a nominal or safe capacity, as a share of the one by the sizes. */
const usual = { least: 0.8, most: 1 };
/** Largest share by which a capacity may exceed that of the sizes: domes and rounding. */
const mostAbove = 1.03;

const inLitres = ({ figure, worth }: StatedVolume, unit: VolumeUnit) => figure * (worth ?? litresPerUnit[unit]);

function compare(row: ListedRow, unit: VolumeUnit): Compared | undefined {
  const { capacity, questions, stated } = row;
  if (capacity === undefined || row.isIdle || questions.some(({ kind }) => kind === 'shape' || kind === 'size'))
    return undefined;
  const litres = inLitres(capacity, unit);
  const pressure = row.medium?.stored?.pressure;
  const vessel = tankVessel({ ...(pressure !== undefined && { pressure }), ...stated });
  if (!vessel) return undefined;
  const gross = fullLitres(vessel);
  const byEnds = vesselEnds({ ...stated, capacity: litres })?.basis === 'capacity';
  return {
    row,
    stated: litres,
    gross,
    fits: byEnds || Math.abs(litres / gross - 1) < Math.max(capacityMatch, rounding(capacity.figure)),
  };
}

/** Relative rounding of a figure as written: half a unit of its last digit. */
const rounding = (figure: number) => 0.5 / Math.max(1, Math.abs(figure)) + 0.002;

/** Unit of the column: as written, else the one nearest to the sizes. */
function columnUnit(heading: string, rows: readonly ListedRow[]): VolumeUnit | undefined {
  const written = volumeUnitInHeading(heading);
  if (written) return written;
  const far = (unit: VolumeUnit) => {
    const found = rows.flatMap((row) => compare(row, unit) ?? []);
    return found.length > 0
      ? found.reduce((sum, { stated, gross }) => sum + Math.abs(Math.log(stated / gross)), 0) / found.length
      : Number.POSITIVE_INFINITY;
  };
  const [best] = (['L', 'kL', 'bbl'] as const).map((unit) => ({ unit, off: far(unit) })).sort((a, b) => a.off - b.off);
  return best && best.off < 0.5 ? best.unit : rows.some(({ capacity }) => capacity?.worth) ? 'L' : undefined;
}

/**
 * Compares the capacity column with the sizes. Fitting capacities tell the ends; where the others are usual shares of
 * the sizes, the column is a question. Changes the rows.
 */
export function readCapacities(
  rows: readonly ListedRow[],
  headings: { capacity: string; safe: string },
  meaning: CapacityMeaning | undefined,
) {
  const unit = columnUnit(headings.capacity, rows);
  const safeUnit = volumeUnitInHeading(headings.safe) ?? unit ?? 'kL';
  for (const row of rows) if (row.safe !== undefined) row.stated.safe = inLitres(row.safe, safeUnit);
  if (!unit) return { question: undefined, consistent: 0, isRead: false };
  const compared = rows.flatMap((row) => compare(row, unit) ?? []);
  const off = compared.filter(({ fits }) => !fits);
  const shares = off.map(({ stated, gross }) => stated / gross);
  const asked = off.filter(({ stated, gross }) => stated / gross >= usual.least && stated / gross <= usual.most);
  for (const { row, stated, gross, fits } of compared) {
    const litres = Math.round(stated);
    const share = stated / gross;
    if (fits || (meaning === 'gross' && share <= mostAbove && share >= usual.least)) row.stated.capacity = litres;
    else if (meaning === 'safe' && share <= usual.most) row.stated.safe = litres;
    if (!fits && (share < usual.least || share > mostAbove))
      row.notes.push({ kind: 'capacity', values: [litres, Math.round(gross)] });
    const { pressure = row.medium?.stored?.pressure ?? 0 } = row.stated;
    const ends = vesselEnds({ ...row.stated, pressure });
    if (row.stated.shape === 'mendatar' && pressure > 0.5 && ends?.basis === 'capacity' && ends.name === 'datar')
      row.notes.push({ kind: 'flatEnds', values: [litres] });
  }
  const question: CapacityQuestion | undefined =
    asked.length > 0 && asked.length >= 0.5 * compared.length
      ? {
          heading: headings.capacity,
          least: Math.min(...shares.filter((share) => share <= 1)),
          most: Math.max(...shares.filter((share) => share <= 1)),
          rows: asked.length,
        }
      : undefined;
  if (!question)
    for (const { row, stated, gross } of asked)
      row.notes.push({ kind: 'capacity', values: [Math.round(stated), Math.round(gross)] });
  return { question, consistent: compared.length - off.length + asked.length / 2, isRead: true };
}
