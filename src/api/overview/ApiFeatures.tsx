import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ApiFeatures.module.css';
import type { ApiPage } from './schema.ts';

/** The four qualities, each under one line as it goes over the wire. */
export function ApiFeatures({ items, ...heading }: ApiPage['features']) {
  return (
    <Band id="kemampuan" opening="continued" {...heading}>
      <FoldList items={items} columns={4}>
        {({ line, description }) => (
          <>
            <p className={`${styles.line} dark`}>
              <code translate="no">
                <Text>{line}</Text>
              </code>
            </p>
            <Text.p className="quiet">{description}</Text.p>
          </>
        )}
      </FoldList>
    </Band>
  );
}
