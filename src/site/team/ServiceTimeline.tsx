import type { TeamService } from '../../shared/records/offer.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceTimeline.module.css';
import { type ScheduledWork, sequence } from './schedule.ts';
import type { TeamPage } from './schema.ts';

type Service = TeamService & { id: string };
type Labels = TeamPage['services']['labels'];

/** The six services on one axis of time; each row opens into its job sheet. */
export function ServiceTimeline({ items, labels, ...heading }: TeamPage['services'] & { items: readonly Service[] }) {
  const { phases, total } = sequence(items.flatMap(({ days }) => (days ? [days] : [])));
  return (
    <Band id="layanan" opening="number" {...fillSlots(heading, { hari: `${total.from}–${total.to}` })}>
      <ol>
        {items.map((service, index) => (
          <li key={service.id}>
            <ServiceRow service={service} phase={phases[index]} days={total.to} labels={labels} />
          </li>
        ))}
      </ol>
      <TimelineAxis days={total.to} labels={labels} />
      <p className={`${styles.legend} small quiet row wrap above-2`}>
        {[labels.shortest, labels.longest, labels.visit].map((label) => (
          <Text.span key={label.plain} className="row gap-1">
            {label}
          </Text.span>
        ))}
      </p>
    </Band>
  );
}

interface ServiceRowProps extends BarProps {
  service: Service;
  labels: Labels;
}

/** One service: a bar on the axis of time that opens into what is done, who comes, and what stays with the buyer. */
function ServiceRow({ service, phase, days, labels }: ServiceRowProps) {
  const { id, title, duration, description, details, team, deliverables, everyMonths } = service;
  return (
    <details className="rule-strong prints-open">
      <summary className={styles.summary}>
        <h3 className="heading">
          <Text>{title}</Text> <Text.span className={`${styles.duration} note block`}>{duration}</Text.span>
        </h3>
        <Icon name="chevron" size={22} className={`${styles.icon} measured screen-only`} />
        <TimelineBar phase={phase} everyMonths={everyMonths} days={days} />
      </summary>
      {/* The fragment stands inside, so that the browser opens the row that a link leads to. */}
      <div id={id} className={`${styles.sheet} columns-3 gap-4`}>
        <Text.p className="measure">{description}</Text.p>
        <PointList items={details} />
        <dl className="quiet stack-2 top">
          <div>
            <Text.dt className="note">{labels.team}</Text.dt>
            <Text.dd>{team}</Text.dd>
          </div>
          <div>
            <Text.dt className="note">{labels.deliverables}</Text.dt>
            {deliverables.map((item) => (
              <Text.dd key={item.plain}>{item}</Text.dd>
            ))}
          </div>
        </dl>
      </div>
    </details>
  );
}

/** Months of the axis after handover. */
const months = 12;
/** Working days fill the left part of the axis, the months after handover the right part; per cent of the width. */
const dayAt = (day: number, days: number) => `${(day / days) * 56}%`;
const monthAt = (month: number) => `${62 + (month / months) * 36}%`;

interface BarProps {
  /** Its place among the work before handover; undefined for what goes on. */
  phase: ScheduledWork | undefined;
  everyMonths?: number | undefined;
  /** Working days until handover, at most. */
  days: number;
}

/** The bar of one service: its days to scale before handover, a line or its visits after it. */
function TimelineBar({ phase, everyMonths, days }: BarProps) {
  const visits = everyMonths ? Array.from({ length: months / everyMonths }, (_, i) => (i + 1) * everyMonths) : [];
  const handover = dayAt(days, days);
  return (
    <svg className={`${styles.bar} outline`} aria-hidden="true" focusable="false">
      <line strokeDasharray="2 4" x1={handover} x2={handover} y1="0" y2="100%" />
      {phase ? (
        <svg x={dayAt(phase.start, days)} y="50%" overflow="visible" aria-hidden="true">
          <rect y="-9" width={dayAt(phase.longest, days)} height="18" />
          <rect className={styles.solid} y="-9" width={dayAt(phase.shortest, days)} height="18" />
        </svg>
      ) : (
        <line strokeWidth={everyMonths ? 1 : 3} x1={monthAt(0)} x2="100%" y1="50%" y2="50%" />
      )}
      {!(phase || everyMonths) && (
        <svg x="100%" y="50%" overflow="visible" aria-hidden="true">
          <path className={styles.solid} d="M-12-6 0 0-12 6Z" />
        </svg>
      )}
      {visits.map((at) => (
        <circle key={at} className={styles.solid} cx={monthAt(at)} cy="50%" r={at === months ? 8 : 5} />
      ))}
    </svg>
  );
}

/** The axis under the rows: working days until handover, months after it. Words keep their size. */
function TimelineAxis({ days, labels }: { days: number; labels: Labels }) {
  const ticks = [
    ...Array.from({ length: days + 1 }, (_, day) => ({ at: dayAt(day, days), word: day % 5 ? '' : day })),
    ...[3, 6, 9, 12].map((month) => ({ at: monthAt(month), word: month })),
  ];
  return (
    <div className={`${styles.axis} rule-strong`}>
      <svg className="figures" aria-hidden="true" focusable="false">
        {ticks.map(({ at, word }) => (
          <g key={at}>
            <line x1={at} x2={at} y1="0" y2={word === '' ? 5 : 9} />
            <text x={at} y="25" textAnchor={word === 0 ? 'start' : 'middle'}>
              {word}
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
