import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { BandHead, type BandHeadProps } from './BandHead.tsx';
import { classes } from './classes.ts';

interface BandProps extends BandHeadProps {
  ground?: 'paper' | 'tint' | 'dark';
  /** Follows a compact hero: little air above, a small headline. */
  near?: boolean;
  /** The drawing or picture that the section `figure` shows first. */
  figure?: ReactNode;
  children?: ReactNode;
}

/**
 * A section of a page. Its opening follows from its content, and none stands more than twice on a page:
 * `rule` the line of a datasheet with label and headline; `figure` a drawing or picture under a small title;
 * `number` a figure as headline; `spread` headline and matter beside each other; `continued` no headline to be seen,
 * close to what stands above. Neighbours on the same ground share the space between them.
 */
export function Band({ ground = 'paper', near = false, figure, children, ...head }: BandProps) {
  return (
    <section
      id={head.id}
      className={classes(
        styles.band,
        'plain',
        ground === 'paper' ? styles.paper : ground,
        near && styles.near,
        head.opening && styles[head.opening],
      )}
      aria-labelledby={`${head.id}-judul`}
    >
      <div className={`${styles.inner} page-width`}>
        <BandHead {...head} />
        {figure && <div className={styles.shown}>{figure}</div>}
        {children && <div className="slim">{children}</div>}
      </div>
    </section>
  );
}
