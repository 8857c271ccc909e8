import { Text } from '../../shared/ui/Text.tsx';
import styles from './ApiContents.module.css';
import type { ApiPage } from './schema.ts';

/** The chapters of the page, as at the head of a manual. */
export function ApiContents({ title, links }: ApiPage['contents']) {
  return (
    <nav className={`${styles.contents} rule rule-below screen-only`} aria-labelledby="isi-judul">
      <div className={`${styles.inner} stack-1 page-width`}>
        <Text.h2 className={`${styles.title} label`} id="isi-judul">
          {title}
        </Text.h2>
        <ol className={`${styles.list} slides row`}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <a className={`${styles.link} touch inline-row unbroken`} href={to}>
                <Text.span>{label}</Text.span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
