import '../../shared/ui/keep-standing.ts';
import { useEffect, useState } from 'react';
import { Action } from '../../shared/ui/Action.tsx';
import { ChoiceField, controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DownloadButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { Calendar } from './Calendar.tsx';
import { type Break, calendar, slotsOn } from './free-slots.ts';
import { Hours } from './Hours.tsx';
import { MeetingRequestCard } from './MeetingRequestCard.tsx';
import { calendarFile, kindOf, type MeetingOffice, type MeetingRequest, ways } from './meeting-request.ts';
import { type MeetingMode, meetingModes } from './modes.ts';
import type { MeetingFormText } from './schema.ts';

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

/** What a visitor has chosen so far. */
interface Choice {
  office: string;
  mode: MeetingMode;
  day: string;
  /** ISO moment of the chosen beginning. */
  hour: string;
  place: string;
}

interface MeetingStart {
  offices: readonly [MeetingOffice, ...MeetingOffice[]];
  /** `2026-12-25` → Natal */
  holidays: Readonly<Record<string, string>>;
  breaks: readonly Break[];
}

/** Signs that no name of a place needs, and that the form would not take from a link. */
const notOfAPlace = /[^\p{L}\p{N} ,.'’()/-]/gu;

/** The choice that this entry of the browser's history keeps; nothing else reads it, and it is in no address. */
function kept(): Choice | undefined {
  const known = (history.state as { meeting?: Choice } | null)?.meeting;
  return known && meetingModes.includes(known.mode) ? known : undefined;
}

/** The choice with what follows from it; whoever goes back to the page finds it as it was. */
function useMeeting({ offices, holidays, breaks }: MeetingStart) {
  // The time is that of the visitor, not that of the build: until the page is alive the sheet is empty.
  const [now, setNow] = useState<Date>();
  const [choice, setChoice] = useState<Choice>({ office: offices[0].id, mode: 'daring', day: '', hour: '', place: '' });
  useEffect(() => {
    setNow(new Date());
    setChoice((first) => kept() ?? first);
  }, []);

  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    history.replaceState({ ...history.state, meeting: next }, '');
  };

  const { mode, day, hour } = choice;
  const place = choice.place.replace(notOfAPlace, '').trim();
  const office = offices.find(({ id }) => id === choice.office) ?? offices[0];
  const visit = kindOf(mode) === 'visit';
  const rules = { kind: kindOf(mode), opening: office.opening, holidays, breaks };
  const slots = now && day ? slotsOn(day, now, rules) : [];
  const slot = slots.find(({ starts }) => starts.toISOString() === hour);
  const request: MeetingRequest | undefined =
    slot && (!visit || place.length > 1) ? { ...slot, mode, office, place } : undefined;
  return { choice, choose, office, visit, days: now && calendar(now, rules), slots, request };
}
