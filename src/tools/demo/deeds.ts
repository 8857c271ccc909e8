import type { Pieces } from '../../plant/in-pieces.ts';
import { cause, settle } from '../../plant/simulator/events.ts';
import type { EventKind } from '../../plant/simulator/types.ts';
import { acknowledge } from '../../plant/watch/alarms.ts';
import type { LevelRule } from '../../plant/watch/level-rule.ts';
import { advance } from '../../plant/watch/session.ts';
import type { Session } from '../../plant/watch/types.ts';

/** What a visitor did, and in which simulated minute. A session is its start, its deeds and its moment, nothing else. */
export type Deed = { at: number } & (
  | { kind: 'cause' | 'settle'; tank: string; event: EventKind }
  | { kind: 'accept'; alarm: string }
  | { kind: 'rule'; tank: string; rule: LevelRule }
);

/** The session after a deed; one that names nothing of this site changes nothing. */
export function withDeed(session: Session, deed: Deed): Session {
  switch (deed.kind) {
    case 'cause':
      return { ...session, site: cause(session.site, deed.tank, deed.event) };
    case 'settle':
      return { ...session, site: settle(session.site, deed.tank, deed.event) };
    case 'accept':
      return { ...session, alarms: acknowledge(session.alarms, deed.alarm, session.site.now) };
    case 'rule':
      return { ...session, rules: { ...session.rules, [deed.tank]: deed.rule } };
    default:
      return deed satisfies never;
  }
}

/** Goes through the deeds up to a minute, and stops after each simulated minute: a page can draw and answer in between. */
export function* replaying(start: Session, deeds: readonly Deed[], until: number): Pieces<Session> {
  let session = start;
  const due = deeds.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
  for (const deed of [...due, undefined]) {
    const to = deed?.at ?? until;
    while (session.site.now < to) {
      session = advance(session, 60);
      yield;
    }
    if (deed) session = withDeed(session, deed);
  }
  return session;
}
