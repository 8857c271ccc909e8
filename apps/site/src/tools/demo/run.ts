import { nextClockHour } from 'tank-gauging/simulator/clock';
import type { PiecewiseTask } from 'tank-gauging/simulator/create';
import { type EventKind, endEvent, eventKinds, isActive, startEvent } from 'tank-gauging/simulator/events';
import { findTank } from 'tank-gauging/simulator/reading';
import type { Reading } from 'tank-gauging/simulator/types';
import { acknowledge, escalationLevel } from 'tank-gauging/watch/alarms';
import type { LevelRule } from 'tank-gauging/watch/level-rule';
import { advance } from 'tank-gauging/watch/session';
import type { Alarm, AlarmKind, Session } from 'tank-gauging/watch/types';
import { createSessionInPieces, type SiteId, siteSpecs } from '../../plant/sites/index.ts';
import { buildOwnSpec, type OwnTank } from './own-tank.ts';

export type Change =
  | { kind: 'cause' | 'settle'; tank: string; event: EventKind }
  | { kind: 'accept'; alarm: string }
  | { kind: 'rule'; tank: string; rule: LevelRule };

/** Action of the visitor with its simulated minute. */
export type PlantAction = Change & { at: number };

function withAction(session: Session, action: PlantAction): Session {
  switch (action.kind) {
    case 'cause':
      return { ...session, site: startEvent(session.site, action.tank, action.event) };
    case 'settle':
      return { ...session, site: endEvent(session.site, action.tank, action.event) };
    case 'accept':
      return { ...session, alarms: acknowledge(session.alarms, action.alarm, session.site.now) };
    case 'rule':
      return { ...session, rules: { ...session.rules, [action.tank]: action.rule } };
  }
}

/** Replays the actions up to a minute; yields after each simulated minute. */
export function* replayInPieces(
  start: Session,
  actions: readonly PlantAction[],
  until: number,
): PiecewiseTask<Session> {
  let session = start;
  const due = actions.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
  for (const action of [...due, undefined]) {
    const to = action?.at ?? until;
    while (session.site.now < to) {
      session = advance(session);
      yield;
    }
    if (action) session = withAction(session, action);
  }
  return session;
}

export interface Recipe {
  site: SiteId;
  own?: OwnTank | undefined;
  actions?: readonly PlantAction[];
  moment?: number | undefined;
}

/** Milliseconds of work after which the page may render and respond. */
const slice = 8;

