import { formatFree } from '../../shared/format/parse-number.ts';
import type { SensorError, SensorSelection } from '../../shared/records/selection.ts';
import type { Quantity } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { densityFindings } from './density.ts';
import type { Answers } from './inputs.ts';
import { middle, type PickerTank } from './medium.ts';
import { mm } from './millimetres.ts';
import { type Finding, findingsOf, type Verdict, verdictOf } from './rules.ts';
import type { PickerText } from './schema.ts';

/** A sensor's record, as far as choosing needs it. */
export interface SensorRecord {
  id: string;
  code: string;
  order: number;
  title: string;
  error?: SensorError | undefined;
  selection: SensorSelection;
}

export interface Judged<R> {
  record: R;
  verdict: Verdict;
  findings: Finding[];
}

export interface JudgedSensor extends Judged<SensorRecord> {
  /** What it is judged for; undefined when it reads nothing that is asked for. */
  quantity: Quantity | undefined;
  /** Error of a level reading, ± mm; undefined when it reads no level or the density is not known. */
  errorMm: number | undefined;
}

/** What each measuring task needs; the first quantity is the task itself. */
const needs: Readonly<Record<Answers['ukur'], readonly [Quantity, ...Quantity[]]>> = {
  level: ['level'],
  volume: ['level', 'suhu'],
  massa: ['level', 'suhu', 'tekanan'],
  mutu: ['mutu'],
  suhu: ['suhu'],
  tekanan: ['tekanan'],
};
export const quantitiesFor = (task: Answers['ukur']) => needs[task];

const metresPerBar = 10.2;
/** Spans in bar that pressure transmitters are commonly set to (R10 series). */
const spans = [0.1, 0.16, 0.25, 0.4, 0.6, 1, 1.6, 2.5, 4, 6, 10, 16, 25, 40, 60, 100, 160, 250, 400, 600, 1000];
/** Up to this many bar a vent keeps the vapour at the air's pressure, and one gauge is enough. */
const unpressurised = 0.05;

/** Pressure of the full column, bar. 1 bar = 10.2 m of water, as the pressure sheet states. */
export const columnBar = (metres: number, density: number): number => (metres * density) / metresPerBar;

/**
 * Error of a level reading in ± mm: as stated, or per cent of the full range or of the smallest setting that covers the
 * column; for a tank under pressure the two gauges' errors together (root of the sum of squares); what the visitor took for a sensor whose error is not stated. Undefined without a level or a density.
 */
export function errorMm(
  { error, selection: { measures, distance } }: Pick<SensorRecord, 'error' | 'selection'>,
  { tinggi, galat, tekanan }: Pick<Answers, 'tinggi' | 'galat' | 'tekanan'>,
  density: number | null,
): number | undefined {
  if (!measures.includes('level')) return undefined;
  if (!error) return galat;
  if ('mm' in error) return error.mm;
  if (error.base === 'range') return distance ? error.percent * 10 * distance.to : undefined;
  if (density === null) return undefined;
  const column = columnBar(tinggi, density);
  const share = (bar: number) => (error.percent / 100) * (spans.find((span) => span >= bar) ?? bar);
  // Under pressure the level is the difference of two gauges: each is set to the static pressure that it carries.
  const bar = tekanan > unpressurised ? Math.hypot(share(column + tekanan), share(tekanan)) : share(column);
  return (bar * metresPerBar * 1000) / density;
}

/** Judges one sensor for one quantity: its own rules, those of all sensors, and the ranges that its sheet states. */
export function judgeSensor(
  record: SensorRecord,
  quantity: Quantity | undefined,
  tank: PickerTank,
  text: PickerText,
): JudgedSensor {
  const { selection } = record;
  if (!quantity) {
    const [measures] = selection.measures;
    const slots = { ukur: text.quantities[measures ?? 'level'], perlu: text.quantities[needs[tank.ukur][0]] };
    const reason = fillSlots(text.ranges.quantity.reason, slots);
    const change = fillSlots(text.ranges.quantity.change, slots);
    const findings: Finding[] = [{ about: 'besaran', verdict: 'reject', reason, change }];
    return { record, verdict: 'reject', findings, quantity, errorMm: undefined };
  }
  const density = middle(tank.content.density);
  const error = quantity === 'level' ? errorMm(record, tank, density) : undefined;
  // Only what is calculated from a pressure hangs on the density.
  const byPressure = quantity === 'level' && selection.measures.includes('tekanan');
  const findings = [
    ...accuracyFindings(quantity, error, tank, text),
    ...rangeFindings(record, quantity, tank, text),
    ...(byPressure ? densityFindings(tank, text) : []),
    ...findingsOf(selection.rules, tank, text, quantity),
    ...findingsOf(text.rules.sensors, tank, text, quantity),
  ];
  return {
    record,
    verdict: verdictOf(findings),
    findings,
    quantity,
    errorMm: error,
  };
}

/** Whether the error of a level reading keeps what is required; 0 asks for nothing. */
function accuracyFindings(
  quantity: Quantity,
  error: number | undefined,
  { batas }: Answers,
  { ranges: { accuracy } }: PickerText,
): Finding[] {
  if (quantity !== 'level' || batas === 0 || (error !== undefined && error <= batas)) return [];
  const slots = { nilai: error === undefined ? '–' : mm(error), sampai: mm(batas) };
  return [
    {
      about: 'akurasi',
      verdict: 'reject',
      reason: fillSlots(accuracy.reason, slots),
      change: fillSlots(accuracy.change, slots),
    },
  ];
}

function rangeFindings(
  { selection }: SensorRecord,
  quantity: Quantity,
  answers: PickerTank,
  { ranges }: PickerText,
): Finding[] {
  const { distance, temperature, pressure } = selection;
  const found: Finding[] = [];
  const check = (
    about: Finding['about'],
    words: { reason: string; change: string },
    { value, unit, from, to }: { value: number; unit: string; from: number; to: number },
    outside: boolean,
  ) => {
    if (!outside) return;
    const slots = {
      nilai: formatFree(value) + unit,
      dari: formatFree(from) + unit,
      sampai: formatFree(to) + unit,
    };
    found.push({
      about,
      verdict: 'reject',
      reason: fillSlots(words.reason, slots),
      change: fillSlots(words.change, slots),
    });
  };
  if (distance) {
    const m = '\u00a0m';
    check('rentang', ranges.far, { value: answers.tinggi, unit: m, ...distance }, answers.tinggi > distance.to);
    check('rentang', ranges.near, { value: answers.ruang, unit: m, ...distance }, answers.ruang < distance.from);
  }
  if (temperature) {
    const outside = answers.suhu < temperature.from || answers.suhu > temperature.to;
    check('suhu', ranges.temperature, { value: answers.suhu, unit: '\u00a0°C', ...temperature }, outside);
  }
  if (pressure) {
    const column = quantity === 'level' ? columnBar(answers.tinggi, middle(answers.content.density) ?? 0) : 0;
    const value = Number((Math.max(0, answers.tekanan) + column).toFixed(2));
    check('tekanan', ranges.pressure, { value, unit: '\u00a0bar', ...pressure }, value > pressure.to);
  }
  return found;
}
