import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Rail.module.css';

interface RailProps {
  /** For who cannot see them side by side. */
  label: string;
  /** On wide screens. */
  columns?: 2 | 3;
  /** Takes the focus itself, where the peers hold nothing to Tab to. */
  reachable?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** On narrow screens peers slide and snap, the next one in sight; on wide ones they stand in columns. */
export function Rail({ label, columns = 3, reachable = false, className, children }: RailProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields; a section a landmark beside its own section
    <div
      role="group"
      className={classes(styles.rail, 'slides relative', className)}
      aria-label={label}
      tabIndex={reachable ? 0 : undefined}
    >
      <ul className={classes(styles.list, columns === 2 && styles.two)}>{children}</ul>
    </div>
  );
}
