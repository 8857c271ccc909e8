import type { Marked } from '../text/marked.ts';
import styles from './Band.module.css';
import { classes } from './classes.ts';
import { Text } from './Text.tsx';

export interface BandHeadProps {
  /** Fragment of the section's address; its headline is named after it. */
  id: string;
  /** Drawn by the datasheet rule alone; the other openings need none. */
  label?: Marked | undefined;
  title: Marked;
  lead?: Marked | undefined;
  /** How the section begins; Band.tsx says what each is for. */
  opening?: 'rule' | 'figure' | 'number' | 'spread' | 'continued';
  /** The figure that is the headline of a section that opens with a number. */
  number?: Marked | undefined;
}

/** Headline of a section, in the form of its opening. */
export function BandHead({ id, label, title, lead, opening = 'rule', number }: BandHeadProps) {
  const heading = { id: `${id}-judul`, children: title };
  if (opening === 'continued') return <Text.h2 className="visually-hidden" {...heading} />;
  return (
    <header className={classes(styles.head, opening === 'rule' && 'rule-strong stack-3')}>
      {opening === 'rule' && label && <Text.p className="label">{label}</Text.p>}
      {number && <Text.p className={`${styles.amount} measured`}>{number}</Text.p>}
      <div className={styles.words}>
        <Text.h2 className={styles.title} {...heading} />
        {lead && <Text.p className={`${styles.lead} lead`}>{lead}</Text.p>}
      </div>
    </header>
  );
}
