import { errorWords, slowLeakWords } from '../../plant/methods/error-words.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { TitledList } from '../../shared/ui/List.tsx';
import { Stats } from '../../shared/ui/Stats.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LiveDemo.module.css';
import type { DemoPage } from './schema.ts';

export const DemoWithoutScript = ({ text }: { text: DemoPage['demo']['text'] }) => (
  <noscript>
    <Text.p className={`${styles.notice} dark`}>{text.withoutScript}</Text.p>
  </noscript>
);

export function DemoFigures({ text: _, figures, ...heading }: DemoPage['demo'] & Pick<DemoPage, 'figures'>) {
  return (
    <Band id="simulasi" near {...heading}>
      <Stats items={figures} />
    </Band>
  );
}

export function DemoMethods({ caption, columns, rows, leaks, notes, ...heading }: DemoPage['methods']) {
  return (
    <Band id="metode" ground="tint" {...heading}>
      <div className="stack-6">
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
        <DataTable
          caption={fillSlots(leaks.caption, errorWords)}
          quiet
          stack
          columns={leaks.columns}
          rows={slowLeakWords.map((words) => fillSlots(leaks.row, words))}
        />
        <TitledList
          items={notes.map(({ title, description }) => ({ title, description: fillSlots(description, errorWords) }))}
        />
      </div>
    </Band>
  );
}
