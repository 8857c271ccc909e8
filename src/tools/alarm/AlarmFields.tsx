import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import type { ToolInputs } from '../kit/useInputs.ts';
import styles from './Alarm.module.css';
import type { AlarmField, alarmInputs } from './alarm-inputs.ts';
import { groups } from './fields.ts';
import { contradictions } from './reorder-point.ts';
import type { AlarmText } from './schema.ts';

interface AlarmFieldsProps {
  text: AlarmText;
  state: ToolInputs<typeof alarmInputs>;
  names: readonly AlarmField[];
}

/** Some of the fields, two beside each other where there is room. */
export function FieldPairs({ text, state: { typed, values, problems, set }, names }: AlarmFieldsProps) {
  const clashes = contradictions(values);
  const clash = (name: AlarmField) => clashes[name] && text.problems[clashes[name]];
  return (
    <div className={styles.pair}>
      {names.map((name) => (
        <NumberField
          key={name}
          // The page itself has an element that is called isi.
          id={`alarm-${name}`}
          {...text.fields[name]}
          value={typed[name]}
          onChange={(value) => set(name, value)}
          problem={problems[name] ?? clash(name)}
        />
      ))}
    </div>
  );
}

/** Everything about the tank and its supply, group by group. */
export function AlarmFields({ text, state }: Omit<AlarmFieldsProps, 'names'>) {
  return Object.entries(groups).map(([group, names]) => (
    <InputGroup key={group} title={text.groups[group as keyof typeof groups]}>
      <FieldPairs text={text} state={state} names={names} />
    </InputGroup>
  ));
}
