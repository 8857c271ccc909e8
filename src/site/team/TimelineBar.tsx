import type { ScheduledWork } from './schedule.ts';
import styles from './Timeline.module.css';
import { dayAt, monthAt, months } from './timeline-scale.ts';

interface TimelineBarProps {
  /** Number of the row: names of patterns are unique in a page. */
  number: number;
  phase: ScheduledWork | undefined;
  everyMonths?: number | undefined;
  days: number;
}

/** The bar of one service: its days to scale before handover, a line or its visits after it. */
export function TimelineBar({ number, phase, everyMonths, days }: TimelineBarProps) {
  const hatch = `boleh-lebih-${number}`;
  const visits = everyMonths
    ? Array.from({ length: Math.floor(months / everyMonths) }, (_, i) => (i + 1) * everyMonths)
    : [];
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <line className={styles.handover} x1={dayAt(days, days)} x2={dayAt(days, days)} y1="0" y2="100%" />
      {phase ? (
        <>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={styles.hatch} d="M0 0v6" />
          </pattern>
          <svg x={dayAt(phase.start, days)} y="50%" overflow="visible" aria-hidden="true">
            <rect className={styles.outline} y="-9" width={dayAt(phase.longest, days)} height="18" />
            <rect fill={`url(#${hatch})`} y="-9" width={dayAt(phase.longest, days)} height="18" />
            <rect className={styles.shortest} y="-9" width={dayAt(phase.shortest, days)} height="18" />
          </svg>
        </>
      ) : (
        <line className={everyMonths ? styles.between : styles.ongoing} x1={monthAt(0)} x2="100%" y1="50%" y2="50%" />
      )}
      {!(phase || everyMonths) && (
        <svg x="100%" y="50%" overflow="visible" aria-hidden="true">
          <path className={styles.arrow} d="M-12-6 0 0-12 6Z" />
        </svg>
      )}
      {visits.map((at) => (
        <circle key={at} className={styles.visit} cx={monthAt(at)} cy="50%" r={at === months ? 8 : 5} />
      ))}
    </svg>
  );
}
