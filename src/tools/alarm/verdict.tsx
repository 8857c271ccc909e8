import { fillSlots } from '../../shared/text/slots.ts';
import type { VerdictText } from '../kit/Verdict.tsx';
import styles from './Alarm.module.css';
import type { AlarmValues } from './alarm-inputs.ts';
import type { ReorderAssessment } from './reorder-point.ts';
import type { AlarmText } from './schema.ts';

interface VerdictProps {
  text: AlarmText;
  values: AlarmValues;
  supply: ReorderAssessment;
  slots: Readonly<Record<string, string>>;
}

/** Deliveries in a hundred that may overfill the tank before it is worth a sentence. */
const worthSaying = 0.01;

/** The sentence that answers the question, and what else stands against it. */
export function alarmVerdict({ text: { verdict, notices }, values, supply, slots }: VerdictProps): VerdictText {
  const said = [
    ...(values.content <= values.lowLimit ? [notices.below] : []),
    ...(supply.overfull >= worthSaying ? [notices.overfull] : []),
  ];
  return {
    sentence: fillSlots(verdict[supply.verdict], slots),
    state: supply.verdict === 'enough' ? 'good' : 'bad',
    more: said.length > 0 && (
      <ul className={`${styles.notices} measure stack-1`}>
        {said.map((line) => (
          <li key={line}>{fillSlots(line, slots)}</li>
        ))}
      </ul>
    ),
  };
}
