import { type BatteryPowered, batteryLife, type Years } from '../battery-life.ts';
import type { Quantity } from '../tank/choices.ts';
import { type Budget, columnBar, errorBudget, instrumentMm, type Range, type SensorRecord } from './budget.ts';
import type { Answers } from './inputs.ts';
import { type MediaTable, middle, type SourcedFigure } from './media.ts';
import { type Condition, type Criterion, holds, type Rule, type RuleTable } from './rules.ts';
import { tankStates } from './states.ts';
import { errorLitres, impossibleStates, offSaturation, type PickerTank } from './tank.ts';

export type Verdict = 'fits' | 'care' | 'reject';

/** Reason of a finding: a rule of the record, or a key with its figures. */
export type Reason =
  /** `twoSensorsMm`: error of a level from two gauge pressures, ± mm. */
  | { key: 'rule'; rule: Rule; twoSensorsMm: number | undefined }
  | { key: 'quantity'; measures: Quantity; needs: Quantity }
  | { key: 'accuracy'; budget: Budget; limitMm: number }
  | {
      key: 'range';
      is: 'far' | 'near' | 'temperature' | 'pressure';
      value: number;
      unit: 'm' | '°C' | 'bar';
      of: Range;
    }
  | { key: 'densityUnknown' }
  /** Half range of a density as a share of its middle, and the level error that it causes at full height. */
  | { key: 'spread'; density: SourcedFigure; share: number; shiftMm: number }
  | { key: 'reach'; is: 'far' | 'blocked' | 'long' | 'obstacle'; km: number; of: Range }
  | { key: 'battery'; is: 'tooShort' | 'short'; life: Years };

/** One reason for a verdict, in the state of the tank in which it was found. */
export interface Finding {
  about: Criterion;
  rejects: boolean;
  reason: Reason;
  tank: PickerTank;
}

export function worstVerdict(findings: readonly Pick<Finding, 'rejects'>[]): Verdict {
  if (findings.some(({ rejects }) => rejects)) return 'reject';
  return findings.length > 0 ? 'care' : 'fits';
}

/** Identifies a finding: a rule by its reason, any other by its key. */
export const identity = ({ reason }: Finding) =>
  [reason.key, reason.key === 'rule' && reason.rule.reason, 'is' in reason && reason.is].join();

/** Findings of the rules that apply. */
const ruleFindings = (all: readonly Rule[], tank: PickerTank, quantity?: Quantity, twoSensorsMm?: number): Finding[] =>
  all
    .filter(({ when }) => holds(when, tank, quantity))
    .map((rule) => ({
      about: rule.about,
      rejects: rule.change !== undefined,
      reason: { key: 'rule', rule, twoSensorsMm },
      tank,
    }));

/** Range of a density in per cent above which it is mentioned. */
const worthAWord = 1;

/** Finding for an unknown density, or for the level error (± mm) that its range causes at full height. */
function densityFindings(tank: PickerTank): Finding[] {
  const { content, tinggi, ruang } = tank;
  const { density, kind } = content;
  if (kind === 'bubuk') return [];
  const mean = middle(density);
  const found = (reason: Reason): Finding[] => [{ about: 'isi', rejects: false, reason, tank }];
  if (!density || !mean) return found({ key: 'densityUnknown' });
  const share = ((density.to ?? density.from) - density.from) / 2 / mean;
  if (share * 200 <= worthAWord) return [];
  return found({ key: 'spread', density, share, shiftMm: share * Math.max(0, tinggi - ruang) * 1000 });
}

export interface RadioRecord extends BatteryPowered {
  id: string;
  /** Position in the catalogue. */
  order: number;
  title: string;
  /** Texts of the record, which pass through unread. */
  range: string;
  batteryLife: string;
  /** Range in km; null where it depends on the operator. */
  rangeKm: Range | null;
}

const judged = <R>(record: R, findings: Finding[]) => ({ record, findings, verdict: worstVerdict(findings) });
export type Judged<R> = ReturnType<typeof judged<R>>;
export type JudgedSensor = ReturnType<typeof judgeSensor>;
export type JudgedRadio = ReturnType<typeof judgeRadio>;

