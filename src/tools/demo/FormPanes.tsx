import { type ReactNode, useState } from 'react';
import { timeAt } from '../../plant/simulator/clock.ts';
import type { Tank, VesselShape } from '../../plant/simulator/types.ts';
import {
  clashOf,
  type LevelRule,
  longestDelay,
  neverReached,
  ruleOf,
  usualRule,
} from '../../plant/watch/level-rule.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { formatFree, type NumberLimits, parseNumber, type SignReading } from '../../shared/format/parse-number.ts';
import { type SignWords, signSentence } from '../../shared/format/sign-words.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect, NumberField } from '../../shared/ui/form/Field.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './FormPanes.module.css';
import { bounds, kinOf, type OwnMedium, type OwnTank, ownCapacity, ownClash, ownTag } from './own-tank.ts';
import type { DemoText } from './schema.ts';
import type { Demo } from './use-demo.ts';
import { percentText, spanText, stockText } from './view.ts';

interface FiguresRead<F extends string> {
  values: Partial<Record<F, number>>;
  /** Sentences for fields that hold no figure. */
  problems: Partial<Record<F, string>>;
  /** How figures were read that others would read differently. */
  reads: Partial<Record<F, SignReading>>;
}

/** What is typed, as figures with as many digits as an address keeps. */
function readFigures<F extends string>(
  names: readonly F[],
  typed: Readonly<Record<F, string>>,
  limits: Readonly<Record<F, NumberLimits>>,
  digits: number,
): FiguresRead<F> {
  const read: FiguresRead<F> = { values: {}, problems: {}, reads: {} };
  for (const name of names) {
    const parsed = parseNumber(typed[name], limits[name]);
    if ('problem' in parsed) read.problems[name] = parsed.problem;
    else read.values[name] = Number(parsed.value.toFixed(digits));
    if ('read' in parsed && parsed.read) read.reads[name] = parsed.read;
  }
  return read;
}

interface FigureFieldsProps<F extends string> {
  id: string;
  names: readonly F[];
  words: Readonly<Record<F, { label: string; unit?: string | undefined; hint?: string | undefined }>>;
  numbers: SignWords;
  typed: Readonly<Record<F, string>>;
  read: FiguresRead<F>;
  hint?: (name: F) => string | undefined;
  onChange: (name: F, text: string) => void;
}

function FigureFields<F extends string>(props: FigureFieldsProps<F>) {
  const { id, names, words, numbers, typed, read, hint, onChange } = props;
  return names.map((name) => {
    const sign = read.reads[name];
    return (
      <NumberField
        key={name}
        {...words[name]}
        id={`${id}-${name}`}
        hint={words[name].hint ?? hint?.(name)}
        value={typed[name]}
        problem={read.problems[name]}
        reading={sign && signSentence(numbers, sign)}
        onChange={(text) => onChange(name, text)}
      />
    );
  });
}

function Pane({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section className="stack-3 slim" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="small quiet">{lead}</p>
      {children}
    </section>
  );
}

interface RulePaneProps {
  tank: Tank;
  simulation: Demo['simulation'];
  text: DemoText;
}

/** The alarm rule of one tank, to be changed and watched. */
export function RulePane({ tank, simulation, text: { rules: text, numbers } }: RulePaneProps) {
  const { session, act } = simulation;
  const { spec } = tank;
  const [typed, setTyped] = useState<TypedRule>(() => typedRule(ruleOf(session.rules, spec)));
  const [applied, setApplied] = useState<string>();
  const read = readRule(typed);
  /** Of the moment in which it was typed: the level goes on, and nobody wants to hear each step of it. */
  const [outlook, setOutlook] = useState('');
  useSpoken(applied ?? outlook);
  const apply = (rule: LevelRule) => {
    act({ kind: 'rule', tank: spec.id, rule });
    setTyped(typedRule(rule));
    setApplied(fillSlots(text.applied, { tank: spec.id, time: timeAt(session.site.now) }));
  };
  const change = (next: TypedRule) => {
    const { clash, rule } = readRule(next);
    setTyped(next);
    setApplied(undefined);
    setOutlook(clash ? text.problems[clash] : rule ? outlookOf(rule, tank, text).join(' ') : '');
  };
  const metres = (name: RuleField) => {
    if (ruleLimits[name] !== percent) return undefined;
    if (typed[name].trim() === '') return text.unset;
    const value = read.values[name];
    return value === undefined
      ? undefined
      : fillSlots(text.metres, { metres: formatUnit((value / 100) * spec.height, 'm', 2) });
  };
  return (
    <Pane
      id="demo-batas"
      title={fillSlots(text.title, { tank: spec.id })}
      lead={fillSlots(text.lead, { height: formatUnit(spec.height, 'm', 2) })}
    >
      <div className={`${styles.fields} ${styles.narrow}`}>
        <FigureFields
          id="demo-batas"
          names={ruleFields}
          words={text.fields}
          numbers={numbers}
          typed={typed}
          read={read}
          hint={metres}
          onChange={(name, value) => change({ ...typed, [name]: value })}
        />
      </div>
      <div className="stack-1 small">
        {read.clash && <p className={styles.problem}>{text.problems[read.clash]}</p>}
        {read.rule && outlookOf(read.rule, tank, text).map((line) => <p key={line}>{line}</p>)}
        {applied && <p className="strong">{applied}</p>}
      </div>
      <div className="row wrap">
        <ToolButton label={text.apply} disabled={!read.rule} onClick={() => read.rule && apply(read.rule)} />
        <ToolButton label={text.restore} onClick={() => apply(usualRule(spec))} />
      </div>
    </Pane>
  );
}

