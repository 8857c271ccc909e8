import { Band } from '../../shared/ui/Band.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IntegrationGroups.module.css';
import type { ApiPage } from './schema.ts';

/** Three terminal strips: every system that can be connected, and by which way. */
export function IntegrationGroups({ groups, ...heading }: ApiPage['integrations']) {
  return (
    <Band id="sambungan" ground="dark" wide opening="spread" {...heading}>
      <Rail label={heading.title.plain} reachable>
        {groups.map(({ title, description, items }) => (
          <li key={title.plain}>
            <Text.h3 className="large">{title}</Text.h3>
            <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
            <dl className={styles.strip}>
              {items.map(({ name, via }) => (
                <div key={name.plain} className={`${styles.clamp} rule`}>
                  <Text.dt className="strong">{name}</Text.dt>
                  <Text.dd className="quiet">{via}</Text.dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </Rail>
    </Band>
  );
}
