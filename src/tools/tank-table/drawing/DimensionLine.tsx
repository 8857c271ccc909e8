import type { Placement } from './placement.ts';
import styles from './TankViews.module.css';

interface DimensionLineProps {
  sheet: Pick<Placement, 'width' | 'height'>;
  /** Ends on the sheet: level or upright. */
  from: readonly [number, number];
  to: readonly [number, number];
  text: string;
}

/** A dimension line with slashes at its ends. The figure of an upright one runs upwards. */
export function DimensionLine({ sheet, from: [x1, y1], to: [x2, y2], text }: DimensionLineProps) {
  const across = (x: number) => `${(x / sheet.width) * 100}%`;
  const down = (y: number) => `${(y / sheet.height) * 100}%`;
  const upright = x1 === x2;
  return (
    <>
      <line className={`${styles.dimension} outline`} x1={across(x1)} y1={down(y1)} x2={across(x2)} y2={down(y2)} />
      {[
        [x1, y1],
        [x2, y2],
      ].map(([x = 0, y = 0]) => (
        <svg key={`${x} ${y}`} x={across(x)} y={down(y)} overflow="visible" aria-hidden="true">
          <path className={`${styles.dimension} outline`} d={upright ? 'M-6 0H12M-4 4 4-4' : 'M0-12V6M-4 4 4-4'} />
        </svg>
      ))}
      <svg x={across((x1 + x2) / 2)} y={down((y1 + y2) / 2)} overflow="visible" role="none">
        <text
          className={`${styles.figure} figures`}
          y={upright ? -8 : 18}
          textAnchor="middle"
          {...(upright && { transform: 'rotate(-90)' })}
        >
          {text}
        </text>
      </svg>
    </>
  );
}
