import { Figure } from '../../plant/figures/Figure.tsx';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './HomeFeatures.module.css';
import type { HomePage } from './schema.ts';

/** What the product shows: two weeks of one tank as the headline, four working miniatures under it. */
export function HomeFeatures({ items, more, ...heading }: HomePage['features']) {
  const trend = (
    <div className={`${styles.trend} dark`}>
      <Figure name="trend" />
    </div>
  );
  return (
    <Band id="fitur" opening="figure" figure={trend} {...heading}>
      <Rail label={heading.title.plain} columns={4} reachable>
        {items.map(({ title, description, figure }) => (
          <li key={figure} className={`${styles.card} slim column`} data-figure={figure}>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className={`${styles.text} note`}>{description}</Text.p>
            <div className={styles.figure}>
              <Figure name={figure} />
            </div>
          </li>
        ))}
      </Rail>
      <div className={styles.more}>
        <Actions items={[more]} />
      </div>
    </Band>
  );
}
