import '../../shared/ui/keep-standing.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { ChoiceField } from '../../shared/ui/form/ChoiceField.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DownloadButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { Calendar } from './Calendar.tsx';
import { Hours } from './Hours.tsx';
import { MeetingRequestCard } from './MeetingRequestCard.tsx';
import { calendarFile, ways } from './meeting-request.ts';
import { meetingModes } from './modes.ts';
import type { MeetingFormText } from './schema.ts';
import { type MeetingStart, useMeeting } from './use-meeting.ts';

interface MeetingProps extends Omit<MeetingStart, 'breaks'> {
  text: MeetingFormText;
}

/** Longest name of a place. */
const longest = 80;

/** Day, hour and way of a meeting; the request leaves the browser only on a way that the visitor takes. */
export function Meeting({ text, offices, holidays }: MeetingProps) {
  const { choice, choose, visit, days, slots, request } = useMeeting({ offices, holidays, breaks: text.breaks });
  return (
    <ToolSheet
      inputsTitle={text.inputs}
      resultTitle={text.result}
      inputs={
        <>
          <ChoiceField
            name="kantor"
            legend={text.office}
            options={offices.map(({ id, name, hours }) => ({ value: id, label: name, note: hours }))}
            value={choice.office}
            onChange={(office) => choose({ office })}
          />
          <ChoiceField
            name="cara"
            legend={text.mode}
            options={meetingModes.map((value) => ({ value, ...text.modes[value] }))}
            value={choice.mode}
            onChange={(mode) => choose({ mode })}
          />
          {visit && (
            <Field id="lokasi" label={text.place}>
              <input
                className={controlClass}
                id="lokasi"
                type="text"
                maxLength={longest}
                autoComplete="off"
                aria-describedby="lokasi-petunjuk"
                value={choice.place}
                onChange={(event) => choose({ place: event.target.value })}
              />
              <p className="caption quiet" id="lokasi-petunjuk">
                {text.placeHint}
              </p>
            </Field>
          )}
          <Calendar text={text} days={days} value={choice.day} onChange={(day) => choose({ day })} />
          <Hours text={text} slots={slots} ends={visit} value={choice.hour} onChange={(hour) => choose({ hour })} />
          <p className="caption quiet">{text.notice}</p>
        </>
      }
    >
      <MeetingRequestCard request={request} text={text} />
      {request && (
        <ToolActions>
          <Action look="signal" label={text.send} to={ways(request, text).form} />
          <Action look="line" label={text.whatsapp} to={ways(request, text).whatsapp} />
          <Action look="line" label={text.mail} to={ways(request, text).mail} />
          <DownloadButton
            label={text.calendar}
            file={`konsultasi-${choice.day}.ics`}
            type="text/calendar"
            content={() => calendarFile(request, text, new Date())}
          />
        </ToolActions>
      )}
      <p className="caption quiet">{text.status}</p>
    </ToolSheet>
  );
}
