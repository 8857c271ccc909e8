import { Band } from '../../shared/ui/Band.tsx';
import { Stats } from '../../shared/ui/Stat.tsx';
import { FactTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ServiceLevels.module.css';
import type { PlatformPage } from './schema.ts';

/** Service level figures, the first as headline, and below them what they rest on: infrastructure and security. */
export function ServiceLevels({ levels, cloud, security, ...heading }: PlatformPage['service']) {
  const [first, ...others] = levels;
  return (
    <Band id="infrastruktur" ground="tint" opening="number" number={first?.number} {...heading}>
      <Stats items={others} />
      <div className={`${styles.tables} stack-5`}>
        <FactTable caption={<Text.h3 className="heading">{cloud.title}</Text.h3>} rows={cloud.rows} />
        <FactTable caption={<Text.h3 className="heading">{security.title}</Text.h3>} rows={security.rows} />
      </div>
    </Band>
  );
}
