import type { Heading } from '../../schemas/pages/base.ts';
import type { Titled } from '../../schemas/text.ts';
import { Band } from '../../ui/Band.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './IndustryChallenges.module.css';

/** The problems of a trade in its own words, as entries of a log. */
export function IndustryChallenges({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="masalah" {...heading}>
      <ol className={styles.log}>
        {items.map(({ title, description }) => (
          <li key={title} className={styles.entry}>
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
