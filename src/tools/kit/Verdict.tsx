import type { ReactNode } from 'react';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './Verdict.module.css';

/** `good`: as it should be; `bad`: something has to be done; `open`: nothing can be said yet. */
export type VerdictState = 'good' | 'bad' | 'open';

export interface VerdictText {
  /** The answer in one sentence. */
  sentence: string;
  state: VerdictState;
  /** What it rests on, or what stands against it. */
  more?: ReactNode;
}

/** The answer to the question that the tool asks; spoken when it changes. `old`: it belongs to what stood in the fields before. */
export function Verdict({ sentence, state, more, old }: VerdictText & { old: boolean }) {
  useSpoken(sentence);
  return (
    <div className={styles.verdict} data-outcome={old ? 'open' : state} data-old={old || undefined}>
      <p className={styles.sentence}>{sentence}</p>
      {more && <div className={`${styles.more} note stack-1`}>{more}</div>}
    </div>
  );
}
