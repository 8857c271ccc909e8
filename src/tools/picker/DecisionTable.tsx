import type { ReactNode } from 'react';
import type { Criterion } from '../../shared/records/selection-fields.ts';
import { classes } from '../../shared/ui/classes.ts';
import styles from './DecisionTable.module.css';
import { type Judged, type Verdict, verdictOf } from './judge.ts';
import type { PickerText } from './schema.ts';

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
              <span className={head && styles.columnName}>{record.title}</span>
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

interface ReasonsProps<R, J extends Judged<R>> {
  /** How the order came about. */
  note: string;
  text: Pick<PickerText, 'criteria' | 'verdicts' | 'words'>;
  items: readonly J[];
  /** What stands before the name. */
  head?: (record: R) => ReactNode;
  /** Figures under the name. */
  facts: (item: J) => string;
  /** In two columns where there is room. */
  wide?: boolean;
}

/** Figures and sources under a reason, folded away for those who only want the answer. */
function Evidence({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <small className={`${styles.evidence} block faint`}>
      {label}: {lines.join('. ')}
    </small>
  );
}

/** Every instrument, best first, with each reason in words and what a rejection would need. */
export function Reasons<R extends { id: string; title: string }, J extends Judged<R>>({
  note,
  text: { criteria, verdicts, words },
  items,
  head,
  facts,
  wide = false,
}: ReasonsProps<R, J>) {
  return (
    <div>
      <p className={`${styles.note} caption measure`}>{note}</p>
      <ol className={classes(styles.list, wide && styles.wide)}>
        {items.map((item) => (
          <li key={item.record.id} className={`${styles.item} rule`}>
            <div className={`${styles.head} row`}>
              {head?.(item.record)}
              <p className={styles.words}>
                <span className={styles.name}>{item.record.title}</span>
                <span className="label">{facts(item)}</span>
              </p>
              <p className={`${styles.verdict} small strong`}>
                <Mark verdict={item.verdict} word="" size={20} /> {verdicts[item.verdict]}
              </p>
            </div>
            {item.findings.length === 0 && <p className={`${styles.finding} note measure`}>{words.noConditions}</p>}
            {item.findings.length > 0 && (
              <ul className="stack-1">
                {item.findings.map(({ about, verdict, reason, change, evidence = [] }) => (
                  <li key={reason} className={`${styles.finding} note measure`} data-verdict={verdict}>
                    <b className={`${styles.about} plain`}>{criteria[about]}</b>
                    {` ${reason}`}
                    {evidence.length > 0 && <Evidence label={words.evidence} lines={evidence} />}
                    {change && (
                      <span className={`${styles.change} plain`}>
                        {words.change}: {change}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const shapes: Readonly<Record<Verdict, string>> = {
  fits: 'M6.5 12.5l3.6 3.6 7.4-8',
  care: 'M12 9v6M12 18.2v.3',
  reject: 'M8 8l8 8M16 8l-8 8',
};

/** A verdict as a sign of its own shape, so that it is understood without colour; the word is spoken. */
function Mark({ verdict, word, size = 24 }: { verdict: Verdict; word: string; size?: number }) {
  return (
    <span className={styles.mark} data-verdict={verdict}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {verdict === 'fits' && <circle cx="12" cy="12" r="11" />}
        {verdict === 'care' && <path d="M12 1.5L23 22H1z" />}
        {verdict === 'reject' && <rect x="1.5" y="1.5" width="21" height="21" rx="2" />}
        <path className={styles.sign} d={shapes[verdict]} />
      </svg>
      <span className="visually-hidden">{word}</span>
    </span>
  );
}
