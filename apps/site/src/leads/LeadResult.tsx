import { Band } from '../shared/ui/Band.tsx';
import { type ContactChannel, ContactChannels } from '../shared/ui/ContactChannels.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './Leads.module.css';
import { Steps } from './Steps.tsx';
import type { LeadFailedPage, LeadSentPage } from './schema.ts';

/** Place for the reference number; lead-number.ts fills it in by script. */
export function LeadNumber({ label, where, missing }: LeadSentPage['number']) {
  return (
    <div className="stack-2 card">
      <Text.p className="strong quiet">{label}</Text.p>
      <p className={`${styles.reference} figures unbroken`} data-number="" hidden />
      <Text.p data-number-words="" data-missing={missing.plain}>
        {where}
      </Text.p>
    </div>
  );
}

export function LeadNext({ label, title, steps }: LeadSentPage['next']) {
  return (
    <Band id="setelah-ini" label={label} title={title} ground="tint">
      <Steps items={steps} />
    </Band>
  );
}

/** Why a request was refused; CSS shows only the reason that the URL’s fragment names. */
export function LeadReasons({
  title,
  reasons,
  ways,
  channels,
}: LeadFailedPage & { channels: readonly ContactChannel[] }) {
  return (
    <div className="stack-3">
      <Text.h2 className="heading">{title}</Text.h2>
      <ul className={`${styles.reasons} rule-strong`}>
        {reasons.map((reason) => (
          <li key={reason.id} id={reason.id} className={`${styles.reason} padded-2 rule-below`}>
            <Text.strong>{reason.title}</Text.strong>
            <Text.p className="quiet">{reason.text}</Text.p>
          </li>
        ))}
      </ul>
      <Text.h2 className="heading">{ways.title}</Text.h2>
      <ContactChannels items={channels} />
    </div>
  );
}
