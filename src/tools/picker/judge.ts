import { batteryLife, type Years, yearsText } from '../../plant/radio/battery.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import type { Connectivity } from '../../shared/records/hardware.ts';
import type { SensorError, SensorSelection } from '../../shared/records/selection.ts';
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
import {
  celsius,
  distanceText,
  figureText,
  impossibleStates,
  type Medium,
  middle,
  mm,
  type PickerTank,
  type SourcedFigure,
  sourceOf,
  suits,
} from './medium.ts';
import { judging, rules } from './picker.words.ts';
import type { Rule } from './records-schema.ts';

const { medium: words, ranges, reach, battery, quantities } = judging;

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
  evidence: readonly string[];
}

type Slots = Readonly<Record<string, string>>;

/** A finding in words; what has a change is a rejection. */
const finding = (
  about: Finding['about'],
  { reason, change }: Pick<Finding, 'reason' | 'change'>,
  slots: Slots,
  evidence: readonly string[] = [],
): Finding => ({ about, verdict: change ? 'reject' : 'care', ...fillSlots({ reason, change }, slots), evidence });

/** The worst of some findings decides. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'reject')) return 'reject';
  return findings.length > 0 ? 'care' : 'fits';
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
function ruleFindings(id: string, common: readonly Rule[], tank: PickerTank, quantity?: Quantity): Finding[] {
  const { name, dielectric, density, wetted } = tank.content;
  const slots = {
    isi: name,
    dielektrik: dielectric ? figureText(dielectric) : '–',
    massaJenis: density ? figureText(density, 'kg/L') : '–',
    bahanBasah: words.traits.wetted[wetted],
  };
  return [...(rules.instruments[id] ?? []), ...common]
    .filter(({ when }) => holds(when, tank, quantity))
    .map(({ about, basis, when, ...said }) => {
      const limit = basis ? [fillSlots(words.basisLine, { sumber: basis })] : [];
      return finding(about, said, slots, [...evidenceOf(when.medium, tank.content), ...limit]);
    });
}

/** A figure with where it holds: `εr 1,66–1,76 (25 °C; propana …)`. */
export const noted = (figure: SourcedFigure, unit = ''): string => {
  const note = [figure.at === undefined ? '' : celsius(figure.at), figure.note ?? ''].filter(Boolean).join('; ');
  return `${figureText(figure, unit)}${note && ` (${note})`}`;
};

/** What a rule rests on: each figure and quality of the medium that its condition names, with the source. */
function evidenceOf(condition: MediumCondition | undefined, medium: Medium): string[] {
  if (!condition) return [];
  const { dielectric, boils, absorbs } = medium;
  const lines: string[] = [];
  if (condition.dielectric || condition.unknown?.includes('dielectric')) {
    const figure = dielectric && `${words.dielectric} ${noted(dielectric)}. ${sourceOf(dielectric.source)}`;
    lines.push(figure ?? `${words.dielectric}: ${words.noSource}`);
  }
  for (const name of traitNames.filter((trait) => condition[trait])) {
    lines.push(
      name === 'vapour' && boils
        ? fillSlots(words.boilsLine, { nilai: celsius(boils.at), sumber: sourceOf(boils.source) })
        : fillSlots(words.traitLine, { sifat: words.labels[name], nilai: traitWord(medium, name) }),
    );
  }
  return condition.absorbs && absorbs ? [...lines, sourceOf(absorbs)] : lines;
}

/** A quality of a medium in words. */
export const traitWord = (medium: Medium, name: (typeof traitNames)[number]): string =>
  (words.traits[name] as Slots)[medium[name]] ?? medium[name];

/** Spread of the density, per cent, from which it is worth a word. */
const worthAWord = 1;

/**
 * What an unknown or spread density does to a level that is calculated from pressure: half the spread as a share of the
 * middle, of the highest column, in ± mm, held against the limit that was asked for.
 */
