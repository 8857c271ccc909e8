import type { Marked } from 'contract/marked';
import styles from './ExampleMark.module.css';
import { Text } from './Text.tsx';

/** Label over a scenario: that it is an example, and of which industry. */
export function ExampleMark({ mark, sector }: { mark: Marked; sector: Marked }) {
  return (
    <p className="wrap row gap-2 label">
      <Text.span className={`${styles.mark} strong plain`}>{mark}</Text.span>
      <Text.span className="faint">{sector}</Text.span>
    </p>
  );
}
