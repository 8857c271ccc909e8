import type { FeaturesPage } from '../../schemas/pages/features.ts';
import { Band } from '../../ui/Band.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './ExtraFeatures.module.css';

/** What else belongs to it, as the small print of a datasheet. */
export function ExtraFeatures({ items, ...heading }: FeaturesPage['extras']) {
  return (
    <Band id="fitur-tambahan" {...heading}>
      <ul className={styles.list}>
        {items.map(({ title, description }) => (
          <li key={title} className={styles.extra}>
            <h3 className={styles.title}>
              <Text>{title}</Text>
            </h3>
            <p className={styles.text}>
              <Text>{description}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
