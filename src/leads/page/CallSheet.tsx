import { telHref, whatsappHref } from '../../shared/format/phone.ts';
import type { Brand, Holiday, Office } from '../../shared/records/site.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ConsultationPage } from '../page-schema.ts';
import styles from './CallSheet.module.css';

interface CallSheetProps {
  text: ConsultationPage['contacts'];
  brand: Brand;
  offices: readonly Office[];
  /** Days on which the offices stay closed. */
  holidays: readonly Holiday[];
}

/** "Call now": every way to reach a person, office by office, with whether somebody is there at this moment. */
export function CallSheet({ text, brand, offices, holidays }: CallSheetProps) {
  return (
    <>
      <button className={`${styles.control} stack-2 middle boxed screen-only`} type="button" popoverTarget="hubungi">
        <Icon name="phone" size={18} /> <Text>{text.call}</Text>
      </button>
      <div className={styles.sheet} id="hubungi" popover="auto" role="dialog" aria-labelledby="hubungi-judul">
        <Text.h3 className={`${styles.title} large`} id="hubungi-judul">
          {text.sheet.title}
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
          <Text.span className="visually-hidden">{text.sheet.close}</Text.span>
        </button>
        <ul className={styles.offices}>
          {offices.map((office) => (
            <li key={office.type.plain} className={`${styles.office} rule`}>
              <p className={styles.name}>
                <Text>{office.type}</Text>, {office.address.city}
              </p>
              <Text.p className="quiet">{office.hours}</Text.p>
              <p
                className={`${styles.state} strong row`}
                data-open-now=""
                data-open={text.sheet.open.plain}
                data-shut={text.sheet.shut.plain}
                data-days={office.opening.days.join(',')}
                data-opens={office.opening.opens}
                data-closes={office.opening.closes}
                data-closed={holidays.map(({ day }) => day).join(',')}
              />
              <a className={`${styles.way} touch inline-row`} href={telHref(office.phone)}>
                <Icon name="phone" /> <Address>{office.phone}</Address>
              </a>
              {office.landline && (
                <a className={`${styles.way} touch inline-row`} href={telHref(office.landline)}>
                  <Icon name="phone" /> <Address>{office.landline}</Address>
                </a>
              )}
            </li>
          ))}
          <li className={`${styles.office} rule`}>
            <Text.p className={styles.name}>{text.sheet.writing}</Text.p>
            <a className={`${styles.way} touch inline-row`} href={whatsappHref(brand.whatsapp)} rel="noopener">
              <Icon name="chat" /> WhatsApp <Address>{brand.whatsapp}</Address>
            </a>
            <a className={`${styles.way} touch inline-row`} href={`mailto:${brand.businessEmail}`}>
              <Icon name="mail" /> <Address>{brand.businessEmail}</Address>
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}
