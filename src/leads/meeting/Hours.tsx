import { clockWib } from '../../../server/contract/wib.ts';
import type { MeetingSlot } from './free-slots.ts';
import styles from './Meeting.module.css';
import type { MeetingFormText } from './schema.ts';

interface HoursProps {
  text: MeetingFormText;
  slots: readonly MeetingSlot[];
  /** True when the end says something: half days. */
  ends: boolean;
  /** ISO moment of the chosen hour. */
  value: string;
  onChange: (moment: string) => void;
}

/** The free hours or half days of the chosen day. */
export function Hours({ text, slots, ends: shown, value, onChange }: HoursProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={`${styles.legend} strong`}>{text.hour}</legend>
      <div className={`${styles.hours} stack-1 top`} data-halves={shown && slots.length > 0 ? '' : undefined}>
        {slots.length === 0 && <p className="caption quiet">{text.pickDay}</p>}
        {slots.map(({ starts, ends }) => (
          <label key={starts.toISOString()} className={`${styles.hour} figures boxed`}>
            <input
              className={styles.radio}
              type="radio"
              name="jam"
              value={starts.toISOString()}
              checked={value === starts.toISOString()}
              onChange={() => onChange(starts.toISOString())}
            />
            <span>
              {clockWib(starts)}
              {shown && `–${clockWib(ends)}`} WIB
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
