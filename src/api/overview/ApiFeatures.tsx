import { Band } from '../../shared/ui/Band.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ApiFeatures.module.css';
import type { ApiPage } from './schema.ts';

/** The four qualities, each under one line as it goes over the wire. */
export function ApiFeatures({ items, ...heading }: ApiPage['features']) {
  return (
    <Band id="kemampuan" opening="continued" wide {...heading}>
      <Rail label={heading.title.plain} columns={4} reachable>
        {items.map(({ title, line, description }) => (
          <li key={title.plain} className={styles.feature}>
            <p className={`${styles.line} dark`}>
              <code translate="no">
                <Text>{line}</Text>
              </code>
            </p>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
          </li>
        ))}
      </Rail>
    </Band>
  );
}
