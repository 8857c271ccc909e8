import { interfaceWords } from '../../../shared/words/interface.words.ts';
import { place } from './axis.ts';
import styles from './RangeControl.module.css';
import type { ChartRange } from './use-range.ts';

interface RangeControlProps {
  range: ChartRange;
  /** Distance of two places that an end can stand at. */
  step: number;
  /** A value of the axis in words. */
  name: (value: number) => string;
}

const words = interfaceWords.chartRange;

/** Two ends under a chart that choose the part which it shows: native sliders, for mouse, finger and keys. */
export function RangeControl({ range, step, name }: RangeControlProps) {
  const { min, max, from, to, show } = range;
  const left = place(range, from);
  const whole = from === min && to === max;
  const end = (label: string, value: number, set: (value: number) => void, above: boolean) => (
    <input
      className={styles.end}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={name(value)}
      data-above={above || undefined}
      onChange={(event) => set(event.target.valueAsNumber)}
    />
  );
  return (
    <div className={`${styles.control} screen-only`}>
      <div className={styles.track}>
        <svg className={styles.window} aria-hidden="true">
          <rect className={styles.rest} width="100%" height="2" />
          <rect className={styles.part} x={`${left}%`} width={`${place(range, to) - left}%`} height="2" />
        </svg>
        {/* Where both ends stand close to the right, the left one has to be within reach. */}
        {end(words.from, from, (value) => show(value, to), left > 50)}
        {end(words.to, to, (value) => show(from, value), false)}
      </div>
      {!whole && (
        <p className="spread middle small">
          <span className="figures">
            {name(from)} – {name(to)}
          </span>
          <button className={`${styles.whole} touch unbroken`} type="button" onClick={() => show(min, max)}>
            {words.whole}
          </button>
        </p>
      )}
    </div>
  );
}
