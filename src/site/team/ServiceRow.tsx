import type { TeamService } from '../../shared/records/offer.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceRow.module.css';
import type { ScheduledWork } from './schedule.ts';
import type { TeamPage } from './schema.ts';
import { TimelineBar } from './TimelineBar.tsx';

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
export function ServiceRow({ service, number, phase, days, labels }: ServiceRowProps) {
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
