import { joinTexts, type Marked, type Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import { toolsSection } from '../../routes.ts';
import type { Claim } from '../../shared/records/claim-schema.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { getSiteList } from './records.ts';
import styles from './SiteList.module.css';
import type { SearchPage } from './schema.ts';

interface SiteListProps {
  words: SearchPage['list'];
  groups: Awaited<ReturnType<typeof getSiteList>>;
  documents: readonly { to: string; title: Marked; summary: Marked; file: string }[];
  claims: readonly (Pick<Claim, 'figure' | 'subject'> & { id: string })[];
  glossary: Readonly<Record<string, string>>;
  /** The search field. */
  children: ReactNode;
  /** Button below the list of tools. */
  keep?: ReactNode;
}

/** Everything that the search can find, as complete lists that work without scripts. */
export function SiteList({ words, groups, documents, claims, glossary, children, keep }: SiteListProps) {
  return (
    <section className={`${styles.list} page-width stack-4`} aria-labelledby="daftar-judul">
      <div className={styles.field}>{children}</div>
      <noscript>
        <Text.p className="strong measure">{words.withoutScript}</Text.p>
      </noscript>
      <Text.h2 className="heading" id="daftar-judul">
        {words.title}
      </Text.h2>
      <div>
        {groups.map(({ id, title, pages }) => (
          <Fold key={title.plain} title={title}>
            <div className={styles.target} id={id}>
              <Entries items={pages} />
              {id === toolsSection && keep}
            </div>
          </Fold>
        ))}
        <Fold title={words.documents}>
          <Entries
            items={documents.map(({ to, title: label, summary, file }) => ({
              to,
              label,
              description: joinTexts([summary, file], ' '),
            }))}
          />
        </Fold>
        <Fold title={words.claims}>
          <Entries
            items={claims.map(({ id, figure, subject }) => ({ to: `/klaim#${id}`, label: `${figure} ${subject}` }))}
          />
        </Fold>
        <Fold title={words.terms}>
          <dl className={styles.terms} data-terms="">
            {Object.entries(glossary).map(([term, meaning]) => (
              <div
                key={term}
                className="rule-below"
                id={`istilah-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`}
              >
                <dt className="strong">{term}</dt>
                <dd className="note">{meaning}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </section>
  );
}

interface Entry {
  to: string;
  label: Wording;
  description?: Wording;
}

const Entries = ({ items }: { items: readonly Entry[] }) => (
  <ul className={styles.entries}>
    {items.map(({ to, label, description }) => (
      <li key={to}>
        <a className={`${styles.entry} bare touch rule-below`} href={to}>
          <Text.strong>{label}</Text.strong>
          {description && <Text.span className="note">{description}</Text.span>}
        </a>
      </li>
    ))}
  </ul>
);
