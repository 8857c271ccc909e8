import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LeadResult.module.css';
import type { LeadSentPage } from './schema.ts';

/** What happens after a request was received, in order. */
export function LeadNext({ label, title, steps }: LeadSentPage['next']) {
  return (
    <Band id="setelah-ini" label={label} title={title} ground="tint">
      <ol className={`${styles.steps} stack-5`}>
        {steps.map((step) => (
          <li key={step.title.plain} className={`${styles.step} quiet stack-1 top rule-strong`}>
            <Text.h3 className={`${styles.stepTitle} plain`}>{step.title}</Text.h3>
            <Text.p>{step.description}</Text.p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
