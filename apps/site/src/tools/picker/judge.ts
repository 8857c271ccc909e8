import type { PlainText } from 'contract/marked';
import { batteryLife, type Years } from 'tank-gauging/battery-life';
import type { Answers } from 'tank-gauging/picker/inputs';
import type { Quantity } from 'tank-gauging/tank/choices';
import { yearsText } from '../../plant/radio/radio.ts';
import { formatFree, formatUnit } from '../../shared/format/format.ts';
import type { Connectivity } from '../../shared/records/hardware-schema.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { PictureProps } from '../../shared/ui/Picture.tsx';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import { budgetOf, budgetText, columnBar, coneText, instrumentMm, type SensorRecord } from './budget.ts';
import { judging, rules } from './picker.words.ts';
import type { Condition, Criterion, Rule } from './records-schema.ts';
import type { PickerText } from './schema.ts';
import {
  celsius,
  distanceText,
  errorLitres,
  figureText,
  impossibleStates,
  type inputs,
  type Medium,
  middle,
  mm,
  offSaturation,
  type PickerTank,
  type SourcedFigure,
  slotsOf,
  sourceOf,
  statesOf,
  tankOf,
  vapourSource,
} from './tank.ts';

const { medium: words, ranges, reach, battery, quantities } = judging;
const common = rules as { instruments: Record<string, Rule[]>; sensors: Rule[]; radios: Rule[] };

export type Verdict = 'fits' | 'care' | 'reject';

type Slots = Readonly<Record<string, string>>;

type Said = Pick<Rule, 'reason' | 'change' | 'through'>;

/** One reason for a verdict in the decision table; a finding with a change is a rejection. */
const finding = (about: Criterion, said: Said, slots: Slots, evidence: string[] = []) => {
  const { reason, change, through } = said;
  return {
    about,
    ...fillSlots({ reason, change, through }, slots),
    /** Reason before filling, which identifies the same rule in another state. */
    rule: reason,
    evidence: [...new Set(evidence)],
  };
};
type Finding = ReturnType<typeof finding>;

export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ change }) => change)) return 'reject';
  return findings.length > 0 ? 'care' : 'fits';
}

const inside = (value: number, { above, below }: { above?: number | undefined; below?: number | undefined } = {}) =>
  (above === undefined || value > above) && (below === undefined || value < below);

/** True when every field of a condition holds; `quantity` is the quantity that the instrument is judged for. */
export function holds(
  { besaran, angka, medium, ...answers }: Condition,
  tank: PickerTank,
  quantity?: Quantity,
): boolean {
  return (
    (!besaran || (quantity !== undefined && besaran.includes(quantity))) &&
    Object.entries(answers).every(([name, values]) => values?.includes(String(tank[name as keyof Answers])) ?? true) &&
    Object.entries(angka ?? {}).every(([name, bounds]) => inside(Number(tank[name as keyof PickerTank]), bounds)) &&
    (!medium || suits(medium, tank.content))
  );
}

function suits(condition: NonNullable<Condition['medium']>, medium: Medium): boolean {
  const { dielectric, unknown, absorbs, hygienic, decomposes, sour, explosive, ...traits } = condition;
  return (
    Object.entries(traits).every(([name, values]) => values?.includes(String(medium[name as keyof Medium])) ?? true) &&
    (absorbs ?? medium.absorbs !== undefined) === (medium.absorbs !== undefined) &&
    (hygienic ?? medium.hygienic ?? false) === (medium.hygienic ?? false) &&
    (decomposes ?? medium.decomposes ?? false) === (medium.decomposes ?? false) &&
    (sour ?? medium.sour ?? false) === (medium.sour ?? false) &&
    (explosive === undefined || explosive === Boolean(medium.explosive)) &&
    (!unknown || unknown.some((name) => medium[name as 'density'] === null)) &&
    (!dielectric || inside(medium.dielectric?.from ?? Number.NaN, dielectric))
  );
}