/** Quantities needed for each measuring task; the first is the task itself. */
export const neededQuantities: Readonly<Record<Answers['ukur'], readonly [Quantity, ...Quantity[]]>> = {
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
function judgeSensor(record: SensorRecord, quantity: Quantity | undefined, tank: PickerTank, rules: RuleTable) {
  const { measures } = record.selection;
  const found = (about: Criterion, reason: Reason): Finding => ({ about, rejects: true, reason, tank });
  if (!quantity) {
    const other = { key: 'quantity', measures: measures[0] ?? 'level', needs: neededQuantities[tank.ukur][0] } as const;
    return { ...judged(record, [found('besaran', other)]), budget: undefined, errorMm: undefined };
  }
  const budget = quantity === 'level' ? errorBudget(record, tank) : undefined;
  const errorMm = budget?.mm;
  // Only a level calculated from pressure depends on the density.
  const byPressure = budget !== undefined && measures.includes('tekanan');
  const twoSensorsMm = byPressure ? instrumentMm(record, tank, true) : undefined;
  const tooCoarse = budget !== undefined && tank.batas > 0 && !(errorMm !== undefined && errorMm <= tank.batas);
  const findings = [
    ...(tooCoarse ? [found('akurasi', { key: 'accuracy', budget, limitMm: tank.batas })] : []),
    ...rangeFindings(record, quantity, tank),
    ...(byPressure ? densityFindings(tank) : []),
    ...ruleFindings([...(rules.instruments[record.id] ?? []), ...rules.sensors], tank, quantity, twoSensorsMm),
  ];
  return { ...judged(record, findings), budget, errorMm };
}

/** Combines an instrument's judgements in several states: each rule once, and the largest error. */
function worst([usual, ...others]: [JudgedSensor, ...JudgedSensor[]]): JudgedSensor {
  const all = [usual, ...others].flatMap((state) => state.findings);
  const findings = all.filter((finding, at) => all.findIndex((one) => identity(one) === identity(finding)) === at);
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
    { about: 'rentang', is: 'far', value: tinggi, unit: 'm', range: distance, ends: ['to'] },
    { about: 'rentang', is: 'near', value: ruang, unit: 'm', range: distance, ends: ['from'] },
    { about: 'suhu', is: 'temperature', value: suhu, unit: '°C', range: temperature, ends: ['from', 'to'] },
    { about: 'tekanan', is: 'pressure', value: bar, unit: 'bar', range: pressure, ends: ['to'] },
  ] as const;
  return checks.flatMap(({ about, range, ends, ...limited }): Finding[] => {
    if (!range || !ends.some((end) => (end === 'to' ? limited.value > range.to : limited.value < range.from)))
      return [];
    return [{ about, rejects: true, reason: { key: 'range', ...limited, of: range }, tank }];
  });
}

function judgeRadio(record: RadioRecord, tank: PickerTank, { rules, battery }: Pick<Catalogue, 'rules' | 'battery'>) {
  const life = batteryLife(record, Number(tank.jeda));
  const findings = [
    ...reachFindings(record, tank),
    ...ruleFindings([...(rules.instruments[record.id] ?? []), ...rules.radios], tank),
    ...(life && tank.daya === 'baterai' ? lifeFindings(life, tank, battery) : []),
  ];
  return { ...judged(record, findings), life };
}

/** Radio range: the lower stated end is safe, the upper end needs a free line of sight. */
function reachFindings({ rangeKm }: RadioRecord, tank: PickerTank): Finding[] {
  const { jarak, pandang } = tank;
  if (!rangeKm) return [];
  const free = pandang === 'bebas';
  if (free && jarak <= rangeKm.from) return [];
  const further = jarak > rangeKm.to ? 'far' : free ? 'long' : 'blocked';
  const is = jarak > rangeKm.from ? further : 'obstacle';
  const rejects = is === 'far' || is === 'blocked';
  return [{ about: 'jarak', rejects, reason: { key: 'reach', is, km: jarak, of: rangeKm }, tank }];
}

