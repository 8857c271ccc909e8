import { nextAt } from '../../plant/simulator/clock.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import type { Reading } from '../../plant/simulator/types.ts';
import { escalationLevel } from '../../plant/watch/alarms.ts';
import { advance } from '../../plant/watch/session.ts';
import type { Alarm, Session } from '../../plant/watch/types.ts';
import type { CaptionId } from './caption-ids.ts';
import { type Deed, withDeed } from './deeds.ts';

/** The tank to which the first incident happens: the one that the page shows first. */
export const storyTank = 'TK-204';

/** Minutes: the lorries go home, the thief comes. */
const [closing, theft] = [nextAt(0, 22), nextAt(nextAt(0, 22), 2)];
/** Fall of the level in mm that is more than the noise of two readings. */
const seenFall = 6;

interface Chapter {
  caption: CaptionId;
  /** True in the minute in which it begins. */
  begins: (session: Session) => boolean;
  /** Simulated seconds a second. */
  speed: number;
  causes?: true;
}

/** Half a minute of a visitor's time, and seventeen hours of the plant's. */
const chapters: readonly [Chapter, ...Chapter[]] = [
  { caption: 'quiet', begins: () => true, speed: 60 },
  { caption: 'evening', begins: ({ site }) => site.now >= 4, speed: 9000 },
  { caption: 'still', begins: ({ site }) => site.now >= closing, speed: 4800, causes: true },
  { caption: 'night', begins: ({ site }) => site.now >= theft, speed: 100 },
  { caption: 'falling', begins: (session) => fallOf(session).millimetres >= seenFall, speed: 150 },
  { caption: 'alarm', begins: (session) => alarmOf(session) !== undefined, speed: 60 },
  { caption: 'ladder', begins: ({ site, ...rest }) => called({ site, ...rest }) >= 2, speed: 60 },
];

/** How far the telling has come. */
export interface ToldStory {
  session: Session;
  /** The session as it was when the caption began: its figures stand still while they are read. */
  said: Session;
  chapter: number;
  caption: CaptionId;
  /** What the telling itself did to the plant. */
  deeds: readonly Deed[];
  /** The last caption has been said: from here on the visitor acts. */
  over: boolean;
}

export const beginStory = (session: Session): ToldStory => ({
  session,
  said: session,
  chapter: 0,
  caption: 'quiet',
  deeds: [],
  over: false,
});

export const storySpeed = ({ chapter }: ToldStory): number => (chapters[chapter] ?? chapters[0]).speed;

/** The story one simulated minute later; chapters begin on the minute, so that slow and fast machines tell the same. */
export function tellMinute(story: ToldStory): ToldStory {
  const session = advance(story.session, 60);
  const next = chapters[story.chapter + 1];
  if (!next?.begins(session)) return { ...story, session };
  const chapter = story.chapter + 1;
  const deed: Deed = { at: session.site.now, kind: 'cause', tank: storyTank, event: 'theft' };
  return {
    session: next.causes ? withDeed(session, deed) : session,
    said: session,
    chapter,
    caption: next.caption,
    deeds: next.causes ? [...story.deeds, deed] : story.deeds,
    over: chapter === chapters.length - 1,
  };
}

/** What has left the tank since the thief came, as its readings and its meter say. */
export function fallOf({ site }: Session): { from: Reading; millimetres: number; minutes: number } {
  const { spec, recent, last } = tankOf(site, storyTank);
  const from = recent.findLast(({ at }) => at <= theft) ?? last;
  return { from, millimetres: (from.level - last.level) * spec.height * 10, minutes: last.at - from.at };
}

/** The alarm that the theft raised. */
export const alarmOf = ({ alarms }: Session): Alarm | undefined =>
  alarms.find(({ tank, kind, at }) => tank === storyTank && kind === 'theft' && at > theft);

function called(session: Session): number {
  const alarm = alarmOf(session);
  return alarm ? escalationLevel(alarm, session.site.now) : 0;
}
