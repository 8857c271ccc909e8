import { Text } from '../../shared/ui/Text.tsx';
import styles from './Developer.module.css';
import type { DeveloperPage } from './schema.ts';

/** What the portal holds, as a plate beside its headline. */
export function PortalIndex({ title, items }: DeveloperPage['index']) {
  return (
    <nav className={`${styles.index} dark screen-only`} aria-label={title}>
      <ul>
        {items.map(({ label, to, note }) => (
          <li key={to} className={styles.entry}>
            <a className={styles.link} href={to}>
              <span className={`${styles.name} strong`}>
                <Text>{label}</Text>
              </span>
              <span className={styles.about}>
                <Text>{note}</Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