async function inPieces<T>(steps: PiecewiseTask<T>): Promise<T> {
  // Yields once before the first slice of work, as the work before it, such as evaluating the module, is already a long
  // task.
  for (let rested = Number.NEGATIVE_INFINITY; ; ) {
    if (performance.now() - rested >= slice) {
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
    const part = steps.next();
    if (part.done) return part.value;
  }
}

/** Session of a recipe; deterministic. */
export async function buildSession({ site, own, actions = [], moment = 0 }: Recipe): Promise<Session> {
  const specs = own ? [...siteSpecs[site], buildOwnSpec(own)] : siteSpecs[site];
  const start = await inPieces(createSessionInPieces(site, undefined, specs));
  return inPieces(replayInPieces(start, actions, moment));
}

export const storyTank = 'TK-204';

const theft = nextClockHour(nextClockHour(0, 22), 2);
/** The opening story's event: ours, not the visitor's. */
export const storyActions: readonly PlantAction[] = [
  { at: theft - 240, kind: 'cause', tank: storyTank, event: 'theft' },
];
/** Fall of the level in mm that exceeds the noise of two readings. */
const seenFall = 6;

/** Run with which the page opens: the night of the theft, once the fall is visible. */
export async function firstRun(): Promise<Run> {
  let session = await buildSession({ site: 'minyak-gas', actions: storyActions, moment: theft });
  while (theftFall(session).millimetres < seenFall) session = advance(session);
  return { ...beginRun(session), actions: storyActions, story: { caption: 'falling', captioned: session } };
}

/** Stages of the story: the level falls, the alarm is raised, the first call is unanswered. */
export const captionIds = ['falling', 'alarm', 'ladder'] as const;
type CaptionId = (typeof captionIds)[number];

export interface Story {
  caption: CaptionId;
  /** Session at the beginning of the caption, so that its figures stay constant while they are read. */
  captioned: Session;
}

function storyCaption(session: Session): CaptionId {
  const alarm = theftAlarm(session);
  if (!alarm) return 'falling';
  return escalationLevel(alarm, session.site.now) > 1 ? 'ladder' : 'alarm';
}

/** Simulated seconds per real second. */
const storySpeed = { falling: 150, alarm: 60, ladder: 60 } as const;

/** Fall of the tank since the theft began, by its readings. */
export function theftFall({ site }: Session): { from: Reading; millimetres: number; minutes: number } {
  const { spec, recent, last } = findTank(site, storyTank);
  const from = recent.findLast(({ at }) => at <= theft) ?? last;
  return { from, millimetres: (from.level - last.level) * spec.height * 10, minutes: last.at - from.at };
}

export const theftAlarm = ({ alarms }: Session): Alarm | undefined =>
  alarms.find(({ tank, kind, at }) => tank === storyTank && kind === 'theft' && at > theft);

/** Event caused last, and the state of the search for its alarm. */
export interface EventSearch {
  tank: string;
  event: EventKind;
  from: number;
  /** State `unseen`: the search reached its limit without an alarm. */
  state: 'waiting' | 'seeking' | 'unseen';
}

/** Days after which an event without an alarm is assumed to raise none. */
export const longestSearchDays = 7;

const raised: Readonly<Record<EventKind, readonly AlarmKind[]>> = {
  leak: ['leak'],
  theft: ['theft'],
  silent: ['silent'],
  late: ['shortage', 'low', 'lowLow'],
  overfill: ['high', 'highHigh'],
};

export const raisedAlarm = ({ alarms }: Session, watch: EventSearch): Alarm | undefined =>
  alarms.findLast(({ tank, kind, at }) => tank === watch.tank && at > watch.from && raised[watch.event].includes(kind));

export interface Run {
  session: Session;
  /** Simulated seconds left over, less than a minute. */
  rest: number;
  own: OwnTank | undefined;
  actions: readonly PlantAction[];
  /** Position in the story while it plays; afterwards its last caption. */
  story: Story | undefined;
  watch: EventSearch | undefined;
}

export const beginRun = (session: Session): Run => ({
  session,
  rest: 0,
  own: undefined,
  actions: [],
  story: undefined,
  watch: undefined,
});

export const isStoryRunning = ({ story }: Run): boolean => story !== undefined && story.caption !== 'ladder';
export const isSearching = ({ watch }: Run): boolean => watch?.state === 'seeking';

/** Ends the story where it is; from then on the visitor controls the run. */
export const endStory = (run: Run): Run => (run.story ? { ...run, story: undefined } : run);

export const withSearchState = (run: Run, state: 'seeking' | 'waiting'): Run =>
  run.watch ? { ...run, watch: { ...run.watch, state } } : run;

/**
 * Advances the run by real seconds, or by less once `enough` returns true: on a slow machine the simulation lags, but
 * the page responds. Stops exactly at the minute of a caption or of the alarm sought.
 */
export function advanceRun(run: Run, seconds: number, speed: number, enough: () => boolean): Run {
  const { watch } = run;
  const story = isStoryRunning(run) ? run.story : undefined;
  const seeks = !story && watch?.state === 'seeking';
  const rest = run.rest + seconds * (story ? storySpeed[story.caption] : speed);
  let { session } = run;
  for (let left = seeks ? Number.POSITIVE_INFINITY : Math.floor(rest / 60); left > 0; left--) {
    session = advance(session);
    const caption = story && storyCaption(session);
    if (caption && caption !== story.caption)
      return { ...run, session, rest: 0, story: { caption, captioned: session } };
    const state = seeks && searchState(session, watch);
    if (state && state !== 'seeking') return { ...run, session, rest: 0, watch: { ...watch, state } };
    if (enough()) break;
  }
  return { ...run, session, rest: rest % 60 };
}

function searchState(session: Session, watch: EventSearch): EventSearch['state'] {
  if (raisedAlarm(session, watch)) return 'waiting';
  return session.site.now >= watch.from + longestSearchDays * 1440 ? 'unseen' : 'seeking';
}

export function applyChange(run: Run, change: Change): Run {
  const at = run.session.site.now;
  const after = {
    ...run,
    session: withAction(run.session, { ...change, at }),
    actions: [...run.actions, { ...change, at }],
  };
  if (change.kind === 'cause') after.watch = { tank: change.tank, event: change.event, from: at, state: 'waiting' };
  if (change.kind === 'settle' && change.tank === run.watch?.tank) after.watch = undefined;
  return after;
}

export function endAllEvents(run: Run): Run {
  const active = run.session.site.tanks.flatMap((tank) =>
    eventKinds.filter((kind) => isActive(tank, kind)).map((event) => ({ tank: tank.spec.id, event })),
  );
  return active.reduce((now, { tank, event }) => applyChange(now, { kind: 'settle', tank, event }), run);
}
