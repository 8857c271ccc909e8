import { useEffect, useRef } from 'react';
import type { ConsultationRequest, LeadReceipt } from '../../../server/contract/lead.ts';
import { fillText } from '../../../server/contract/slots.ts';
import { whatsappHref } from '../../shared/format/phone.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../consultation.ts';
import type { LeadFormText } from '../lead-form.ts';
import styles from './Receipt.module.css';
import { copyOf, timeOf } from './words.ts';

interface ReceiptProps {
  receipt: LeadReceipt;
  words: LeadFormText['received'];
  text: ConsultationFormText;
  /** What was sent. */
  request: ConsultationRequest;
  /** Number that WhatsApp opens. */
  whatsapp: string;
  /** Stands at the foot of the printed copy. */
  contact: string;
  onAnother: () => void;
}

/** What the visitor keeps: the number, until when the company answers, and a copy; on paper it stands alone. */
export function Receipt({ receipt, words, text, request, whatsapp, contact, onAnother }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, receivedAt, replyBy } = receipt;
  const times = [
    { label: words.replyBy, time: replyBy },
    { label: words.receivedAt, time: receivedAt },
  ];
  return (
    <div className={`${styles.receipt} stack-4`}>
      <p className={`${styles.label} label quiet row`}>
        <Icon name="check" size={18} /> {words.label}
      </p>
      <h2 className={`${styles.title} larger`} ref={heading} tabIndex={-1} aria-describedby="nomor-permintaan">
        {words.title}
      </h2>
      <div className={`${styles.number} boxed`} id="nomor-permintaan">
        <p className="note">{words.reference}</p>
        <p className={`${styles.reference} figures unbroken`}>{reference}</p>
        <p className="quiet">{words.keep}</p>
        <p className={styles.contact}>{contact}</p>
      </div>
      <dl className={styles.times}>
        {times.map(({ label, time }) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className={styles.time}>
              <time dateTime={time}>{timeOf(time)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.actions} wrap screen-only`}>
        <a
          className={`${styles.action} row boxed`}
          href={whatsappHref(whatsapp, fillText(words.message, { reference }))}
          rel="noopener"
        >
          <Icon name="chat" size={18} /> {words.whatsapp}
        </a>
        <button className={`${styles.action} row boxed`} type="button" onClick={() => print()}>
          <Icon name="down" size={18} /> {words.print}
        </button>
      </div>
      <h3 className={`${styles.subtitle} rule-strong`}>{words.next.title}</h3>
      <ol className={`${styles.steps} stack-2`}>
        {words.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className={`${styles.subtitle} rule-strong`}>{words.copy}</h3>
      <dl className={styles.copy}>
        {copyOf(request, text).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button className={`${styles.another} touch screen-only`} type="button" onClick={onAnother}>
        {words.another}
      </button>
    </div>
  );
}
