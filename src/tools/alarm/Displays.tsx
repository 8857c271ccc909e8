import { fillSlots } from '../../shared/text/slots.ts';
import type { AlarmValues } from './alarm-inputs.ts';
import styles from './Displays.module.css';
import { silence } from './events.ts';
import type { AlarmText } from './schema.ts';
import { momentsOf } from './silence.ts';
import { litreWords, spanWords } from './words.ts';

/** What two screens show of the same tank at the worst moment: the last value as if nothing were, or its age. */
export function Displays({ text, values }: { text: AlarmText['silent']; values: AlarmValues }) {
  const { last, shown, content } = silence(values);
  const moments = momentsOf(values);
  const moment = moments.find(({ kind }) => kind === 'critical') ?? moments.at(-1);
  if (!moment) return null;
  const value = litreWords(shown);
  const [, , other, own] = text.table.columns;
  return (
    <div className={`${styles.displays} stack-3`}>
      <p className={`${styles.title} strong`}>
        {fillSlots(text.displays.title, { saat: spanWords(moment.day), isi: litreWords(content(moment.day)) })}
      </p>
      <div className={`${styles.display} stack-1 dark`}>
        <p className="note">{other}</p>
        <p className={`${styles.value} figures measured`}>{value}</p>
        <p className={`${styles.state} label measured row`}>{text.displays.good}</p>
      </div>
      <div className={`${styles.display} stack-1 dark`}>
        <p className="note">{own}</p>
        <p className={`${styles.value} figures measured`}>
          <s className={`${styles.old} faint`}>{value}</s>
        </p>
        <p className={`${styles.state} label measured row`} data-state="alarm">
          {fillSlots(text.displays.alarm, { umur: spanWords(moment.day - last) })}
        </p>
      </div>
    </div>
  );
}
