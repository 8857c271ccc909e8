import { Icon, type IconName } from './Icon.tsx';
import styles from './WayList.module.css';

/** A way to reach the company. */
export interface Way {
  icon: IconName;
  label: string;
  to: string;
}

/** The other ways to reach the company, each with its sign. */
export function WayList({ items }: { items: readonly Way[] }) {
  return (
    <ul className={`${styles.ways} wrap`}>
      {items.map(({ icon, label, to }) => (
        <li key={to}>
          <a className={`${styles.way} breakable touch inline-row`} href={to} rel="noopener">
            <Icon name={icon} size={18} /> {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
