import { telHref } from '../../shared/format/phone.ts';
import type { Office } from '../../shared/records/site.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './OfficeBlock.module.css';

/** One office: where it is, when it is open, how to reach it. */
export function OfficeBlock({ office: { type, address, hours, phone, landline, email } }: { office: Office }) {
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
              <a className={`${styles.link} inline-row touch plain`} href={href}>
                <Address>{text}</Address>
              </a>
            </li>
          ))}
        </ul>
      </address>
    </div>
  );
}
