import { classes } from '../classes.ts';
import styles from './ChoiceSelect.module.css';
import { controlClass, Field } from './Field.tsx';
import { useEntry } from './use-entry.ts';

interface ChoiceSelectProps<T extends string> {
  id: string;
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of several in one line: the browser's own list, where radio buttons would take too much room. */
export function ChoiceSelect<T extends string>({ id, label, options, value, onChange }: ChoiceSelectProps<T>) {
  const [shown, enter] = useEntry(value, onChange);
  return (
    <Field id={id} label={label}>
      <select
        className={classes(controlClass, styles.select)}
        id={id}
        name={id}
        value={shown}
        onChange={(event) => enter(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
