import type { Marked } from '../text/marked.ts';
import styles from './ExampleMark.module.css';
import { Text } from './Text.tsx';

/** Says over a scenario that it is an example, and of which trade. */
export function ExampleMark({ mark, sector }: { mark: Marked; sector: Marked }) {
  return (
    <p className={`${styles.place} wrap row`}>
      <Text.span className={`${styles.mark} strong`}>{mark}</Text.span>
      <Text.span className="figures faint">{sector}</Text.span>
    </p>
  );
}
