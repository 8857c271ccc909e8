import { Band } from '../../shared/ui/Band.tsx';
import { Fold, FoldList } from '../../shared/ui/Fold.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Hardware.module.css';
import type { HardwareSection } from './schema.ts';

/** What makes the hardware last, and what its protection class means. */
export function Hardware({ parts, protection, ...heading }: HardwareSection) {
  return (
    <Band id="perangkat" ground="dark" {...heading}>
      <FoldList items={parts}>{({ description }) => <Text.p className="quiet">{description}</Text.p>}</FoldList>
      <Fold title={protection.caption} className={styles.protection}>
        <DataTable {...protection} quiet stack />
      </Fold>
    </Band>
  );
}
