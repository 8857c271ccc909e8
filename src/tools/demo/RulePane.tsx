import { useState } from 'react';
import { timeAt } from '../../plant/simulator/clock.ts';
import type { Tank } from '../../plant/simulator/types.ts';
import {
  clashOf,
  type LevelRule,
  longestDelay,
  neverReached,
  type RuleClash,
  ruleOf,
  usualRule,
} from '../../plant/watch/level-rule.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { formatFree, parseNumber, type SignReading } from '../../shared/format/parse-number.ts';
import { signSentence } from '../../shared/format/sign-words.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './FormPane.module.css';
import type { DemoText } from './schema.ts';
import type { Demo } from './use-demo.ts';
import { percentText } from './view.ts';

interface RulePaneProps {
  tank: Tank;
  simulation: Demo['simulation'];
  text: DemoText;
}

/** The alarm rule of one tank, to be changed and watched. */
export default function RulePane({ tank, simulation, text: { rules: text, numbers } }: RulePaneProps) {
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
  const hint = (field: (typeof ruleFields)[number], problem?: string) => {
    if (!limitFields.has(field)) return text.fields[field].hint;
    if (typed[field].trim() === '') return text.unset;
    const value = read.values[field];
    return value === undefined || problem
      ? undefined
      : fillSlots(text.metres, { metres: formatUnit((value / 100) * spec.height, 'm', 2) });
  };
  return (
    <section className="stack-3 slim" aria-labelledby="demo-batas">
      <h2 className={styles.title} id="demo-batas">
        {fillSlots(text.title, { tank: spec.id })}
      </h2>
      <p className="small quiet">{fillSlots(text.lead, { height: formatUnit(spec.height, 'm', 2) })}</p>
      <div className={`${styles.fields} ${styles.narrow}`}>
        {ruleFields.map((field) => {
          const sign = read.reads[field];
          return (
            <NumberField
              key={field}
              id={`demo-batas-${field}`}
              label={text.fields[field].label}
              unit={text.fields[field].unit}
              hint={hint(field, read.problems[field])}
              value={typed[field]}
              problem={read.problems[field]}
              reading={sign && signSentence(numbers, sign)}
              onChange={(value) => change({ ...typed, [field]: value })}
            />
          );
        })}
      </div>
      <div className={styles.said}>
        {read.clash && <p className={styles.problem}>{text.problems[read.clash]}</p>}
        {read.rule && outlookOf(read.rule, tank, text).map((line) => <p key={line}>{line}</p>)}
        {applied && <p className="strong">{applied}</p>}
      </div>
      <div className="row wrap">
        <ToolButton label={text.apply} disabled={!read.rule} onClick={() => read.rule && apply(read.rule)} />
        <ToolButton label={text.restore} onClick={() => apply(usualRule(spec))} />
      </div>
    </section>
  );
}

/** Upper limits, lower limits, and at the end of each line what belongs to all of them. */
const ruleFields = ['highHigh', 'high', 'deadband', 'lowLow', 'low', 'delay'] as const;
type RuleField = (typeof ruleFields)[number];
type TypedRule = Record<RuleField, string>;

const limitFields: ReadonlySet<RuleField> = new Set(['highHigh', 'high', 'low', 'lowLow']);
/** May be left empty: nobody is called there. */
const optional: ReadonlySet<RuleField> = new Set(['highHigh', 'lowLow']);

/** Per cent and minutes that a field can hold at all; what contradicts is judged by the rule as a whole. */
const bounds: Record<RuleField, { min: number; max: number; unit: string; whole?: boolean }> = {
  highHigh: { min: -999, max: 999, unit: '%' },
  high: { min: -999, max: 999, unit: '%' },
  low: { min: -999, max: 999, unit: '%' },
  lowLow: { min: -999, max: 999, unit: '%' },
  deadband: { min: 0, max: 100, unit: '%' },
  delay: { min: 0, max: 10 * longestDelay, unit: 'menit', whole: true },
};

/** A rule as it stands in the fields. */
const typedRule = (rule: LevelRule): TypedRule =>
  Object.fromEntries(
    ruleFields.map((field) => [field, rule[field] === undefined ? '' : formatFree(rule[field])]),
  ) as TypedRule;

interface RuleRead {
  values: Partial<Record<RuleField, number>>;
  /** Sentences for fields that hold no figure. */
  problems: Partial<Record<RuleField, string>>;
  /** How figures were read that others would read differently. */
  reads: Partial<Record<RuleField, SignReading>>;
  clash: RuleClash | undefined;
  /** Only where it is possible. */
  rule: LevelRule | undefined;
}

/** What is typed, as a rule; digits beyond a hundredth of a per cent are dropped, as an address keeps no more. */
function readRule(typed: TypedRule): RuleRead {
  const values: RuleRead['values'] = {};
  const problems: RuleRead['problems'] = {};
  const reads: RuleRead['reads'] = {};
  for (const field of ruleFields) {
    if (optional.has(field) && typed[field].trim() === '') continue;
    const parsed = parseNumber(typed[field], bounds[field]);
    if ('problem' in parsed) problems[field] = parsed.problem;
    else {
      values[field] = Number(parsed.value.toFixed(2));
      if (parsed.read) reads[field] = parsed.read;
    }
  }
  const { lowLow, low, high, highHigh, deadband, delay } = values;
  const whole = low !== undefined && high !== undefined && deadband !== undefined && delay !== undefined;
  if (!whole || Object.keys(problems).length > 0) return { values, problems, reads, clash: undefined, rule: undefined };
  const rule: LevelRule = { lowLow, low, high, highHigh, deadband, delay };
  const clash = clashOf(rule);
  return { values, problems, reads, clash, rule: clash ? undefined : rule };
}

/** What a possible rule will do to a tank as it stands, in sentences. */
function outlookOf(rule: LevelRule, { spec, last }: Tank, text: DemoText['rules']): string[] {
  const never = neverReached(rule, spec);
  const passed = [
    { name: 'HH', limit: rule.highHigh, beyond: last.level >= (rule.highHigh ?? Number.POSITIVE_INFINITY) },
    { name: 'H', limit: rule.high, beyond: last.level >= rule.high },
    { name: 'LL', limit: rule.lowLow, beyond: last.level <= (rule.lowLow ?? Number.NEGATIVE_INFINITY) },
    { name: 'L', limit: rule.low, beyond: last.level <= rule.low },
  ].find(({ beyond }) => beyond);
  const slots = {
    level: percentText(last.level),
    limit: passed ? `${passed.name} ${percentText(passed.limit ?? 0)}` : '',
    delay: formatUnit(rule.delay, 'menit'),
    dead: formatUnit(spec.dead, '%'),
  };
  const happens = passed ? (rule.delay > 0 ? text.ringsAfter : text.rings) : text.waits;
  return [
    ...(never.pumps ? [text.never.pumps] : []),
    ...(never.protection ? [text.never.protection] : []),
    happens,
  ].map((line) => fillSlots(line, slots));
}
