import { fillSlots } from '../../shared/text/slots.ts';
import type { RoiRadio } from './cases.ts';
import type { RoiValues } from './inputs.ts';
import styles from './RoiCalculator.module.css';
import type { RoiToolText } from './schema.ts';
import { changesThatPay } from './sensitivity.ts';
import { fieldValue, wordsOf } from './words.ts';

interface RoiChangesProps {
  values: RoiValues;
  radios: readonly RoiRadio[];
  text: RoiToolText;
}

/** What alone would make a calculation pay that does not. */
export function RoiChanges({ values, radios, text }: RoiChangesProps) {
  const changes = changesThatPay(values, radios).slice(0, 4);
  return (
    <div className={`${styles.changes} measure stack-1`}>
      <h3 className={`${styles.heading} heading plain`}>{text.changes.title}</h3>
      {changes.length === 0 && <p>{text.changes.none}</p>}
      <ul>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {fillSlots(text.changes.line, {
              label: wordsOf(field, text).label,
              from: fieldValue(field, from, text),
              to: fieldValue(field, to, text),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
