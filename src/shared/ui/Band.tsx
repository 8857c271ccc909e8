import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { BandHead, type BandHeadProps } from './BandHead.tsx';
import { classes } from './classes.ts';

interface BandProps extends BandHeadProps {
  ground?: 'paper' | 'tint' | 'dark';
  /** Follows a compact hero: little air above, a small headline. */
  near?: boolean;
  /** For what is looked at rather than read: tables, drawings, dashboards. */
  wide?: boolean;
  /** The drawing or picture that opens the section `figure`. */
  figure?: ReactNode;
  children?: ReactNode;
}

/**
 * A section of a page. Its opening follows from its content, and none stands more than twice on a page:
 * `rule` the line of a datasheet with label and headline; `figure` a drawing or picture first, its title as caption;
 * `number` a figure as headline; `spread` headline and matter beside each other; `continued` no headline to be seen,
 * close to what stands above. Neighbours on the same ground share the space between them.
 */
export function Band({ ground = 'paper', near = false, wide = false, figure, children, ...head }: BandProps) {
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
      <div className={classes(styles.inner, wide ? 'wide' : 'page-width')}>
        {figure && <div className={styles.shown}>{figure}</div>}
        <BandHead {...head} />
        {children && <div className="slim">{children}</div>}
      </div>
    </section>
  );
}
