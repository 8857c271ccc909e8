import { Text } from '../../shared/ui/Text.tsx';
import styles from './Developer.module.css';
import type { DeveloperPage } from './schema.ts';

/** What the portal holds, as a plate beside its headline. */
export function PortalIndex({ title, items }: DeveloperPage['index']) {
  return (
    <nav className={`${styles.index} dark screen-only`} aria-label={title.plain}>
      <ul>
        {items.map(({ label, to, note }) => (
          <li key={to} className={styles.entry}>
            <a className={`${styles.link} touch`} href={to}>
              <Text.span className={`${styles.name} strong`}>{label}</Text.span>
              <Text.span className={`${styles.about} quiet`}>{note}</Text.span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
