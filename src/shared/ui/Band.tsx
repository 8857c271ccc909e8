import type { ReactNode } from 'react';
import type { Marked } from '../text/marked.ts';
import styles from './Band.module.css';
import { classes } from './classes.ts';
import { Text } from './Text.tsx';

interface BandProps {
  /** Fragment of the section's address; its headline is named after it. */
  id: string;
  label: Marked;
  title: Marked;
  lead?: Marked | undefined;
  ground?: 'paper' | 'tint' | 'dark';
  /** Follows a compact hero: little air above, a small headline. */
  near?: boolean;
  children: ReactNode;
}

/** A section of a page: a label in the narrow column, a headline, what it is about, and the matter itself. */
export function Band({ id, label, title, lead, ground = 'paper', near = false, children }: BandProps) {
  return (
    <section
      id={id}
      className={classes(styles.band, 'plain', ground !== 'paper' && ground, near && styles.near)}
      aria-labelledby={`${id}-judul`}
    >
      <div className={`${styles.inner} page-width`}>
        <header className={`${styles.head} stack-3 rule-strong`}>
          <Text.p className={`${styles.label} label`}>{label}</Text.p>
          <div className={styles.words}>
            <Text.h2 className={styles.title} id={`${id}-judul`}>
              {title}
            </Text.h2>
            {lead && <Text.p className={`${styles.lead} lead`}>{lead}</Text.p>}
          </div>
        </header>
        {children}
      </div>
    </section>
  );
}
