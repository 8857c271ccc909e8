import { useCallback, useEffect, useRef, useState } from 'react';
import { build, type Recipe } from './build.ts';
import { type Speed, usualSpeed } from './place.ts';
import { beginRun, doneTo, isTelling, type Run, settledRun, stepped, takenOver, tellFrom, type Wish } from './run.ts';

/** Milliseconds between two pictures of the state; the levels glide in between by a transition. */
const pace = 100;
/** Longest stretch of real time that one step makes up for: a tab that was asleep does not rush. */
const longest = 250;
/** Milliseconds that one step may calculate. */
const budget = 12;

/** What the page shows before anybody chooses; ready before it comes alive, so that nothing changes then. */
export const firstSite = 'minyak-gas';
const firstSession = await build({ site: firstSite });

/** One simulated site that goes on while it is watched, and what a visitor can do to it. */
export function useSimulation(seen: boolean) {
  const [run, show] = useState<Run>(() => beginRun(firstSession));
  const [speed, setSpeed] = useState<Speed>(usualSpeed);
  const [playing, setPlaying] = useState(false);
  const running = playing && seen;

  useEffect(() => {
    if (!running) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      frame = requestAnimationFrame(step);
      const passed = time - before;
      if (passed < pace) return;
      before = time;
      show((now) => {
        const began = performance.now();
        return stepped(now, Math.min(passed, longest) / 1000, speed, () => performance.now() - began > budget);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [running, speed]);

  const wanted = useRef<Recipe>(undefined);
  const open = useCallback(async (recipe: Recipe) => {
    wanted.current = recipe;
    const session = await build(recipe);
    // Whoever has chosen something else meanwhile gets that.
    if (wanted.current !== recipe) return;
    show({ ...beginRun(session), own: recipe.own, deeds: recipe.deeds ?? [] });
  }, []);

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
      show(tellFrom(firstSession));
    }, []),
    takeOver: useCallback(() => show(takenOver), []),
    act: useCallback((wish: Wish) => show((now) => doneTo(now, wish)), []),
    settleAll: useCallback(() => show(settledRun), []),
  };
}
export type Simulation = ReturnType<typeof useSimulation>;
