import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IntegrationGroups.module.css';
import type { ApiPage, IntegrationGroup } from './schema.ts';

/** Three terminal strips: every system that can be connected, and by which way. */
export function IntegrationGroups({ groups, ...heading }: ApiPage['integrations']) {
  return (
    <Band id="sambungan" ground="dark" {...heading}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title.plain} {...group} />
        ))}
      </div>
    </Band>
  );
}

function Group({ title, description, items }: IntegrationGroup) {
  return (
    <section className={styles.group}>
      <Text.h3 className="larger">{title}</Text.h3>
      <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
      <dl className={styles.strip}>
        {items.map(({ name, via }) => (
          <div key={name.plain} className={`${styles.clamp} rule`}>
            <Text.dt className={styles.name}>{name}</Text.dt>
            <Text.dd className="quiet">{via}</Text.dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
