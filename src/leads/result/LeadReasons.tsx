import type { Marked } from '../../shared/text/marked.ts';
import { type ContactChannel, ContactChannels } from '../../shared/ui/ContactChannels.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LeadResult.module.css';
import type { LeadFailedPage } from './schema.ts';

interface LeadReasonsProps {
  title: Marked;
  reasons: LeadFailedPage['reasons'];
  waysTitle: Marked;
  ways: readonly ContactChannel[];
}

/** Why a request was not kept: the one that the address names stands alone, without one all can be read. */
export function LeadReasons({ title, reasons, waysTitle, ways }: LeadReasonsProps) {
  return (
    <div className="stack-3">
      <Text.h2 className={`${styles.name} note`}>{title}</Text.h2>
      <ul className={`${styles.reasons} rule-strong`}>
        {reasons.map((reason) => (
          <li key={reason.id} id={reason.id} className={`${styles.reason} rule-below`}>
            <Text.strong>{reason.title}</Text.strong>
            <Text.p>{reason.text}</Text.p>
          </li>
        ))}
      </ul>
      <Text.h2 className={`${styles.name} note`}>{waysTitle}</Text.h2>
      <ContactChannels items={ways} />
    </div>
  );
}
