import styles from './Dimension.module.css';
import { Text } from './Text.tsx';

/** A dimension line as on a drawing: arrowheads at both ends, in its middle what it measures. */
export function Dimension({ children }: { children: string }) {
  return (
    <p className={`${styles.dimension} label row`}>
      <Text.span>{children}</Text.span>
    </p>
  );
}
