import { errorWords } from '../../lib/simulator/methods/error-words.ts';
import { fillSlots } from '../../lib/slots.ts';
import type { DemoPage } from '../../schemas/pages/demo.ts';
import { Band } from '../../ui/Band.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { TitledList } from '../../ui/TitledList.tsx';
import styles from './DemoMethods.module.css';

/** The methods by name, with the error that the tests measured against the simulated truth. */
export function DemoMethods({ caption, columns, rows, notes, ...heading }: DemoPage['methods']) {
  return (
    <Band id="metode" ground="tint" {...heading}>
      <DataTable
        caption={caption}
        quiet
        stack
        columns={columns}
        rows={rows.map(({ question, method, error, source }) => [
          question,
          method,
          fillSlots(error, errorWords),
          source,
        ])}
      />
      <div className={styles.notes}>
        <TitledList items={notes} />
      </div>
    </Band>
  );
}
