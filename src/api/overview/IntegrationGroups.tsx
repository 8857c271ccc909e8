import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IntegrationGroups.module.css';
import type { ApiPage } from './schema.ts';

/** Three terminal strips: every system that can be connected, and by which way. */
export function IntegrationGroups({ groups, ...heading }: ApiPage['integrations']) {
  return (
    <Band id="sambungan" ground="dark" opening="spread" {...heading}>
      <FoldList items={groups}>
        {({ description, items }) => (
          <>
            <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
            <dl className={styles.strip}>
              {items.map(({ name, via }) => (
                <div key={name.plain} className={`${styles.clamp} rule`}>
                  <Text.dt className="strong">{name}</Text.dt>
                  <Text.dd className="quiet">{via}</Text.dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </FoldList>
    </Band>
  );
}
