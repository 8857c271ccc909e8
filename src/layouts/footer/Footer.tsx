import { telHref } from '../../shared/format/phone.ts';
import type { Brand, Office } from '../../shared/records/site.ts';
import type { SiteNavigation } from '../../shared/records/site-records.ts';
import type { Link } from '../../shared/text/schema.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { CompanyLogo, ProductLogo } from '../../shared/ui/Logo.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { FoldedLinks } from '../folded-links/FoldedLinks.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  brand: Brand;
  offices: readonly Office[];
  navigation: Pick<SiteNavigation, 'footer' | 'legal' | 'words'>;
  path: string;
  year: number;
}

/** Shared footer: products, industries, both offices, legal pages. */
export function Footer({ brand, offices, navigation: { footer, legal, words }, path, year }: FooterProps) {
  return (
    <footer className={`${styles.footer} dark`}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          {footer.map(({ title, links }) => (
            <nav key={title.plain} aria-label={title.plain} className={styles.group}>
              <FoldedLinks title={title} links={links} path={path} />
            </nav>
          ))}
          {offices.map((office) => (
            <OfficeBlock key={office.type.plain} office={office} />
          ))}
        </div>
        <div className={styles.base}>
          <ProductLogo name={brand.product} />
          <p className={styles.tagline}>{brand.tagline}</p>
          <nav aria-label={words.legal.plain} className={styles.legal}>
            <LegalLinks links={legal} />
          </nav>
          <p className={styles.company}>
            <CompanyLogo name={brand.company} /> © {year}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LegalLinks({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Text.a className={styles.link} href={to}>
            {label}
          </Text.a>
        </li>
      ))}
    </ul>
  );
}

/** One office: where it is, when it is open, how to reach it. */
function OfficeBlock({ office: { type, address, hours, phone, landline, email } }: { office: Office }) {
  const reach = [
    { text: phone, href: telHref(phone) },
    ...(landline ? [{ text: landline, href: telHref(landline) }] : []),
    { text: email, href: `mailto:${email}` },
  ];
  return (
    <div className={`${styles.office} slim`}>
      <Text.h2 className={`${styles.title} small faint`}>{type}</Text.h2>
      <address className={`${styles.address} small quiet`}>
        <p>
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </p>
        <Text.p>{hours}</Text.p>
        <ul className={styles.reach}>
          {reach.map(({ text, href }) => (
            <li key={href}>
              <a className={`${styles.officeBlockLink} inline-row touch plain`} href={href}>
                <Address>{text}</Address>
              </a>
            </li>
          ))}
        </ul>
      </address>
    </div>
  );
}
