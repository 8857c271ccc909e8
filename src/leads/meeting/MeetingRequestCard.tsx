import { fillSlots } from '../../shared/text/slots.ts';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { clockIn, differsFromWib } from './free-slots.ts';
import styles from './Meeting.module.css';
import { type MeetingRequest, sentence, timeOf } from './meeting-request.ts';
import type { MeetingFormText } from './schema.ts';

/** The request as it stands, or what it still lacks. */
export function MeetingRequestCard({ request, text }: { request: MeetingRequest | undefined; text: MeetingFormText }) {
  useSpoken(request ? sentence(request, text) : text.waiting);
  return (
    <div className={`${styles.request} stack-2`}>
      {request ? (
        <>
          <p className={`${styles.moment} larger`}>{timeOf(request)}</p>
          <p className="quiet">
            {text.modes[request.mode].label}
            {request.place && request.mode === 'kunjungan' && `: ${request.place}`}, {request.office.name}
          </p>
          <p className="quiet">{ownClock(request.starts, text)}</p>
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
