import type { Service } from '../../shared/records/offer.ts';
import type { Heading } from '../../shared/records/page.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceList.module.css';

export type ServiceCard = Omit<Service, 'picture' | 'order'> & { picture: PictureProps };

export function ServiceList({ items, ...heading }: Heading & { items: readonly ServiceCard[] }) {
  return (
    <Band id="layanan" {...heading}>
      <ul>
        {items.map(({ title, subtitle, description, features, badge, link, picture }) => (
          <li key={title.plain} className={`${styles.service} stack-4 rule`}>
            <Picture {...picture} className={styles.picture} />
            <div>
              <Text.p className={`${styles.badge} measured`}>{badge}</Text.p>
              <Text.h3 className={`${styles.title} larger`}>{title}</Text.h3>
              <Text.p className={styles.subtitle}>{subtitle}</Text.p>
              <Text.p className="quiet measure">{description}</Text.p>
            </div>
            <div>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <Text.li key={feature.plain}>{feature}</Text.li>
                ))}
              </ul>
              <Action {...link} look="plain" />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
