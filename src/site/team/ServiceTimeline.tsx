import type { TeamService } from '../../shared/records/offer.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import styles from './ServiceTimeline.module.css';
import { sequence } from './schedule.ts';
import type { TeamPage } from './schema.ts';
import { TimelineAxis } from './TimelineAxis.tsx';

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
