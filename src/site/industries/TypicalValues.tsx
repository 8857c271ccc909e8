import type { Stat } from '../../shared/records/stat.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { StatList } from '../../shared/ui/StatList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './TypicalValues.module.css';

/** Values that hold in this trade whoever measures them, each with what follows from it. */
export function TypicalValues({ title, items }: { title: Marked; items: readonly Stat[] }) {
  return (
    <>
      <Text.h2 className={styles.title}>{title}</Text.h2>
      <StatList items={items} look={styles} slides />
    </>
  );
}
