import { type Way, WayList } from '../../shared/ui/WayList.tsx';
import styles from './LeadResult.module.css';
import type { LeadFailedPage } from './schema.ts';

interface LeadReasonsProps {
  title: string;
  reasons: LeadFailedPage['reasons'];
  waysTitle: string;
  ways: readonly Way[];
}

/** Why a request was not kept: the one that the address names stands alone, without one all can be read. */
export function LeadReasons({ title, reasons, waysTitle, ways }: LeadReasonsProps) {
  return (
    <div className="stack-3">
      <h2 className={`${styles.name} note`}>{title}</h2>
      <ul className={`${styles.reasons} rule-strong`}>
        {reasons.map((reason) => (
          <li key={reason.id} id={reason.id} className={`${styles.reason} rule-below`}>
            <strong>{reason.title}</strong>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
      <h2 className={`${styles.name} note`}>{waysTitle}</h2>
      <WayList items={ways} />
    </div>
  );
}
