import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import styles from './Rail.module.css';

interface RailProps {
  /** Accessible name of the group. */
  label: string;
  /** Number of columns on wide screens. */
  columns?: 2 | 3;
  /** Makes the group focusable, for items without a focusable element: the keyboard could not scroll it otherwise. */
  reachable?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A list that scrolls sideways and snaps on narrow screens, with the next item partly visible; columns on wide screens.
 */
export function Rail({ label, columns = 3, reachable = false, className, children }: RailProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields; a section a landmark beside its own section
    <div
      role="group"
      className={joinClasses(styles.rail, 'slides relative', className)}
      aria-label={label}
      tabIndex={reachable ? 0 : undefined}
    >
      <ul className={joinClasses(styles.list, columns === 2 && styles.two)}>{children}</ul>
    </div>
  );
}