const percent = { min: -999, max: 999, unit: '%' };
/**
 * Per cent and minutes that a field can hold at all; what contradicts is judged by the rule as a whole. In the order of
 * the form: upper limits, lower limits, and at the end of each line what belongs to all of them.
 */
const ruleLimits = {
  highHigh: percent,
  high: percent,
  deadband: { min: 0, max: 100, unit: '%' },
  lowLow: percent,
  low: percent,
  delay: { min: 0, max: 10 * longestDelay, unit: 'menit', whole: true },
} as const satisfies Record<keyof LevelRule, NumberLimits>;
type RuleField = keyof typeof ruleLimits;
const ruleFields = Object.keys(ruleLimits) as RuleField[];
type TypedRule = Record<RuleField, string>;

/** May be left empty: nobody is called there. */
const optional: ReadonlySet<RuleField> = new Set(['highHigh', 'lowLow']);

/** A rule as it stands in the fields. */
const typedRule = (rule: LevelRule): TypedRule =>
  Object.fromEntries(
    ruleFields.map((field) => [field, rule[field] === undefined ? '' : formatFree(rule[field])]),
  ) as TypedRule;

/** What is typed, as a rule; without one where it cannot be. */
function readRule(typed: TypedRule) {
  const names = ruleFields.filter((name) => !optional.has(name) || typed[name].trim() !== '');
  const read = readFigures(names, typed, ruleLimits, 2);
  const { lowLow, low, high, highHigh, deadband, delay } = read.values;
  const whole = low !== undefined && high !== undefined && deadband !== undefined && delay !== undefined;
  if (!whole || Object.keys(read.problems).length > 0) return { ...read, clash: undefined, rule: undefined };
  const rule: LevelRule = { lowLow, low, high, highHigh, deadband, delay };
  const clash = clashOf(rule);
  return { ...read, clash, rule: clash ? undefined : rule };
}

/** What a possible rule will do to a tank as it stands, in sentences. */
function outlookOf(rule: LevelRule, { spec, last }: Tank, text: DemoText['rules']): string[] {
  const never = neverReached(rule, spec);
  const { level } = last;
  const passed = [
    { name: 'HH', limit: rule.highHigh, side: 1 },
    { name: 'H', limit: rule.high, side: 1 },
    { name: 'LL', limit: rule.lowLow, side: -1 },
    { name: 'L', limit: rule.low, side: -1 },
  ].find(({ limit, side }) => limit !== undefined && (level - limit) * side >= 0);
  const slots = {
    level: percentText(level),
    limit: passed ? `${passed.name} ${percentText(passed.limit ?? 0)}` : '',
    delay: formatUnit(rule.delay, 'menit'),
    dead: formatUnit(spec.dead, '%'),
  };
  return [
    ...(never.pumps ? [text.never.pumps] : []),
    ...(never.protection ? [text.never.protection] : []),
    passed ? (rule.delay > 0 ? text.ringsAfter : text.rings) : text.waits,
  ].map((line) => fillSlots(line, slots));
}

