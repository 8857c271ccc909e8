import { useEffect, useState } from 'react';
import { longWib } from '../../../server/contract/wib.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { ChoiceField } from '../../shared/ui/form/ChoiceField.tsx';
import { DownloadButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { Calendar } from './Calendar.tsx';
import { beginnings, calendar, clockIn, differsFromWib } from './free-slots.ts';
import { Hours } from './Hours.tsx';
import styles from './Meeting.module.css';
import { type MeetingMode, meetingModes } from './modes.ts';
import type { MeetingFormText } from './schema.ts';
import { calendarFile, type MeetingOffice, ways } from './wish.ts';

interface MeetingProps {
  text: MeetingFormText;
  offices: readonly [MeetingOffice, ...MeetingOffice[]];
  /** `2026-12-25` → Natal */
  holidays: Readonly<Record<string, string>>;
}

/** Day, hour and way of a meeting; the wish leaves the browser only on a way that the visitor takes. */
export function Meeting({ text, offices, holidays }: MeetingProps) {
  // The time is that of the visitor, not that of the build: until the page is alive the sheet is empty.
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const [officeId, setOffice] = useState(offices[0].id);
  const [mode, setMode] = useState<MeetingMode>('daring');
  const [day, setDay] = useState('');
  const [hour, setHour] = useState('');

  const office = offices.find(({ id }) => id === officeId) ?? offices[0];
  const rules = { opening: office.opening, holidays };
  const free = now && day ? beginnings(day, now, rules) : [];
  const moment = free.find((item) => item.toISOString() === hour);
  const wish = moment && { moment, mode, office };

  return (
    <ToolSheet
      inputsTitle={text.inputs}
      resultTitle={text.result}
      inputs={
        <>
          <ChoiceField
            name="kantor"
            legend={text.office}
            options={offices.map(({ id, name, place }) => ({ value: id, label: name, note: place }))}
            value={officeId}
            onChange={setOffice}
          />
          <ChoiceField
            name="cara"
            legend={text.mode}
            options={meetingModes.map((value) => ({ value, ...text.modes[value] }))}
            value={mode}
            onChange={setMode}
          />
          <Calendar text={text} days={now && calendar(now, rules)} value={day} onChange={setDay} />
          <Hours text={text} moments={free} value={hour} onChange={setHour} />
          <p className="caption quiet">{text.notice}</p>
        </>
      }
    >
      <div className={`${styles.wish} stack-2`} aria-live="polite">
        {wish ? (
          <>
            <p className={`${styles.moment} larger`}>{longWib(wish.moment)}</p>
            <p className="quiet">
              {text.modes[mode].label}, {office.name}
            </p>
            <p className="quiet">{ownClock(wish.moment, text)}</p>
          </>
        ) : (
          <p className={`${styles.waiting} quiet`}>{text.waiting}</p>
        )}
      </div>
      {wish && (
        <ToolActions>
          <Action look="signal" label={text.send} to={ways(wish, text).form} />
          <Action look="line" label={text.whatsapp} to={ways(wish, text).whatsapp} />
          <Action look="line" label={text.mail} to={ways(wish, text).mail} />
          <DownloadButton
            label={text.calendar}
            file={`konsultasi-${day}.ics`}
            type="text/calendar"
            content={() => calendarFile(wish, text, new Date())}
          />
        </ToolActions>
      )}
      <p className="caption quiet">{text.status}</p>
    </ToolSheet>
  );
}

function ownClock(moment: Date, text: MeetingFormText): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!differsFromWib(moment, timeZone)) return text.same;
  return text.yours.replace('{jam}', clockIn(moment, timeZone)).replace('{zona}', timeZone);
}
