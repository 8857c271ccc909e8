import { errorWords, slowLeakWords } from '../../plant/methods/error-words.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { TitledList } from '../../shared/ui/TitledList.tsx';
import styles from './DemoMethods.module.css';
import type { DemoPage } from './schema.ts';

/** The methods by name, with the error that the tests measured against the simulated truth. */
export function DemoMethods({ caption, columns, rows, leaks, notes, ...heading }: DemoPage['methods']) {
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
        <DataTable
          caption={fillSlots(leaks.caption, errorWords)}
          quiet
          stack
          columns={leaks.columns}
          rows={slowLeakWords.map((words) => fillSlots(leaks.row, words))}
        />
      </div>
      <div className={styles.notes}>
        <TitledList
          items={notes.map(({ title, description }) => ({ title, description: fillSlots(description, errorWords) }))}
        />
      </div>
    </Band>
  );
}
