import type { PlainText } from 'contract/marked';
import { factorTo60, temperatures } from 'tank-gauging/methods/standard-volume';
import { formatFree, formatSigned, formatUnit } from '../../shared/format/format.ts';
import type { Sensor } from '../../shared/records/hardware-schema.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { judging } from './picker.words.ts';
import type { BudgetPart } from './records-schema.ts';
import { celsius, figureText, middle, mm, type PickerTank, sourceOf } from './tank.ts';

export type SensorRecord = PlainText<Pick<Sensor, 'code' | 'order' | 'title' | 'selection'>> & {
  id: string;
  error?: Sensor['error'] | undefined;
};

const { said } = judging.budget;

/** One contribution to the level error: displayed minus true level, mm. */
interface Line {
  part: BudgetPart;
  /** Error of known sign within an interval; the end farther from zero counts. */
  bias?: { from: number; to: number } | undefined;
  /** Error of unknown sign, ± mm. */
  spread?: number | undefined;
  /** Text for a contribution that cannot be expressed in mm. */
  value?: string | undefined;
  basis: string;
  source?: string | undefined;
}
export type Budget = ReturnType<typeof budgetOf>;

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

function instrument(record: SensorRecord, tank: PickerTank): Line {
  const gauges = record.selection.measures.includes('tekanan') && tank.susunan === 'dua';
  const spread = instrumentMm(record, tank, gauges);
  const { error } = record;
  const basis = !error ? said.typed : 'assumed' in error && error.assumed ? said.assumed : said.stated;
  return { part: 'instrument', spread, basis: spread === undefined ? said.unstated : basis };
}

/** Petroleum kinds whose density is stated at 15 °C, with their group for the expansion standard. */
const petroleum = { solar: 'bbm', bensin: 'bbm', mentah: 'mentah' } as const;

/** Relative change of a density at 15 °C to the temperature of the contents; undefined outside the standard. */
function drift({ isi, suhu }: PickerTank, mean: number, at: number | undefined): number | undefined {
  const group = isi in petroleum ? petroleum[isi as keyof typeof petroleum] : undefined;
  if (!group || at !== 15 || suhu < temperatures.lowest || suhu > temperatures.highest) return undefined;
  return factorTo60(group, mean * 1000, suhu) / factorTo60(group, mean * 1000, at) - 1;
}

/**
 * Error from the density: half its range at the highest column, and its change with temperature while that is not
 * compensated.
 */
function density(tank: PickerTank): Line {
  const { content, tinggi, ruang, suhu, bedaSuhu } = tank;
  const { density: figure } = content;
  const mean = middle(figure);
  if (!figure || !mean) return { part: 'density', basis: said.densityMissing };
  const column = Math.max(0, tinggi - ruang) * 1000;
  const spread = (((figure.to ?? figure.from) - figure.from) / 2 / mean) * column;
  const slots = { nilai: figureText(figure, 'kg/L'), acuan: celsius(figure.at ?? suhu), suhu: celsius(suhu) };
  const share = drift(tank, mean, figure.at);
  const shift = share === undefined ? undefined : share * column;
  const unknown = bedaSuhu > 5 ? said.densityWarm : said.density;
  return {
    part: 'density',
    spread,
    bias: shift === undefined ? undefined : { from: shift, to: shift },
    basis: fillSlots(shift === undefined ? unknown : said.densityDrift, slots),
    source: sourceOf(figure.source),
  };
}

/**
 * Error of a sensor vented to air: it reads the gas pressure above the liquid as liquid, now and up to the set pressure
 * of the valve.
 */
function pad({ content, tekanan, pv, susunan, nosel }: PickerTank): Line {
  if (nosel === 'terbuka') return { part: 'pad', bias: { from: 0, to: 0 }, basis: said.open };
  if (susunan === 'dua' || tekanan > pressurised) return { part: 'pad', bias: { from: 0, to: 0 }, basis: said.two };
  const mean = middle(content.density);
  if (!mean) return { part: 'pad', basis: said.densityMissing };
  const shift = (bar: number) => (bar * metresPerBar * 1000) / mean;
  const slots = {
    tekanan: formatUnit(tekanan, 'bar(g)', 3),
    katup: `${formatFree(pv)}\u00a0mbar`,
    contoh: mm(Math.round(shift(0.02))),
  };
  const basis = pv / 1000 > tekanan ? said.valve : tekanan !== 0 ? said.pad : said.valveMissing;
  const bias = { from: shift(tekanan), to: shift(Math.max(tekanan, pv / 1000)) };
  return {
    part: 'pad',
    bias: basis === said.valveMissing ? undefined : bias,
    basis: fillSlots(basis, slots),
  };
}

/** Error of a radar: its wave is slower in vapour than in the air it is calibrated in, so the level reads low. */
function gas(tank: PickerTank): Line {
  const { geserBawah, geserMm, tinggi, uapAtas, mutlak, suhu, content, dipol, uapSumber, dingin, uapHangat } = tank;
  const warm = dingin && uapHangat > 0;
  const slots = {
    uap: formatUnit(uapAtas, 'bar(a)', 2),
    mutlak: formatUnit(mutlak, 'bar(a)', 2),
    keadaan: fillSlots(warm ? said.warm : said.saturated, { suhu: celsius(suhu), atap: celsius(suhu + uapHangat) }),
  };
  const known = uapSumber !== undefined;
  if (!known && content.vapour !== 'low' && content.vapour !== 'dust')
    return { part: 'gas', basis: fillSlots(said.gasMissing, { isi: content.name }) };
  const text = !known ? said.dry : content.gas === 'air' ? said.steam : dipol > 0 ? said.polar : said.gas;
  return {
    part: 'gas',
    bias: { from: -geserMm, to: -geserBawah * tinggi * 10 },
    basis: fillSlots(text, slots),
    source: known ? sourceOf(uapSumber) : undefined,
  };
}

