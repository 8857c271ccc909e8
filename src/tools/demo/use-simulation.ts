import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { build, type Recipe } from './build.ts';
import { type Speed, usualSpeed } from './place.ts';
import { beginRun, doneTo, isTelling, type Run, settledRun, stepped, takenOver, tellFrom, type Wish } from './run.ts';

/** Milliseconds between two pictures of the state; the levels glide in between by a transition. */
const pace = 100;
/** Longest stretch of real time that one step makes up for: a tab that was asleep does not rush. */
const longest = 250;
/** Milliseconds that one step may calculate. */
const budget = 8;

/** What the page shows before anybody chooses; ready before it comes alive, so that nothing changes then. */
export const firstSite = 'minyak-gas';
const firstSession = await build({ site: firstSite });

/** One simulated site that goes on while it is watched, and what a visitor can do to it. */
export function useSimulation(seen: boolean) {
  const [run, show] = useState<Run>(() => beginRun(firstSession));
  const latest = useRef(run);
  const [speed, setSpeed] = useState<Speed>(usualSpeed);
  const [playing, setPlaying] = useState(false);
  const running = playing && seen;

  const change = useCallback((next: (run: Run) => Run) => {
    const changed = next(latest.current);
    // What has only gone on is drawn in its own time: whoever presses a key waits for nothing of it.
    if (changed === latest.current) return;
    latest.current = changed;
    show(changed);
  }, []);

  useEffect(() => {
    if (!running) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      frame = requestAnimationFrame(step);
      const passed = time - before;
      if (passed < pace) return;
      before = time;
      const began = performance.now();
      const enough = () => performance.now() - began > budget;
      const { site } = latest.current.session;
      latest.current = stepped(latest.current, Math.min(passed, longest) / 1000, speed, enough);
      // Nothing that is drawn changes within a minute; and drawing gives way to whatever the visitor does.
      if (latest.current.session.site.now !== site.now) startTransition(() => show(latest.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [running, speed]);

  const wanted = useRef<Recipe>(undefined);
  /** Shows another session, and what is set `along` with it at the same moment. */
  const open = useCallback(
    async (recipe: Recipe, along: () => void) => {
      wanted.current = recipe;
      const session = await build(recipe);
      // Whoever has chosen something else meanwhile gets that.
      if (wanted.current !== recipe) return;
      startTransition(() => {
        change(() => ({ ...beginRun(session), own: recipe.own, deeds: recipe.deeds ?? [] }));
        along();
      });
    },
    [change],
  );

  return {
    run,
    session: run.session,
    telling: isTelling(run),
    speed,
    setSpeed,
    playing,
    setPlaying,
    open,
    tell: useCallback(() => {
      wanted.current = undefined;
      change(() => tellFrom(firstSession));
    }, [change]),
    takeOver: useCallback(() => change(takenOver), [change]),
    act: useCallback((wish: Wish) => change((now) => doneTo(now, wish)), [change]),
    settleAll: useCallback(() => change(settledRun), [change]),
  };
}
export type Simulation = ReturnType<typeof useSimulation>;
