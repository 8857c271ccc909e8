import { deskWords } from '../desk.words.ts';
import type { ControlProps } from './control.ts';
import styles from './Fields.module.css';

/** An address: one of the site from a list, or any other typed. */
export function LinkControl({ id, value, onChange, context, described }: ControlProps) {
  const { addresses } = context.index;
  const [path = '', ...rest] = value.split(/(?=[?#])/);
  const isOwn = addresses.includes(path);
  return (
    <div className={styles.pair}>
      <select
        {...described}
        className={styles.control}
        id={id}
        value={isOwn ? path : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{deskWords.form.other}</option>
        {addresses.map((target) => (
          <option key={target} value={target}>
            {target}
          </option>
        ))}
      </select>
      {(!isOwn || rest.length > 0) && (
        <input
          className={styles.control}
          id={`${id}__other`}
          aria-label={deskWords.form.other}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