/** Findings of the rules that apply, with the figures that triggered them and their sources. */
function ruleFindings(
  id: string,
  all: readonly Rule[],
  tank: PickerTank,
  slots: Slots,
  quantity?: Quantity,
): Finding[] {
  return [...(common.instruments[id] ?? []), ...all]
    .filter(({ when }) => holds(when, tank, quantity))
    .map((rule) => {
      const evidence = [...evidenceOf(rule.when.medium, tank.content), sourceOf(rule.source)];
      return finding(rule.about, rule, slots, evidence);
    });
}

/** Figure with its reference conditions: `εr 1,66–1,76 (25 °C; propana …)`. */
export const noted = (figure: SourcedFigure, unit = ''): string => {
  const note = [figure.at === undefined ? '' : celsius(figure.at), figure.note ?? ''].filter(Boolean).join('; ');
  return `${figureText(figure, unit)}${note && ` (${note})`}`;
};

export const traitWord = (medium: Medium, name: keyof typeof words.traits): string =>
  (words.traits[name] as Slots)[medium[name]] ?? medium[name];
export const traitNames = Object.keys(words.traits) as (keyof typeof words.traits)[];

function evidenceOf(condition: Condition['medium'], medium: Medium): string[] {
  if (!condition) return [];
  const { dielectric, boils, absorbs } = medium;
  const figure = dielectric
    ? `${words.dielectric} ${noted(dielectric)}. ${sourceOf(dielectric.source)}`
    : `${words.dielectric}: ${words.noSource}`;
  const traits = traitNames
    .filter((name) => condition[name])
    .map((name) => {
      const [word, table] = [traitWord(medium, name), vapourSource(medium)];
      if (name !== 'vapour' || !(boils || (table && medium.vapour === 'boiling')))
        return fillSlots(words.traitLine, { sifat: words.labels[name], nilai: word });
      const [nama, nilai] = boils ? [words.boils, celsius(boils.at)] : [words.labels.vapour, word];
      return fillSlots(words.pointLine, { nama, nilai, sumber: sourceOf(boils?.source ?? table ?? '') });
    });
  return [
    ...(condition.dielectric || condition.unknown?.includes('dielectric') ? [figure] : []),
    ...traits,
    ...(condition.absorbs && absorbs ? [sourceOf(absorbs)] : []),
  ];
}

/** Range of a density in per cent above which it is mentioned. */
const worthAWord = 1;

/** Finding for an unknown density, or for the level error (± mm) that its range causes at full height. */
function densityFindings({ content, tinggi, ruang }: PickerTank): Finding[] {
  const { density, kind, name } = content;
  if (kind === 'bubuk') return [];
  const mean = middle(density);
  if (!density || !mean) return [finding('isi', ranges.densityUnknown, { isi: name })];
  const share = ((density.to ?? density.from) - density.from) / 2 / mean;
  if (share * 200 <= worthAWord) return [];
  const slots = {
    massaJenis: figureText(density, 'kg/L'),
    persen: formatFree(Number((share * 100).toFixed(1))),
    geser: mm(share * Math.max(0, tinggi - ruang) * 1000),
  };
  return [finding('isi', ranges.spread, slots, [sourceOf(density.source)])];
}

type RadioRecord = PlainText<
  Pick<Connectivity, 'order' | 'title' | 'range' | 'batteryLife' | 'rangeKm' | 'batteryYears' | 'selection'>
> & { id: string };

const judged = <R>(record: R, findings: Finding[]) => ({ record, findings, verdict: verdictOf(findings) });
export type Judged<R> = ReturnType<typeof judged<R>>;
export type JudgedSensor = ReturnType<typeof judgeSensor>;
export type JudgedRadio = ReturnType<typeof judgeRadio>;

/** Quantities needed for each measuring task; the first is the task itself. */
export const needs: Readonly<Record<Answers['ukur'], readonly [Quantity, ...Quantity[]]>> = {
  level: ['level'],
  volume: ['level', 'suhu'],
  massa: ['level', 'suhu', 'tekanan'],
  antarmuka: ['antarmuka'],
  titik: ['titik'],
  mutu: ['mutu'],
  suhu: ['suhu'],
  tekanan: ['tekanan'],
};

