import { batteryLife, type Years, yearsText } from '../../plant/radio/battery.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import type { Connectivity } from '../../shared/records/hardware.ts';
import type { Rule, SensorError, SensorSelection } from '../../shared/records/selection.ts';
import {
  type Bounds,
  type Condition,
  choiceNames,
  type MediumCondition,
  type NumberName,
  type Quantity,
  traitNames,
} from '../../shared/records/selection-fields.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { Answers } from './inputs.ts';
import { celsius, figureText, type Medium, middle, mm, type PickerTank, type SourcedFigure, suits } from './medium.ts';
import type { PickerText } from './schema.ts';

/** From best to worst. */
export type Verdict = 'fits' | 'care' | 'reject';

/** One reason for a mark in the decision table. */
interface Finding {
  about: Rule['about'];
  verdict: Exclude<Verdict, 'fits'>;
  reason: string;
  /** What would have to change; stands with every rejection. */
  change?: string | undefined;
  /** Figures and sources that the reason rests on. */
  evidence?: readonly string[] | undefined;
}

const inside = (value: number, { above, below }: Bounds) =>
  (above === undefined || value > above) && (below === undefined || value < below);

/** Whether every field that a condition names holds. `quantity` is what an instrument is being judged for. */
export function holds(condition: Condition, tank: PickerTank, quantity?: Quantity): boolean {
  const { besaran, angka = {}, medium } = condition;
  if (besaran && !(quantity && besaran.includes(quantity))) return false;
  if (!choiceNames.every((name) => condition[name]?.includes(tank[name]) ?? true)) return false;
  if (medium && !suits(medium, tank.content)) return false;
  return Object.entries(angka).every(([name, bounds]) => !bounds || inside(tank[name as NumberName], bounds));
}

/** What the rules that hold say, each with the figures of the medium that called it up and where its limit comes from. */
function findingsOf(
  rules: readonly Rule[],
  tank: PickerTank,
  { medium: words }: Pick<PickerText, 'medium'>,
  quantity?: Quantity,
): Finding[] {
  const slots = mediumSlots(tank.content, words);
  return rules
    .filter(({ when }) => holds(when, tank, quantity))
    .map(({ about, verdict, reason, change, basis, when }) => ({
      about,
      verdict,
      reason: fillSlots(reason, slots),
      change,
      evidence: [
        ...evidenceOf(when.medium, tank.content, words),
        ...(basis ? [fillSlots(words.basisLine, { sumber: basis })] : []),
      ],
    }));
}

/** The worst of some findings decides. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'reject')) return 'reject';
  return findings.length > 0 ? 'care' : 'fits';
}

type MediumWords = PickerText['medium'];

/** A figure with where it holds and who says so: `εr 1,66–1,76 (propana …), CRC Handbook …`. */
function figureLine(figure: SourcedFigure | null, label: string, unit: string, words: MediumWords): string {
  if (!figure) return `${label}: ${words.noSource}`;
  const note = [figure.at === undefined ? '' : celsius(figure.at), figure.note ?? ''].filter(Boolean).join('; ');
  return `${label} ${figureText(figure, unit)}${note && ` (${note})`}. ${figure.source}`;
}

/** What a rule rests on: each figure and quality of the medium that its condition names, with the source. */
function evidenceOf(condition: MediumCondition | undefined, medium: Medium, words: MediumWords): string[] {
  if (!condition) return [];
  const lines: string[] = [];
  if (condition.dielectric || condition.unknown?.includes('dielectric'))
    lines.push(figureLine(medium.dielectric, words.dielectric, '', words));
  for (const name of traitNames.filter((trait) => condition[trait])) {
    const boils = name === 'vapour' && medium.boils;
    const value = (words.traits[name] as Readonly<Record<string, string>>)[medium[name]] ?? medium[name];
    lines.push(
      boils
        ? fillSlots(words.boilsLine, { nilai: celsius(boils.at), sumber: boils.source })
        : fillSlots(words.traitLine, { sifat: words.labels[name], nilai: value }),
    );
  }
  if (condition.absorbs && medium.absorbs) lines.push(medium.absorbs);
  return lines;
}

/** What the slots of a rule's words stand for. */
const mediumSlots = (medium: Medium, words: MediumWords): Record<string, string> => ({
  isi: medium.name,
  dielektrik: medium.dielectric ? figureText(medium.dielectric) : '–',
  massaJenis: medium.density ? figureText(medium.density, 'kg/L') : '–',
  bahanBasah: words.traits.wetted[medium.wetted],
});

/** Spread of the density, per cent, from which it is worth a word. */
const worthAWord = 1;

/**
 * How far a level that is calculated from pressure may lie off in ± mm when only the range of the density is known:
 * half the spread as a share of the middle, of the highest column. Undefined where the sources give no range.
 */
