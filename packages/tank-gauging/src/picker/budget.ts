import { factorTo60, temperatureLimits } from '../methods/standard-volume.ts';
import type { Quantity } from '../tank/choices.ts';
import type { Answers } from './inputs.ts';
import { middle } from './media.ts';
import type { PickerTank } from './tank.ts';

export interface Range {
  from: number;
  to: number;
}

/** Accuracy of an instrument: ± mm, or ± % of its full range or of its setting. */
export type InstrumentError = { mm: number } | { percent: number; base: 'range' | 'setting'; assumed: boolean };

export interface SensorRecord {
  id: string;
  code: string;
  /** Position in the catalogue. */
  order: number;
  title: string;
  selection: {
    /** Quantities that it measures; the first is its purpose. */
    measures: readonly Quantity[];
    /** Contents that it is made for. */
    home: readonly Answers['isi'][];
    /** Range from the sensor's face to the surface in m. */
    distance: Range | null;
    /** Process temperature in °C, pressure at the diaphragm in bar. */
    temperature: Range | null;
    pressure: Range | null;
  };
  error?: InstrumentError | undefined;
}

/** Contributions to a level error, in display order. */
export const budgetParts = ['instrument', 'drift', 'density', 'pad', 'gas', 'surface', 'mounting'] as const;
type BudgetPart = (typeof budgetParts)[number];
/** Keys of the source or assumption of a contribution, or of missing data. */
export const budgetBases = [
  ...(['stated', 'assumed', 'typed', 'unstated', 'density', 'densityWarm', 'densityDrift', 'densityMissing'] as const),
  ...(['pad', 'valve', 'valveMissing', 'two', 'open', 'gas', 'polar', 'steam', 'dry', 'gasMissing'] as const),
  ...(['sound', 'cone', 'mounting', 'drift'] as const),
] as const;

/** One contribution to the level error: displayed minus true level, mm. */
export interface BudgetLine {
  part: BudgetPart;
  /** Error of known sign within an interval; the end farther from zero counts. */
  bias?: Range | undefined;
  /** Error of unknown sign, ± mm. */
  spread?: number | undefined;
  /** Shape of a sloping surface, which no mm of the level can express. */
  cone?: Cone | undefined;
  basis: (typeof budgetBases)[number];
  /** Id of the source of its figures. */
  source?: string | undefined;
}
export type Budget = ReturnType<typeof errorBudget>;

const metresPerBar = 10.2;
/** Usual spans of pressure transmitters in bar (R10 series). */
const spans = [0.1, 0.16, 0.25, 0.4, 0.6, 1, 1.6, 2.5, 4, 6, 10, 16, 25, 40, 60, 100, 160, 250, 400, 600, 1000];

/**
 * Hydrostatic pressure in bar of a column in m of a density in kg/L; 1 bar = 10.2 m of water, as the pressure sheet
 * states.
 */
export const columnBar = (metres: number, density: number): number => (metres * density) / metresPerBar;

/** Height in m of the column that a pressure in bar supports; inverse of `columnBar`. */
export const columnMetres = (bar: number, density: number): number => (bar * metresPerBar) / density;

/**
 * Gauge pressure in bar above which a tank counts as pressurised and its level needs a second or differential pressure
 * sensor.
 */
const pressurised = 0.05;

/**
 * Instrument error in ± mm: stated or entered in mm, or per cent of the full range or of the smallest span that covers
 * the column. Undefined without a density. With `gauges` two pressures are subtracted, each with its own span, and the
 * errors add as root sum of squares.
 */
export function instrumentMm({ error, selection }: SensorRecord, tank: PickerTank, gauges: boolean) {
  const { tinggi, galat, tekanan, content } = tank;
  const { distance } = selection;
  if (!error) return galat;
  if ('mm' in error) return error.mm;
  if (error.base === 'range') return distance ? error.percent * 10 * distance.to : undefined;
  const density = middle(content.density);
  if (density === null) return undefined;
  const column = columnBar(tinggi, density);
  const share = (bar: number) => (error.percent / 100) * (spans.find((span) => span >= bar) ?? bar);
  const bar = gauges ? Math.hypot(share(column + tekanan), share(tekanan)) : share(column);
  return (bar * metresPerBar * 1000) / density;
}

function instrument(record: SensorRecord, tank: PickerTank): BudgetLine {
  const gauges = record.selection.measures.includes('tekanan') && tank.susunan === 'dua';
  const spread = instrumentMm(record, tank, gauges);
  const { error } = record;
  const basis = !error ? 'typed' : 'assumed' in error && error.assumed ? 'assumed' : 'stated';
  return { part: 'instrument', spread, basis: spread === undefined ? 'unstated' : basis };
}

/** Petroleum kinds whose density is stated at 15 °C, with their group for the expansion standard. */
const petroleum = { solar: 'bbm', bensin: 'bbm', mentah: 'mentah' } as const;

/** Relative change of a density at 15 °C to the temperature of the contents; undefined outside the standard. */
function drift({ isi, suhu }: PickerTank, mean: number, at: number | undefined): number | undefined {
  const group = isi in petroleum ? petroleum[isi as keyof typeof petroleum] : undefined;
  if (!group || at !== 15 || suhu < temperatureLimits.lowest || suhu > temperatureLimits.highest) return undefined;
  return factorTo60(group, mean * 1000, suhu) / factorTo60(group, mean * 1000, at) - 1;
}

/**
 * Error from the density: half its range at the highest column, and its change with temperature while that is not
 * compensated.
 */
