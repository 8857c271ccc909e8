import { type ContactChannel, ContactChannels } from '../../shared/ui/ContactChannels.tsx';
import type { LeadFormText } from '../lead-form.ts';
import styles from './LeadNotices.module.css';

interface FailureNoticeProps {
  title: string;
  text: string;
  /** Words before the other ways. */
  lead: string;
  ways: readonly ContactChannel[];
}

/** Says that the request was not received, and how else to reach the company. */
export function FailureNotice({ title, text, lead, ways }: FailureNoticeProps) {
  return (
    <div className={`${styles.failure} stack-2 boxed`}>
      <div role="alert">
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
      <p className={`${styles.lead} quiet`}>{lead}</p>
      <ContactChannels items={ways} />
    </div>
  );
}

/** The request waits for the line. A toast speaks for it, so this part is no live region. */
export function WaitingNotice({ title, text, cancel, onCancel }: LeadFormText['waiting'] & { onCancel: () => void }) {
  return (
    <div className={`${styles.waiting} stack-2 boxed`}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <button className={`${styles.cancel} touch`} type="button" onClick={onCancel}>
        {cancel}
      </button>
    </div>
  );
}