function lifeFindings(life: Years, tank: PickerTank, { rejectBelow, careBelow }: Catalogue['battery']): Finding[] {
  if (life.from >= careBelow) return [];
  const rejects = life.from < rejectBelow;
  return [{ about: 'daya', rejects, reason: { key: 'battery', is: rejects ? 'tooShort' : 'short', life }, tank }];
}

const rejections = ({ findings }: Judged<unknown>) => findings.filter(({ rejects }) => rejects).length;

/** Sorts by number of rejections, then of conditions, then by the given keys, then by catalogue order. */
function ranked<J extends Judged<{ order: number }>>(items: J[], ...better: ((item: J) => number)[]): J[] {
  const keys = [rejections, ({ findings }: J) => findings.length, ...better, ({ record }: J) => record.order];
  return items.sort((a, b) => keys.map((key) => key(a) - key(b)).find((order) => order !== 0) ?? 0);
}

const accepted = <J extends Judged<unknown>>([best]: readonly J[]): J | undefined =>
  best && best.verdict !== 'reject' ? best : undefined;

/** Process connection of some sensors under a condition; its text passes through unread. */
interface Connection {
  when: Condition;
  sensor: readonly string[];
  text: string;
}

/** Instrument that is not in the catalogue; `also`: suggested even where a sensor of the catalogue fits. */
interface OutsideInstrument {
  title: string;
  when: Condition;
  also: boolean;
  reason: string;
  source: string;
}

/** Records by which a tank is judged. */
export interface Catalogue {
  sensors: readonly SensorRecord[];
  radios: readonly RadioRecord[];
  media: MediaTable;
  /** Names of kinds as a whole, for tanks whose medium is not named. */
  kindNames: Readonly<Record<Answers['isi'], string>>;
  rules: RuleTable;
  /** Battery life in years below which a radio is rejected, or mentioned. */
  battery: { rejectBelow: number; careBelow: number };
  /** The first that holds is proposed. */
  connections: readonly Connection[];
  outside: readonly OutsideInstrument[];
}
export type Picked = ReturnType<typeof pickDevices>;

/**
 * Judges sensors and radios, best first; adds the task's companions, and the reasons why answers contradict one
 * another.
 */
export function pickDevices(answers: Answers, catalogue: Catalogue) {
  const { sensors, radios, rules } = catalogue;
  const { media, kindNames } = catalogue;
  const [tank, ...extremes] = tankStates(answers, media, kindNames[answers.isi], rules.materials);
  const judge = (record: SensorRecord, quantity: Quantity | undefined) => {
    const inState = (state: PickerTank) => judgeSensor(record, quantity, state, rules);
    return worst([inState(tank), ...extremes.map(inState)]);
  };
  const [task, ...further] = neededQuantities[tank.ukur];
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
  const refused = [tank, ...extremes].find((state) => impossibleStates(state).length > 0);
  const impossible = refused ? impossibleStates(refused) : [];
  const sensor = refused ? undefined : accepted(candidates);
  // Prefer the longer battery life, unless there is mains power.
  const networks = ranked(
    radios.map((record) => judgeRadio(record, tank, catalogue)),
    ({ life }) => (tank.daya === 'listrik' ? 0 : -(life?.from ?? 0)),
  );
  return {
    tank,
    impossible,
    /** State to which the contradictions belong. */
    refused,
    sensors: [...candidates, ...others],
    sensor,
    companions: (refused ? [] : further).map((quantity) => ({ quantity, sensor: accepted(candidatesFor(quantity)) })),
    radios: networks,
    radio: accepted(networks),
    /** Requirement for bidders in litres: the limit entered, else the error of the recommended sensor. */
    litres: errorLitres(tank.batas || sensor?.errorMm, tank),
    connection: catalogue.connections.find(
      (one) => sensor && one.sensor.includes(sensor.record.id) && holds(one.when, tank),
    ),
    /** Media that an uncertain name may mean. */
    proposed: tank.asing ? media.find(answers.medium).proposed : [],
    /** Whether pressure and temperature do not fit saturation. */
    doubt: offSaturation(tank),
    outside: catalogue.outside.filter(({ when, also }) => holds(when, tank) && (also || !sensor)),
  };
}
