import styles from './PointList.module.css';
import { Prose } from './Prose.tsx';

/** Short points, each at a level mark. */
export function PointList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Prose.li key={item} className={`${styles.point} quiet`}>
          {item}
        </Prose.li>
      ))}
    </ul>
  );
}
