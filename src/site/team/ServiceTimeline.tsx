import type { TeamService } from '../../shared/records/offer.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceTimeline.module.css';
import { type ScheduledWork, sequence } from './schedule.ts';
import type { TeamPage } from './schema.ts';
import { TimelineAxis } from './TimelineAxis.tsx';
import { TimelineBar } from './TimelineBar.tsx';

type Service = TeamService & { id: string };

/** The six services on one axis of time; each row opens into its job sheet. */
export function ServiceTimeline({ items, labels, ...heading }: TeamPage['services'] & { items: readonly Service[] }) {
  const { phases, total } = sequence(items.flatMap(({ days }) => (days ? [days] : [])));
  return (
    <Band id="layanan" opening="number" {...fillSlots(heading, { hari: `${total.from}–${total.to}` })}>
      <ol>
        {items.map((service, index) => (
          <li key={service.id}>
            <ServiceRow service={service} number={index + 1} phase={phases[index]} days={total.to} labels={labels} />
          </li>
        ))}
      </ol>
      <TimelineAxis days={total.to} labels={labels} />
      <p className={`${styles.legend} small quiet wrap`}>
        <Text.span className={styles.shortest}>{labels.shortest}</Text.span>
        <Text.span className={styles.longest}>{labels.longest}</Text.span>
        <Text.span className={styles.visit}>{labels.visit}</Text.span>
      </p>
    </Band>
  );
}

interface ServiceRowProps {
  service: TeamService & { id: string };
  number: number;
  /** Its place among the work before handover; undefined for what goes on. */
  phase: ScheduledWork | undefined;
  /** Working days until handover, at most. */
  days: number;
  labels: TeamPage['services']['labels'];
}

/** One service: a bar on the axis of time that opens into what is done, who comes, and what stays with the buyer. */
function ServiceRow({ service, number, phase, days, labels }: ServiceRowProps) {
  const { id, title, duration, description, details, team, deliverables, everyMonths } = service;
  return (
    <details className={`${styles.row} rule-strong`}>
      <summary className={styles.summary}>
        <Text.h3 className="heading">{title}</Text.h3>
        <Text.span className={`${styles.duration} note`}>{duration}</Text.span>
        <TimelineBar number={number} phase={phase} everyMonths={everyMonths} days={days} />
        <Icon name="chevron" size={22} className={`${styles.icon} measured screen-only`} />
      </summary>
      {/* The fragment stands inside, so that the browser opens the row that a link leads to. */}
      <div id={id} className={`${styles.sheet} stack-4`}>
        <Text.p className="measure">{description}</Text.p>
        <PointList items={details} />
        <dl className={`${styles.facts} quiet stack-2 top`}>
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
