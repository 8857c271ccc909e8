import { joinClasses } from '../../../shared/ui/classes.ts';
import type { Dragged, Field } from './instrument.ts';
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
 * Slider on the vessel of the page's picture or, with a rail, on that in the drawing; live.ts puts it there. It is
 * rendered with the instrument, so that its styles do not delay the first paint.
 */
export function Lever({ name, label, field, rail }: LeverProps) {
  const flat = rail !== undefined && rail.from[1] === rail.to[1];
  const down = rail !== undefined && rail.from[1] < rail.to[1];
  const look = [rail && styles.drawn, flat && styles.flat, down && styles.down];
  return (
    <label className={joinClasses(styles.lever, ...look, 'screen-only')} data-lever="" hidden>
      <span className="visually-hidden">{label}</span>
      <input type="range" {...sliderProps(name, field)} aria-orientation={flat ? 'horizontal' : 'vertical'} />
    </label>
  );
}

interface LeverProps {
  name: string;
  label: string;
  field: Field;
  rail: Dragged['rail'];
}
