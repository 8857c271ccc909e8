import styles from './ExampleMark.module.css';
import { Text } from './Text.tsx';

/** Says over a scenario that it is an example, and of which trade. */
export function ExampleMark({ mark, sector }: { mark: string; sector: string }) {
  return (
    <p className={`${styles.place} wrap row`}>
      <span className={`${styles.mark} strong`}>{mark}</span>
      <Text.span className="figures faint">{sector}</Text.span>
    </p>
  );
}
