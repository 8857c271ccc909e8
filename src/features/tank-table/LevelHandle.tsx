import type { KeyboardEvent } from 'react';
import { type Placement, sheet } from './drawing.ts';
import styles from './LevelHandle.module.css';

interface LevelHandleProps {
  placement: Placement;
  /** m */
  height: number;
  level: number;
  label: string;
  /** The value as it is read out, and as it is shown. */
  spoken: string;
  shown: string;
  onLevel: (level: number) => void;
}

/** How many centimetres a key moves the level. */
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
export function LevelHandle({ placement, height, level, label, spoken, shown, onLevel }: LevelHandleProps) {
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const wanted = Math.round(level * 100 + by) / 100;
    onLevel(Math.min(height, Math.max(0, wanted)));
  };
  const y = `${((placement.bottom - level * placement.scale) / sheet.height) * 100}%`;
  return (
    <svg className={styles.layer} role="presentation">
      <svg className={styles.place} x="100%" y={y} role="presentation">
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
          <rect className={styles.target} x="-112" y="-22" width="108" height="44" rx="3" />
          <path className={styles.pointer} d="M-112 0-96-14H-8V14H-96Z" />
          <path className={styles.grip} d="M-92-3-88-7-84-3M-92 3-88 7-84 3" />
          <text className={styles.value} x="-14" textAnchor="end" dy="0.35em">
            {shown}
          </text>
        </g>
      </svg>
    </svg>
  );
}
