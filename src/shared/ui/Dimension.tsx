import type { Wording } from '../text/marked.ts';
import styles from './Dimension.module.css';
import { Words } from './Text.tsx';

/** A dimension line as on a drawing: arrowheads at both ends, in its middle what it measures. */
export function Dimension({ children }: { children: Wording }) {
  return (
    <p className={`${styles.dimension} label row`}>
      <Words.span>{children}</Words.span>
    </p>
  );
}
