import { type ReactNode, useState } from 'react';
import { type Inputs, initialValues, numberInput, type TypedInputs, type Values } from 'tank-gauging/inputs';
import { clockTimeAt } from 'tank-gauging/simulator/clock';
import type { Tank } from 'tank-gauging/simulator/types';
import {
  defaultRule,
  findRuleConflict,
  type LevelRule,
  longestDelay,
  tankRule,
  unreachableLimits,
} from 'tank-gauging/watch/level-rule';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { ToolFields } from '../kit/ToolForm.tsx';
import { formatInputs, readInput } from '../kit/tool-inputs.ts';
import styles from './FormPanes.module.css';
import {
  dimensions,
  type OwnTank,
  ownCapacity,
  ownConflict,
  ownInputs,
  ownTag,
  similarTank,
  withOwnHeight,
} from './own-tank.ts';
import type { DemoText } from './schema.ts';
import type { DemoView } from './use-demo.ts';
import { percentText, spanText, stockText } from './view.ts';

/** Parses typed texts, rounded to the digits of an address, and collects their problems. */
function readFields<I extends Inputs>(inputs: I, typed: TypedInputs<I>, names: readonly (keyof I)[], digits: number) {
  const values: Partial<Record<keyof I, number | string>> = {};
  const problems: Partial<Record<keyof I, string>> = {};
  const reads: Partial<Record<keyof I, unknown>> = {};
  for (const name of names) {
    const read = readInput(inputs[name] as I[keyof I], typed[name], typed);
    if ('problem' in read) {
      problems[name] = read.problem;
      continue;
    }
    values[name] = typeof read.value === 'number' ? Number(read.value.toFixed(digits)) : read.value;
    if (read.read) reads[name] = read.read;
  }
  return { values: values as Partial<Values<I>>, problems, reads, isWhole: Object.keys(problems).length === 0 };
}

/** View for the kit's fields, for values held in a session instead of a tool's address. */
const fieldsView = (words: object, put: (part: Record<string, string>) => void, tool: object) =>
  ({
    ...words,
    tool: { clashes: {}, ...tool, put, set: (name: string, value: string) => put({ [name]: value }) },
  }) as never;

function Pane({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section className="stack-3 slim" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="small quiet">{lead}</p>
      {children}
    </section>
  );
}

export function RulePane({ session, act, tank, text: words }: DemoView) {
  const { spec } = tank;
  const text = words.rules;
  const [typed, setTyped] = useState(() => typedRule(tankRule(session.rules, spec)));
  const [applied, setApplied] = useState<string>();
  const read = readRule(typed);
  /** Effect of the rule, announced after an edit only; the level changes too often to announce each change. */
  const [outlook, setOutlook] = useState('');
  useAnnouncedSentence(applied ?? outlook);
  const apply = (rule: LevelRule) => {
    act({ kind: 'rule', tank: spec.id, rule });
    setTyped(typedRule(rule));
    setApplied(fillSlots(text.applied, { tank: spec.id, time: clockTimeAt(session.site.now) }));
  };
  const change = (part: Partial<TypedRule>) => {
    const next = { ...typed, ...part };
    const { clash, rule } = readRule(next);
    setTyped(next);
    setApplied(undefined);
    setOutlook(clash ? text.problems[clash] : rule ? ruleOutlook(rule, tank, text).join(' ') : '');
  };
  const look = (name: string) => {
    const field = name as keyof LevelRule;
    const value = read.values[field];
    if (field === 'deadband' || field === 'delay') return undefined;
    if (typed[field].trim() === '') return { hint: text.unset };
    const metres = formatUnit(((value ?? 0) / 100) * spec.height, 'm', 2);
    return value === undefined ? undefined : { hint: fillSlots(text.metres, { metres }) };
  };
  return (
    <Pane
      id="demo-batas"
      title={fillSlots(text.title, { tank: spec.id })}
      lead={fillSlots(text.lead, { height: formatUnit(spec.height, 'm', 2) })}
    >
      <div className={styles.narrow}>
        <ToolFields
          names={ruleFields}
          view={fieldsView({ text, words }, change, { inputs: ruleInputs, typed, ...read })}
          field={look}
          prefix="demo-batas-"
        />
      </div>
      <div className="stack-1 small">
        {read.clash && <p className={styles.problem}>{text.problems[read.clash]}</p>}
        {read.rule && ruleOutlook(read.rule, tank, text).map((line) => <p key={line}>{line}</p>)}
        {applied && <p className="strong">{applied}</p>}
      </div>
      <div className="row wrap">
        <ToolButton label={text.apply} disabled={!read.rule} onClick={() => read.rule && apply(read.rule)} />
        <ToolButton label={text.restore} onClick={() => apply(defaultRule(spec))} />
      </div>
    </Pane>
  );
}

