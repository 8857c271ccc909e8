import type { Service } from '../../shared/records/offer.ts';
import type { Heading } from '../../shared/records/page.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceList.module.css';

export type ServiceCard = Omit<Service, 'picture' | 'order'> & { picture: PictureProps };

export function ServiceList({ items, ...heading }: Heading & { items: readonly ServiceCard[] }) {
  return (
    <Band id="layanan" {...heading}>
      <Rail label={heading.title.plain}>
        {items.map(({ title, subtitle, description, features, badge, link, picture }) => (
          <li key={title.plain} className="column">
            <Picture {...picture} className={styles.picture} />
            <div className={`${styles.name} spread wrap`}>
              <Text.h3 className="large">{title}</Text.h3>
              <Text.p className={`${styles.badge} measured`}>{badge}</Text.p>
            </div>
            <Text.p className="strong">{subtitle}</Text.p>
            <Text.p className={`${styles.description} quiet`}>{description}</Text.p>
            <PointList items={features} />
            <div className={styles.link}>
              <Action {...link} look="plain" />
            </div>
          </li>
        ))}
      </Rail>
    </Band>
  );
}
