import { type Marked, plainText, type Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import { telHref, whatsappHref } from '../shared/format/phone.ts';
import type { Brand, Holiday, Office } from '../shared/records/site-schema.ts';
import { Action } from '../shared/ui/Action.tsx';
import { Address } from '../shared/ui/Address.tsx';
import { buttonClass } from '../shared/ui/button-class.ts';
import { ContactChannels } from '../shared/ui/ContactChannels.tsx';
import { Icon, type IconName } from '../shared/ui/Icon.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './Consultation.module.css';
import { Offices } from './Offices.tsx';
import type { ConsultationPage } from './schema.ts';

interface ContactsProps extends Pick<ConsultationPage, 'contacts'> {
  brand: Brand;
  offices: readonly Office[];
  holidays: readonly Holiday[];
}

interface ConsultationProps extends ContactsProps, Pick<ConsultationPage, 'benefits' | 'locations'> {
  /** `withoutScript`: shown where the form needs scripts. */
  form: { title: Marked; note: Marked; withoutScript?: Marked };
  children: ReactNode;
}

export function Consultation({ form, benefits, locations, children, ...contacts }: ConsultationProps) {
  return (
    <div className={`${styles.page} page-width page-end split-wide gap-6`}>
      <section className={`${styles.form} tint`} aria-labelledby="formulir-judul">
        <Text.h2 className="large" id="formulir-judul">
          {form.title}
        </Text.h2>
        <Text.p className={`${styles.note} quiet`}>{form.note}</Text.p>
        {children}
        {form.withoutScript && (
          <noscript>
            <Text.p className="notice above-4">{form.withoutScript}</Text.p>
          </noscript>
        )}
      </section>
      <div className="stack-6 top">
        <Aside id="manfaat" title={benefits.title}>
          <ol>
            {benefits.items.map(({ title, description }) => (
              <li key={title.plain} className={`${styles.benefit} padded-2 stack-3 rule-below`}>
                <Icon name="check" className={`${styles.check} measured`} />
                <p>
                  <Text.strong>{title}</Text.strong>
                  <br />
                  <Text.span className="quiet">{description}</Text.span>
                </p>
              </li>
            ))}
          </ol>
        </Aside>
        <Contacts {...contacts} />
        <Aside id="lokasi" title={locations.title}>
          <Offices offices={contacts.offices} addresses />
        </Aside>
      </div>
    </div>
  );
}

function Aside({ id, title, children }: { id: string; title: Marked; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-judul`}>
      <Text.h2 className={`${styles.sideTitle} heading rule-below`} id={`${id}-judul`}>
        {title}
      </Text.h2>
      {children}
    </section>
  );
}

function Contacts({ contacts: text, brand, offices, holidays }: ContactsProps) {
  const landline = offices.find((office) => office.landline)?.landline;
  const rows: { icon: IconName; label: Marked; value: Wording | null | undefined; to?: string }[] = [
    { icon: 'chat', label: text.whatsapp, value: brand.whatsapp, to: whatsappHref(brand.whatsapp) },
    { icon: 'phone', label: text.landline, value: landline, to: telHref(landline ?? '') },
    { icon: 'mail', label: text.email, value: brand.businessEmail, to: `mailto:${brand.businessEmail}` },
    { icon: 'clock', label: text.hoursLabel, value: text.hours },
  ];
  return (
    <Aside id="kontak" title={text.title}>
      <dl>
        {rows.map(
          ({ icon, label, value, to }) =>
            value && (
              <div key={icon} className="wrap row spread gap-1 rule-below">
                <dt className="inline-row gap-1 quiet">
                  <Icon name={icon} /> <Text>{label}</Text>
                </dt>
                <dd className="inline-row touch strong">
                  {to ? (
                    <a className="inline-row touch" href={to} rel="noopener">
                      <Address>{plainText(value)}</Address>
                    </a>
                  ) : (
                    <Text.span>{value}</Text.span>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="above-4 wrap row gap-2">
        <CallSheet contacts={text} brand={brand} offices={offices} holidays={holidays} />
        <Action look="line" {...text.meeting} />
      </div>
    </Aside>
  );
}

/** “Call now”: all ways to reach a person, and whether an office is open now. */
function CallSheet({ contacts: { call, sheet }, brand, offices, holidays }: ContactsProps) {
  return (
    <>
      <button className={buttonClass('line', styles.call, 'screen-only')} type="button" popoverTarget="hubungi">
        <Icon name="phone" size={18} /> <Text>{call}</Text>
      </button>
      <div
        className={`${styles.sheet} light`}
        id="hubungi"
        popover="auto"
        role="dialog"
        aria-labelledby="hubungi-judul"
      >
        <Text.h3 className={`${styles.title} large`} id="hubungi-judul">
          {sheet.title}
        </Text.h3>
        <button
          className={`${styles.close} centred`}
          type="button"
          popoverTarget="hubungi"
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: opening the sheet must bring the focus into it, in every browser.
          autoFocus
        >
          <Icon name="close" />
          <Text.span className="visually-hidden">{sheet.close}</Text.span>
        </button>
        <Offices offices={offices} now={{ text: sheet, holidays }} />
        <Text.p className="topped-3 strong">{sheet.writing}</Text.p>
        <ContactChannels
          items={[
            { icon: 'chat', label: `WhatsApp ${brand.whatsapp}`, to: whatsappHref(brand.whatsapp) },
            { icon: 'mail', label: brand.businessEmail, to: `mailto:${brand.businessEmail}` },
          ]}
        />
      </div>
    </>
  );
}
