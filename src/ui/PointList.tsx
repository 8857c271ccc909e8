import styles from './PointList.module.css';
import { Text } from './Text.tsx';

/** Short points, each at a level mark. */
export function PointList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
