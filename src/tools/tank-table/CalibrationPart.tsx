import { useMemo, useState } from 'react';
import { litres, type Vessel } from '../../plant/vessel/vessel.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { PasteField } from '../kit/PasteList.tsx';
import {
  columnsNamed,
  type DecimalSign,
  type HeadingRule,
  lengthOfHeading,
  litresIn,
  readFigure,
  readHeadings,
  type Table,
  textOf,
  unitOfHeading,
  type VolumeUnit,
} from '../kit/tabular/cells.ts';
import { readDelimited, tableOf } from '../kit/tabular/delimited.ts';
import { type LengthUnit, metresIn } from './inputs.ts';
import { alarmHref, deliveryHref, demoHref, percentWords, signedWords, type TankView } from './words.ts';

/** The visitor's own calibration table, held against the tank that is drawn. Nothing of it leaves the page. */
export function CalibrationPart(view: TankView) {
  const { vessel } = view.result;
  const { fields, calibration: text } = view.text;
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<Partial<CalibrationWay>>({});
  const found = useMemo(() => readCalibration(pasted, vessel, chosen), [pasted, vessel, chosen]);
  const isEmpty = pasted.trim() === '';
  const paste = (next: string) => {
    setPasted(next);
    setChosen({});
  };
  const words: Readonly<Record<string, string>> = {
    ...text.decimals,
    ...fields.ukuran.options,
    ...fields.isi.options,
    kL: 'kL (m³)',
  };
  const wayWords = ({ decimal, length, volume }: CalibrationWay) => ({
    desimal: words[decimal] ?? '',
    level: length,
    isi: volume,
  });
  const none = !isEmpty && !found && text.none;
  const read = found && fillSlots(text.read, { ...wayWords(found), baris: String(found.points.length) });
  const inWords = (way: CalibrationWay) => Object.values(wayWords(way)).join(', ');
  const ask = found?.rival && fillSlots(text.ask, { satu: inWords(found), lain: inWords(found.rival) });
  useSpoken(none || ask || read);
  return (
    <ToolSheet
      inputsTitle={text.paste}
      resultTitle={text.result}
      inputs={
        <>
          <PasteField id="tabel-kalibrasi" text={text} value={pasted} onChange={paste} example={exampleTable(vessel)} />
          {!isEmpty &&
            (['decimal', 'length', 'volume'] as const).map((name) => (
              <ChoiceSelect
                key={name}
                id={`tabel-${name}`}
                label={text.choose[name]}
                value={chosen[name] ?? ''}
                options={[
                  { value: '', label: found ? `${text.auto}: ${words[found[name]]}` : text.auto },
                  ...calibrationWays[name].map((value) => ({ value, label: words[value] ?? value })),
                ]}
                onChange={(value) => setChosen({ ...chosen, [name]: value || undefined })}
              />
            ))}
        </>
      }
    >
      {isEmpty && <p className="quiet measure">{text.hint}</p>}
      {none && <p className="strong">{none}</p>}
      {read && <p>{read}</p>}
      {ask && <p className="strong">{ask}</p>}
      {found && !found.rival && <CalibrationResult {...view} found={found} />}
    </ToolSheet>
  );
}

const shownRows = 24;

function CalibrationResult({ text: page, values, result, found }: TankView & { found: Calibration }) {
  const { vessel, reading, quantities: q, slots } = result;
  const text = page.calibration;
  const [all, setAll] = useState(false);
  const measured = tableVessel(found.points, vessel);
  const demo = demoHref(values, measured, Math.min(reading.level, measured.height));
  const { rows, largest, mean, over } = compareCalibration(found.points, vessel);
  const signed = (volume: number) => signedWords(volume, q.volume);
  const share = ({ deviation, table }: (typeof rows)[number]) =>
    table > 0 ? signedWords(deviation / table, (part) => percentWords(part, 2)) : '–';
  const table = interpolate(found.points, reading.level);
  const geometry = litres(vessel, reading.level);
  const now =
    table === undefined
      ? fillSlots(text.outside, slots)
      : fillSlots(text.now, {
          level: slots.level,
          tabel: q.volume(table),
          geometri: q.volume(geometry),
          selisih: signed(table - geometry),
        });
  const warnings = [
    ...(found.bad.length > 0 ? [fillSlots(text.bad, { baris: found.bad.slice(0, 12).join(', ') })] : []),
    ...(found.falling.length > 0
      ? [fillSlots(text.falling, { level: found.falling.slice(0, 6).map(q.level).join(', ') })]
      : []),
    ...(over > 0 ? [fillSlots(text.over, { jumlah: String(over) })] : []),
  ];
  // Of a long table every n-th height, and always the largest deviation.
  const every = all ? 1 : Math.ceil(rows.length / shownRows);
  const shown = rows.filter((row, index) => index % every === 0 || row === largest || index === rows.length - 1);
  return (
    <>
      {largest && (
        <p className="large strong">
          {fillSlots(text.verdict, {
            selisih: signed(largest.deviation),
            persen: share(largest),
            level: q.level(largest.level),
            rata: q.volume(mean),
          })}
        </p>
      )}
      <p>{now}</p>
      {warnings.map((warning) => (
        <p key={warning} className="strong">
          {warning}
        </p>
      ))}
      <DataTable
        caption={text.table.caption}
        columns={text.table.columns}
        rows={shown.map((row) => [
          q.level(row.level),
          q.volume(row.table),
          q.volume(row.geometry),
          signed(row.deviation),
          share(row),
        ])}
        stack
      />
      {shown.length < rows.length && (
        <ToolButton label={fillSlots(text.table.more, { jumlah: String(rows.length) })} onClick={() => setAll(true)} />
      )}
      <p className="quiet">{text.onward}</p>
      <ToolActions>
        <Action label={page.alarm} look="line" to={alarmHref(values, measured, reading.level)} />
        <Action label={text.delivery} look="line" to={deliveryHref(values, measured, reading.level)} />
        {demo && <Action label={page.demo} look="line" to={demo} />}
      </ToolActions>
    </>
  );
}