/**
 * Judges a sensor by its own rules, those of all sensors, and the ranges of its sheet; `quantity` is the one of the
 * task that it measures.
 */
function judgeSensor(record: SensorRecord, quantity: Quantity | undefined, tank: PickerTank, slots: Slots) {
  const { measures } = record.selection;
  if (!quantity) {
    const slots = { ukur: quantities[measures[0] ?? 'level'], perlu: quantities[needs[tank.ukur][0]] };
    return { ...judged(record, [finding('besaran', ranges.quantity, slots)]), budget: undefined, errorMm: undefined };
  }
  const budget = quantity === 'level' ? budgetOf(record, tank) : undefined;
  const error = budget?.mm;
  // Only a level calculated from pressure depends on the density.
  const byPressure = budget !== undefined && measures.includes('tekanan');
  const two = byPressure ? instrumentMm(record, tank, true) : undefined;
  const duaSensor = two === undefined ? '–' : `±${mm(two)}`;
  const ruled = ruleFindings(record.id, common.sensors, tank, { ...slots, duaSensor }, quantity);
  const tooCoarse = budget !== undefined && tank.batas > 0 && !(error !== undefined && error <= tank.batas);
  const limit = { nilai: budget?.said ?? '–', sampai: mm(tank.batas) };
  const findings = [
    ...(tooCoarse ? [finding('akurasi', ranges.accuracy, limit)] : []),
    ...rangeFindings(record, quantity, tank),
    ...(byPressure ? densityFindings(tank) : []),
    ...ruled,
  ];
  return { ...judged(record, findings), budget, errorMm: error };
}

/** Combines an instrument's judgements in several states: each rule once, and the largest error. */
function worst([usual, ...others]: [JudgedSensor, ...JudgedSensor[]]): JudgedSensor {
  const all = [usual, ...others].flatMap((state) => state.findings);
  const findings = all.filter(({ rule }, at) => all.findIndex((one) => one.rule === rule) === at);
  const { budget, errorMm } = others.reduce<JudgedSensor>(
    (far, one) => ((one.errorMm ?? 0) > (far.errorMm ?? 0) ? one : far),
    usual,
  );
  return { ...judged(usual.record, findings), budget, errorMm };
}

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

function judgeRadio(record: RadioRecord, tank: PickerTank, slots: Slots) {
  const life = batteryLife(record, Number(tank.jeda));
  const findings = [
    ...reachFindings(record, tank),
    ...ruleFindings(record.id, common.radios, tank, slots),
    ...(life && tank.daya === 'baterai' ? lifeFindings(life) : []),
  ];
  return { ...judged(record, findings), life };
}

/** Radio range: the lower stated end is safe, the upper end needs a free line of sight. */
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

const rejections = ({ findings }: Judged<unknown>) => findings.filter(({ change }) => change).length;

/** Sorts by number of rejections, then of conditions, then by the given keys, then by catalogue order. */
function ranked<J extends Judged<{ order: number }>>(items: J[], ...better: ((item: J) => number)[]): J[] {
  const keys = [rejections, ({ findings }: J) => findings.length, ...better, ({ record }: J) => record.order];
  return items.sort((a, b) => keys.map((key) => key(a) - key(b)).find((order) => order !== 0) ?? 0);
}

const accepted = <J extends Judged<unknown>>([best]: readonly J[]): J | undefined =>
  best && best.verdict !== 'reject' ? best : undefined;

/** Texts and catalogue passed by the page; media and common rules are bundled with the script. */
export interface PickerData extends ToolData<PickerText> {
  sensors: readonly (SensorRecord & { picture: PictureProps; datasheet: { to: string; file?: string } })[];
  radios: readonly RadioRecord[];
}
export interface Catalogue {
  text: Pick<PickerText, 'fields'>;
  sensors: readonly SensorRecord[];
  radios: readonly RadioRecord[];
}
export type PickerResult = ReturnType<typeof pick>;
export type PickerView = ToolView<typeof inputs, PickerData, PickerResult>;

