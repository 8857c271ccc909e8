import { Address } from './Address.tsx';
import styles from './ContactChannels.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** A way to reach the company. */
export interface ContactChannel {
  icon: IconName;
  label: string;
  to: string;
}

/** The other ways to reach the company, each with its sign. */
export function ContactChannels({ items }: { items: readonly ContactChannel[] }) {
  return (
    <ul className={`${styles.ways} wrap`}>
      {items.map(({ icon, label, to }) => (
        <li key={to}>
          <a className={`${styles.way} touch inline-row`} href={to} rel="noopener">
            <Icon name={icon} size={18} /> <Address>{label}</Address>
          </a>
        </li>
      ))}
    </ul>
  );
}