function densityFindings({ content, tinggi, ruang, batas }: PickerTank): Finding[] {
  const { density, kind, name } = content;
  if (kind === 'bubuk') return [];
  const mean = middle(density);
  if (!density || !mean) return [finding('isi', ranges.densityUnknown, { isi: name })];
  const share = ((density.to ?? density.from) - density.from) / 2 / mean;
  if (share * 200 <= worthAWord) return [];
  const shift = share * Math.max(0, tinggi - ruang) * 1000;
  const slots = {
    massaJenis: figureText(density, 'kg/L'),
    persen: formatFree(Number((share * 100).toFixed(1))),
    geser: mm(shift),
    sampai: mm(batas),
  };
  const evidence = [sourceOf(density.source)];
  return batas > 0 && shift > batas
    ? [finding('akurasi', ranges.density.reject, slots, evidence)]
    : [finding('isi', ranges.density.care, slots, evidence)];
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

/** A radio's record, as far as choosing needs it. */
export type RadioRecord = Plain<
  Pick<Connectivity, 'order' | 'title' | 'range' | 'batteryLife' | 'rangeKm' | 'batteryYears' | 'selection'>
> & { id: string };

export interface Judged<R> {
  record: R;
  verdict: Verdict;
  findings: Finding[];
}

export interface JudgedSensor extends Judged<SensorRecord> {
  /** Error of a level reading, ± mm; undefined when it reads no level or the density is not known. */
  errorMm: number | undefined;
}

/** What each measuring task needs; the first quantity is the task itself. */
export const needs: Readonly<Record<Answers['ukur'], readonly [Quantity, ...Quantity[]]>> = {
  level: ['level'],
  volume: ['level', 'suhu'],
  massa: ['level', 'suhu', 'tekanan'],
  mutu: ['mutu'],
  suhu: ['suhu'],
  tekanan: ['tekanan'],
};

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
function errorMm({ error, selection }: SensorRecord, { tinggi, galat, tekanan, content }: PickerTank) {
  const { measures, distance } = selection;
  if (!measures.includes('level')) return undefined;
  if (!error) return galat;
  if ('mm' in error) return error.mm;
  if (error.base === 'range') return distance ? error.percent * 10 * distance.to : undefined;
  const density = middle(content.density);
  if (density === null) return undefined;
  const column = columnBar(tinggi, density);
  const share = (bar: number) => (error.percent / 100) * (spans.find((span) => span >= bar) ?? bar);
  // Under pressure the level is the difference of two gauges: each is set to the static pressure that it carries.
  const bar = tekanan > unpressurised ? Math.hypot(share(column + tekanan), share(tekanan)) : share(column);
  return (bar * metresPerBar * 1000) / density;
}

/**
 * Judges one sensor for one quantity, undefined when it reads nothing that is asked for: its own rules, those of all
 * sensors, and the ranges that its sheet states.
 */
export function judgeSensor(record: SensorRecord, quantity: Quantity | undefined, tank: PickerTank): JudgedSensor {
  const { measures } = record.selection;
  if (!quantity) {
    const slots = { ukur: quantities[measures[0] ?? 'level'], perlu: quantities[needs[tank.ukur][0]] };
    return { record, verdict: 'reject', findings: [finding('besaran', ranges.quantity, slots)], errorMm: undefined };
  }
  const error = quantity === 'level' ? errorMm(record, tank) : undefined;
  // Only what is calculated from a pressure hangs on the density.
  const byPressure = quantity === 'level' && measures.includes('tekanan');
  const tooCoarse = quantity === 'level' && tank.batas > 0 && !(error !== undefined && error <= tank.batas);
  const slots = { nilai: error === undefined ? '–' : mm(error), sampai: mm(tank.batas) };
  const findings = [
    ...(tooCoarse ? [finding('akurasi', ranges.accuracy, slots)] : []),
    ...rangeFindings(record, quantity, tank),
    ...(byPressure ? densityFindings(tank) : []),
    ...ruleFindings(record.id, rules.sensors, tank, quantity),
  ];
  return { record, verdict: verdictOf(findings), findings, errorMm: error };
}

/** Whether the tank keeps to the ends of the ranges that the sheet states. */
function rangeFindings({ selection }: SensorRecord, quantity: Quantity, tank: PickerTank): Finding[] {
  const { distance, temperature, pressure } = selection;
  const { tinggi, ruang, suhu, content } = tank;
  const column = quantity === 'level' ? columnBar(tinggi, middle(content.density) ?? 0) : 0;
  const bar = Number((Math.max(0, tank.tekanan) + column).toFixed(2));
  const checks = [
    { about: 'rentang', said: ranges.far, value: tinggi, unit: 'm', range: distance, ends: ['to'] },
    { about: 'rentang', said: ranges.near, value: ruang, unit: 'm', range: distance, ends: ['from'] },
    { about: 'suhu', said: ranges.temperature, value: suhu, unit: '°C', range: temperature, ends: ['from', 'to'] },
    { about: 'tekanan', said: ranges.pressure, value: bar, unit: 'bar', range: pressure, ends: ['to'] },
  ] as const;
  return checks.flatMap(({ about, said, value, unit, range, ends }) => {
    const beyond = range && ends.some((end) => (end === 'to' ? value > range.to : value < range.from));
    if (!beyond) return [];
    const write = (figure: number) => `${formatFree(figure)}\u00a0${unit}`;
    return [finding(about, said, { nilai: write(value), dari: write(range.from), sampai: write(range.to) })];
  });
}

export interface JudgedRadio extends Judged<RadioRecord> {
  /** Expected battery life at the reading interval; undefined for what needs mains power. */
  life: Years | undefined;
}

/** Judges one radio: its own rules, those of all radios, its reach, and its battery at the reading interval. */
export function judgeRadio(record: RadioRecord, tank: PickerTank): JudgedRadio {
  const life = batteryLife(record, Number(tank.jeda));
  const findings = [
    ...reachFindings(record, tank),
    ...ruleFindings(record.id, rules.radios, tank),
    ...(life && tank.daya === 'baterai' ? lifeFindings(life) : []),
  ];
  return { record, verdict: verdictOf(findings), findings, life };
}

/** Up to the nearer end of the stated range anything goes; up to the farther end only with free sight. */
function reachFindings({ rangeKm }: RadioRecord, { jarak, pandang }: Answers): Finding[] {
  if (!rangeKm) return [];
  const free = pandang === 'bebas';
  if (free && jarak <= rangeKm.from) return [];
  const beyond = jarak > rangeKm.to ? reach.far : free ? reach.long : reach.blocked;
  const slots = { nilai: distanceText(jarak), dari: distanceText(rangeKm.from), sampai: distanceText(rangeKm.to) };
  return [finding('jarak', jarak > rangeKm.from ? beyond : reach.obstacle, slots)];
}

function lifeFindings(life: Years): Finding[] {
  if (life.from >= battery.careBelow) return [];
  const said = life.from < battery.rejectBelow ? battery.tooShort : battery.short;
  return [finding('daya', said, { umur: yearsText(life) })];
}

/** The catalogue, as far as choosing needs it. */
export interface Catalogue {
  sensors: readonly SensorRecord[];
  radios: readonly RadioRecord[];
}

const accepted = <T extends Judged<unknown>>(items: readonly T[]) => items.find(({ verdict }) => verdict !== 'reject');

/** Fewest rejections, fewest conditions, then by the keys that are given, of which smaller ones come first. */
function ranked<T extends Judged<{ order: number }>>(items: readonly T[], ...keys: ((item: T) => number)[]): T[] {
  const all = [
    ({ findings }: T) => findings.filter(({ verdict }) => verdict === 'reject').length,
    ({ findings }: T) => findings.length,
    ...keys,
    ({ record }: T) => record.order,
  ];
  return [...items].sort((a, b) => all.reduce((order, key) => order || key(a) - key(b), 0));
}

/**
 * What fits best among all sensors and radios, and why the others do not: sensors and radios judged, best first; what
 * the task needs besides; instruments that are not in the catalogue; and why the answers cannot be true together.
 */
export function recommend(tank: PickerTank, { sensors, radios }: Catalogue) {
  const [task, ...further] = needs[tank.ukur];
  const reads = ({ selection }: SensorRecord, quantity: Quantity) => selection.measures.includes(quantity);
  // Between equals what is made for the content is preferred, and then the smaller error.
  const judged = (quantity: Quantity) =>
    ranked(
      sensors.filter((record) => reads(record, quantity)).map((record) => judgeSensor(record, quantity, tank)),
      ({ record }) => (record.selection.home.includes(tank.isi) ? 0 : 1),
      ({ errorMm: error }) => error ?? Number.MAX_VALUE,
    );
  const candidates = judged(task);
  const others = sensors
    .filter((record) => !reads(record, task))
    .map((record) =>
      judgeSensor(
        record,
        further.find((quantity) => reads(record, quantity)),
        tank,
      ),
    );
  const impossible = impossibleStates(tank);
  const sensor = impossible.length > 0 ? undefined : accepted(candidates);
  // The longer battery life, unless mains power is there.
  const networks = ranked(
    radios.map((record) => judgeRadio(record, tank)),
    ({ life }) => (tank.daya === 'listrik' ? 0 : -(life?.from ?? 0)),
  );
  return {
    sensors: [...candidates, ...others],
    sensor,
    companions: (impossible.length > 0 ? [] : further).map((quantity) => ({
      quantity,
      sensor: accepted(judged(quantity)),
    })),
    radios: networks,
    radio: accepted(networks),
    outside: judging.outside.filter(({ when, also }) => holds(when, tank) && (also || !sensor)),
    impossible,
  };
}
