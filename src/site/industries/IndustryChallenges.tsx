import type { Heading } from '../../shared/records/page.ts';
import type { Titled } from '../../shared/text/schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustryChallenges.module.css';

/** The problems of a trade in its own words, as entries of a log. */
export function IndustryChallenges({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="masalah" {...heading}>
      <ol className={styles.log}>
        {items.map(({ title, description }) => (
          <li key={title} className={`${styles.entry} stack-1 rule`}>
            <Text.h3 className={styles.title}>{title}</Text.h3>
            <Text.p className="quiet measure">{description}</Text.p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
