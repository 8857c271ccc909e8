import { Figure } from '../../plant/figures/Figure.tsx';
import type { Service } from '../../shared/records/offer.ts';
import type { Heading } from '../../shared/records/page.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './HomeSections.module.css';
import type { HomePage } from './schema.ts';

export function About({ paragraphs: [first, ...others], actions, ...heading }: HomePage['about']) {
  return (
    <Band id="tentang" opening="spread" {...heading}>
      <div className="stack-4">
        {first && <Text.p className={`${styles.first} large`}>{first}</Text.p>}
        <div className="columns-2 gap-4">
          {others.map((paragraph) => (
            <Text.p key={paragraph.plain} className="quiet measure">
              {paragraph}
            </Text.p>
          ))}
        </div>
        <Actions items={actions} />
      </div>
    </Band>
  );
}

/** What the product shows: two weeks of one tank as the headline, four working miniatures under it. */
export function HomeFeatures({ items, more, ...heading }: HomePage['features']) {
  const trend = (
    <div className={`${styles.trend} dark`}>
      <Figure name="trend" />
    </div>
  );
  return (
    <Band id="fitur" opening="figure" figure={trend} {...heading}>
      <div className="stack-3">
        <Rail label={heading.title.plain} columns={4} reachable>
          {items.map(({ title, description, figure }) => (
            <li key={figure} className={`${styles.card} card slim column`} data-figure={figure}>
              <Text.h3 className="heading">{title}</Text.h3>
              <Text.p className="note above-1">{description}</Text.p>
              <div className={`${styles.figure} grow`}>
                <Figure name={figure} />
              </div>
            </li>
          ))}
        </Rail>
        <Actions items={[more]} />
      </div>
    </Band>
  );
}

export type ServiceCard = Omit<Service, 'picture' | 'order'> & { picture: PictureProps };

export function ServiceList({ items, ...heading }: Heading & { items: readonly ServiceCard[] }) {
  return (
    <Band id="layanan" {...heading}>
      <Rail label={heading.title.plain}>
        {items.map(({ title, subtitle, description, features, badge, link, picture }) => (
          <li key={title.plain} className="column gap-1">
            <Picture {...picture} className={`${styles.picture} block`} />
            <div className="spread wrap above-1">
              <Text.h3 className="large">{title}</Text.h3>
              <Text.p className={`${styles.badge} label measured`}>{badge}</Text.p>
            </div>
            <Text.p className="strong">{subtitle}</Text.p>
            <Text.p className="quiet">{description}</Text.p>
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
