import type { TeamService } from '../../shared/records/offer.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceTimeline.module.css';
import type { TeamPage } from './schema.ts';
import { TimelineDrawing } from './TimelineDrawing.tsx';

type Labels = TeamPage['services']['labels'];
type Service = TeamService & { id: string };

/** The six services: all on one axis of time, then a job sheet for each. */
export function ServiceTimeline({ items, labels, ...heading }: TeamPage['services'] & { items: readonly Service[] }) {
  return (
    <Band id="layanan" {...heading}>
      <figure className={styles.figure}>
        <TimelineDrawing services={items} labels={labels} />
        <figcaption className={`${styles.legend} small quiet wrap`}>
          <Text.span className={styles.shortest}>{labels.shortest}</Text.span>
          <Text.span className={styles.longest}>{labels.longest}</Text.span>
          <Text.span className={styles.visit}>{labels.visit}</Text.span>
        </figcaption>
      </figure>
      <ol>
        {items.map((service, index) => (
          <li key={service.id} id={service.id} className={`${styles.sheet} rule-strong`}>
            <Sheet service={service} place={`${index + 1} / ${items.length}`} labels={labels} />
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Sheet({ service, place, labels }: { service: Service; place: string; labels: Labels }) {
  return (
    <>
      <header className={styles.head}>
        <p className="label">{place}</p>
        <Text.h3 className={`${styles.title} large`}>{service.title}</Text.h3>
        <Text.p className="measure">{service.description}</Text.p>
      </header>
      <PointList items={service.details} />
      <dl className={`${styles.facts} quiet stack-3 top`}>
        <div>
          <Text.dt>{labels.duration}</Text.dt>
          <Text.dd className={`${styles.duration} plain`}>{service.duration}</Text.dd>
        </div>
        <div>
          <Text.dt>{labels.team}</Text.dt>
          <Text.dd>{service.team}</Text.dd>
        </div>
        <div>
          <Text.dt>{labels.deliverables}</Text.dt>
          {service.deliverables.map((item) => (
            <Text.dd key={item.plain}>{item}</Text.dd>
          ))}
        </div>
      </dl>
    </>
  );
}
