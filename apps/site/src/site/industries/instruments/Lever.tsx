import type { Field } from './instrument.ts';
import styles from './Lever.module.css';

/** Attributes of a field's native slider. */
export const sliderProps = (name: string, { min, max, step, start }: Field) => ({
  name,
  min,
  max,
  step,
  defaultValue: start,
});

/**
 * Vertical slider that live.ts puts on the vessel of the page's picture. It is rendered with the instrument, so that its
 * styles do not delay the first paint.
 */
export function Lever({ name, label, field }: { name: string; label: string; field: Field }) {
  return (
    <label className={styles.lever} data-lever="" hidden>
      <span className="visually-hidden">{label}</span>
      <input type="range" {...sliderProps(name, field)} aria-orientation="vertical" />
    </label>
  );
}
