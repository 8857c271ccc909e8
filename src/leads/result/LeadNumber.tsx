import styles from './LeadResult.module.css';
import type { LeadSentPage } from './schema.ts';

/** The number of a request; features/lead-number writes it into the page where scripts run. */
export function LeadNumber({ label, where, missing }: LeadSentPage['number']) {
  return (
    <div className={`${styles.number} stack-2 boxed`}>
      <p className={`${styles.name} note`}>{label}</p>
      <p className={`${styles.reference} figures unbroken`} data-number="" hidden />
      <p data-number-words="" data-missing={missing}>
        {where}
      </p>
    </div>
  );
}
