import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import type { SiteId } from '../../plant/simulator/types.ts';
import { type OwnTank, ownTag } from './own-tank.ts';
import { type DemoPlace, firstTank, readPlace } from './place.ts';
import { useAddress } from './use-address.ts';
import { prefersCalm, useSeen } from './use-seen.ts';
import { firstSite, useSimulation } from './use-simulation.ts';

/** Keys that move through the page and do nothing to it. */
const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** What counts as touching; assistive technology may send no more than the last two. */
const touches = ['pointerdown', 'keydown', 'click', 'change'] as const;

/** The whole demo: its simulation, what is shown of it, and who holds the clock. */
export function useDemo(root: RefObject<HTMLElement | null>) {
  const simulation = useSimulation(useSeen(root));
  const { run, open, tell, takeOver, setPlaying, setSpeed } = simulation;
  const [tank, setTank] = useState(firstTank(firstSite));
  const [compared, setCompared] = useState<string>();
  const [alive, setAlive] = useState(false);
  const [touched, setTouched] = useState(false);
  const [damaged, setDamaged] = useState(false);
  const [acted, setActed] = useState(false);

  const follow = useCallback(
    async (place: DemoPlace) => {
      setDamaged(place.damaged);
      setSpeed(place.speed);
      setPlaying(false);
      await open(place, () => {
        setTank(place.tank);
        setCompared(place.compared);
        // A moment that somebody sent stands still until it is wanted otherwise.
        setPlaying(place.moment === undefined && !prefersCalm());
      });
    },
    [open, setPlaying, setSpeed],
  );

  // A link may name a site, a tank and a moment; it may also be followed while the page is open.
  useEffect(() => {
    const place = readPlace(location.hash);
    // Parts of the screen that do not answer yet come alive first, each in its own time.
    startTransition(() => {
      setAlive(true);
      if (place || prefersCalm()) return;
      tell();
      setPlaying(true);
    });
    if (place) follow(place);
    const followed = () => {
      const next = readPlace(location.hash);
      if (!next) return;
      follow(next);
      root.current?.scrollIntoView({ behavior: 'instant' });
    };
    addEventListener('hashchange', followed);
    return () => removeEventListener('hashchange', followed);
  }, [follow, tell, setPlaying, root]);

  const hold = useCallback(() => {
    setTouched(true);
    setActed(true);
    takeOver();
  }, [takeOver]);

  // Whoever touches anything holds the clock from then on.
  useEffect(() => {
    const part = root.current;
    const take = (event: Event) => {
      if (event instanceof KeyboardEvent && passing.has(event.key)) return;
      // The control of the telling must still say what it said when it is let go.
      if (event.target instanceof Element && event.target.closest('[data-tells]')) return;
      hold();
    };
    for (const kind of touches) part?.addEventListener(kind, take, true);
    return () => {
      for (const kind of touches) part?.removeEventListener(kind, take, true);
    };
  }, [root, hold]);

  const { site } = simulation.session;
  const place: DemoPlace = {
    site: site.id,
    tank,
    compared,
    moment: site.now,
    speed: simulation.speed,
    deeds: run.deeds,
    own: run.own,
    damaged: false,
  };
  useAddress(place, touched);

  return {
    simulation,
    place,
    alive,
    /** Somebody has touched the demo: what goes on by itself before that is seen and not spoken. */
    acted,
    damaged,
    select: setTank,
    compare: setCompared,
    changeSite: async (id: SiteId) => {
      const own = run.own && tank === ownTag ? run.own : undefined;
      await open({ site: id, own }, () => {
        setTank(own ? ownTag : firstTank(id));
        setCompared(undefined);
      });
    },
    /** Puts a tank of the visitor's into the plant, or takes it out: everything else goes on as it was. */
    putIn: async (own: OwnTank | undefined) => {
      await open({ site: site.id, own, deeds: run.deeds, moment: site.now }, () =>
        setTank(own ? ownTag : firstTank(site.id)),
      );
    },
    tellAgain: () => {
      setActed(true);
      tell();
      setTank(firstTank(firstSite));
      setCompared(undefined);
      setPlaying(true);
    },
    takeOver: hold,
  };
}
export type Demo = ReturnType<typeof useDemo>;
