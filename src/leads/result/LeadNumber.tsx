import styles from './LeadResult.module.css';
import type { LeadSentPage } from './schema.ts';

/** The number of a request; features/lead-number writes it into the page where scripts run. */
export function LeadNumber({ label, where, missing }: LeadSentPage['number']) {
  return (
    <div className={styles.number}>
      <p className={styles.name}>{label}</p>
      <p className={styles.reference} data-number="" hidden />
      <p data-number-words="" data-missing={missing}>
        {where}
      </p>
    </div>
  );
}
