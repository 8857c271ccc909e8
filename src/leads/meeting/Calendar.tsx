import { longDay } from '../../../server/contract/wib.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import { type CalendarDay, weeks } from './free-slots.ts';
import styles from './Meeting.module.css';
import type { MeetingFormText } from './schema.ts';

const { weekdays, months } = interfaceWords;

interface CalendarProps {
  text: MeetingFormText;
  /** Absent until the page knows the time: the empty sheet keeps the place. */
  days: readonly (readonly CalendarDay[])[] | undefined;
  value: string;
  onChange: (day: string) => void;
}

/** The next weeks as a sheet; days on which one can meet are radio buttons. */
export function Calendar({ text, days, value, onChange }: CalendarProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={`${styles.legend} strong`}>{text.day}</legend>
      <div className={`${styles.sheet} sheet`}>
        {weekdays.map((name) => (
          <span key={name} className={`${styles.weekday} faint`} aria-hidden="true">
            {name}
          </span>
        ))}
        {days
          ? days.flat().map((day) => <Day key={day.day} day={day} text={text} value={value} onChange={onChange} />)
          : Array.from({ length: weeks * 7 }, (_, index) => `kosong-${index}`).map((key) => (
              <span key={key} className={`${styles.day} rule centred`} data-closed="" aria-hidden="true" />
            ))}
      </div>
    </fieldset>
  );
}

function Day({ day, text, value, onChange }: Omit<CalendarProps, 'days'> & { day: CalendarDay }) {
  const [, month = '1', date = '1'] = day.day.split('-').map(String);
  const why = day.closed === 'holiday' ? day.name : day.closed && text.closed[day.closed];
  return (
    <label className={`${styles.day} rule centred`} data-closed={why ? '' : undefined} title={why}>
      <input
        className={styles.radio}
        type="radio"
        name="hari"
        value={day.day}
        disabled={why !== undefined}
        checked={value === day.day}
        onChange={() => onChange(day.day)}
      />
      <span aria-hidden="true" className={`${styles.date} figures`}>
        {Number(date)}
        {(date === '01' || value === day.day) && <small className={styles.month}>{months[Number(month) - 1]}</small>}
        {day.closed === 'holiday' && <small className={styles.month}>{text.closed.holiday}</small>}
      </span>
      <span className="visually-hidden">
        {longDay(day.day)}
        {why && `, ${why}`}
      </span>
    </label>
  );
}
