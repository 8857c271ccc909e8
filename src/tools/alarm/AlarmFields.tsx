import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import styles from './Alarm.module.css';
import { type AlarmField, alarmInputs, groups } from './alarm-inputs.ts';
import type { AlarmText } from './schema.ts';

interface AlarmFieldsProps {
  text: AlarmText;
  words: ToolWords;
  state: ToolInputs<typeof alarmInputs>;
  names: readonly AlarmField[];
}

/** Some of the fields, two beside each other where there is room. */
export function FieldPairs({ text, words, state, names }: AlarmFieldsProps) {
  const { typed, problems, clashes, set } = state;
  const clash = (name: AlarmField) => text.problems[clashes[name] as keyof AlarmText['problems']];
  return (
    <div className={styles.pair}>
      {names.map((name) => (
        <NumberField
          key={name}
          // The page itself has an element that is called isi.
          id={`alarm-${alarmInputs[name].key}`}
          {...text.fields[alarmInputs[name].key]}
          value={typed[name]}
          onChange={(value) => set(name, value)}
          reading={fieldReading(words, state, name)}
          problem={problems[name] ?? clash(name)}
        />
      ))}
    </div>
  );
}

/** Everything about the tank and its supply, group by group. */
export function AlarmFields({ text, words, state }: Omit<AlarmFieldsProps, 'names'>) {
  return Object.entries(groups).map(([group, names]) => (
    <InputGroup key={group} title={text.groups[group as keyof typeof groups]}>
      <FieldPairs text={text} words={words} state={state} names={names} />
    </InputGroup>
  ));
}
