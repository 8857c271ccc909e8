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
      <ul className={styles.list}>
        {items.map(({ title, subtitle, description, features, badge, link, picture }) => (
          <li key={title} className={`${styles.service} stack-4 rule`}>
            <Picture {...picture} className={styles.picture} />
            <div className={styles.words}>
              <p className={styles.badge}>
                <Text>{badge}</Text>
              </p>
              <h3 className={styles.title}>
                <Text>{title}</Text>
              </h3>
              <p className={styles.subtitle}>
                <Text>{subtitle}</Text>
              </p>
              <p className="quiet measure">
                <Text>{description}</Text>
              </p>
            </div>
            <div className={styles.detail}>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>
                    <Text>{feature}</Text>
                  </li>
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
