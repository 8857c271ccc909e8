import { useEntry } from '../../../shared/ui/form/use-entry.ts';
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

interface EndProps extends Pick<ChartRange, 'min' | 'max'>, Pick<RangeControlProps, 'step' | 'name'> {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Over the other end where both stand at one place. */
  above?: boolean;
}

function End({ label, value, onChange, above, name, ...axis }: EndProps) {
  const [shown, enter] = useEntry(value, onChange);
  return (
    <input
      className={styles.end}
      type="range"
      {...axis}
      value={shown}
      aria-label={label}
      aria-valuetext={name(shown)}
      data-above={above || undefined}
      onChange={(event) => enter(event.target.valueAsNumber)}
    />
  );
}

/** Two ends under a chart that choose the part which it shows: native sliders, for mouse, finger and keys. */
export function RangeControl({ range, step, name }: RangeControlProps) {
  const { min, max, from, to, show } = range;
  const left = place(range, from);
  const whole = from === min && to === max;
  const axis = { min, max, step, name };
  return (
    <div className={`${styles.control} screen-only`}>
      <div className={styles.track}>
        <svg className={styles.window} aria-hidden="true">
          <rect className={styles.rest} width="100%" height="2" />
          <rect className={styles.part} x={`${left}%`} width={`${place(range, to) - left}%`} height="2" />
        </svg>
        {/* Where both ends stand close to the right, the left one has to be within reach. */}
        <End {...axis} label={words.from} value={from} onChange={(value) => show(value, to)} above={left > 50} />
        <End {...axis} label={words.to} value={to} onChange={(value) => show(from, value)} />
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
