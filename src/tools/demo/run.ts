import type { Pieces } from '../../plant/in-pieces.ts';
import { nextAt } from '../../plant/simulator/clock.ts';
import { cause, eventKinds, isActive, settle } from '../../plant/simulator/events.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import type { EventKind, Reading, SiteId } from '../../plant/simulator/types.ts';
import { siteSpecs } from '../../plant/sites/index.ts';
import { acknowledge, escalationLevel } from '../../plant/watch/alarms.ts';
import type { LevelRule } from '../../plant/watch/level-rule.ts';
import { advance, building } from '../../plant/watch/session.ts';
import type { Alarm, Session } from '../../plant/watch/types.ts';
import { type OwnTank, specOfOwn } from './own-tank.ts';

export type Change =
  | { kind: 'cause' | 'settle'; tank: string; event: EventKind }
  | { kind: 'accept'; alarm: string }
  | { kind: 'rule'; tank: string; rule: LevelRule };

/** What a visitor did, and in which simulated minute. A session is its start, its actions and its moment, nothing else. */
export type PlantAction = Change & { at: number };

/** The session after an action; one that names nothing of this site changes nothing. */
function withAction(session: Session, action: PlantAction): Session {
  switch (action.kind) {
    case 'cause':
      return { ...session, site: cause(session.site, action.tank, action.event) };
    case 'settle':
      return { ...session, site: settle(session.site, action.tank, action.event) };
    case 'accept':
      return { ...session, alarms: acknowledge(session.alarms, action.alarm, session.site.now) };
    case 'rule':
      return { ...session, rules: { ...session.rules, [action.tank]: action.rule } };
    default:
      return action satisfies never;
  }
}

/** Goes through the actions up to a minute, and stops after each simulated minute: a page can draw and answer in between. */
export function* replaying(start: Session, actions: readonly PlantAction[], until: number): Pieces<Session> {
  let session = start;
  const due = actions.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
  for (const action of [...due, undefined]) {
    const to = action?.at ?? until;
    while (session.site.now < to) {
      session = advance(session, 60);
      yield;
    }
    if (action) session = withAction(session, action);
  }
  return session;
}

/** What a session is made of. */
export interface Recipe {
  site: SiteId;
  own?: OwnTank | undefined;
  actions?: readonly PlantAction[];
  /** Minutes since the start. */
  moment?: number | undefined;
}

/** Milliseconds of work after which the page may draw and answer. */
const slice = 8;

const rest = () => new Promise((resolve) => setTimeout(resolve));

async function inPieces<T>(steps: Pieces<T>): Promise<T> {
  // What comes before, such as the evaluation of a module, is a piece of its own.
  await rest();
  let rested = performance.now();
  for (let part = steps.next(); ; part = steps.next()) {
    if (part.done) return part.value;
    if (performance.now() - rested < slice) continue;
    await rest();
    rested = performance.now();
  }
}

/** The session that a recipe always leads to, down to the last digit. */
export async function build({ site, own, actions = [], moment = 0 }: Recipe): Promise<Session> {
  const specs = own ? [...siteSpecs[site], specOfOwn(own)] : siteSpecs[site];
  const start = await inPieces(building(site, undefined, specs));
  return inPieces(replaying(start, actions, moment));
}

/** The tank to which the first incident happens: the one that the page shows first. */
export const storyTank = 'TK-204';

/** Minutes: the lorries go home, the thief comes. */
const [closing, theft] = [nextAt(0, 22), nextAt(nextAt(0, 22), 2)];
/** Fall of the level in mm that is more than the noise of two readings. */
const seenFall = 6;

export type CaptionId = 'quiet' | 'evening' | 'still' | 'night' | 'falling' | 'alarm' | 'ladder';

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
  { caption: 'ladder', begins: (session) => calledIn(session) >= 2, speed: 60 },
];

