import { useState } from 'react';
import { timeAt } from '../../plant/simulator/clock.ts';
import type { Tank } from '../../plant/simulator/types.ts';
import { type LevelRule, ruleOf, usualRule } from '../../plant/watch/level-rule.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './RulePane.module.css';
import { limitFields, readRule, ruleFields, type TypedRule, typedRule } from './rule-form.ts';
import { outlookOf } from './rule-outlook.ts';
import type { DemoText } from './schema.ts';
import type { Simulation } from './use-simulation.ts';

interface RulePaneProps {
  tank: Tank;
  simulation: Simulation;
  text: DemoText;
}

/** The alarm rule of one tank, to be changed and watched. */
export default function RulePane({ tank, simulation, text: { rules: text } }: RulePaneProps) {
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
        {ruleFields.map((field) => (
          <NumberField
            key={field}
            id={`demo-batas-${field}`}
            label={text.fields[field].label}
            unit={text.fields[field].unit}
            hint={hint(field, read.problems[field])}
            value={typed[field]}
            problem={read.problems[field]}
            onChange={(value) => change({ ...typed, [field]: value })}
          />
        ))}
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
