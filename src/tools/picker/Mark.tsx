import styles from './Mark.module.css';
import type { Verdict } from './rules.ts';

const shapes: Readonly<Record<Verdict, string>> = {
  fits: 'M6.5 12.5l3.6 3.6 7.4-8',
  care: 'M12 9v6M12 18.2v.3',
  reject: 'M8 8l8 8M16 8l-8 8',
};

/** A verdict as a sign of its own shape, so that it is understood without colour; the word is spoken. */
export function Mark({ verdict, word, size = 24 }: { verdict: Verdict; word: string; size?: number }) {
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
