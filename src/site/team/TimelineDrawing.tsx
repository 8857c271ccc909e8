import type { TeamService } from '../../shared/records/offer.ts';
import { sequence } from './schedule.ts';
import type { TeamPage } from './schema.ts';
import styles from './TimelineDrawing.module.css';

interface TimelineDrawingProps {
  services: readonly TeamService[];
  labels: TeamPage['services']['labels'];
}

/** Working days fill the left part of the axis, the months after handover the right part; per cent of the width. */
const part = { days: 56, months: 62, end: 98 } as const;
const rowHeight = 58;
const top = 52;
const months = 12;

/** All services on one axis: lengths to scale, the work that recurs after the break. Words keep their size. */
export function TimelineDrawing({ services, labels }: TimelineDrawingProps) {
  const { phases, total } = sequence(services.flatMap(({ days }) => (days ? [days] : [])));
  const day = (value: number) => `${(value / total.to) * part.days}%`;
  const month = (value: number) => `${part.months + (value / months) * (part.end - part.months)}%`;
  const bottom = top + services.length * rowHeight;
  const label = services.map(({ title, duration }) => `${title.plain}: ${duration.plain}`).join('; ');
  return (
    <svg
      className={`${styles.drawing} figures`}
      role="img"
      aria-label={`${total.from}–${total.to} ${labels.total.plain}. ${label}.`}
    >
      <defs>
        <pattern id="boleh-lebih" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0v6" />
        </pattern>
        <marker id="ujung" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="9" markerHeight="9" orient="auto">
          <path className={styles.head} d="M0 1l10 4-10 4Z" />
        </marker>
        <marker id="pangkal" viewBox="0 0 10 10" refX="0" refY="5" markerWidth="9" markerHeight="9" orient="auto">
          <path className={styles.head} d="M10 1 0 5l10 4Z" />
        </marker>
      </defs>
      <line className={styles.measure} x1="0" x2={day(total.to)} y1="26" y2="26" />
      <text className={styles.strong} x="0" y="14">
        {total.from}–{total.to} {labels.total.plain}
      </text>
      <line className={styles.handover} x1={day(total.to)} x2={day(total.to)} y1="18" y2={bottom} />
      {services.map((service, index) => {
        const y = top + index * rowHeight;
        const phase = phases[index];
        return (
          <g key={service.title.plain}>
            <text className={`${styles.name} strong`} x="0" y={y + 15}>
              {index + 1}{' '}
              {service.title.parts.map((part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <tspan key={part.text} lang={part.kind === 'en' ? 'en' : undefined}>
                    {part.text}
                  </tspan>
                ),
              )}
            </text>
            {service.days && phase ? (
              <>
                <rect
                  className={styles.longest}
                  x={day(phase.start)}
                  y={y + 24}
                  width={day(phase.longest)}
                  height="18"
                />
                <rect
                  className={styles.shortest}
                  x={day(phase.start)}
                  y={y + 24}
                  width={day(phase.shortest)}
                  height="18"
                />
                <svg x={day(phase.start + phase.longest)} y={y + 38} overflow="visible" aria-hidden="true">
                  <text className={styles.days} x="10">
                    {service.duration.plain}
                  </text>
                </svg>
              </>
            ) : (
              <Recurring y={y + 33} every={service.everyMonths} month={month} />
            )}
            <line className={styles.rule} x1="0" x2="100%" y1={y + rowHeight - 4} y2={y + rowHeight - 4} />
          </g>
        );
      })}
      <Axis y={bottom} days={total.to} day={day} month={month} labels={labels} />
    </svg>
  );
}

/** What goes on after handover: a line with an arrow, or a mark for each visit. */
function Recurring({ y, every, month }: { y: number; every?: number | undefined; month: (value: number) => string }) {
  if (every === undefined) return <line className={styles.ongoing} x1={month(0)} x2="100%" y1={y} y2={y} />;
  const visits = Array.from({ length: Math.floor(months / every) }, (_, i) => (i + 1) * every);
  return (
    <>
      <line className={styles.between} x1={month(0)} x2="100%" y1={y} y2={y} />
      {visits.map((at) => (
        <circle key={at} className={styles.visit} cx={month(at)} cy={y} r={at === months ? 8 : 5} />
      ))}
    </>
  );
}

interface AxisProps {
  y: number;
  days: number;
  day: (value: number) => string;
  month: (value: number) => string;
  labels: TeamPage['services']['labels'];
}

function Axis({ y, days, day, month, labels }: AxisProps) {
  const ticks = Array.from({ length: days + 1 }, (_, i) => i);
  const numbered = ticks.filter((tick) => tick % 5 === 0);
  return (
    <>
      {ticks.map((tick) => (
        <line key={tick} className={styles.tick} x1={day(tick)} x2={day(tick)} y1={y} y2={y + (tick % 5 ? 5 : 9)} />
      ))}
      {numbered.map((tick) => (
        <text key={tick} x={day(tick)} y={y + 25} textAnchor={tick ? 'middle' : 'start'}>
          {tick}
        </text>
      ))}
      <text x="0" y={y + 44}>
        {labels.days.plain}
      </text>
      {[3, 6, 9, 12].map((tick) => (
        <g key={tick}>
          <line className={styles.tick} x1={month(tick)} x2={month(tick)} y1={y} y2={y + 9} />
          <text x={month(tick)} y={y + 25} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <text x={month(0)} y={y + 44}>
        {labels.months.plain}
      </text>
    </>
  );
}
