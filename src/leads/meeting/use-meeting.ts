import { useEffect, useState } from 'react';
import { type Break, calendar, slotsOn } from './free-slots.ts';
import { kindOf, type MeetingOffice, type MeetingRequest } from './meeting-request.ts';
import { type MeetingMode, meetingModes } from './modes.ts';

/** What a visitor has chosen so far. */
export interface Choice {
  office: string;
  mode: MeetingMode;
  day: string;
  /** ISO moment of the chosen beginning. */
  hour: string;
  place: string;
}

export interface MeetingStart {
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
export function useMeeting({ offices, holidays, breaks }: MeetingStart) {
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
