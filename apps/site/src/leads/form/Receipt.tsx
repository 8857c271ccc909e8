import type { ConsultationRequest, LeadReceipt } from 'contract/lead';
import { fillText } from 'contract/slots';
import { formatLongWib } from 'contract/wib';
import { type ReactNode, useEffect, useRef } from 'react';
import { whatsappHref } from '../../shared/format/phone.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PrintButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import leadStyles from '../Leads.module.css';
import type { ConsultationFormText, LeadFormText } from '../schema.ts';
import styles from './Receipt.module.css';
import { labelledFields } from './request.ts';

interface ReceiptProps {
  receipt: LeadReceipt;
  words: LeadFormText['received'];
  text: ConsultationFormText;
  request: ConsultationRequest;
  whatsapp: string;
  contact: string;
  onAnother: () => void;
}

/** Receipt: number, deadline and a copy of the request; the only content in print. */
export function Receipt({ receipt, words, text, request, whatsapp, contact, onAnother }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, receivedAt, replyBy } = receipt;
  const times = [
    { label: words.replyBy, value: <Time iso={replyBy} /> },
    { label: words.receivedAt, value: <Time iso={receivedAt} /> },
  ];
  return (
    <div className={`${styles.receipt} stack-4`}>
      <p className="label quiet row gap-1">
        <Icon name="check" size={18} /> <span>{words.label}</span>
      </p>
      <h2 className="larger" ref={heading} tabIndex={-1} aria-describedby="nomor-permintaan">
        {words.title}
      </h2>
      <div className="card" id="nomor-permintaan">
        <p className="note">{words.reference}</p>
        <p className={`${leadStyles.reference} figures unbroken`} translate="no">
          {reference}
        </p>
        <p className="quiet">{words.keep}</p>
        <p className={`${styles.contact} quiet`}>{contact}</p>
      </div>
      <Facts items={times} />
      <div className="row wrap gap-2 screen-only">
        <Action
          look="line"
          label={words.whatsapp}
          to={whatsappHref(whatsapp, fillText(words.message, { reference }))}
        />
        <PrintButton label={words.print} />
      </div>
      <h3 className="topped-3 heading rule-strong">{words.next.title}</h3>
      <ol className={`${styles.steps} stack-2`}>
        {words.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="topped-3 heading rule-strong">{words.copy}</h3>
      <Facts items={labelledFields(request, text)} />
      <div className="screen-only">
        <ToolButton label={words.another} onClick={onAnother} quiet />
      </div>
    </div>
  );
}

function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl>
      {items.map(({ label, value }) => (
        <div key={label} className={`${styles.fact} padded-1 rule-below`}>
          <dt className="quiet">{label}</dt>
          <dd className="breakable">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps the clock time on one line. */
const Time = ({ iso }: { iso: string }) => (
  <time className="strong" dateTime={iso}>
    {formatLongWib(new Date(iso)).replace(/pukul .*$/, (clock) => clock.replaceAll(' ', '\u00a0'))}
  </time>
);
