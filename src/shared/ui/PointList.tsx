import { plainText, type Wording } from '../text/marked.ts';
import styles from './PointList.module.css';
import { Words } from './Text.tsx';

/** Short points, each at a level mark. */
export function PointList({ items }: { items: readonly Wording[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Words.li key={plainText(item)} className={`${styles.point} quiet`}>
          {item}
        </Words.li>
      ))}
    </ul>
  );
}
