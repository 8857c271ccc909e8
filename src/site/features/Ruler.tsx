import { Text } from '../../shared/ui/Text.tsx';
import styles from './Benefits.module.css';
import { claimSpan } from './claim-scale.ts';
import type { Benefit } from './schema.ts';

/** Longest time on the ruler, in months. */
const months = 24;

interface RulerProps extends Readonly<Benefit['scale']> {
  figure: string;
}

/**
 * The figure to scale: of 100 per cent, what falls away for certain (bright) and what may fall away (half bright); or
 * the months until it is paid back: before them (half bright) and the span of the claim (bright).
 */
export function Ruler({ figure, kind, from, to }: RulerProps) {
  const span = claimSpan(figure);
  const reduction = kind === 'reduction';
  const whole = reduction ? 100 : months;
  const [near, far] = [(span.from / whole) * 100, (span.to / whole) * 100];
  const steps = reduction ? 10 : 12;
  return (
    <div>
      <svg className={styles.scale} aria-hidden="true" focusable="false">
        <rect className={styles.whole} x="0" y="10" width="100%" height="22" />
        <rect className={reduction ? styles.sure : styles.range} x="0" y="10" width={`${near}%`} height="22" />
        <rect
          className={reduction ? styles.range : styles.sure}
          x={`${near}%`}
          y="10"
          width={`${far - near}%`}
          height="22"
        />
        {Array.from({ length: steps + 1 }, (_, i) => `${(i / steps) * 100}%`).map((x) => (
          <line key={x} className={styles.tick} x1={x} x2={x} y1="32" y2="39" />
        ))}
      </svg>
      <p className={`${styles.ends} note spread`}>
        <Text.span className="plain strong">{from}</Text.span>
        <Text.span className={styles.far}>{to}</Text.span>
      </p>
    </div>
  );
}
