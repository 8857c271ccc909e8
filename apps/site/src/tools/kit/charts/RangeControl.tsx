import { useState } from 'react';
import { useEntry } from '../../../shared/ui/form/use-entry.ts';
import { untranslated } from '../../../shared/ui/untranslated.ts';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import styles from './RangeControl.module.css';

/** Visible range of an axis: all of it until the visitor chooses, and again when the axis changes. */
export function useRange(min: number, max: number, least: number) {
  const [chosen, choose] = useState<{ from: number; to: number; min: number; max: number }>();
  const { from, to } = chosen?.min === min && chosen.max === max ? chosen : { from: min, to: max };
  const apart = Math.min(least, max - min);
  const show = (ends: { from: number; to: number }) => choose({ ...ends, min, max });
  return {
    min,
    max,
    from,
    to,
    /** The moved end stops at the minimum distance from the other end. */
    moveFrom: (wanted: number) => show({ from: Math.min(wanted, to - apart), to }),
    moveTo: (wanted: number) => show({ from, to: Math.max(wanted, from + apart) }),
    reset: () => choose(undefined),
  };
}

interface RangeControlProps {
  range: ReturnType<typeof useRange>;
  /** Step of the two sliders in units of the axis. */
  step: number;
  name: (value: number) => string;
}

const words = interfaceWords.chartRange;

export function RangeControl({ range, ...axis }: RangeControlProps) {
  const { min, max, from, to, moveFrom, moveTo, reset } = range;
  return (
    <div className={`${styles.control} fit screen-only`} data-needs-script="">
      <End {...axis} min={min} max={max} label={words.from} value={from} onChange={moveFrom} />
      <End {...axis} min={min} max={max} label={words.to} value={to} onChange={moveTo} />
      {(from !== min || to !== max) && (
        <button className={`${styles.whole} touch small underlined`} type="button" onClick={reset}>
          {words.whole}
        </button>
      )}
    </div>
  );
}

interface EndProps extends Omit<RangeControlProps, 'range'> {
  min: number;
  max: number;
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function End({ label, value, onChange, name, ...axis }: EndProps) {
  const [shown, enter] = useEntry(value, onChange);
  return (
    <label className="note slim">
      <span className="spread wrap">
        <span>{label}</span>{' '}
        <span className="figures" {...untranslated(name(shown))}>
          {name(shown)}
        </span>
      </span>
      <input
        className="full touch block"
        type="range"
        {...axis}
        value={shown}
        aria-valuetext={name(shown)}
        onChange={({ target }) => enter(target.valueAsNumber)}
      />
    </label>
  );
}
