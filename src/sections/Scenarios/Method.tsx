import type { StoriesPage } from '../../schemas/pages/stories.ts';
import { Band } from '../../ui/Band.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Method.module.css';

/** How every figure of the page was reckoned. */
export function Method({ items, ...heading }: StoriesPage['method']) {
  return (
    <Band id="cara-hitung" ground="tint" {...heading}>
      <ol className={styles.rules}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.rule}>
            <span className={styles.number}>{index + 1}</span>
            <h3 className={styles.title}>
              <Text>{title}</Text>
            </h3>
            <p className={styles.text}>
              <Text>{description}</Text>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
