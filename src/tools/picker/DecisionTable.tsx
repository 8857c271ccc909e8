import type { ReactNode } from 'react';
import type { Criterion } from '../../shared/records/selection-fields.ts';
import styles from './DecisionTable.module.css';
import { Mark } from './Mark.tsx';
import { verdictOf } from './rules.ts';
import type { PickerText } from './schema.ts';
import type { Judged } from './sensors.ts';

interface DecisionTableProps<R> {
  caption: string;
  text: Pick<PickerText, 'criteria' | 'verdicts' | 'words'>;
  rows: readonly { about: Criterion; answer: string }[];
  items: readonly Judged<R & { id: string; title: string }>[];
  /** Column that is recommended. */
  chosen: string | undefined;
  /** What stands over the name of a column. */
  head?: (record: R) => ReactNode;
}

/** What was looked at, line by line, against every instrument; the reasons stand in the list that follows it. */
export function DecisionTable<R>({ caption, text, rows, items, chosen, head }: DecisionTableProps<R>) {
  const { criteria, verdicts, words } = text;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.corner} label`}>
            {words.criterion}
          </th>
          {items.map(({ record }) => (
            <th
              key={record.id}
              scope="col"
              className={`${styles.column} small strong`}
              data-chosen={record.id === chosen || undefined}
            >
              {head?.(record)}
              <span className={head && styles.name}>{record.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ about, answer }) => (
          <tr key={about}>
            <th scope="row" className={`${styles.row} strong`}>
              {`${criteria[about]} `}
              <span className={`${styles.answer} small faint`}>{answer}</span>
            </th>
            {items.map(({ record, findings }) => {
              const verdict = verdictOf(findings.filter((finding) => finding.about === about));
              // What does not measure the quantity at all is not looked at any further.
              const left = about !== 'besaran' && findings.some((finding) => finding.about === 'besaran');
              return (
                <td key={record.id} className={styles.cell} data-chosen={record.id === chosen || undefined}>
                  {left ? '–' : <Mark verdict={verdict} word={verdicts[verdict]} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={`${styles.row} strong`}>
            {words.verdict}
          </th>
          {items.map(({ record, verdict }) => (
            <td
              key={record.id}
              className={`${styles.total} small strong`}
              data-chosen={record.id === chosen || undefined}
            >
              {verdicts[verdict]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
