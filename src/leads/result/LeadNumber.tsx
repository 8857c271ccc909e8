import { Text } from '../../shared/ui/Text.tsx';
import styles from './LeadResult.module.css';
import type { LeadSentPage } from './schema.ts';

/** The number of a request; features/lead-number writes it into the page where scripts run. */
export function LeadNumber({ label, where, missing }: LeadSentPage['number']) {
  return (
    <div className={`${styles.number} stack-2 boxed`}>
      <Text.p className={`${styles.name} note`}>{label}</Text.p>
      <p className={`${styles.reference} figures unbroken`} data-number="" hidden />
      <Text.p data-number-words="" data-missing={missing.plain}>
        {where}
      </Text.p>
    </div>
  );
}