function densityShift({
  content,
  tinggi,
  ruang,
}: Pick<PickerTank, 'content' | 'tinggi' | 'ruang'>): number | undefined {
  const mean = middle(content.density);
  if (mean === null || !content.density?.to) return undefined;
  return ((content.density.to - content.density.from) / 2 / mean) * Math.max(0, tinggi - ruang) * 1000;
}

/** What an unknown or spread density does to a level from pressure, held against the limit that was asked for. */
function densityFindings(tank: PickerTank, { ranges }: Pick<PickerText, 'ranges'>): Finding[] {
  const { density, kind, name } = tank.content;
  if (kind === 'bubuk') return [];
  if (!density || density.open)
    return [{ about: 'isi', verdict: 'care', reason: fillSlots(ranges.densityUnknown.reason, { isi: name }) }];
  const shift = densityShift(tank);
  const mean = middle(density);
  if (shift === undefined || !mean || !density.to) return [];
  const spread = ((density.to - density.from) / mean) * 100;
  if (spread <= worthAWord) return [];
  const slots = {
    massaJenis: figureText(density, 'kg/L'),
    persen: formatFree(Number((spread / 2).toFixed(1))),
    geser: mm(shift),
    sampai: mm(tank.batas),
  };
  const { reject, care } = ranges.density;
  const evidence = [density.source];
  if (tank.batas > 0 && shift > tank.batas) {
    const reason = fillSlots(reject.reason, slots);
    return [{ about: 'akurasi', verdict: 'reject', reason, change: fillSlots(reject.change, slots), evidence }];
  }
  return [{ about: 'isi', verdict: 'care', reason: fillSlots(care.reason, slots), evidence }];
}

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
const columnBar = (metres: number, density: number): number => (metres * density) / metresPerBar;

/**
 * Error of a level reading in ± mm: as stated, or per cent of the full range or of the smallest setting that covers the
 * column; for a tank under pressure the two gauges' errors together (root of the sum of squares); what the visitor took for a sensor whose error is not stated. Undefined without a level or a density.
 */
function errorMm(
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

/** A radio's record, as far as choosing needs it. */
export type RadioRecord = Plain<
  Pick<Connectivity, 'order' | 'title' | 'range' | 'batteryLife' | 'rangeKm' | 'batteryYears' | 'selection'>
> & { id: string };

export interface JudgedRadio extends Judged<RadioRecord> {
  /** Expected battery life at the reading interval; undefined for what needs mains power. */
  life: Years | undefined;
}

/** Judges one radio: its own rules, those of all radios, its reach, and its battery at the reading interval. */
export function judgeRadio(record: RadioRecord, answers: PickerTank, text: PickerText): JudgedRadio {
  const life = batteryLife(record, Number(answers.jeda));
  const findings = [
    ...reachFindings(record, answers, text),
    ...findingsOf(record.selection.rules, answers, text),
    ...findingsOf(text.rules.radios, answers, text),
    ...(life && answers.daya === 'baterai' ? lifeFindings(life, text) : []),
  ];
  return { record, verdict: verdictOf(findings), findings, life };
}

export const distanceText = (km: number) =>
  km < 1 ? formatUnit(km * 1000, 'm') : formatUnit(km, 'km', km % 1 ? 1 : 0);

/** Up to the nearer end of the stated range anything goes; up to the farther end only with free sight. */
function reachFindings({ rangeKm }: RadioRecord, { jarak, pandang }: Answers, { reach }: PickerText): Finding[] {
  if (!rangeKm) return [];
  const slots = {
    nilai: distanceText(jarak),
    dari: distanceText(rangeKm.from),
    sampai: distanceText(rangeKm.to),
  };
  const finding = (
    verdict: Finding['verdict'],
    { reason, change }: { reason: string; change?: string | undefined },
  ) => [
    {
      about: 'jarak' as const,
      verdict,
      reason: fillSlots(reason, slots),
      change: change === undefined ? undefined : fillSlots(change, slots),
    },
  ];
  if (jarak > rangeKm.to) return finding('reject', reach.far);
  if (jarak > rangeKm.from) return pandang === 'bebas' ? finding('care', reach.long) : finding('reject', reach.blocked);
  return pandang === 'bebas' ? [] : finding('care', reach.obstacle);
}

function lifeFindings(life: Years, { battery }: PickerText): Finding[] {
  const slots = { umur: yearsText(life) };
  if (life.from < battery.rejectBelow) {
    const { reason, change } = battery.tooShort;
    return [{ about: 'daya', verdict: 'reject', reason: fillSlots(reason, slots), change: fillSlots(change, slots) }];
  }
  if (life.from < battery.careBelow) {
    return [{ about: 'daya', verdict: 'care', reason: fillSlots(battery.short.reason, slots) }];
  }
  return [];
}
