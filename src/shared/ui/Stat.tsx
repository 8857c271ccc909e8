import type { Stat as StatRecord } from '../records/stat.ts';
import styles from './Stat.module.css';
import { StatList } from './StatList.tsx';

/** Figures on a scale, as on a gauge: each stands at a graduation mark. */
export function Stats({ items }: { items: readonly StatRecord[] }) {
  return <StatList items={items} look={styles} />;
}
