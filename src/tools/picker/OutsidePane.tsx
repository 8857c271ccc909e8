import styles from './SensorPicker.module.css';
import type { Outside, PickerText } from './schema.ts';

/** Instruments that serve such a tank and that the catalogue does not have. */
export function OutsidePane({ words, items }: { words: PickerText['words']; items: readonly Outside[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack-4 top slim" aria-labelledby="luar-katalog">
      <h3 className={styles.title} id="luar-katalog">
        {words.outside}
      </h3>
      <p className="quiet measure">{words.outsideLead}</p>
      <ul className={`${styles.outside} stack-3`}>
        {items.map(({ title, reason }) => (
          <li key={reason} className="measure">
            <strong>{title}.</strong> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
