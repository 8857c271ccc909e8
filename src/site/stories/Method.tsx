import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Method.module.css';
import type { StoriesPage } from './schema.ts';

/** How every figure of the page was reckoned. */
export function Method({ items, ...heading }: StoriesPage['method']) {
  return (
    <Band id="cara-hitung" ground="tint" {...heading}>
      <ol className={styles.rules}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.rule}>
            <span className="label">{index + 1}</span>
            <Text.h3 className={styles.title}>{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
