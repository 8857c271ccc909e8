import type { ReactNode } from 'react';
import type { Criterion } from '../../shared/records/selection-fields.ts';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { classes } from '../../shared/ui/classes.ts';
import styles from './DecisionTable.module.css';
import { type Judged, type SensorRecord, type Verdict, verdictOf } from './judge.ts';
import type { PickerResult } from './picking.ts';
import type { PickerText } from './schema.ts';

export const balloon = ({ code, order }: SensorRecord) => <Balloon code={code} number={order} size={44} />;

/** In the order of the catalogue, whatever the rank. */
export const byOrder = <T extends { record: { order: number } }>(items: readonly T[]) =>
  [...items].sort((a, b) => a.record.order - b.record.order);

/** Lines of a decision table: what is looked at, and what was answered. */
export function rowsOf(criteria: readonly Criterion[], { words }: PickerText, { slots }: PickerResult) {
  const looked: Readonly<Record<string, string | undefined>> = {
    ...slots,
    besaran: slots['ukur'],
    akurasi: slots['batas'] ?? words.noLimit,
    rentang: `${slots['ruang']} – ${slots['tinggi']}`,
    pasang: slots['nosel'],
  };
  return criteria.map((about) => ({ about, answer: looked[about] ?? '' }));
}

interface DecisionTableProps<R> {
  caption: string;
  text: PickerText;
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
  const isChosen = ({ id }: { id: string }) => id === chosen || undefined;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.corner} label`}>
            {words.criterion}
          </th>
          {items.map(({ record }) => (
            <th key={record.id} scope="col" className={`${styles.column} small strong`} data-chosen={isChosen(record)}>
              {head?.(record)}
              <span className={head && styles.columnName}>{record.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ about, answer }) => (
          <tr key={about} className="rule">
            <th scope="row" className="strong">
              {`${criteria[about]} `}
              <span className={`${styles.answer} small faint`}>{answer}</span>
            </th>
            {items.map(({ record, findings }) => {
              const verdict = verdictOf(findings.filter((finding) => finding.about === about));
              // What does not measure the quantity at all is not looked at any further.
              const left = about !== 'besaran' && findings.some((finding) => finding.about === 'besaran');
              return (
                <td key={record.id} data-chosen={isChosen(record)}>
                  {left ? '–' : <Mark verdict={verdict} word={verdicts[verdict]} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="strong">
            {words.verdict}
          </th>
          {items.map(({ record, verdict }) => (
            <td key={record.id} className={`${styles.total} small strong`} data-chosen={isChosen(record)}>
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
  text: PickerText;
  items: readonly J[];
  /** What stands before the name. */
  head?: (record: R) => ReactNode;
  /** Figures under the name. */
  facts: (item: J) => string;
  /** In two columns where there is room. */
  wide?: boolean;
}

/** Every instrument, best first, with each reason in words and what a rejection would need. */
export function Reasons<R extends { id: string; title: string }, J extends Judged<R>>(props: ReasonsProps<R, J>) {
  const { note, text, items, head, facts, wide } = props;
  const { criteria, verdicts, words } = text;
  return (
    <>
      <p className="caption measure">{note}</p>
      <ol className={classes(styles.list, wide && styles.wide)}>
        {items.map((item) => (
          <li key={item.record.id} className={`${styles.item} stack-2 rule`}>
            <div className={`${styles.head} row wrap`}>
              {head?.(item.record)}
              <p className={styles.words}>
                <span className="strong block">{item.record.title}</span>
                <span className="label">{facts(item)}</span>
              </p>
              <p className="small strong">
                <Mark verdict={item.verdict} word="" size={20} /> {verdicts[item.verdict]}
              </p>
            </div>
            {item.findings.length === 0 && <p className="note measure">{words.noConditions}</p>}
            {item.findings.map(({ about, verdict, reason, change, evidence }) => (
              <div key={reason} className={`${styles.finding} note measure`} data-verdict={verdict}>
                <b className="plain">{criteria[about]}.</b> {reason}
                {evidence.length > 0 && (
                  <small className="block faint">
                    {words.evidence}: {evidence.join('. ')}
                  </small>
                )}
                {change && (
                  <span className="plain strong block">
                    {words.change}: {change}
                  </span>
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Each verdict has a shape of its own, so that it is understood without colour: a disc, a triangle, a square. */
const shapes: Readonly<Record<Verdict, { ground: string; sign: string }>> = {
  fits: { ground: 'M1 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z', sign: 'M6.5 12.5l3.6 3.6 7.4-8' },
  care: { ground: 'M12 1.5L23 22H1z', sign: 'M12 9v6M12 18.2v.3' },
  reject: { ground: 'M1.5 1.5h21v21h-21Z', sign: 'M8 8l8 8M16 8l-8 8' },
};

/** A verdict as a sign; the word is spoken. */
function Mark({ verdict, word, size = 24 }: { verdict: Verdict; word: string; size?: number }) {
  return (
    <span className={styles.mark} data-verdict={verdict}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={shapes[verdict].ground} />
        <path className={styles.sign} d={shapes[verdict].sign} />
      </svg>
      <span className="visually-hidden">{word}</span>
    </span>
  );
}
