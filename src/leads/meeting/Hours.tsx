import { clockIn } from './free-slots.ts';
import styles from './Meeting.module.css';
import type { MeetingFormText } from './schema.ts';

interface HoursProps {
  text: MeetingFormText;
  moments: readonly Date[];
  /** ISO moment of the chosen hour. */
  value: string;
  onChange: (moment: string) => void;
}

/** The free hours of the chosen day. */
export function Hours({ text, moments, value, onChange }: HoursProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={`${styles.legend} strong`}>{text.hour}</legend>
      <div className={`${styles.hours} stack-1 top`}>
        {moments.length === 0 && <p className="caption quiet">{text.pickDay}</p>}
        {moments.map((moment) => (
          <label key={moment.toISOString()} className={`${styles.hour} touch centred sheet figures boxed`}>
            <input
              className={styles.radio}
              type="radio"
              name="jam"
              value={moment.toISOString()}
              checked={value === moment.toISOString()}
              onChange={() => onChange(moment.toISOString())}
            />
            <span>{clockIn(moment, 'Asia/Jakarta')} WIB</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
