import {
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Tank } from '../../plant/simulator/types.ts';
import { type SiteId, siteIdOf } from '../../plant/sites/index.ts';
import { useAddress } from '../kit/use-address.ts';
import { type OwnTank, ownTag } from './own-tank.ts';
import { type DemoPlace, firstTank, readPlace, type Speed, usualSpeed, writePlace } from './place.ts';
import {
  beginRun,
  build,
  type Change,
  changed,
  firstRun,
  isSeeking,
  isTelling,
  type Recipe,
  type Run,
  settledRun,
  sought,
  stepped,
  takenOver,
} from './run.ts';
import type { DemoText } from './schema.ts';

/** What the page shows before anybody chooses; ready before it comes alive, so that nothing changes then. */
const first = await firstRun();
const firstSite = siteIdOf(first.session.site);

const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

export function useDemo(root: RefObject<HTMLElement | null>) {
  const simulation = useSimulation(useSeen(root));
  const { run, session, speed, open, tell, takeOver, setPlaying, setSpeed } = simulation;
  const [tank, select] = useState(firstTank(firstSite));
  const [hydrated, setHydrated] = useState(false);
  const [touched, setTouched] = useState(false);
  const [acted, setActed] = useState(false);
  /** What the address said that is not shown. */
  const [notes, setNotes] = useState({ damaged: false, gone: false });

  const follow = useEffectEvent(async (place: DemoPlace) => {
    setNotes({ damaged: place.damaged, gone: place.gone });
    setSpeed(place.speed);
    setPlaying(false);
    await open(place, () => {
      select(place.tank);
      // A moment that somebody sent stands still until it is wanted otherwise.
      setPlaying(place.moment === undefined && !prefersCalm());
    });
  });
  const begin = useEffectEvent(() => {
    const place = readPlace(location.hash);
    // Parts of the screen that do not answer yet come alive first, each in its own time.
    startTransition(() => {
      setHydrated(true);
      if (!place && !prefersCalm()) setPlaying(true);
    });
    if (place) follow(place);
  });

  // A link may name a site, a tank and a moment; it may also be followed while the page is open.
  useEffect(() => {
    begin();
    const followed = () => {
      const next = readPlace(location.hash);
      if (!next) return;
      follow(next);
      root.current?.scrollIntoView({ behavior: 'instant' });
    };
    addEventListener('hashchange', followed);
    return () => removeEventListener('hashchange', followed);
  }, [root]);

  const hold = () => {
    setTouched(true);
    setActed(true);
    takeOver();
  };
  /** Whoever touches anything holds the clock from then on. */
  const touch = ({ target, nativeEvent }: SyntheticEvent) => {
    if (nativeEvent instanceof KeyboardEvent && passing.has(nativeEvent.key)) return;
    // The control of the story must still do what it offered when it is let go.
    if (!(target instanceof Element && target.closest('[data-tells]'))) hold();
  };

  const { site } = session;
  const place: DemoPlace = {
    site: siteIdOf(site),
    tank,
    moment: site.now,
    speed,
    actions: run.actions,
    own: run.own,
    ...notes,
  };
  // Its clock changes the address all the time.
  const write = useAddress(1000);
  const fragment = writePlace(place);
  useEffect(() => {
    if (touched) write(fragment);
  }, [write, fragment, touched]);

  return {
    ...simulation,
    place,
    hydrated,
    /** Somebody has touched the demo: what goes on by itself before that is seen and not spoken. */
    acted,
    select,
    changeSite: async (id: SiteId) => {
      const own = run.own && tank === ownTag ? run.own : undefined;
      await open({ site: id, own }, () => select(own ? ownTag : firstTank(id)));
    },
    /** Puts a visitor's tank into the plant, or takes it out. */
    putIn: async (own: OwnTank | undefined) => {
      await open({ site: siteIdOf(site), own, actions: run.actions, moment: site.now }, () =>
        select(own ? ownTag : firstTank(siteIdOf(site))),
      );
    },
    tellAgain: () => {
      setActed(true);
      tell();
      select(firstTank(firstSite));
      setPlaying(true);
    },
    takeOver: hold,
    // Assistive technology may send no more than the last two.
    touches: { onPointerDownCapture: touch, onKeyDownCapture: touch, onClickCapture: touch, onChangeCapture: touch },
  };
}

/** What every part of the screen is drawn from. */
export interface DemoView extends ReturnType<typeof useDemo> {
  tank: Tank;
  text: DemoText;
}

/** Milliseconds between two pictures; levels glide in between. */
const picturePace = 100;
/** Longest stretch that one step makes up for: a tab that was asleep does not rush. */
const longestStep = 250;
/** Milliseconds that one step may calculate, and while the clock hurries to an alarm. */
const [budget, hurry] = [8, 40];

function useSimulation(seen: boolean) {
  const [run, show] = useState<Run>(first);
  const latest = useRef(run);
  const [speed, setSpeed] = useState<Speed>(usualSpeed);
  const [playing, setPlaying] = useState(false);
  const running = playing && seen;

  const change = (next: (run: Run) => Run) => {
    const after = next(latest.current);
    // What has only gone on is drawn in its own time: whoever presses a key waits for nothing of it.
    if (after === latest.current) return;
    latest.current = after;
    show(after);
  };

  useEffect(() => {
    if (!running) return;
    let drawn = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      frame = requestAnimationFrame(step);
      const passed = time - drawn;
      if (passed < picturePace) return;
      drawn = time;
      const began = performance.now();
      const before = latest.current;
      const hurries = isSeeking(before);
      const enough = () => performance.now() - began > (hurries ? hurry : budget);
      latest.current = stepped(before, Math.min(passed, longestStep) / 1000, speed, enough);
      // Who wants nothing to move by itself finds the clock standing at the alarm.
      if (hurries && !isSeeking(latest.current) && prefersCalm()) setPlaying(false);
      // Nothing that is drawn changes within a minute; and drawing gives way to whatever the visitor does.
      if (latest.current.session.site.now !== before.session.site.now) startTransition(() => show(latest.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [running, speed]);

  const wanted = useRef<Recipe>(undefined);
  const open = async (recipe: Recipe, along: () => void) => {
    wanted.current = recipe;
    const session = await build(recipe);
    // Whoever has chosen something else meanwhile gets that.
    if (wanted.current !== recipe) return;
    startTransition(() => {
      change(() => ({ ...beginRun(session), own: recipe.own, actions: recipe.actions ?? [] }));
      along();
    });
  };

  return {
    run,
    session: run.session,
    /** Where nothing shall move by itself, its first caption stands until it is asked for. */
    telling: playing && isTelling(run),
    speed,
    setSpeed,
    playing,
    setPlaying,
    open,
    tell: () => {
      wanted.current = undefined;
      change(() => first);
    },
    takeOver: () => change(takenOver),
    act: (what: Change) => change((now) => changed(now, what)),
    settleAll: () => change(settledRun),
    /** Lets the clock hurry to the alarm of what was caused, or stops it on the way. */
    seek: (on: boolean) => {
      change((now) => sought(now, on ? 'seeking' : 'waiting'));
      if (on) setPlaying(true);
    },
  };
}

/** True while a part of the page is in sight: nothing runs unseen. */
function useSeen(part: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.1 });
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [part]);
  return seen;
}

/** Reduced motion, or a visitor who saves data: nothing moves by itself. */
function prefersCalm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
