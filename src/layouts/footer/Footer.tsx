import { telHref } from '../../shared/format/phone.ts';
import type { Brand, Navigation, Office } from '../../shared/records/site.ts';
import type { Link } from '../../shared/text/schema.ts';
import { CompanyLogo, ProductLogo } from '../../shared/ui/Logo.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  brand: Brand;
  offices: readonly Office[];
  navigation: Pick<Navigation, 'footer' | 'legal'>;
  year: number;
}

/** Shared footer: products, industries, both offices, legal pages. */
export function Footer({ brand, offices, navigation, year }: FooterProps) {
  return (
    <footer className={`${styles.footer} dark`}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <ProductLogo name={brand.product} />
          <p className={styles.tagline}>{brand.tagline}</p>
        </div>
        {navigation.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="slim">
            <h2 className={`${styles.title} label rule-below`}>{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        {offices.map((office) => (
          <OfficeBlock key={office.type} {...office} />
        ))}
        <div className={`${styles.base} small quiet wrap row`}>
          <CompanyLogo name={brand.company} />
          <p>© {year}</p>
          <nav aria-label="Hukum" className={`${styles.legal} screen-only`}>
            <LinkList links={navigation.legal} />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly Link[] }) {
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

function OfficeBlock({ type, address, hours, phone, landline, email }: Office) {
  return (
    <div className="slim">
      <h2 className={`${styles.title} label rule-below`}>{type}</h2>
      <address className={styles.address}>
        <p className={styles.place}>
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </p>
        <p className={styles.place}>{hours}</p>
        <ul className={styles.links}>
          {[phone, landline].map(
            (number) =>
              number && (
                <li key={number}>
                  <a className={styles.link} href={telHref(number)}>
                    {number}
                  </a>
                </li>
              ),
          )}
          <li>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        </ul>
      </address>
    </div>
  );
}
