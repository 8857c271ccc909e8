import { useState } from 'react';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { mediumIds } from './medium-ids.ts';
import { fieldsOf, readOwnForm, shapes, typedOwn } from './own-form.ts';
import { kinOf, ownCapacity, ownTag } from './own-tank.ts';
import styles from './RulePane.module.css';
import type { DemoText } from './schema.ts';
import type { Demo } from './use-demo.ts';
import { spanText, stockText } from './view.ts';

/** The visitor's own tank: its shape, what is in it, and what is taken from it. */
export default function OwnPane({
  demo,
  text: {
    own: text,
    tank: { beyond },
  },
}: {
  demo: Demo;
  text: DemoText;
}) {
  const { session, run } = demo.simulation;
  const [typed, setTyped] = useState(() => typedOwn(run.own));
  const { own, clash, problems } = readOwnForm(typed);
  const kin = kinOf(typed.medium);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const days = session.monitors[ownTag]?.forecast.days;
  const choices = <T extends string>(names: readonly T[], words: Readonly<Record<T, string>>) =>
    names.map((value) => ({ value, label: words[value] }));
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
    <section className="stack-3 slim" aria-labelledby="demo-sendiri">
      <h2 className={styles.title} id="demo-sendiri">
        {text.title}
      </h2>
      <p className="small quiet">{text.lead}</p>
      <div className={styles.fields}>
        {typed.table ? null : (
          <ChoiceSelect
            id="demo-sendiri-bentuk"
            label={text.shape}
            options={choices(shapes, text.shapes)}
            value={typed.shape}
            onChange={(shape) => change({ shape })}
          />
        )}
        <ChoiceSelect
          id="demo-sendiri-isi"
          label={text.medium}
          options={choices(mediumIds, text.media)}
          value={typed.medium}
          onChange={(medium) => change({ medium })}
        />
        {fieldsOf(typed).map((field) => (
          <NumberField
            key={field}
            id={`demo-sendiri-${field}`}
            label={text.fields[field].label}
            unit={text.fields[field].unit}
            hint={text.fields[field].hint}
            value={typed.fields[field]}
            problem={problems[field]}
            onChange={(value) => change({ fields: { ...typed.fields, [field]: value } })}
          />
        ))}
      </div>
      {typed.table && own && (
        <p className="small">
          {fillSlots(text.strapped, {
            capacity: formatUnit(ownCapacity(own), 'kL', 2),
            height: formatUnit(own.height, 'm', 2),
          })}
        </p>
      )}
      <div className={styles.said}>
        {refused && <p className={styles.problem}>{refused}</p>}
        {run.own && (
          <p className="strong">
            {fillSlots(text.applied, {
              tank: ownTag,
              capacity: stockText(kin, ownCapacity(run.own)),
              days: days === undefined ? beyond : spanText(days),
            })}
          </p>
        )}
      </div>
      <div className="row wrap">
        <ToolButton label={text.apply} disabled={!own || clash !== undefined} onClick={() => own && demo.putIn(own)} />
        <ToolButton label={text.remove} disabled={!run.own} onClick={() => demo.putIn(undefined)} />
      </div>
    </section>
  );
}
