import { fillSlots } from '../../shared/text/slots.ts';
import { clockIn, differsFromWib } from './free-slots.ts';
import styles from './Meeting.module.css';
import type { MeetingFormText } from './schema.ts';
import { timeOf, type Wish } from './wish.ts';

/** The wish as it stands, or what it still lacks. */
export function WishCard({ wish, text }: { wish: Wish | undefined; text: MeetingFormText }) {
  return (
    <div className={`${styles.wish} stack-2`} aria-live="polite">
      {wish ? (
        <>
          <p className={`${styles.moment} larger`}>{timeOf(wish)}</p>
          <p className="quiet">
            {text.modes[wish.mode].label}
            {wish.place && wish.mode === 'kunjungan' && `: ${wish.place}`}, {wish.office.name}
          </p>
          <p className="quiet">{ownClock(wish.starts, text)}</p>
        </>
      ) : (
        <p className={`${styles.waiting} quiet`}>{text.waiting}</p>
      )}
    </div>
  );
}

function ownClock(moment: Date, text: MeetingFormText): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!differsFromWib(moment, timeZone)) return text.same;
  return fillSlots(text.yours, { jam: clockIn(moment, timeZone), zona: timeZone });
}
