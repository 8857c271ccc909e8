import type { ConsultationPage } from '../../schemas/pages/consultation.ts';
import type { Link } from '../../schemas/text.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Consultation.module.css';

interface ContactsProps {
  text: ConsultationPage['contacts'];
  /** `tel:` address of "call now", WhatsApp address of "arrange a meeting". */
  call: string;
  meeting: string;
  whatsapp: Link;
  landline: Link | undefined;
  email: Link;
}

export function Contacts({ text, call, meeting, whatsapp, landline, email }: ContactsProps) {
  const ways: [IconName, string, Link | undefined][] = [
    ['chat', text.whatsapp, whatsapp],
    ['phone', text.landline, landline],
    ['mail', text.email, email],
  ];
  return (
    <section aria-labelledby="kontak-judul">
      <h2 className={styles.sideTitle} id="kontak-judul">
        {text.title}
      </h2>
      <dl className={styles.ways}>
        {ways.map(
          ([icon, label, link]) =>
            link && (
              <div key={label} className={styles.way}>
                <dt>
                  <Icon name={icon} /> {label}
                </dt>
                <dd>
                  <a className={styles.link} href={link.to} rel="noopener">
                    {link.label}
                  </a>
                </dd>
              </div>
            ),
        )}
        <div className={styles.way}>
          <dt>
            <Icon name="clock" /> Jam kerja
          </dt>
          <dd className={styles.link}>{text.hours}</dd>
        </div>
      </dl>
      <div className={styles.controls}>
        <a className={styles.control} href={call}>
          <Icon name="phone" size={18} /> {text.call}
        </a>
        <a className={styles.control} href={meeting} rel="noopener">
          <Icon name="chat" size={18} />
          <span>
            <Text>{text.meeting.label}</Text>
          </span>
        </a>
      </div>
    </section>
  );
}
