import type { Claim } from '../../shared/records/stat.ts';
import { Text } from '../../shared/ui/Text.tsx';
import type { ListedPage } from './records.ts';
import styles from './SiteList.module.css';
import type { SearchPage } from './schema.ts';

interface SiteListProps {
  words: SearchPage['list'];
  groups: readonly { title: string; pages: readonly ListedPage[] }[];
  documents: readonly { to: string; title: string; summary: string; file: string }[];
  claims: readonly (Pick<Claim, 'figure' | 'subject'> & { id: string })[];
  glossary: Readonly<Record<string, string>>;
}

/** Everything that can be found, complete without scripts. */
export function SiteList({ words, groups, documents, claims, glossary }: SiteListProps) {
  return (
    <section className={styles.list} aria-labelledby="daftar-judul">
      <h2 className="visually-hidden" id="daftar-judul">
        {words.title}
      </h2>
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className={styles.title}>{group.title}</h3>
          <ul>
            {group.pages.map(({ to, label, description }) => (
              <Entry key={to} to={to} label={label} description={description} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className={styles.title}>{words.documents}</h3>
        <ul>
          {documents.map(({ to, title: label, summary, file }) => (
            <Entry key={to} to={to} label={label} description={`${summary} ${file}`} />
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.title}>{words.claims}</h3>
        <ul>
          {claims.map(({ id, figure, subject }) => (
            <Entry key={id} to={`/klaim#${id}`} label={`${figure} ${subject}`} />
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.title}>{words.terms}</h3>
        <dl className={styles.terms} data-terms="">
          {Object.entries(glossary).map(([term, meaning]) => (
            <div key={term} id={`istilah-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}

function Entry({ to, label, description }: { to: string; label: string; description?: string }) {
  return (
    <li>
      <a className={styles.entry} href={to}>
        <strong>
          <Text>{label}</Text>
        </strong>
        {description && (
          <span className={styles.description}>
            <Text>{description}</Text>
          </span>
        )}
      </a>
    </li>
  );
}