/**
 * Deviation in m between a point of a cone and the mean level, and its volume in m³: a third of the cone's height at
 * the wall, two thirds at the centre, none at two thirds of the radius. A cone of drawn-off material is inverted.
 */
export function coneOf({ diameter, sudut, curah }: Pick<PickerTank, 'diameter' | 'sudut' | 'curah'>) {
  const height = (diameter / 2) * Math.tan((sudut * Math.PI) / 180) * (curah === 'isi' ? 1 : -1);
  const area = (Math.PI / 4) * diameter ** 2;
  return {
    wall: -height / 3,
    middle: (2 * height) / 3,
    wallVolume: (-height / 3) * area,
    middleVolume: ((2 * height) / 3) * area,
  };
}

const signed = (value: number, unit: string, digits: number): string =>
  formatSigned(value, (amount) => formatUnit(amount, unit, digits));

/** Text on the cone of a bulk solid; undefined without a diameter. */
export function coneText(tank: PickerTank): string | undefined {
  if (tank.isi !== 'bubuk' || tank.diameter <= 0) return undefined;
  const { wall, middle: top, wallVolume, middleVolume } = coneOf(tank);
  const dinding = `${signed(wall, 'm', 2)} (${signed(wallVolume, 'm³', 1)})`;
  const tengah = `${signed(top, 'm', 2)} (${signed(middleVolume, 'm³', 1)})`;
  return fillSlots(judging.budget.cone, { dinding, tengah, sudut: `${formatFree(tank.sudut)}°` });
}

function surface(tank: PickerTank): Line {
  const text = coneText(tank);
  if (!text) return { part: 'surface', basis: said.cone };
  const { wall, middle: top } = coneOf(tank);
  const value = fillSlots(judging.budget.span, { dari: signed(wall, 'm', 2), sampai: signed(top, 'm', 2) });
  return { part: 'surface', value, basis: text };
}

/** Error budget of a level line by line, and its total; no total when the instrument's own error is unknown. */
export function budgetOf(record: SensorRecord, tank: PickerTank) {
  const byPressure = record.selection.measures.includes('tekanan');
  const solid = tank.isi === 'bubuk';
  const lines: Line[] = [
    instrument(record, tank),
    { part: 'drift', basis: said.drift },
    ...(byPressure ? [density(tank), pad(tank)] : []),
    ...(byPressure ? [] : [record.id === 'radar' ? gas(tank) : { part: 'gas' as const, basis: said.sound }]),
    ...(solid ? [surface(tank)] : []),
    { part: 'mounting', basis: said.mounting },
  ];
  const sum = (end: 'from' | 'to') => lines.reduce((all, { bias }) => all + (bias?.[end] ?? 0), 0);
  const spread = Math.hypot(...lines.map((line) => line.spread ?? 0));
  const bias = { from: sum('from'), to: sum('to') };
  const biased = rounded(bias.from) !== 0 || rounded(bias.to) !== 0;
  const [low, high] = [bias.from - spread, bias.to + spread];
  // A single point of a sloping surface has no error in mm, nor has a pressure without a density.
  if (solid || lines[0]?.spread === undefined) return { lines };
  return {
    lines,
    mm: Math.max(-low, high),
    /** True if no contribution is assumed or missing; mounting and drift are settled by the acceptance test. */
    stated: lines.every(
      ({ part, basis, bias }) => ['mounting', 'drift'].includes(part) || bias || basis === said.stated,
    ),
    /** Text in which an error of known sign is not shown as ±. */
    said: lineValue({ bias: biased ? bias : undefined, spread }),
    /** Sign of the end farther from zero. */
    sign: biased ? (high >= -low ? '+' : '−') : '±',
  };
}

const write = (value: number): string => formatSigned(rounded(value), mm);

function biasText({ from, to }: NonNullable<Line['bias']>): string {
  const [near, far] = Math.abs(from) < Math.abs(to) ? [from, to] : [to, from];
  return rounded(near) === rounded(far)
    ? write(far)
    : fillSlots(judging.budget.span, { dari: write(near), sampai: write(far) });
}

/** Value of a line: signed, ±, or a note that it is missing. */
export function lineValue({ bias, spread, value }: Pick<Line, 'bias' | 'spread' | 'value'>): string {
  const figures = [bias && biasText(bias), spread === undefined ? undefined : `±${mm(rounded(spread))}`];
  return value ?? (figures.filter(Boolean).join(', ') || judging.budget.missing);
}

/** Rounds to 0.1 below 100 mm, else to 1 mm; never −0. */
export const rounded = (value: number): number => Number(value.toFixed(Math.abs(value) < 100 ? 1 : 0)) + 0;

/** All lines with their values as one clause. */
export const budgetText = ({ lines }: Budget): string =>
  lines.map((line) => `${judging.budget.names[line.part].toLowerCase()} ${lineValue(line)}`).join('; ');