const limit = <const K extends string>(key: K) => numberInput(key, 0, -999, 999, { unit: '%' });
/** In the order of the form; contradictions are checked for the rule as a whole. */
const ruleInputs = {
  highHigh: limit('highHigh'),
  high: limit('high'),
  deadband: numberInput('deadband', 0, 0, 100, { unit: '%' }),
  lowLow: limit('lowLow'),
  low: limit('low'),
  delay: numberInput('delay', 0, 0, 10 * longestDelay, { unit: 'menit', whole: true }),
} satisfies Record<keyof LevelRule, unknown>;
const ruleFields = Object.keys(ruleInputs) as (keyof LevelRule)[];
type TypedRule = TypedInputs<typeof ruleInputs>;

const typedRule = (rule: LevelRule): TypedRule => ({
  ...formatInputs(ruleInputs, rule as Values<typeof ruleInputs>),
  ...(rule.highHigh === undefined && { highHigh: '' }),
  ...(rule.lowLow === undefined && { lowLow: '' }),
});

function readRule(typed: TypedRule) {
  const names = ruleFields.filter((name) => !(name === 'highHigh' || name === 'lowLow') || typed[name].trim() !== '');
  const read = readFields(ruleInputs, typed, names, 2);
  const rule = { lowLow: undefined, highHigh: undefined, ...read.values } as LevelRule;
  const clash = read.isWhole ? findRuleConflict(rule) : undefined;
  return { ...read, clash, rule: read.isWhole && !clash ? rule : undefined };
}

function ruleOutlook(rule: LevelRule, { spec, last }: Tank, text: DemoText['rules']): string[] {
  const never = unreachableLimits(rule, spec);
  const { level } = last;
  const passed = [
    { name: 'HH', limit: rule.highHigh, side: 1 },
    { name: 'H', limit: rule.high, side: 1 },
    { name: 'LL', limit: rule.lowLow, side: -1 },
    { name: 'L', limit: rule.low, side: -1 },
  ].find((each) => each.limit !== undefined && (level - each.limit) * each.side >= 0);
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

export function OwnPane({ session, run, putIn, text: words }: DemoView) {
  const { own: text, tank: tankText } = words;
  const [typed, setTyped] = useState(() => typedOwn(run.own));
  const { own, clash, ...read } = readOwnForm(typed);
  const kin = similarTank(read.values.medium ?? 'solar');
  const days = session.monitors[ownTag]?.forecast.days;
  const fullLevel = (tank: OwnTank) => formatUnit(ownCapacity(tank), 'kL', 2);
  const refused =
    clash && own && fillSlots(text.problems[clash], { dead: formatUnit(kin.dead, '%'), capacity: fullLevel(own) });
  const installed = run.own && { tank: ownTag, capacity: stockText(kin, ownCapacity(run.own)) };
  // Without the days of stock, which change every minute.
  useAnnouncedSentence(refused ?? (installed && fillSlots(text.put, installed)));
  return (
    <Pane id="demo-sendiri" title={text.title} lead={text.lead}>
      <div className={styles.two}>
        <ToolFields
          names={ownFields(typed)}
          view={fieldsView({ text, words }, (part) => setTyped({ ...typed, fields: { ...typed.fields, ...part } }), {
            inputs: ownInputs,
            typed: typed.fields,
            ...read,
          })}
          field={(name) => {
            if (name === 'shape' || name === 'medium') return { wide: true };
            return name === 'diameter' && typed.fields.shape === 'persegi' ? { label: text.width } : undefined;
          }}
          prefix="demo-sendiri-"
        />
      </div>
      {typed.table && own && (
        <p className="small">
          {fillSlots(text.strapped, { capacity: fullLevel(own), height: formatUnit(own.height, 'm', 2) })}
        </p>
      )}
      <div className="stack-1 small">
        {refused && <p className={styles.problem}>{refused}</p>}
        {installed && (
          <p className="strong">
            {fillSlots(text.applied, { ...installed, days: days === undefined ? tankText.beyond : spanText(days) })}
          </p>
        )}
      </div>
      <div className="row wrap">
        <ToolButton label={text.apply} disabled={!own || clash !== undefined} onClick={() => own && putIn(own)} />
        <ToolButton label={text.remove} disabled={!run.own} onClick={() => putIn(undefined)} />
      </div>
    </Pane>
  );
}

/** Typed fields; a strapping table from a link is stored together with its dimensions. */
interface TypedOwn {
  fields: TypedInputs<typeof ownInputs>;
  table: OwnTank | undefined;
}

export function typedOwn(own: OwnTank = initialValues(ownInputs)): TypedOwn {
  const { strapping, capacity: _, ...values } = own;
  return { fields: formatInputs(ownInputs, values), table: strapping && own };
}

export const ownFields = ({ fields: { shape }, table }: TypedOwn): readonly (keyof typeof ownInputs)[] => [
  ...(table ? [] : (['shape'] as const)),
  'medium',
  ...(table ? [] : dimensions[shape as OwnTank['shape']]),
  'use',
  'level',
];

export function readOwnForm(typed: TypedOwn) {
  const read = readFields(ownInputs, typed.fields, ownFields(typed), 6);
  if (!read.isWhole) return { ...read, clash: undefined, own: undefined };
  const own = withOwnHeight({ ...initialValues(ownInputs), ...typed.table, ...read.values });
  return { ...read, clash: ownConflict(own), own };
}
