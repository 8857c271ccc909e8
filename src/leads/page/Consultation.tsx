import type { ReactNode } from 'react';
import type { Brand, Holiday, Office } from '../../shared/records/site.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ConsultationPage } from '../page-schema.ts';
import styles from './Consultation.module.css';
import { Contacts } from './Contacts.tsx';

interface ConsultationProps extends Omit<ConsultationPage, 'seo' | 'breadcrumb' | 'form'> {
  /** Headline and note; `withoutScript` where the form does nothing without scripts. */
  form: { title: string; note: string; withoutScript?: string };
  brand: Brand;
  offices: readonly Office[];
  holidays: readonly Holiday[];
  /** The form's island. */
  children: ReactNode;
}

/** The form on the left, calm; on the right what it brings and the other ways to reach the company. */
export function Consultation({
  hero,
  form,
  benefits,
  contacts,
  locations,
  brand,
  offices,
  holidays,
  children,
}: ConsultationProps) {
  return (
    <div className={`${styles.page} page-width stack-6`}>
      <header className={styles.head}>
        <p className="label measured">{hero.label}</p>
        <Text.h1 className={styles.title}>{hero.title}</Text.h1>
        <Text.p className="lead">{hero.lead}</Text.p>
      </header>
      <section className={`${styles.form} tint`} aria-labelledby="formulir-judul">
        <Text.h2 className="large" id="formulir-judul">
          {form.title}
        </Text.h2>
        <Text.p className={`${styles.note} quiet`}>{form.note}</Text.p>
        {children}
        {form.withoutScript && (
          <noscript>
            <p className={styles.noscript}>{form.withoutScript}</p>
          </noscript>
        )}
      </section>
      <div className="stack-6 top">
        <section aria-labelledby="manfaat-judul">
          <h2 className={styles.sideTitle} id="manfaat-judul">
            {benefits.title}
          </h2>
          <ol>
            {benefits.items.map(({ title, description }) => (
              <li key={title} className={`${styles.benefit} stack-3 rule-below`}>
                <Icon name="check" className={`${styles.check} measured`} />
                <p>
                  <Text.strong>{title}</Text.strong>
                  <br />
                  <Text.span className="quiet">{description}</Text.span>
                </p>
              </li>
            ))}
          </ol>
        </section>
        <Contacts text={contacts} brand={brand} offices={offices} holidays={holidays} />
        <section aria-labelledby="lokasi-judul">
          <h2 className={styles.sideTitle} id="lokasi-judul">
            {locations.title}
          </h2>
          <ul>
            {offices.map(({ type, company, address, hours }) => (
              <li key={type}>
                <address className={`${styles.office} rule-below`}>
                  <strong>{type}</strong>
                  <span>{company}</span>
                  <span>
                    {address.street}, {address.city}, {address.region} {address.postalCode}
                  </span>
                  <span className="quiet">{hours}</span>
                </address>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
