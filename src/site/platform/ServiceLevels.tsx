import { Band } from '../../shared/ui/Band.tsx';
import { Stats } from '../../shared/ui/Stat.tsx';
import { FactTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceLevels.module.css';
import type { PlatformPage } from './schema.ts';

/** Service level figures, and below them what they rest on: infrastructure and security as plain tables. */
export function ServiceLevels({ levels, cloud, security, ...heading }: PlatformPage['service']) {
  return (
    <Band id="infrastruktur" ground="tint" {...heading}>
      <Stats items={levels} />
      <div className={`${styles.tables} stack-6`}>
        <FactTable caption={<Text.h3 className="large">{cloud.title}</Text.h3>} rows={cloud.rows} />
        <FactTable caption={<Text.h3 className="large">{security.title}</Text.h3>} rows={security.rows} />
      </div>
    </Band>
  );
}
