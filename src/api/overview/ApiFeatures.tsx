import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ApiFeatures.module.css';
import type { ApiPage } from './schema.ts';

/** The four qualities, each under one line as it goes over the wire. */
export function ApiFeatures({ items, ...heading }: ApiPage['features']) {
  return (
    <Band id="kemampuan" {...heading}>
      <ul className={styles.grid}>
        {items.map(({ title, line, description }) => (
          <li key={title.plain} className="slim">
            <p className={`${styles.line} dark`}>
              <code translate="no">
                <Text>{line}</Text>
              </code>
            </p>
            <Text.h3 className={`${styles.title} large`}>{title}</Text.h3>
            <Text.p className="quiet measure">{description}</Text.p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
