import type { ReactNode } from 'react';
import type { Brand, Holiday, Office } from '../../shared/records/site.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ConsultationPage } from '../page-schema.ts';
import styles from './Consultation.module.css';
import { Contacts } from './Contacts.tsx';

interface ConsultationProps extends Omit<ConsultationPage, 'seo' | 'breadcrumb' | 'hero' | 'form'> {
  /** Headline and note; `withoutScript` where the form does nothing without scripts. */
  form: { title: Marked; note: Marked; withoutScript?: Marked };
  brand: Brand;
  offices: readonly Office[];
  holidays: readonly Holiday[];
  /** The form's island. */
  children: ReactNode;
}

/** The form on the left, calm; on the right what it brings and the other ways to reach the company. */
export function Consultation({
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
      <section className={`${styles.form} tint`} aria-labelledby="formulir-judul">
        <Text.h2 className="large" id="formulir-judul">
          {form.title}
        </Text.h2>
        <Text.p className={`${styles.note} quiet`}>{form.note}</Text.p>
        {children}
        {form.withoutScript && (
          <noscript>
            <Text.p className={styles.noscript}>{form.withoutScript}</Text.p>
          </noscript>
        )}
      </section>
      <div className="stack-6 top">
        <section aria-labelledby="manfaat-judul">
          <Text.h2 className={styles.sideTitle} id="manfaat-judul">
            {benefits.title}
          </Text.h2>
          <ol>
            {benefits.items.map(({ title, description }) => (
              <li key={title.plain} className={`${styles.benefit} stack-3 rule-below`}>
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
          <Text.h2 className={styles.sideTitle} id="lokasi-judul">
            {locations.title}
          </Text.h2>
          <ul>
            {offices.map(({ type, company, address, hours }) => (
              <li key={type.plain}>
                <address className={`${styles.office} rule-below`}>
                  <Text.strong>{type}</Text.strong>
                  <Text.span>{company}</Text.span>
                  <span>
                    {address.street}, {address.city}, {address.region} {address.postalCode}
                  </span>
                  <Text.span className="quiet">{hours}</Text.span>
                </address>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
