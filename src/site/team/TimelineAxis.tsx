import type { TeamPage } from './schema.ts';
import styles from './Timeline.module.css';
import { dayAt, monthAt } from './timeline-scale.ts';

interface TimelineAxisProps {
  days: number;
  labels: TeamPage['services']['labels'];
}

/** The axis under the rows: working days until handover, months after it. Words keep their size. */
export function TimelineAxis({ days, labels }: TimelineAxisProps) {
  const ticks = Array.from({ length: days + 1 }, (_, i) => i);
  return (
    <div className={`${styles.axis} rule-strong`}>
      <svg className="figures" aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <line
            key={tick}
            className={styles.tick}
            x1={dayAt(tick, days)}
            x2={dayAt(tick, days)}
            y1="0"
            y2={tick % 5 ? 5 : 9}
          />
        ))}
        {ticks
          .filter((tick) => tick % 5 === 0)
          .map((tick) => (
            <text key={tick} x={dayAt(tick, days)} y="25" textAnchor={tick ? 'middle' : 'start'}>
              {tick}
            </text>
          ))}
        {[3, 6, 9, 12].map((tick) => (
          <g key={tick}>
            <line className={styles.tick} x1={monthAt(tick)} x2={monthAt(tick)} y1="0" y2="9" />
            <text x={monthAt(tick)} y="25" textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        <text x="0" y="43">
          {labels.days.plain}
        </text>
        <text x={monthAt(0)} y="43">
          {labels.months.plain}
        </text>
      </svg>
    </div>
  );
}
