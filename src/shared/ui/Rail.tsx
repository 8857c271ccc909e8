import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Rail.module.css';

interface RailProps {
  /** What the peers are, for who cannot see them side by side. */
  label: string;
  /** Columns on wide screens, where all of them are in sight. */
  columns?: 1 | 3;
  /** The peers hold nothing to Tab to: the rail itself takes the focus, so that keys can slide it. */
  reachable?: boolean;
  className?: string | undefined;
  /** List items. */
  children: ReactNode;
}

/** Peers side by side: on narrow screens they slide and snap, the next one in sight; on wide ones they stand in columns. */
export function Rail({ label, columns = 3, reachable = false, className, children }: RailProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields; a section a landmark beside its own section
    <div
      role="group"
      className={classes(styles.rail, 'slides relative', className)}
      aria-label={label}
      tabIndex={reachable ? 0 : undefined}
    >
      <ul className={classes(styles.list, columns === 1 && styles.one)}>{children}</ul>
    </div>
  );
}
