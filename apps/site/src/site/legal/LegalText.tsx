import '../../shared/styles/grid.css';
import { formatDay } from '../../shared/format/format.ts';
import { telHref } from '../../shared/format/phone.ts';
import type { LegalPage } from '../../shared/records/legal-schema.ts';
import type { Office } from '../../shared/records/site-schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Address } from '../../shared/ui/Address.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Contents } from '../../shared/ui/page/Contents.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import styles from './LegalText.module.css';

interface LegalTextProps {
  chapters: LegalPage['chapters'];
  updated: string;
  /** Office to contact about the page. */
  office: Office;
}

/** A legal page: table of contents, chapters, and the responsible office. */
export function LegalText({ chapters, updated, office }: LegalTextProps) {
  return (
    <div className={`${styles.page} split page-width print-block`}>
      <Contents title={interfaceWords.contents} items={chapters} className="sticky" />
      <div className={`${styles.text} topped-3 measure rule-strong`}>
        <p className="label">
          {interfaceWords.updated} <time dateTime={updated}>{formatDay(updated)}</time>
        </p>
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} {...chapter} />
        ))}
        <Contact office={office} />
      </div>
    </div>
  );
}

function Chapter({ id, title, paragraphs, points, links }: LegalPage['chapters'][number]) {
  return (
    <section id={id} className={`${styles.chapter} stack-3`} aria-labelledby={`${id}-judul`}>
      <Text.h2 className="large" id={`${id}-judul`}>
        {title}
      </Text.h2>
      <Texts items={paragraphs} />
      {points.length > 0 && <PointList items={points} />}
      <Actions items={links.map((link) => ({ ...link, look: 'plain' as const }))} />
    </section>
  );
}

function Contact({ office: { type, company, address, email, landline, phone } }: { office: Office }) {
  const number = landline ?? phone;
  return (
    <address className={`${styles.contact} sheet`}>
      <Text.p className="strong">{company}</Text.p>
      <p>
        <Text>{type}</Text>, {address.street}, {address.city} {address.postalCode}, {address.region}
      </p>
      <p className="row wrap gap-3">
        <a className="touch inline-row" href={`mailto:${email}`}>
          <Address>{email}</Address>
        </a>
        <a className="touch inline-row" href={telHref(number)}>
          <Address>{number}</Address>
        </a>
      </p>
    </address>
  );
}