function density(tank: PickerTank): BudgetLine {
  const { content, tinggi, ruang, bedaSuhu } = tank;
  const { density: figure } = content;
  const mean = middle(figure);
  if (!figure || !mean) return { part: 'density', basis: 'densityMissing' };
  const column = Math.max(0, tinggi - ruang) * 1000;
  const share = drift(tank, mean, figure.at);
  const shift = share === undefined ? undefined : share * column;
  return {
    part: 'density',
    spread: (((figure.to ?? figure.from) - figure.from) / 2 / mean) * column,
    bias: shift === undefined ? undefined : { from: shift, to: shift },
    basis: shift !== undefined ? 'densityDrift' : bedaSuhu > 5 ? 'densityWarm' : 'density',
    source: figure.source,
  };
}

/** Level in mm that a pressure in bar above the contents pretends to be; undefined without a density in kg/L. */
export function padShift(bar: number, { content }: Pick<PickerTank, 'content'>): number | undefined {
  const mean = middle(content.density);
  return mean ? (bar * metresPerBar * 1000) / mean : undefined;
}

/**
 * Error of a sensor vented to air: it reads the gas pressure above the liquid as liquid, now and up to the set pressure
 * of the valve.
 */
function pad(tank: PickerTank): BudgetLine {
  const { tekanan, pv, susunan, nosel } = tank;
  if (nosel === 'terbuka') return { part: 'pad', bias: { from: 0, to: 0 }, basis: 'open' };
  if (susunan === 'dua' || tekanan > pressurised) return { part: 'pad', bias: { from: 0, to: 0 }, basis: 'two' };
  const [from, to] = [tekanan, Math.max(tekanan, pv / 1000)].map((bar) => padShift(bar, tank));
  if (from === undefined || to === undefined) return { part: 'pad', basis: 'densityMissing' };
  if (pv / 1000 <= tekanan && tekanan === 0) return { part: 'pad', basis: 'valveMissing' };
  return { part: 'pad', bias: { from, to }, basis: pv / 1000 > tekanan ? 'valve' : 'pad' };
}

/** Error of a radar: its wave is slower in vapour than in the air it is calibrated in, so the level reads low. */
function gas({ geserBawah, geserMm, tinggi, content, dipol, uapSumber }: PickerTank): BudgetLine {
  const known = uapSumber !== undefined;
  if (!known && content.vapour !== 'low' && content.vapour !== 'dust') return { part: 'gas', basis: 'gasMissing' };
  return {
    part: 'gas',
    bias: { from: -geserMm, to: -geserBawah * tinggi * 10 },
    basis: !known ? 'dry' : content.gas === 'air' ? 'steam' : dipol > 0 ? 'polar' : 'gas',
    source: uapSumber,
  };
}

/**
 * Deviation in m between a point of a cone and the mean level, and its volume in m³: a third of the cone's height at
 * the wall, two thirds at the centre, none at two thirds of the radius. A cone of drawn-off material is inverted.
 */
export function coneGeometry({ diameter, sudut, curah }: Pick<PickerTank, 'diameter' | 'sudut' | 'curah'>) {
  const height = (diameter / 2) * Math.tan((sudut * Math.PI) / 180) * (curah === 'isi' ? 1 : -1);
  const area = (Math.PI / 4) * diameter ** 2;
  return {
    wall: -height / 3,
    middle: (2 * height) / 3,
    wallVolume: (-height / 3) * area,
    middleVolume: ((2 * height) / 3) * area,
  };
}

type Cone = ReturnType<typeof coneGeometry>;

/** Cone of the bulk solid in a tank; undefined for liquids and without a diameter. */
export const coneIn = (tank: PickerTank): Cone | undefined =>
  tank.isi === 'bubuk' && tank.diameter > 0 ? coneGeometry(tank) : undefined;

/** Error budget of a level in a state of the tank, line by line, and its total; no total when the instrument's own error is unknown. */
export function errorBudget(record: SensorRecord, tank: PickerTank) {
  const byPressure = record.selection.measures.includes('tekanan');
  const solid = tank.isi === 'bubuk';
  const lines: BudgetLine[] = [
    instrument(record, tank),
    { part: 'drift', basis: 'drift' },
    ...(byPressure ? [density(tank), pad(tank)] : []),
    ...(byPressure ? [] : [record.id === 'radar' ? gas(tank) : { part: 'gas' as const, basis: 'sound' as const }]),
    ...(solid ? [{ part: 'surface' as const, cone: coneIn(tank), basis: 'cone' as const }] : []),
    { part: 'mounting', basis: 'mounting' },
  ];
  const sum = (end: 'from' | 'to') => lines.reduce((all, { bias }) => all + (bias?.[end] ?? 0), 0);
  const spread = Math.hypot(...lines.map((line) => line.spread ?? 0));
  const bias = { from: sum('from'), to: sum('to') };
  const biased = rounded(bias.from) !== 0 || rounded(bias.to) !== 0;
  const [low, high] = [bias.from - spread, bias.to + spread];
  // A single point of a sloping surface has no error in mm, nor has a pressure without a density.
  if (solid || lines[0]?.spread === undefined) return { tank, lines };
  return {
    tank,
    lines,
    mm: Math.max(-low, high),
    /** True if no contribution is assumed or missing; mounting and drift are settled by the acceptance test. */
    stated: lines.every(({ part, basis, bias }) => ['mounting', 'drift'].includes(part) || bias || basis === 'stated'),
    /** Sum in which an error of known sign is not part of the ±. */
    total: { bias: biased ? bias : undefined, spread },
    /** Sign of the end farther from zero. */
    sign: biased ? (high >= -low ? '+' : '−') : '±',
  };
}

/** Rounds to 0.1 below 100 mm, else to 1 mm; never −0. */
export const rounded = (value: number): number => Number(value.toFixed(Math.abs(value) < 100 ? 1 : 0)) + 0;
