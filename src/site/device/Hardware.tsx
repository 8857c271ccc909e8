import { Band } from '../../shared/ui/Band.tsx';
import { Fold, FoldList } from '../../shared/ui/Fold.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { DevicePage } from './schema.ts';

/** What makes the hardware last, and what its protection class means. */
export function Hardware({ parts, protection, ...heading }: DevicePage['hardware']) {
  return (
    <Band id="perangkat" ground="dark" {...heading}>
      <FoldList items={parts}>{({ description }) => <Text.p className="quiet">{description}</Text.p>}</FoldList>
      <div className="above-5">
        <Fold title={protection.caption}>
          <DataTable {...protection} quiet stack />
        </Fold>
      </div>
    </Band>
  );
}
