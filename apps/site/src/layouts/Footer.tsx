import type { Marked } from 'contract/marked';
import type { Wordmark } from '../shared/head/wordmark.tsx';
import type { SiteNavigation } from '../shared/records/site-records.ts';
import type { Brand, Office } from '../shared/records/site-schema.ts';
import type { Link } from '../shared/text/schema.ts';
import { Address } from '../shared/ui/Address.tsx';
import { officeChannels } from '../shared/ui/ContactChannels.tsx';
import { joinClasses } from '../shared/ui/classes.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { CompanyLogo, ProductLogo } from '../shared/ui/Logo.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './Footer.module.css';
import { linkProps } from './link-props.ts';

interface FooterProps {
  brand: Brand;
  offices: readonly Office[];
  navigation: Pick<SiteNavigation, 'footer' | 'legal' | 'words'>;
  wordmark: Wordmark;
  path: string;
  year: number;
}

/** Products, industries, offices, legal pages. Paper has the offices alone, as the block that ends the last sheet. */
export function Footer({ brand, offices, navigation: { footer, legal, words }, wordmark, path, year }: FooterProps) {
  return (
    <footer className={`${styles.footer} dark whole`}>
      <div className={`${styles.inner} page-width`}>
        <div className={styles.groups}>
          {footer.map(({ title, links }) => (
            <nav key={title.plain} aria-label={title.plain} className="rule-below screen-only">
              <FoldedLinks title={title} links={links} path={path} />
            </nav>
          ))}
          {offices.map((office) => (
            <OfficeBlock key={office.type.plain} office={office} />
          ))}
        </div>
        <div className={`${styles.base} ${styles.ways} row wrap rule small quiet`}>
          <ProductLogo name={brand.product} wordmark={wordmark} source />
          <p className="not-on-phones">{brand.tagline}</p>
          <nav aria-label={words.legal.plain} className={`${styles.legal} screen-only`}>
            <ul className={`${styles.ways} row wrap`}>
              {legal.map(({ label, to }) => (
                <li key={to}>
                  <Text.a className="inline-row touch bare" href={to}>
                    {label}
                  </Text.a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={`${styles.ways} row wrap`}>
            <CompanyLogo name={brand.company} /> © {year}
          </p>
        </div>
      </div>
    </footer>
  );
}

function OfficeBlock({ office }: { office: Office }) {
  const { type, address, hours } = office;
  return (
    <div className={`${styles.office} slim`}>
      <Text.h2 className={`${styles.title} small faint`}>{type}</Text.h2>
      <address className="quiet">
        <p className="small">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </p>
        <Text.p className="small">{hours}</Text.p>
        <ul className={`${styles.ways} row wrap`}>
          {officeChannels(office).map(({ label, to }) => (
            <li key={to}>
              <a className="inline-row touch plain bare" href={to}>
                <Address>{label}</Address>
              </a>
            </li>
          ))}
        </ul>
      </address>
    </div>
  );
}

interface FoldedLinksProps {
  title: Marked;
  links: readonly Link[];
  path: string;
  className?: string | undefined;
}

/** A list that is folded on a phone, and always open on a desktop. */
export function FoldedLinks({ title, links, path, className }: FoldedLinksProps) {
  return (
    <details className={joinClasses(styles.fold, className)}>
      <summary className={`${styles.summary} row spread strong`}>
        <Text.h2 className={styles.name}>{title}</Text.h2>
        <Icon name="chevron" className="turns" />
      </summary>
      <Text.p className={`${styles.title} ${styles.shown} small faint`}>{title}</Text.p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Text.a className={`${styles.link} row touch bare`} {...linkProps(to, path)}>
              {label}
            </Text.a>
          </li>
        ))}
      </ul>
    </details>
  );
}
