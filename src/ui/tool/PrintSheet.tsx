import type { ReactNode } from 'react';
import styles from './PrintSheet.module.css';

/** A sheet of A4: on the page a preview of what is printed, in print the only thing there is. */
export function PrintSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article className={styles.sheet} aria-label={label}>
      {children}
    </article>
  );
}
