import { Text } from '../../shared/ui/Text.tsx';
import styles from './Benefits.module.css';
import { claimSpan } from './claim-scale.ts';
import type { Benefit } from './schema.ts';

/** Longest time on the ruler, in months. */
const months = 24;

interface RulerProps extends Readonly<Benefit['scale']> {
  figure: string;
}

/** The figure to scale: of 100 per cent, what is left (solid) and what may be left (hatched); or a time in months. */
export function Ruler({ figure, kind, from, to }: RulerProps) {
  const span = claimSpan(figure);
  const reduction = kind === 'reduction';
  const [solid, end] = reduction
    ? [100 - span.to, 100 - span.from]
    : [(span.from / months) * 100, (span.to / months) * 100];
  const steps = reduction ? 10 : 12;
  return (
    <div>
      <svg className={styles.scale} aria-hidden="true" focusable="false">
        <rect className={styles.whole} x="0" y="10" width="100%" height="22" />
        <rect className={reduction ? styles.left : styles.wait} x="0" y="10" width={`${solid}%`} height="22" />
        <rect className={styles.range} x={`${solid}%`} y="10" width={`${end - solid}%`} height="22" />
        {Array.from({ length: steps + 1 }, (_, i) => `${(i / steps) * 100}%`).map((x) => (
          <line key={x} className={styles.tick} x1={x} x2={x} y1="32" y2="39" />
        ))}
      </svg>
      <p className={`${styles.ends} label spread`}>
        <Text.span>{from}</Text.span>
        <Text.span className={styles.far}>{to}</Text.span>
      </p>
    </div>
  );
}