/** The visitor's own tank: its shape, what is in it, and what is taken from it. */
export function OwnPane({ demo, text: { own: text, tank: tankText, numbers } }: { demo: Demo; text: DemoText }) {
  const { session, run } = demo.simulation;
  const [typed, setTyped] = useState(() => typedOwn(run.own));
  const { own, clash, ...read } = readOwnForm(typed);
  const kin = kinOf(typed.medium);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const days = session.monitors[ownTag]?.forecast.days;
  const choices = <T extends string>(words: Readonly<Record<T, string>>) =>
    (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
  const refused =
    clash &&
    own &&
    fillSlots(text.problems[clash], {
      dead: formatUnit(kin.dead, '%'),
      capacity: formatUnit(ownCapacity(own), 'kL', 2),
    });
  // Without the days that it lasts: they change by the minute.
  const put = run.own && fillSlots(text.put, { tank: ownTag, capacity: stockText(kin, ownCapacity(run.own)) });
  useSpoken(refused ?? put);
  return (
    <Pane id="demo-sendiri" title={text.title} lead={text.lead}>
      <div className="stack-2">
        {typed.table ? null : (
          <ChoiceSelect
            id="demo-sendiri-bentuk"
            label={text.shape}
            options={choices(text.shapes)}
            value={typed.shape}
            onChange={(shape) => change({ shape })}
          />
        )}
        <ChoiceSelect
          id="demo-sendiri-isi"
          label={text.medium}
          options={choices(text.media)}
          value={typed.medium}
          onChange={(medium) => change({ medium })}
        />
      </div>
      <div className={styles.fields}>
        <FigureFields
          id="demo-sendiri"
          names={fieldsOf(typed)}
          words={text.fields}
          numbers={numbers}
          typed={typed.fields}
          read={read}
          onChange={(name, value) => change({ fields: { ...typed.fields, [name]: value } })}
        />
      </div>
      {typed.table && own && (
        <p className="small">
          {fillSlots(text.strapped, {
            capacity: formatUnit(ownCapacity(own), 'kL', 2),
            height: formatUnit(own.height, 'm', 2),
          })}
        </p>
      )}
      <div className="stack-1 small">
        {refused && <p className={styles.problem}>{refused}</p>}
        {run.own && (
          <p className="strong">
            {fillSlots(text.applied, {
              tank: ownTag,
              capacity: stockText(kin, ownCapacity(run.own)),
              days: days === undefined ? tankText.beyond : spanText(days),
            })}
          </p>
        )}
      </div>
      <div className="row wrap">
        <ToolButton label={text.apply} disabled={!own || clash !== undefined} onClick={() => own && demo.putIn(own)} />
        <ToolButton label={text.remove} disabled={!run.own} onClick={() => demo.putIn(undefined)} />
      </div>
    </Pane>
  );
}

type OwnField = 'height' | 'diameter' | 'length' | 'width' | 'use' | 'level';

/** The form as it stands: a shape, a medium, and what is typed. A table that came with a link stays with its tank. */
interface TypedOwn {
  shape: VesselShape;
  medium: OwnMedium;
  fields: Record<OwnField, string>;
  table: Pick<OwnTank, 'shape' | 'height' | 'diameter' | 'length' | 'strapping' | 'capacity'> | undefined;
}

/** The dimensions that make a shape, then use and level. */
export function fieldsOf({ shape, table }: Pick<TypedOwn, 'shape' | 'table'>): readonly OwnField[] {
  return [...(table ? [] : dimensions[shape]), 'use', 'level'];
}

const dimensions: Readonly<Record<VesselShape, readonly OwnField[]>> = {
  vertical: ['diameter', 'height'],
  horizontal: ['diameter', 'length'],
  sphere: ['diameter'],
  box: ['length', 'width', 'height'],
};

const within = ([min, max]: readonly [number, number], unit: string): NumberLimits => ({ min, max, unit });

const ownLimits: Record<OwnField, NumberLimits> = {
  height: within(bounds.tinggi, 'm'),
  diameter: within(bounds.diameter, 'm'),
  length: within(bounds.panjang, 'm'),
  width: within(bounds.diameter, 'm'),
  use: within(bounds.pakai, 'kL/hari'),
  level: within(bounds.level, '%'),
};

/** A tank of a plant's yard, for a visitor to change: 12 m wide, 10 m high. */
const example: OwnTank = { shape: 'vertical', height: 10, diameter: 12, medium: 'diesel', use: 90, level: 60 };

/** A tank as it stands in the form; without one, the example. */
export function typedOwn(own: OwnTank = example): TypedOwn {
  const { shape, medium, height, diameter, length = 6, use, level, strapping, capacity } = own;
  const values = { height, diameter, length, width: diameter, use, level };
  const texts = Object.entries(values).map(([field, value]) => [field, formatFree(value)]);
  return {
    shape,
    medium,
    fields: Object.fromEntries(texts) as TypedOwn['fields'],
    table: strapping && { shape, height, diameter, length: own.length, strapping, capacity },
  };
}

/** What is typed, as a tank; without one where its fields cannot be read. */
export function readOwnForm(typed: TypedOwn) {
  const { shape, medium, fields, table } = typed;
  const read = readFigures(fieldsOf(typed), fields, ownLimits, 6);
  const { use, level } = read.values;
  if (use === undefined || level === undefined || Object.keys(read.problems).length > 0) {
    return { ...read, clash: undefined, own: undefined };
  }
  const own: OwnTank = { ...(table ?? sizeOf(shape, read.values)), medium, use, level };
  return { ...read, clash: ownClash(own), own };
}

/** Of what lies and of spheres the height is the diameter; a box has its width where others have their diameter. */
function sizeOf(
  shape: VesselShape,
  { diameter = 0, height = diameter, length, width = diameter }: Partial<Record<OwnField, number>>,
) {
  return { shape, height, diameter: width, ...(length !== undefined && { length }) };
}
