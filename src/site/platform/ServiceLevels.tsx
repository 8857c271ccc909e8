import { Band } from '../../shared/ui/Band.tsx';
import { Stats } from '../../shared/ui/Stat.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceLevels.module.css';
import type { PlainTable, PlatformPage } from './schema.ts';

/** Service level figures, and below them what they rest on: infrastructure and security as plain tables. */
export function ServiceLevels({ levels, cloud, security, ...heading }: PlatformPage['service']) {
  return (
    <Band id="infrastruktur" ground="tint" {...heading}>
      <Stats items={levels} />
      <div className={`${styles.tables} stack-6`}>
        <Plain {...cloud} />
        <Plain {...security} />
      </div>
    </Band>
  );
}

function Plain({ title, rows }: PlainTable) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Text.h3 className="large">{title}</Text.h3>
      </caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <Text.th scope="row">{name}</Text.th>
            <Text.td>{value}</Text.td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
