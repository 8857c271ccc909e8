import '../styles/grid.css';
import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { joinClasses } from './classes.ts';
import { Text } from './Text.tsx';

interface BandProps extends BandHeadProps {
  ground?: 'paper' | 'tint' | 'dark';
  /** For a band after a compact hero: less space above, smaller headline. */
  near?: boolean;
  /** A function receives the heading and places it itself. */
  figure?: ReactNode | ((head: ReactNode) => ReactNode);
  children?: ReactNode;
}

/**
 * A section of a page. Its opening depends on its content, and none is used more than twice on a page: `rule` has label
 * and headline on a ruled line, as on a datasheet; `figure` a drawing under a small title; `number` a figure as
 * headline; `spread` the headline beside the content; `continued` no visible headline, close to the section above.
 * Adjacent bands on the same ground share the space between them.
 */
export function Band({ ground = 'paper', near = false, figure, children, ...head }: BandProps) {
  return (
    <section
      id={head.id}
      className={joinClasses(
        styles.band,
        'plain',
        ground === 'paper' ? styles.paper : ground,
        near && styles.near,
        head.opening && styles[head.opening],
      )}
      aria-labelledby={`${head.id}-judul`}
    >
      <div className={`${styles.inner} page-width`}>
        {typeof figure === 'function' ? (
          figure(<BandHead {...head} />)
        ) : (
          <>
            <BandHead {...head} />
            {figure && <div className={styles.shown}>{figure}</div>}
          </>
        )}
        {children && <div className="slim">{children}</div>}
      </div>
    </section>
  );
}

interface BandHeadProps {
  /** Fragment in the section's URL; the headline's id is derived from it. */
  id: string;
  /** Rendered by the opening `rule` only. */
  label?: Marked | undefined;
  title: Marked;
  lead?: Marked | undefined;
  /** See Band. */
  opening?: 'rule' | 'figure' | 'number' | 'spread' | 'continued';
  /** Figure shown as headline by the opening `number`. */
  number?: Marked | undefined;
}

function BandHead({ id, label, title, lead, opening = 'rule', number }: BandHeadProps) {
  const heading = { id: `${id}-judul`, children: title };
  if (opening === 'continued') return <Text.h2 className="visually-hidden" {...heading} />;
  return (
    <header
      className={joinClasses(
        styles.head,
        opening === 'rule' && `${styles.ruled} rule-strong stack-3`,
        opening === 'spread' && 'sticky',
      )}
    >
      {opening === 'rule' && label && <Text.p className="label">{label}</Text.p>}
      {number && <Text.p className={`${styles.amount} amount measured`}>{number}</Text.p>}
      <div className={styles.words}>
        <Text.h2 className={styles.title} {...heading} />
        {lead && <Text.p className="above-2 lead">{lead}</Text.p>}
      </div>
    </header>
  );
}
