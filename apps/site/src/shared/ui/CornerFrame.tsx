import type { ReactNode } from 'react';
import styles from './CornerFrame.module.css';
import { joinClasses } from './classes.ts';

/** A frame with corner ticks, as around a title block on a drawing sheet. */
export function CornerFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={joinClasses(styles.frame, className)}>{children}</div>;
}
