import type { WidgetProps } from '@rjsf/utils';
import styles from './Fields.module.css';

/** One of a few values: the browser's own list. */
export function SelectWidget({ id, value, options, onChange, required, label, schema }: WidgetProps) {
  const choices = options.enumOptions ?? [];
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <select
      className={styles.control}
      id={id}
      aria-label={schema.type === undefined ? label : undefined}
      value={chosen}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      {(!required || chosen < 0) && <option value={-1}>–</option>}
      {choices.map(({ label: name }, at) => (
        <option key={name} value={at}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Yes or no. */
export function CheckboxWidget({ id, value, onChange, label }: WidgetProps) {
  return (
    <label className={styles.check} htmlFor={id}>
      <input type="checkbox" id={id} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