/**
 * Judges sensors and radios, best first; adds the task's companions, and the reasons why answers contradict one
 * another.
 */
export function pick(answers: Answers, { text, sensors, radios }: Catalogue) {
  const stateOf = (state: Answers) => {
    const tank = tankOf(state, text.fields.isi.options[state.isi]);
    return { tank, facts: slotsOf(tank, text.fields) };
  };
  const [first, ...rest] = statesOf(answers);
  const usual = stateOf(first);
  const extremes = rest.map(stateOf);
  const { tank, facts } = usual;
  const judge = (record: SensorRecord, quantity: Quantity | undefined) => {
    const inState = (state: typeof usual) => judgeSensor(record, quantity, state.tank, state.facts);
    return worst([inState(usual), ...extremes.map(inState)]);
  };
  const [task, ...further] = needs[tank.ukur];
  const reads =
    (quantity: Quantity) =>
    ({ selection }: SensorRecord) =>
      selection.measures.includes(quantity);
  // Among equals, instruments made for the contents come first, then the smaller error.
  const candidatesFor = (quantity: Quantity) =>
    ranked(
      sensors.filter(reads(quantity)).map((record) => judge(record, quantity)),
      ({ record }) => (record.selection.home.includes(tank.isi) ? 0 : 1),
      ({ errorMm: error }) => error ?? Number.MAX_VALUE,
    );
  const candidates = candidatesFor(task);
  const others = sensors.flatMap((record) => {
    const quantity = further.find((one) => reads(one)(record));
    return reads(task)(record) ? [] : judge(record, quantity);
  });
  // First impossible state, reported with its own figures.
  const refused = [usual, ...extremes].find((state) => impossibleStates(state.tank).length > 0);
  const impossible = refused ? impossibleStates(refused.tank) : [];
  const sensor = impossible.length > 0 ? undefined : accepted(candidates);
  // Prefer the longer battery life, unless there is mains power.
  const networks = ranked(
    radios.map((record) => judgeRadio(record, tank, facts)),
    ({ life }) => (tank.daya === 'listrik' ? 0 : -(life?.from ?? 0)),
  );
  // Requirement for bidders: the limit entered, else the error of the recommended sensor.
  const litres = errorLitres(tank.batas || sensor?.errorMm, tank);
  const found = judging.connections.find(
    (one) => sensor && one.sensor.includes(sensor.record.id) && holds(one.when as Condition, tank),
  );
  const connection = found && fillSlots(found.text, facts);
  const off = tank.asing ? 'medium' : offSaturation(tank);
  const cone = coneText(tank);
  return {
    tank,
    slots: {
      ...(refused ?? usual).facts,
      ...(sensor?.errorMm !== undefined && { mm: sensor.budget?.said }),
      ...(sensor?.budget && { anggaran: budgetText(sensor.budget) }),
      ...(cone && { kerucut: cone }),
      ...(litres !== undefined && {
        liter: `${tank.batas ? '±' : sensor?.budget?.sign}${formatUnit(Math.round(litres), 'L')}`,
      }),
      ...(connection && { sambungan: connection }),
    } as Slots,
    sensors: [...candidates, ...others],
    sensor,
    companions: (impossible.length > 0 ? [] : further).map((quantity) => ({
      quantity,
      sensor: accepted(candidatesFor(quantity)),
    })),
    radios: networks,
    radio: accepted(networks),
    connection,
    told: off && fillSlots(judging.told[off], facts),
    outside: judging.outside
      .filter(({ when, also }) => holds(when as Condition, tank) && (also || !sensor))
      .map(({ reason, ...instrument }) => ({ ...instrument, reason: fillSlots(reason, facts) })),
    impossible,
  };
}
