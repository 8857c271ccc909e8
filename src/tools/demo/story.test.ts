import { expect, test } from 'vitest';
import { timeAt } from '../../plant/simulator/clock.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import { trueLevel } from '../../plant/simulator/step.ts';
import { createSession } from '../../plant/watch/session.ts';
import { replaying } from './deeds.ts';
import { beginRun, isTelling, stepped, tellFrom } from './run.ts';
import { beginStory, fallOf, storySpeed, storyTank, type ToldStory, tellMinute } from './story.ts';

const start = createSession('minyak-gas');

/** Every caption with the story as it was when it began, and the visitor's seconds until the last one. */
function whole() {
  const said: ToldStory[] = [beginStory(start)];
  let seconds = 0;
  for (let story = said[0] as ToldStory; !story.over; ) {
    seconds += 60 / storySpeed(story);
    story = tellMinute(story);
    if (story.said !== said.at(-1)?.said) said.push(story);
  }
  return { said, seconds };
}

test('the first incident is told within half a minute, each caption long enough to be read', () => {
  const { said, seconds } = whole();
  const captions = ['quiet', 'evening', 'still', 'night', 'falling', 'alarm', 'ladder'];
  expect(said.map(({ caption }) => caption)).toEqual(captions);
  expect(seconds).toBeLessThan(30);
  const minutes = said.map(({ session }) => session.site.now);
  expect(minutes.every((minute, index) => index === 0 || minute > (minutes[index - 1] ?? 0))).toBe(true);
});

test('once the thief has come no caption speaks of the evening', () => {
  const { said } = whole();
  expect(timeAt(said.find(({ caption }) => caption === 'night')?.session.site.now ?? 0)).toBe('02.00');
});

test('what the captions say of the fall is what truly left the tank', () => {
  const { said } = whole();
  for (const { caption, session } of said.slice(4)) {
    const { from, millimetres } = fallOf(session);
    const tank = tankOf(session.site, storyTank);
    const lost = tank.flows.lost;
    // A reading is off by 1.5 mm, of 452 m² 0.7 kL, and temperature by 0.05 °C, of 3,700 kL 0.15 kL: both ends of both.
    expect(Math.abs(from.standard - tank.last.standard - lost), caption).toBeLessThan(6);
    expect(Math.abs(millimetres - (lost / (Math.PI * 12 ** 2)) * 1000), caption).toBeLessThan(13);
    expect(Math.abs(tank.last.level - trueLevel(tank, session.site.seed, tank.last.at)), caption).toBeLessThan(0.1);
  }
});

test('frames of any length tell the same story, and its deeds lead to the same plant', () => {
  const tell = (seconds: number) => {
    let run = tellFrom(start);
    while (isTelling(run)) run = stepped(run, seconds, 60, () => false);
    return run;
  };
  const [fast, slow] = [tell(0.25), tell(0.02)];
  expect(slow.session).toEqual(fast.session);
  const steps = replaying(start, fast.deeds, fast.session.site.now);
  let part = steps.next();
  while (!part.done) part = steps.next();
  expect(part.value.site).toEqual(fast.session.site);
  expect(part.value.alarms).toEqual(fast.session.alarms);
});

test('a machine that has calculated enough goes on with what it has', () => {
  const run = stepped(beginRun(start), 0.25, 3600, () => true);
  expect(run.session.site.now).toBe(1);
  expect(stepped(beginRun(start), 0.25, 3600, () => false).session.site.now).toBe(15);
});
