import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { AboutPage } from './schema.ts';
import styles from './Values.module.css';

/** The values, each with the sign by which it can be checked. */
export function Values({ items, practice: label, ...heading }: AboutPage['values']) {
  return (
    <Band id="nilai" {...heading}>
      <ul className={styles.values}>
        {items.map(({ title, description, practice }) => (
          <li key={title} className={styles.value}>
            <Text.h3 className={styles.title}>{title}</Text.h3>
            <Text.p className="quiet measure">{description}</Text.p>
            <p className={styles.practice}>
              <span className="label block">{label}</span>
              <Text>{practice}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
