import { eventKinds, isActive } from '../../plant/simulator/events.ts';
import { advance } from '../../plant/watch/session.ts';
import type { Session } from '../../plant/watch/types.ts';
import { type Deed, withDeed } from './deeds.ts';
import type { OwnTank } from './own-tank.ts';
import { beginStory, storySpeed, type ToldStory, tellMinute } from './story.ts';

/** A simulation as it runs: where it stands, what was done to it, and what is being told. */
export interface Run {
  session: Session;
  own: OwnTank | undefined;
  deeds: readonly Deed[];
  /** The first incident: while it is told, and its last caption afterwards. */
  story: ToldStory | undefined;
  /** Simulated seconds of the story that do not make a minute yet. */
  rest: number;
}

export const beginRun = (session: Session): Run => ({ session, own: undefined, deeds: [], story: undefined, rest: 0 });

export const isTelling = ({ story }: Run): boolean => story !== undefined && !story.over;

/** The run from which the first incident is told. */
export const tellFrom = (session: Session): Run => ({ ...beginRun(session), story: beginStory(session) });

/** The run in a visitor's hands: what was told has happened, and nothing more is told. */
export const takenOver = (run: Run): Run => (run.story ? { ...run, story: undefined, rest: 0 } : run);

/**
 * The run some real seconds later. It calculates until `enough` says so: a slow machine tells more slowly and still
 * answers.
 */
export function stepped(run: Run, seconds: number, speed: number, enough: () => boolean): Run {
  if (run.story && !run.story.over) return told(run, run.story, seconds, enough);
  let { session } = run;
  for (let left = seconds * speed; left > 0; left -= 60) {
    session = advance(session, Math.min(60, left));
    if (enough()) break;
  }
  return { ...run, session };
}

function told(run: Run, from: ToldStory, seconds: number, enough: () => boolean): Run {
  let story = from;
  let rest = run.rest + seconds * storySpeed(from);
  while (rest >= 60 && story.chapter === from.chapter && !enough()) {
    story = tellMinute(story);
    rest -= 60;
  }
  // A chapter begins on its minute, and what was left of the one before is dropped.
  return { ...run, story, session: story.session, deeds: story.deeds, rest: Math.min(rest, 60) };
}

/** A deed without its minute, which is that of the run. */
type Kept<T> = T extends unknown ? Omit<T, 'at'> : never;
export type Wish = Kept<Deed>;

/** The run with something done to it. */
export function doneTo(run: Run, wish: Wish): Run {
  const deed = { ...wish, at: run.session.site.now } as Deed;
  return { ...run, session: withDeed(run.session, deed), deeds: [...run.deeds, deed] };
}

/** The run with every event ended. */
export function settledRun(run: Run): Run {
  const active = run.session.site.tanks.flatMap((tank) =>
    eventKinds.filter((kind) => isActive(tank, kind)).map((event) => ({ tank: tank.spec.id, event })),
  );
  return active.reduce((now, { tank, event }) => doneTo(now, { kind: 'settle', tank, event }), run);
}
