import type { Heading } from '../../schemas/pages/base.ts';
import type { Titled } from '../../schemas/text.ts';
import { Band } from '../../ui/Band.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './IndustryRules.module.css';

/** Regulations and standards: what each asks, and what monitoring does not replace. */
export function IndustryRules({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="aturan" ground="dark" {...heading}>
      <ul className={styles.rules}>
        {items.map(({ title, description }) => (
          <li key={title} className={styles.rule}>
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
