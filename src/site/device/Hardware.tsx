import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Hardware.module.css';
import type { HardwareSection } from './schema.ts';

/** What makes the hardware last, and what its protection class means. */
export function Hardware({ parts, protection, ...heading }: HardwareSection) {
  return (
    <Band id="perangkat" ground="dark" {...heading}>
      <Rail label={heading.title.plain} reachable>
        {parts.map(({ title, description }) => (
          <li key={title.plain} className={`${styles.part} rule-strong stack-1 top`}>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
          </li>
        ))}
      </Rail>
      <Fold title={protection.caption} className={styles.protection}>
        <DataTable {...protection} quiet stack />
      </Fold>
    </Band>
  );
}
