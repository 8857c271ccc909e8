import type { KeyboardEvent } from 'react';
import styles from './LevelHandle.module.css';
import type { Placement } from './placement.ts';

interface LevelHandleProps {
  placement: Placement;
  /** m, as the level and its step are */
  height: number;
  step: number;
  level: number;
  label: string;
  /** The value as it is read out, and as it is shown. */
  spoken: string;
  shown: string;
  onLevel: (level: number) => void;
}

/** How many steps a key moves the level. */
const moves: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The handle at the end of the level line. The drawing that it lies on moves it with the pointer. */
export function LevelHandle({ placement, height, step, level, label, spoken, shown, onLevel }: LevelHandleProps) {
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const wanted = Number(((Math.round(level / step) + by) * step).toFixed(6));
    onLevel(Math.min(height, Math.max(0, wanted)));
  };
  // The figure is set in a monospaced face: a sign is 8.5 px wide.
  const width = Math.max(106, 42 + shown.length * 8.5);
  const y = `${((placement.zero - level * placement.scale) / placement.height) * 100}%`;
  return (
    <svg className={styles.layer} role="none">
      <svg className={styles.place} x="100%" y={y} role="none">
        {/* A native range cannot lie along a drawing to scale. */}
        <g
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={height}
          aria-valuenow={level}
          aria-valuetext={spoken}
          onKeyDown={move}
        >
          <g className={styles.wide}>
            <rect className={styles.target} x={-width - 2} y="-22" width={width} height="44" rx="3" />
            <path className={styles.pointer} d={`M${-width} 0l14-14H-6V14H${14 - width}Z`} />
            <path
              className={`${styles.grip} outline screen-only`}
              d={`M${18 - width}-3l4-4 4 4M${18 - width} 3l4 4 4-4`}
            />
            <text className={`${styles.value} figures`} x="-12" textAnchor="end" dy="0.35em">
              {shown}
            </text>
          </g>
          <g className={styles.narrow}>
            <rect className={styles.target} x="-48" y="-22" width="48" height="44" rx="3" />
            <path className={styles.pointer} d="M-46 0-30-16H-4V16H-30Z" />
            <path className={`${styles.grip} outline screen-only`} d="M-24-4-18-10-12-4M-24 4-18 10-12 4" />
          </g>
        </g>
      </svg>
    </svg>
  );
}
