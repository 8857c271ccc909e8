import { Figure } from '../../plant/figures/Figure.tsx';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './HomeFeatures.module.css';
import type { HomePage } from './schema.ts';

/** What the product shows, as a page of working miniatures. */
export function HomeFeatures({ items, more, ...heading }: HomePage['features']) {
  return (
    <Band id="fitur" {...heading}>
      <ul className={`${styles.bento} stack-3`}>
        {items.map(({ title, description, figure }) => (
          <li
            key={figure}
            className={`${styles.card} slim column ${figure === 'trend' ? 'dark' : ''}`}
            data-figure={figure}
          >
            <Text.h3 className={styles.title}>{title}</Text.h3>
            <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
            <div className={styles.figure}>
              <Figure name={figure} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Actions items={[more]} />
      </div>
    </Band>
  );
}
