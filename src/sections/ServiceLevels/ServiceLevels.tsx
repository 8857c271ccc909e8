import type { PlainTable, PlatformPage } from '../../schemas/pages/platform.ts';
import { Band } from '../../ui/Band.tsx';
import { Stats } from '../../ui/Stat.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './ServiceLevels.module.css';

/** Service level figures, and below them what they rest on: infrastructure and security as plain tables. */
export function ServiceLevels({ levels, cloud, security, ...heading }: PlatformPage['service']) {
  return (
    <Band id="infrastruktur" ground="tint" {...heading}>
      <Stats items={levels} />
      <div className={styles.tables}>
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
        <h3 className={styles.title}>
          <Text>{title}</Text>
        </h3>
      </caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <Text>{name}</Text>
            </th>
            <td>
              <Text>{value}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
