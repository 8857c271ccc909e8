import { telHref, whatsappHref } from '../../shared/format/phone.ts';
import type { Brand, Holiday, Office } from '../../shared/records/site.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ConsultationPage } from '../page-schema.ts';
import { CallSheet } from './CallSheet.tsx';
import styles from './Consultation.module.css';

interface Way {
  label: string;
  to: string;
}

interface ContactsProps {
  text: ConsultationPage['contacts'];
  brand: Brand;
  offices: readonly Office[];
  holidays: readonly Holiday[];
}

/** The direct contacts, and the controls that call or arrange a meeting. */
export function Contacts({ text, brand, offices, holidays }: ContactsProps) {
  const landline = offices.find((office) => office.landline)?.landline;
  const ways: [IconName, Marked, Way | undefined][] = [
    ['chat', text.whatsapp, { label: brand.whatsapp, to: whatsappHref(brand.whatsapp) }],
    ['phone', text.landline, landline ? { label: landline, to: telHref(landline) } : undefined],
    ['mail', text.email, { label: brand.businessEmail, to: `mailto:${brand.businessEmail}` }],
  ];
  return (
    <section id="kontak" aria-labelledby="kontak-judul">
      <Text.h2 className={styles.sideTitle} id="kontak-judul">
        {text.title}
      </Text.h2>
      <dl>
        {ways.map(
          ([icon, label, link]) =>
            link && (
              <div key={icon} className={`${styles.way} wrap row spread rule-below`}>
                <dt>
                  <Icon name={icon} /> <Text>{label}</Text>
                </dt>
                <dd>
                  <a className={`${styles.link} inline-row`} href={link.to} rel="noopener">
                    <Address>{link.label}</Address>
                  </a>
                </dd>
              </div>
            ),
        )}
        <div className={`${styles.way} wrap row spread rule-below`}>
          <dt>
            <Icon name="clock" /> <Text>{text.hoursLabel}</Text>
          </dt>
          <dd className={`${styles.link} inline-row`}>
            <Text.span>{text.hours}</Text.span>
          </dd>
        </div>
      </dl>
      <div className={`${styles.controls} wrap`}>
        <CallSheet text={text} brand={brand} offices={offices} holidays={holidays} />
        <a className={`${styles.control} row boxed`} href={text.meeting.to}>
          <Icon name="clock" size={18} />
          <Text.span>{text.meeting.label}</Text.span>
        </a>
      </div>
    </section>
  );
}