/** One way to read the figures of a table; what is found out, or what the visitor chose. */
interface CalibrationWay {
  decimal: DecimalSign;
  length: LengthUnit;
  volume: VolumeUnit;
}

const calibrationWays = {
  decimal: ['comma', 'dot'],
  length: ['mm', 'cm', 'm', 'in', 'ft'],
  volume: ['L', 'kL', 'bbl', 'gal'],
} as const;

interface CalibrationPoint {
  level: number;
  litres: number;
}

const lead = 2;

/**
 * Reads a pasted calibration table, its sign and units decided once by cells, headings, order and the drawn tank. The
 * visitor is asked where a `rival` fits nearly as well. Undefined where no way to read it gives two heights.
 */
export function readCalibration(text: string, vessel: Vessel, chosen: Partial<CalibrationWay> = {}) {
  const columns = columnsOf(text);
  const known = {
    decimal: chosen.decimal,
    length: chosen.length ?? columns.length,
    volume: chosen.volume ?? columns.volume,
  };
  const all = <K extends keyof CalibrationWay>(name: K) =>
    (known[name] === undefined ? calibrationWays[name] : [known[name]]) as readonly CalibrationWay[K][];
  const [best, ...others] = all('decimal')
    .flatMap((decimal) =>
      all('length').flatMap((length) => all('volume').map((volume) => ({ decimal, length, volume }))),
    )
    .map((way) => ({ way, read: readWay(columns, way) }))
    .filter(({ read }) => read.points.length >= 2)
    .map(({ way, read }) => ({ way, read, weight: weigh(columns, way, read, vessel) }))
    .sort((a, b) => a.weight - b.weight);
  if (!best) return undefined;
  const rival = others.find(({ weight, read }) => weight - best.weight < lead && differ(read.points, best.read.points));
  return { ...best.way, ...best.read, rival: rival?.way };
}
type Calibration = NonNullable<ReturnType<typeof readCalibration>>;

function readWay({ lines }: CalibrationColumns, { decimal, length, volume }: CalibrationWay) {
  const bad: number[] = [];
  const found = new Map<number, CalibrationPoint>();
  for (const { line, level, volume: content } of lines) {
    const [at, holds] = [readFigure(level, decimal), readFigure(content, decimal)];
    if (typeof at !== 'number' || typeof holds !== 'number' || at < 0 || holds < 0 || found.has(at)) bad.push(line);
    else found.set(at, { level: at * metresIn[length], litres: holds * litresIn[volume] });
  }
  /** By rising level, each level once. */
  const points = [...found.values()].sort((a, b) => a.level - b.level);
  /** Levels at which the volume falls. */
  const falling = points
    .filter(({ litres: holds }, at) => holds < (points[at - 1]?.litres ?? 0))
    .map(({ level }) => level);
  return { points, bad, falling };
}

/** Who uses inches or barrels in Indonesia writes so over the column. */
const unwritten = (named: string | undefined, unit: string) =>
  named === undefined && ['in', 'ft', 'bbl', 'gal'].includes(unit) ? 1.5 : 0;

