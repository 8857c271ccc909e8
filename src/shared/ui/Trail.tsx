import { Text } from './Text.tsx';
import styles from './Trail.module.css';

interface TrailProps {
  /** Between the home page and this one. */
  parents?: readonly { label: string; to: string }[];
  /** Name of the page that is shown. */
  name: string;
}

/** The way from the home page to this one. */
export function Trail({ parents = [], name }: TrailProps) {
  return (
    <nav aria-label="Jejak halaman">
      <ol className={`${styles.crumbs} small quiet wrap row`}>
        {[{ label: 'Beranda', to: '/' }, ...parents].map(({ label, to }) => (
          <li key={to}>
            <Text.a className="touch inline-row" href={to}>
              {label}
            </Text.a>
          </li>
        ))}
        <Text.li aria-current="page">{name}</Text.li>
      </ol>
    </nav>
  );
}
