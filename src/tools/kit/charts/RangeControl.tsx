import { useState } from 'react';
import { useEntry } from '../../../shared/ui/form/use-entry.ts';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import { place } from './chart-reading.ts';
import styles from './RangeControl.module.css';

/** The part of an axis that a chart shows. */
export interface ChartRange {
  /** Ends of the whole axis. */
  min: number;
  max: number;
  from: number;
  to: number;
  /** Sets both ends; they keep within the axis and apart. */
  show: (from: number, to: number) => void;
}

/** Which part of an axis is shown: all of it until somebody chooses, at least `least`; all of it again when it changes. */
export function useRange(min: number, max: number, least: number): ChartRange {
  const [chosen, choose] = useState<{ from: number; to: number; min: number; max: number }>();
  const held = chosen?.min === min && chosen.max === max ? chosen : { from: min, to: max };
  const apart = Math.min(least, max - min);
  return {
    min,
    max,
    from: held.from,
    to: held.to,
    show: (from, to) => {
      // The end that was moved gives way to the one that stands.
      const low = from === held.from ? from : Math.min(Math.max(min, from), to - apart);
      const high = to === held.to ? to : Math.max(Math.min(max, to), from + apart);
      choose({ from: low, to: high, min, max });
    },
  };
}

const words = interfaceWords.chartRange;

interface RangeControlProps {
  range: ChartRange;
  /** Distance of two places that an end can stand at. */
  step: number;
  /** A value of the axis in words. */
  name: (value: number) => string;
}

/** Two ends under a chart that choose the part which it shows: native sliders, for mouse, finger and keys. */
export function RangeControl({ range, step, name }: RangeControlProps) {
  const { min, max, from, to, show } = range;
  const left = place(range, from);
  const axis = { min, max, step, name };
  return (
    <div className={`${styles.control} screen-only`} data-needs-script="">
      <div className={styles.track}>
        <svg className={styles.window} aria-hidden="true">
          <rect className={styles.rest} width="100%" height="2" />
          <rect className={styles.part} x={`${left}%`} width={`${place(range, to) - left}%`} height="2" />
        </svg>
        {/* Where both ends stand close to the right, the left one has to be within reach. */}
        <End {...axis} label={words.from} value={from} onChange={(value) => show(value, to)} above={left > 50} />
        <End {...axis} label={words.to} value={to} onChange={(value) => show(from, value)} />
      </div>
      {(from !== min || to !== max) && (
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
