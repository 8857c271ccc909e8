import {
  type RefObject,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Tank } from 'tank-gauging/simulator/types';
import { recordSiteId, type SiteId } from '../../plant/sites/index.ts';
import { useAddress } from '../kit/use-address.ts';
import { type OwnTank, ownTag } from './own-tank.ts';
import { type DemoPlace, defaultSpeed, firstTank, readPlace, type Speed, writePlace } from './place.ts';
import {
  advanceRun,
  applyChange,
  beginRun,
  buildSession,
  type Change,
  endAllEvents,
  endStory,
  firstRun,
  isSearching,
  isStoryRunning,
  type Recipe,
  type Run,
  withSearchState,
} from './run.ts';
import type { DemoText } from './schema.ts';

/** Initial state of the page; awaited before hydration, so that nothing changes then. */
const first = await firstRun();
const firstSite = recordSiteId(first.session.site);

const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

export function useDemo(root: RefObject<HTMLElement | null>) {
  const simulation = useSimulation(useSeen(root));
  const { run, session, speed, open, tell: playStory, takeOver, setPlaying, setSpeed } = simulation;
  const [tank, select] = useState(firstTank(firstSite));
  const [hydrated, setHydrated] = useState(false);
  const [touched, setTouched] = useState(false);
  const [acted, setActed] = useState(false);
  /** Problems of the address. */
  const [notes, setNotes] = useState({ damaged: false, gone: false });

  const follow = useEffectEvent(async (place: DemoPlace) => {
    setNotes({ damaged: place.damaged, gone: place.gone });
    setSpeed(place.speed);
    setPlaying(false);
    await open(place, () => {
      select(place.tank);
      // A shared moment stays paused until the visitor resumes it.
      setPlaying(place.moment === undefined && !prefersCalm());
    });
  });
  const begin = useEffectEvent(() => {
    const place = readPlace(location.hash);
    // A transition, so that pending hydration of other parts comes first.
    startTransition(() => {
      setHydrated(true);
      if (!place && !prefersCalm()) setPlaying(true);
    });
    if (place) follow(place);
  });

  // A link may set site, tank and moment, also while the page is open.
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
  /** Any interaction gives the visitor control of the clock. */
  const touch = ({ target, nativeEvent }: SyntheticEvent) => {
    if (nativeEvent instanceof KeyboardEvent && passing.has(nativeEvent.key)) return;
    // The story's own button must still do its action on release.
    if (!(target instanceof Element && target.closest('[data-tells]'))) hold();
  };

  const { site } = session;
  const place: DemoPlace = {
    site: recordSiteId(site),
    tank,
    moment: site.now,
    speed,
    actions: run.actions,
    own: run.own,
    ...notes,
  };
  // Slower than usual, because the running clock changes the address all the time.
  const write = useAddress(1000);
  const fragment = writePlace(place);
  useEffect(() => {
    if (touched) write(fragment);
  }, [write, fragment, touched]);

  return {
    ...simulation,
    place,
    hydrated,
    /** True after the first interaction; changes before it are shown but not announced. */
    acted,
    select,
    changeSite: async (id: SiteId) => {
      const own = run.own && tank === ownTag ? run.own : undefined;
      await open({ site: id, own }, () => select(own ? ownTag : firstTank(id)));
    },
    /** Adds a visitor's tank to the plant, or removes it. */
    putIn: async (own: OwnTank | undefined) => {
      await open({ site: recordSiteId(site), own, actions: run.actions, moment: site.now }, () =>
        select(own ? ownTag : firstTank(recordSiteId(site))),
      );
    },
    tellAgain: () => {
      setActed(true);
      playStory();
      select(firstTank(firstSite));
      setPlaying(true);
    },
    takeOver: hold,
    // Assistive technology may send only click and change events.
    touches: { onPointerDownCapture: touch, onKeyDownCapture: touch, onClickCapture: touch, onChangeCapture: touch },
  };
}

/** Data from which every part of the screen renders. */
export interface DemoView extends ReturnType<typeof useDemo> {
  tank: Tank;
  text: DemoText;
}

/** Milliseconds between two renders; levels are animated in between. */
const picturePace = 100;
/** Longest real time in ms made up in one step, so that a tab that was suspended does not jump. */
const longestStep = 250;
/** Calculation time per step in ms: normally, and while advancing to an alarm. */
const [budget, hurry] = [8, 40];

function useSimulation(seen: boolean) {
  const [run, show] = useState<Run>(first);
  const latest = useRef(run);
  const [speed, setSpeed] = useState<Speed>(defaultSpeed);
  const [playing, setPlaying] = useState(false);
  const running = playing && seen;

  const change = (next: (run: Run) => Run) => {
    const after = next(latest.current);
    // An unchanged run is not rendered here; its pending minutes render with the next frame, so that a key press does
    // not wait for them.
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
      const hurries = isSearching(before);
      const enough = () => performance.now() - began > (hurries ? hurry : budget);
      latest.current = advanceRun(before, Math.min(passed, longestStep) / 1000, speed, enough);
      // With reduced motion the clock pauses at the alarm.
      if (hurries && !isSearching(latest.current) && prefersCalm()) setPlaying(false);
      // Render once per simulated minute, since nothing displayed changes within it; input interrupts a transition.
      if (latest.current.session.site.now !== before.session.site.now) startTransition(() => show(latest.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [running, speed]);

  const wanted = useRef<Recipe>(undefined);
  const open = async (recipe: Recipe, along: () => void) => {
    wanted.current = recipe;
    const session = await buildSession(recipe);
    // A newer request supersedes this one.
    if (wanted.current !== recipe) return;
    startTransition(() => {
      change(() => ({ ...beginRun(session), own: recipe.own, actions: recipe.actions ?? [] }));
      along();
    });
  };

  return {
    run,
    session: run.session,
    /** False while paused, for example with reduced motion until the visitor starts the story. */
    telling: playing && isStoryRunning(run),
    speed,
    setSpeed,
    playing,
    setPlaying,
    open,
    tell: () => {
      wanted.current = undefined;
      change(() => first);
    },
    takeOver: () => change(endStory),
    act: (what: Change) => change((now) => applyChange(now, what)),
    settleAll: () => change(endAllEvents),
    /** Advances the clock to the alarm of the event caused, or stops the search. */
    seek: (on: boolean) => {
      change((now) => withSearchState(now, on ? 'seeking' : 'waiting'));
      if (on) setPlaying(true);
    },
  };
}

/** True while part of the element is visible: nothing runs out of sight. */
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

/** True with reduced motion or data saving, when nothing may move by itself. */
function prefersCalm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