/** Points against a way to read: a thousandfold volume weighs 24. */
function weigh(
  columns: CalibrationColumns,
  { decimal, length, volume }: CalibrationWay,
  { points, bad, falling }: ReturnType<typeof readWay>,
  vessel: Vessel,
): number {
  const { lines, separator } = columns;
  const levels = lines.map(({ level }) => readFigure(level, decimal));
  const jumps = levels.filter((here, at) => {
    const before = levels[at - 1];
    return typeof here === 'number' && typeof before === 'number' && here < before;
  });
  const top = points.at(-1);
  const reach = Math.max(1e-6, top?.level ?? 0) / vessel.height;
  const last = points.findLast(({ level }) => level > 0 && level <= vessel.height * 1.001) ?? top;
  const ratio = Math.max(1e-9, last?.litres ?? 0) / Math.max(1e-9, litres(vessel, last?.level ?? vessel.height));
  return (
    (40 * bad.length) / lines.length +
    (40 * falling.length) / points.length +
    (12 * jumps.length) / lines.length +
    (reach > 1.3 ? 4 + 4 * Math.log10(reach) : reach < 0.2 ? -2 * Math.log10(reach) : 0) +
    8 * Math.abs(Math.log10(ratio)) +
    unwritten(columns.length, length) +
    unwritten(columns.volume, volume) +
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

const rules: readonly HeadingRule<'level' | 'volume'>[] = [
  ['level', /level|tinggi|height|\bdip|innage|ukur/],
  ['volume', /vol|isi|kapasitas|capacity|content/],
];

/** Lines of two figures parted by blanks alone, as they come out of a document. */
const blanks = /^[^\s;]+[ \u00a0]+[^\s;]+$/;

/** A tab or a semicolon in every line parts cells, however many decimal commas stand there. */
function rowsOf(text: string): Table {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const certain = ['\t', ';'].find((sign) => lines.every((line) => line.includes(sign)));
  if (certain) return { rows: [...readDelimited(text, certain)], separator: certain };
  if (!lines.every((line) => blanks.test(line.trim()))) return tableOf(text);
  const parted = lines.map((line) => line.trim().replace(/[ \u00a0]+/, '\t')).join('\n');
  return { rows: [...readDelimited(parted, '\t')], separator: undefined };
}

type CalibrationColumns = ReturnType<typeof columnsOf>;

/** Level and volume of each line as they stand there, by headings or else the first two columns with figures. */
function columnsOf(text: string) {
  const { rows, separator } = rowsOf(text);
  const { headings = [], start } = readHeadings(rows, rules);
  const body = rows.slice(start);
  const found = columnsNamed(headings, rules);
  const free = (unitOf: (heading: string) => unknown, taken: number | undefined) => {
    const named = headings.findIndex((heading, at) => at !== taken && unitOf(heading));
    if (named >= 0) return named;
    const width = body.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    const holds = (at: number) => body.some(({ cells }) => /\d/.test(textOf(cells[at])));
    return Array.from({ length: width }, (_, at) => at).find((at) => at !== taken && holds(at)) ?? width;
  };
  const level = found.level ?? free(lengthOfHeading, found.volume);
  const volume = found.volume ?? free(unitOfHeading, level);
  return {
    separator,
    lines: body.map(({ line, cells }) => ({ line, level: textOf(cells[level]), volume: textOf(cells[volume]) })),
    length: lengthOfHeading(headings[level] ?? ''),
    volume: unitOfHeading(headings[volume] ?? ''),
  };
}

/** Holds a calibration table against the geometry, height by height; deviations are table less geometry. */
export function compareCalibration(points: readonly CalibrationPoint[], vessel: Vessel) {
  const rows = points
    .filter(({ level }) => level <= vessel.height + 1e-6)
    .map(({ level, litres: table }) => {
      const geometry = litres(vessel, level);
      return { level, table, geometry, deviation: table - geometry };
    });
  const size = ({ deviation }: (typeof rows)[number]) => Math.abs(deviation);
  return {
    rows,
    largest: rows.slice(1).reduce((worst, row) => (worst && size(row) <= size(worst) ? worst : row), rows[0]),
    /** Mean of the absolute deviations, litres. */
    mean: rows.reduce((total, row) => total + size(row), 0) / Math.max(1, rows.length),
    over: points.length - rows.length,
  };
}

/** Litres at a level, linear between its neighbours; undefined outside of the table. */
export function interpolate(points: readonly CalibrationPoint[], level: number): number | undefined {
  const after = points.findIndex((point) => point.level >= level - 1e-9);
  const [low, high] = [points[after - 1], points[after]];
  if (!high || Math.abs(high.level - level) < 1e-9) return high?.litres;
  return low && low.litres + ((high.litres - low.litres) * (level - low.level)) / (high.level - low.level);
}

/** The tank that a table measures: empty at level 0, full at its last height, in straight lines between. */
export function tableVessel(points: readonly CalibrationPoint[], drawn: Vessel): Vessel {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return drawn;
  const known = first.level > 0 ? [{ level: 0, litres: 0 }, ...points] : points;
  return {
    ...drawn,
    height: last.level,
    capacity: last.litres / 1000,
    volume: (level) => (interpolate(known, level) ?? last.litres) / 1000,
  };
}

/** A table such as a surveyor could hand over for this tank: half a per cent more in its upper half, in cm and litres. */
function exampleTable(vessel: Vessel): string {
  const step = Math.max(1, Math.floor(vessel.height * 5));
  const lines = Array.from({ length: 21 }, (_, index) => index * step)
    .filter((cm) => cm <= vessel.height * 100)
    .map((cm) => {
      const over = Math.max(0, cm / 100 / vessel.height - 0.5);
      return `${cm};${formatNumber(litres(vessel, cm / 100) * (1 + 0.005 * over), 1)}`;
    });
  return ['cm;L', ...lines].join('\n');
}
