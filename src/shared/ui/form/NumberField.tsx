import { classes } from '../classes.ts';
import { useSpoken } from '../use-spoken.ts';
import { controlClass, Field } from './Field.tsx';
import styles from './NumberField.module.css';
import { useEntry } from './use-entry.ts';

interface NumberFieldProps {
  id: string;
  label: string;
  /** Stands at the end of the field and belongs to its name, e.g. `m` or `Rp/bulan`. */
  unit?: string | undefined;
  /** One line under the field: where to find the figure, or what is usual. */
  hint?: string | undefined;
  /** What stands in the field. */
  value: string;
  onChange: (text: string) => void;
  /** How the figure was read, where others would read it differently. */
  reading?: string | undefined;
  /** Why the value cannot be used; the result keeps the last usable one. */
  problem?: string | undefined;
}

/** A field for one figure, written as Indonesians write it. */
export function NumberField({ id, label, unit, hint, value, onChange, reading, problem }: NumberFieldProps) {
  const [shown, enter] = useEntry(value, onChange);
  useSpoken(problem ?? reading);
  const described = [hint && `${id}-petunjuk`, (problem ?? reading) && `${id}-salah`].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} optional={unit && `(${unit})`}>
      <input
        className={classes(controlClass, styles.control)}
        id={id}
        name={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => enter(event.target.value)}
      />
      {hint && (
        <p className="caption" id={`${id}-petunjuk`}>
          {hint}
        </p>
      )}
      <p className={classes(styles.said, problem ? styles.problem : 'caption')} id={`${id}-salah`}>
        {problem ?? reading}
      </p>
    </Field>
  );
}
