import type { ReactNode } from 'react';
import styles from './PrintSheet.module.css';

/** A sheet of A4: on the page a preview of what is printed, in print the only thing there is. */
export function PrintSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheet scrolls and must be reachable from the keyboard
    <section className={`${styles.sheet} slim sheet`} aria-label={label} tabIndex={0}>
      <div className={styles.paper}>{children}</div>
    </section>
  );
}
