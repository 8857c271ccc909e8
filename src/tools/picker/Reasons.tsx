import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { Mark } from './Mark.tsx';
import styles from './Reasons.module.css';
import type { PickerText } from './schema.ts';
import type { Judged } from './sensors.ts';

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
