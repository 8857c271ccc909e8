import styles from './ChoiceField.module.css';
import { useEntry } from './use-entry.ts';

interface ChoiceFieldProps<T extends string> {
  /** Name of the group of radio buttons; unique on the page. */
  name: string;
  legend: string;
  options: readonly { value: T; label: string; note?: string | undefined }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few: radio buttons that look like the positions of a switch. */
export function ChoiceField<T extends string>({ name, legend, options, value, onChange }: ChoiceFieldProps<T>) {
  const [shown, enter] = useEntry(value, onChange);
  return (
    <fieldset className={`${styles.group} slim`}>
      <legend className={`${styles.legend} strong`}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.option} touch stack-2 middle`}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === shown}
              onChange={() => enter(option.value)}
            />
            <span>
              {option.label}
              {option.note && <span className="small quiet block">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
