import { type DecimalSign, readFigure } from '../../kit/tabular/cells.ts';
import { litresIn, type VolumeUnit } from '../../kit/tabular/units.ts';
import { type LengthUnit, metresIn } from '../units.ts';
import { litres, type Vessel } from '../vessel.ts';
import { type CalibrationColumns, columnsOf } from './columns.ts';

export interface CalibrationPoint {
  /** m */
  level: number;
  litres: number;
}

/** One way to read the figures of a table. */
export interface CalibrationWay {
  decimal: DecimalSign;
  length: LengthUnit;
  volume: VolumeUnit;
}

export interface Calibration extends CalibrationWay {
  /** By rising level, each level once. */
  points: CalibrationPoint[];
  /** Lines that could not be used: no figure, or a level that stood there already. */
  bad: number[];
  /** Levels between which the volume does not rise. */
  falling: number[];
  /** Another way to read it that fits nearly as well: the visitor is asked. */
  rival: CalibrationWay | undefined;
}

const lengths: readonly LengthUnit[] = ['mm', 'cm', 'm', 'in', 'ft'];
const volumes: readonly VolumeUnit[] = ['L', 'kL', 'bbl', 'gal'];
const fewest = 2;
/** A reading that leads by less is asked about. */
const lead = 2;
/** Who uses inches or barrels in Indonesia writes so over the column. */
const against = { unwritten: 1.5 } as const;

/**
 * Reads a pasted calibration table. Decimal sign and units are decided once for the whole table: by what can be read,
 * by headings, by whether levels and volumes rise, and by how far it is from the tank that is drawn.
 * @returns undefined where no way to read it gives at least two heights
 */
export function readCalibration(
  text: string,
  vessel: Vessel,
  chosen: Partial<CalibrationWay> = {},
): Calibration | undefined {
  const columns = columnsOf(text);
  const ways = decimals(chosen).flatMap((decimal) =>
    one(chosen.length ?? columns.length, lengths).flatMap((length) =>
      one(chosen.volume ?? columns.volume, volumes).map((volume) => ({ decimal, length, volume })),
    ),
  );
  const weighed = ways
    .map((way) => ({ way, read: readWay(columns, way) }))
    .filter(({ read }) => read.points.length >= fewest)
    .map(({ way, read }) => ({ way, read, points: weigh(columns, way, read, vessel) }))
    .sort((a, b) => a.points - b.points);
  const [best, ...others] = weighed;
  if (!best) return undefined;
  const rival = others.find(({ points, read }) => points - best.points < lead && differ(read.points, best.read.points));
  return { ...best.way, ...best.read, rival: rival?.way };
}

const decimals = ({ decimal }: Partial<CalibrationWay>): readonly DecimalSign[] =>
  decimal ? [decimal] : ['comma', 'dot'];
const one = <T>(known: T | undefined, all: readonly T[]): readonly T[] => (known === undefined ? all : [known]);

function readWay({ lines }: CalibrationColumns, { decimal, length, volume }: CalibrationWay) {
  const bad: number[] = [];
  const found = new Map<number, CalibrationPoint>();
  for (const { line, level, volume: content } of lines) {
    const [at, holds] = [readFigure(level, decimal), readFigure(content, decimal)];
    if (typeof at !== 'number' || typeof holds !== 'number' || at < 0 || holds < 0 || found.has(at)) bad.push(line);
    else found.set(at, { level: at * metresIn[length], litres: holds * litresIn[volume] });
  }
  const points = [...found.values()].sort((a, b) => a.level - b.level);
  const falling = points
    .filter(({ litres: holds }, at) => holds < (points[at - 1]?.litres ?? 0))
    .map(({ level }) => level);
  return { points, bad, falling };
}

const metric = (unit: LengthUnit | VolumeUnit) => !['in', 'ft', 'bbl', 'gal'].includes(unit);

/** Points against a way to read; the figures are orders of magnitude, so that a thousandfold weighs 24. */
function weigh(
  columns: CalibrationColumns,
  { decimal, length, volume }: CalibrationWay,
  { points, bad, falling }: ReturnType<typeof readWay>,
  vessel: Vessel,
): number {
  const { lines, separator } = columns;
  const jumps = lines.filter((line, at) => {
    const [here, before] = [readFigure(line.level, decimal), readFigure(lines[at - 1]?.level ?? '', decimal)];
    return typeof here === 'number' && typeof before === 'number' && here < before;
  });
  const top = points.at(-1);
  const reach = Math.max(1e-6, top?.level ?? 0) / vessel.height;
  const inTank = points.filter(({ level }) => level > 0 && level <= vessel.height * 1.001);
  const last = inTank.at(-1) ?? top;
  const ratio = Math.max(1e-9, last?.litres ?? 0) / Math.max(1e-9, litres(vessel, last?.level ?? vessel.height));
  return (
    (40 * bad.length) / lines.length +
    (40 * falling.length) / points.length +
    (12 * jumps.length) / lines.length +
    (reach > 1.3 ? 4 + 4 * Math.log10(reach) : reach < 0.2 ? -2 * Math.log10(reach) : 0) +
    8 * Math.abs(Math.log10(ratio)) +
    (columns.length || metric(length) ? 0 : against.unwritten) +
    (columns.volume || metric(volume) ? 0 : against.unwritten) +
    (separator === ';' && decimal === 'dot' ? 0.7 : 0) +
    (separator === ',' && decimal === 'comma' ? 1 : 0)
  );
}

const differ = (a: readonly CalibrationPoint[], b: readonly CalibrationPoint[]) =>
  a.length !== b.length ||
  a.some(({ level, litres: holds }, at) => {
    const other = b[at];
    return (
      !other || Math.abs(level - other.level) > 1e-6 || Math.abs(holds - other.litres) > 0.001 * Math.max(1, holds)
    );
  });
