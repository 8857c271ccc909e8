import { useCallback, useEffect, useRef, useState } from 'react';
import { cause, eventKinds, isActive, settle } from '../../plant/simulator/events.ts';
import type { EventKind, Site, SiteId } from '../../plant/simulator/types.ts';
import { acknowledge } from '../../plant/watch/alarms.ts';
import { advance, building } from '../../plant/watch/session.ts';
import type { Session } from '../../plant/watch/types.ts';

/** Simulated seconds a second. */
export const speeds = [0, 1, 60, 3600] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds between two pictures of the state; the levels glide in between by a transition. */
const pace = 100;
/** Longest stretch of real time that one step makes up for: a tab that was asleep does not rush. */
const longest = 250;

/** A session, built in pieces so that the page can draw in between. */
async function build(id: SiteId): Promise<Session> {
  const steps = building(id);
  for (let part = steps.next(); ; part = steps.next()) {
    if (part.done) return part.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What the page shows before anybody chooses; ready before it comes alive, so that nothing changes then. */
export const firstSite: SiteId = 'minyak-gas';
const firstSession = await build(firstSite);

/** One simulated site that goes on while it is watched, and what a visitor can do to it. */
export function useSimulation() {
  const [session, setSession] = useState(firstSession);
  const [speed, setSpeed] = useState<Speed>(0);

  useEffect(() => {
    if (speed === 0) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function run(time) {
      frame = requestAnimationFrame(run);
      const passed = time - before;
      if (passed < pace) return;
      before = time;
      setSession((now) => advance(now, (Math.min(passed, longest) / 1000) * speed));
    });
    return () => cancelAnimationFrame(frame);
  }, [speed]);

  const wanted = useRef<SiteId>(firstSite);
  const open = useCallback(async (id: SiteId) => {
    wanted.current = id;
    const built = await build(id);
    // Whoever has chosen another site meanwhile gets that one.
    if (wanted.current === id) setSession(built);
  }, []);

  const changeSite = useCallback((change: (site: Site) => Site) => {
    setSession((now) => ({ ...now, site: change(now.site) }));
  }, []);

  return {
    session,
    speed,
    setSpeed,
    open,
    begin: useCallback((tank: string, kind: EventKind) => changeSite((site) => cause(site, tank, kind)), [changeSite]),
    end: useCallback((tank: string, kind: EventKind) => changeSite((site) => settle(site, tank, kind)), [changeSite]),
    endAll: useCallback(() => changeSite(settledSite), [changeSite]),
    accept: useCallback((id: string) => {
      setSession((now) => ({ ...now, alarms: acknowledge(now.alarms, id, now.site.now) }));
    }, []),
  };
}

function settledSite(site: Site): Site {
  return site.tanks.reduce(
    (whole, tank) =>
      eventKinds.reduce((one, kind) => (isActive(tank, kind) ? settle(one, tank.spec.id, kind) : one), whole),
    site,
  );
}

/** Calls back once for each alarm that was not there the last time; those of a site just opened are known. */
export function useNewAlarms({ alarms, site }: Session, tell: (alarm: Session['alarms'][number]) => void): void {
  const known = useRef<{ site: SiteId; ids: Set<string> } | undefined>(undefined);
  useEffect(() => {
    const ids = new Set(alarms.map(({ id }) => id));
    if (known.current?.site === site.id && site.now > 0) {
      const before = known.current.ids;
      for (const alarm of [...alarms].reverse()) if (!before.has(alarm.id)) tell(alarm);
    }
    known.current = { site: site.id, ids };
  }, [alarms, site.id, site.now, tell]);
}
