import { joinTexts, type Marked, type Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import type { Claim } from '../../shared/records/site-schema.ts';
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
}

/** Everything that the search can find, as a complete list that works without scripts. */
export function SiteList({ words, groups, documents, claims, glossary, children }: SiteListProps) {
  return (
    <section className={`${styles.list} page-width`} aria-labelledby="daftar-judul">
      <Text.h2 className="visually-hidden" id="daftar-judul">
        {words.title}
      </Text.h2>
      <div className={`${styles.all} ${styles.field}`}>{children}</div>
      <noscript className={styles.all}>
        <Text.p className="strong measure">{words.withoutScript}</Text.p>
      </noscript>
      {groups.map((group) => (
        <section key={group.title.plain}>
          <Text.h3 className="heading rule-below">{group.title}</Text.h3>
          <ul>
            {group.pages.map(({ to, label, description }) => (
              <Entry key={to} to={to} label={label} description={description} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <Text.h3 className="heading rule-below">{words.documents}</Text.h3>
        <ul>
          {documents.map(({ to, title: label, summary, file }) => (
            <Entry key={to} to={to} label={label} description={joinTexts([summary, file], ' ')} />
          ))}
        </ul>
      </section>
      <section>
        <Text.h3 className="heading rule-below">{words.claims}</Text.h3>
        <ul>
          {claims.map(({ id, figure, subject }) => (
            <Entry key={id} to={`/klaim#${id}`} label={`${figure} ${subject}`} />
          ))}
        </ul>
      </section>
      <section className={styles.all}>
        <Text.h3 className="heading rule-below">{words.terms}</Text.h3>
        <dl className={styles.terms} data-terms="">
          {Object.entries(glossary).map(([term, meaning]) => (
            <div key={term} className="rule-below" id={`istilah-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`}>
              <dt className="strong">{term}</dt>
              <dd className="note">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  );
}

function Entry({ to, label, description }: { to: string; label: Wording; description?: Wording }) {
  return (
    <li>
      <a className={`${styles.entry} bare touch rule-below`} href={to}>
        <Text.strong>{label}</Text.strong>
        {description && <Text.span className="note">{description}</Text.span>}
      </a>
    </li>
  );
}
