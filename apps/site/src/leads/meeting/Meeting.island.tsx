import '../../shared/ui/restore-server-markup.ts';
import { formatClockWib, formatIsoWib, formatLongDay, formatLongWib } from 'contract/wib';
import { type ReactNode, useEffect, useState } from 'react';
import { icalendar } from '../../shared/format/icalendar.ts';
import { digits, whatsappHref } from '../../shared/format/phone.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { controlClass, Field, legendClass } from '../../shared/ui/form/Field.tsx';
import { ChoiceField } from '../../shared/ui/form/fields.tsx';
import { DownloadButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import type { getMeetingStart } from '../records.ts';
import {
  type Break,
  type CalendarDay,
  clockInZone,
  freeSlotsOn,
  type MeetingKind,
  type MeetingMode,
  type MeetingSlot,
  meetingCalendar,
  meetingModes,
  weeks,
} from './free-slots.ts';
import styles from './Meeting.module.css';
import type { MeetingFormText } from './schema.ts';

type Start = Awaited<ReturnType<typeof getMeetingStart>>['start'];
type Way = keyof ReturnType<typeof sendingLinks>;
type MeetingOffice = Start['offices'][number];

/** Maximum length of a place name. */
const longest = 80;

interface MeetingProps extends Start {
  text: MeetingFormText;
  /** Ways to send the request; the first is the recommended one. */
  ways: readonly Way[];
}

/** Meeting picker. The request leaves the browser only when the visitor chooses a way to send it. */
export function Meeting({ text, ways, offices, holidays }: MeetingProps) {
  const { choice, choose, office, visit, days, slots, slot, request } = useMeeting({
    ...{ offices, holidays, breaks: text.breaks },
  });
  useAnnouncedSentence(request ? sentence(request, text) : text.waiting);
  return (
    <div className={styles.meeting}>
      <ToolSheet
        inputsTitle={text.inputs}
        resultTitle={text.result}
        inputs={
          <div className={`${styles.inputs} stack-4`}>
            <div className="stack-4 top slim">
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
            </div>
            <div className="stack-4 top slim">
              <Group legend={text.day}>
                <Calendar text={text} days={days} value={choice.day} onChange={(day) => choose({ day })} />
              </Group>
              <Group legend={text.hour}>
                <div className={`${styles.hours} stack-1 top`} data-halves={visit && slots.length > 0 ? '' : undefined}>
                  {slots.length === 0 && <p className="caption quiet">{text.pickDay}</p>}
                  {slots.map(({ starts, ends }) => {
                    const value = starts.toISOString();
                    return (
                      <label key={value} className={`${styles.hour} figures boxed relative centred touch`}>
                        <input
                          className={radio}
                          type="radio"
                          name="jam"
                          value={value}
                          checked={choice.hour === value}
                          onChange={() => choose({ hour: value })}
                        />
                        <span>{`${formatClockWib(starts)}${visit ? `–${formatClockWib(ends)}` : ''} WIB`}</span>
                      </label>
                    );
                  })}
                </div>
              </Group>
              <p className="caption quiet">{text.notice}</p>
            </div>
          </div>
        }
      >
        <div className={`${styles.request} sheet stack-2`}>
          {request ? (
            <p className="larger strong">{slotTimeText(request)}</p>
          ) : (
            <p className="heading quiet">{text.waiting}</p>
          )}
          <dl>
            {[
              [text.office, office.name],
              [text.mode, text.modes[choice.mode].label],
              ...(visit ? [[text.place, choice.place]] : []),
              ...(request
                ? []
                : [
                    [text.day, choice.day && formatLongDay(choice.day)],
                    [text.hour, slot && formatClockWib(slot.starts)],
                  ]),
            ].map(([name, value]) => (
              <div key={name} className="padded-1 rule spread wrap gap-3">
                <dt className="quiet">{name}</dt>
                <dd className={value ? 'strong end' : 'quiet end'}>{value || text.missing}</dd>
              </div>
            ))}
          </dl>
          {request && <p className="quiet">{ownClock(request.starts, text)}</p>}
        </div>
        {request && (
          <ToolActions>
            {ways.map((way, at) => (
              <Action
                key={way}
                look={at === 0 ? 'signal' : 'line'}
                label={text[way]}
                to={sendingLinks(request, text)[way]}
              />
            ))}
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
    </div>
  );
}

function ownClock(moment: Date, text: MeetingFormText) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const jam = clockInZone(moment, timeZone);
  return jam === clockInZone(moment, 'Asia/Jakarta') ? text.same : fillSlots(text.yours, { jam, zona: timeZone });
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="slim">
      <legend className={legendClass}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Radio button stretched over its box, below the text. */
const radio = `${styles.radio} cover full`;

interface CalendarProps {
  text: MeetingFormText;
  /** Undefined until the page is hydrated and knows the time. */
  days: readonly CalendarDay[] | undefined;
  value: string;
  onChange: (day: string) => void;
}

/** Calendar of radio buttons; days without a free slot are disabled. */
function Calendar({ text, days, value, onChange }: CalendarProps) {
  const box = `${styles.day} rule centred relative`;
  const empty = Array.from({ length: weeks * 7 }, (_, index) => `kosong-${index}`);
  return (
    <div className={`${styles.sheet} sheet`}>
      {interfaceWords.weekdays.map((name) => (
        <span key={name} className="label centred padded-1" aria-hidden="true">
          {name}
        </span>
      ))}
      {!days && empty.map((key) => <span key={key} className={box} data-closed="" aria-hidden="true" />)}
      {days?.map(({ day, closed, name }) => {
        const [month, date] = day.split('-').slice(1).map(Number) as [number, number];
        const why = closed === 'holiday' ? name : closed && text.closed[closed];
        return (
          <label key={day} className={box} data-closed={why ? '' : undefined} title={why}>
            <input
              className={radio}
              type="radio"
              name="hari"
              value={day}
              disabled={!!why}
              checked={value === day}
              onChange={() => onChange(day)}
            />
            <span aria-hidden="true" className={`${styles.date} centred figures`}>
              <span>{date}</span>
              {(date === 1 || value === day) && <small>{interfaceWords.months[month - 1]}</small>}
              {closed === 'holiday' && <small>{text.closed.holiday}</small>}
            </span>
            <span className="visually-hidden">{why ? `${formatLongDay(day)}, ${why}` : formatLongDay(day)}</span>
          </label>
        );
      })}
    </div>
  );
}

interface Choice {
  office: string;
  mode: MeetingMode;
  day: string;
  /** Start as ISO 8601. */
  hour: string;
  place: string;
}

/** Characters that place names do not need; the form would reject a link with them. */
const notOfAPlace = /[^\p{L}\p{N} ,.'’()/-]/gu;

/** Choice stored in this history entry, not in the URL. */
function choiceInHistory(): Choice | undefined {
  const known = (history.state as { meeting?: Choice } | null)?.meeting;
  return known && meetingModes.includes(known.mode) ? known : undefined;
}

/** State of the picker; restored when the visitor navigates back. */
function useMeeting({ offices, holidays, breaks }: Start & { breaks: readonly Break[] }) {
  // The visitor’s time, not the build’s: until hydration the calendar is empty.
  const [now, setNow] = useState<Date>();
  const [choice, setChoice] = useState<Choice>({ office: offices[0].id, mode: 'daring', day: '', hour: '', place: '' });
  useEffect(() => {
    setNow(new Date());
    setChoice((first) => choiceInHistory() ?? first);
  }, []);

  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    history.replaceState({ ...history.state, meeting: next }, '');
  };

  const { mode, day, hour } = choice;
  const placeName = choice.place.replace(notOfAPlace, '').trim();
  const office = offices.find(({ id }) => id === choice.office) ?? offices[0];
  const visit = meetingKind(mode) === 'visit';
  const rules = { kind: meetingKind(mode), opening: office.opening, holidays, breaks };
  const slots = now && day ? freeSlotsOn(day, now, rules) : [];
  const slot = slots.find(({ starts }) => starts.toISOString() === hour);
  const request: MeetingRequest | undefined =
    slot && (!visit || placeName.length > 1) ? { ...slot, mode, office, place: placeName } : undefined;
  return { choice, choose, office, visit, days: now && meetingCalendar(now, rules), slots, slot, request };
}

interface MeetingRequest extends MeetingSlot {
  mode: MeetingMode;
  office: MeetingOffice;
  /** Place of a visit; empty otherwise. */
  place: string;
}

const meetingKind = (mode: MeetingMode): MeetingKind => (mode === 'kunjungan' ? 'visit' : 'talk');

/** `Selasa, 22 Desember 2026 pukul 09.00–12.00 WIB`; a talk shows no end, as it always lasts an hour. */
function slotTimeText({ starts, ends, mode }: Pick<MeetingRequest, 'starts' | 'ends' | 'mode'>) {
  const begin = formatLongWib(starts);
  return meetingKind(mode) === 'visit'
    ? begin.replace(formatClockWib(starts), `${formatClockWib(starts)}–${formatClockWib(ends)}`)
    : begin;
}

function sentence(request: MeetingRequest, text: MeetingFormText) {
  const { mode, office, place } = request;
  const cara = text.modes[mode].label.toLowerCase();
  const line = meetingKind(mode) === 'visit' ? text.visitWish : text.wish;
  return fillSlots(line, { waktu: slotTimeText(request), cara, kantor: office.name, lokasi: place });
}

function sendingLinks(request: MeetingRequest, text: MeetingFormText) {
  const { mode, office, place, starts, ends } = request;
  const words = sentence(request, text);
  const [hari = '', rest = ''] = formatIsoWib(starts).split('T');
  const common = { hari, jam: rest.slice(0, 5), kantor: office.id };
  return {
    send:
      meetingKind(mode) === 'visit'
        ? resultHref('kunjungan', { ...common, sampai: formatIsoWib(ends).slice(11, 16), lokasi: place })
        : resultHref('jadwal', { ...common, cara: mode }),
    whatsapp: whatsappHref(office.phone, words),
    mail: `mailto:${office.email}?subject=${encodeURIComponent(text.subject)}&body=${encodeURIComponent(words)}`,
  };
}

/** Calendar file with the meeting, its place and contact data. */
function calendarFile(request: MeetingRequest, text: MeetingFormText, made: Date) {
  const { starts, ends, mode, office, place } = request;
  const contact = [office.name, office.address, office.phone, office.email].join(', ');
  return icalendar({
    uid: `${starts.toISOString().slice(0, 16).replace(/[-:]/g, '')}-${mode}-${digits(office.phone)}@${office.email.split('@')[1]}`,
    made,
    starts,
    ends,
    // Reminder, minutes before.
    remind: meetingKind(mode) === 'visit' ? 1440 : 60,
    title: text.subject,
    description: `${text.modes[mode].label}\n${contact}`,
    place: meetingKind(mode) === 'visit' ? place : mode === 'telepon' ? office.phone : text.modes[mode].label,
    contact,
    organizer: { name: office.name, email: office.email },
  });
}