/** How far the first incident has come. */
export interface StoryState {
  session: Session;
  /** The session as it was when the caption began: its figures stand still while they are read. */
  captioned: Session;
  chapter: number;
  caption: CaptionId;
  /** What the story itself did to the plant. */
  actions: readonly PlantAction[];
  /** The last caption has begun: from here on the visitor acts. */
  over: boolean;
}

export const beginStory = (session: Session): StoryState => ({
  session,
  captioned: session,
  chapter: 0,
  caption: 'quiet',
  actions: [],
  over: false,
});

export const storySpeed = ({ chapter }: StoryState): number => (chapters[chapter] ?? chapters[0]).speed;

/** The story one simulated minute later; chapters begin on the minute, so that slow and fast machines tell the same. */
export function storyMinute(story: StoryState): StoryState {
  const session = advance(story.session, 60);
  const next = chapters[story.chapter + 1];
  if (!next?.begins(session)) return { ...story, session };
  const chapter = story.chapter + 1;
  const action: PlantAction = { at: session.site.now, kind: 'cause', tank: storyTank, event: 'theft' };
  return {
    session: next.causes ? withAction(session, action) : session,
    captioned: session,
    chapter,
    caption: next.caption,
    actions: next.causes ? [...story.actions, action] : story.actions,
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

function calledIn(session: Session): number {
  const alarm = alarmOf(session);
  return alarm ? escalationLevel(alarm, session.site.now) : 0;
}

/** A simulation as it runs: where it stands, what was done to it, and the incident that is shown. */
export interface Run {
  session: Session;
  own: OwnTank | undefined;
  actions: readonly PlantAction[];
  /** The first incident: while it runs, and its last caption afterwards. */
  story: StoryState | undefined;
  /** Simulated seconds of the story that do not make a minute yet. */
  rest: number;
}

export const beginRun = (session: Session): Run => ({
  session,
  own: undefined,
  actions: [],
  story: undefined,
  rest: 0,
});

export const isTelling = ({ story }: Run): boolean => story !== undefined && !story.over;

/** The run from which the first incident is told. */
export const runStory = (session: Session): Run => ({ ...beginRun(session), story: beginStory(session) });

/** The run in a visitor's hands: what the story did has happened, and it goes no further. */
export const takenOver = (run: Run): Run => (run.story ? { ...run, story: undefined, rest: 0 } : run);

/**
 * The run some real seconds later. It calculates until `enough` says so: a slow machine tells more slowly and still
 * answers.
 */
export function stepped(run: Run, seconds: number, speed: number, enough: () => boolean): Run {
  if (run.story && !run.story.over) return storyStepped(run, run.story, seconds, enough);
  let { session } = run;
  for (let left = seconds * speed; left > 0; left -= 60) {
    session = advance(session, Math.min(60, left));
    if (enough()) break;
  }
  return { ...run, session };
}

function storyStepped(run: Run, from: StoryState, seconds: number, enough: () => boolean): Run {
  let story = from;
  let rest = run.rest + seconds * storySpeed(from);
  while (rest >= 60 && story.chapter === from.chapter && !enough()) {
    story = storyMinute(story);
    rest -= 60;
  }
  // A chapter begins on its minute, and what was left of the one before is dropped.
  return { ...run, story, session: story.session, actions: story.actions, rest: Math.min(rest, 60) };
}

/** The run with something done to it in its minute. */
export function changed(run: Run, change: Change): Run {
  const action = { ...change, at: run.session.site.now };
  return { ...run, session: withAction(run.session, action), actions: [...run.actions, action] };
}

/** The run with every event ended. */
export function settledRun(run: Run): Run {
  const active = run.session.site.tanks.flatMap((tank) =>
    eventKinds.filter((kind) => isActive(tank, kind)).map((event) => ({ tank: tank.spec.id, event })),
  );
  return active.reduce((now, { tank, event }) => changed(now, { kind: 'settle', tank, event }), run);
}
