import type { Stat } from '../../shared/records/stat.ts';
import { StatList } from '../../shared/ui/StatList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './TypicalValues.module.css';

/** Values that hold in this trade whoever measures them, each with what follows from it. */
export function TypicalValues({ title, items }: { title: string; items: readonly Stat[] }) {
  return (
    <>
      <Text.h2 className={styles.title}>{title}</Text.h2>
      <StatList items={items} look={styles} />
    </>
  );
}
