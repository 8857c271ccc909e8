import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { runToEnd } from 'tank-gauging/simulator/create';
import { findTank } from 'tank-gauging/simulator/reading';
import { advanceSite, trueLevel } from 'tank-gauging/simulator/step';
import { expect, test } from 'vitest';
import { createSession } from '../../plant/sites/index.ts';
import {
  advanceRun,
  applyChange,
  beginRun,
  firstRun,
  isSearching,
  isStoryRunning,
  longestSearchDays,
  type Run,
  raisedAlarm,
  replayInPieces,
  storyTank,
  theftFall,
  withSearchState,
} from './run.ts';

const start = createSession('minyak-gas');
const opened = await firstRun();

/** Story captions with their sessions, and the real seconds until the last one. */
function whole() {
  const captions: NonNullable<Run['story']>[] = [];
  let [run, seconds] = [opened, 0];
  for (; isStoryRunning(run); seconds += 0.1) {
    if (run.story && run.story !== captions.at(-1)) captions.push(run.story);
    run = advanceRun(run, 0.1, 1, () => false);
  }
  return { captions: run.story ? [...captions, run.story] : captions, seconds };
}

test('the page opens while a level falls, and shows the incident within half a minute', () => {
  const { captions, seconds } = whole();
  expect(captions.map(({ caption }) => caption)).toEqual(['falling', 'alarm', 'ladder']);
  expect(clockTimeAt(opened.session.site.now)).toMatch(/^02\.[01]\d$/);
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(30);
  // The stated fall is what truly left the tank.
  for (const { caption, captioned } of captions) {
    const { from, millimetres } = theftFall(captioned);
    const tank = findTank(captioned.site, storyTank);
    const lost = findTank(advanceSite(start.site, captioned.site.now), storyTank).standard - tank.standard;
    // Level noise of 1.5 mm is 0.7 kL on 452 m², temperature noise of 0.05 °C is 0.15 kL of 3,700 kL, at both ends.
    expect(Math.abs(from.standard - tank.last.standard - lost), caption).toBeLessThan(6);
    expect(Math.abs(millimetres - (lost / (Math.PI * 12 ** 2)) * 1000), caption).toBeLessThan(13);
    expect(Math.abs(tank.last.level - trueLevel(tank, captioned.site.seed, tank.last.at)), caption).toBeLessThan(0.1);
  }
});

test('the story does not depend on the length of frames, and its actions reproduce the plant', () => {
  const advanceStory = (seconds: number) => {
    let run = opened;
    while (isStoryRunning(run)) run = advanceRun(run, seconds, 60, () => false);
    return run;
  };
  const [fast, slow] = [advanceStory(0.25), advanceStory(0.02)];
  expect(slow.session).toEqual(fast.session);
  const again = runToEnd(replayInPieces(start, fast.actions, fast.session.site.now));
  expect(again.site).toEqual(fast.session.site);
  expect(again.alarms).toEqual(fast.session.alarms);
});

test.each([
  ['leak', 'TK-206', 'leak'],
  ['theft', 'TK-203', 'theft'],
  ['silent', 'TK-201', 'silent'],
  ['overfill', 'TK-204', 'high'],
  ['late', 'TK-203', 'low'],
  ['late', 'TK-205', undefined],
] as const)('after %s at %s the clock advances to the minute of its alarm, if any', (event, tank, kind) => {
  const caused = applyChange(beginRun(start), { kind: 'cause', tank, event });
  const run = advanceRun(withSearchState(caused, 'seeking'), 0.1, 1, () => false);
  expect(isSearching(run)).toBe(false);
  const seen = run.watch && raisedAlarm(run.session, run.watch);
  expect(seen?.kind).toBe(kind);
  expect(run.session.site.now).toBe(seen?.at ?? longestSearchDays * 1440);
  expect(run.watch?.state).toBe(seen ? 'waiting' : 'unseen');
});

test('settling an event ends the wait, and interrupting the search stops the clock', () => {
  const caused = applyChange(beginRun(start), { kind: 'cause', tank: 'TK-206', event: 'leak' });
  expect(applyChange(caused, { kind: 'settle', tank: 'TK-206', event: 'leak' }).watch).toBeUndefined();
  const under = advanceRun(withSearchState(caused, 'seeking'), 0.1, 1, () => true);
  expect(under.session.site.now).toBe(1);
  expect(advanceRun(withSearchState(under, 'waiting'), 0.1, 1, () => false).session.site.now).toBe(1);
});

test('a slow machine continues with what it has calculated', () => {
  const run = advanceRun(beginRun(start), 0.25, 3600, () => true);
  expect(run.session.site.now).toBe(1);
  expect(advanceRun(beginRun(start), 0.25, 3600, () => false).session.site.now).toBe(15);
});
