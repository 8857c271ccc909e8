import { type EventKind, endEvent, startEvent } from 'tank-gauging/simulator/events';
import { findTank } from 'tank-gauging/simulator/reading';
import { acknowledge, escalationLevel, isOpen } from 'tank-gauging/watch/alarms';
import { advance } from 'tank-gauging/watch/session';
import type { Alarm, AlarmKind, Session } from 'tank-gauging/watch/types';
import { expect, test } from 'vitest';
import { createSession } from '../sites/index.ts';

const day = 1440;
const tankAlarms = ({ alarms }: Session, tank: string, kind: AlarmKind): Alarm[] =>
  alarms.filter((alarm) => alarm.tank === tank && alarm.kind === kind && alarm.at > 0);
const withEvent = (session: Session, tank: string, kind: EventKind, change = startEvent): Session => ({
  ...session,
  site: change(session.site, tank, kind),
});

test('replaying the past finds the recorded events and no other of their kind', () => {
  const { alarms, monitors } = createSession('minyak-gas');
  const told = alarms
    .filter(({ kind }) => kind !== 'low')
    .map(({ tank, kind, at, acknowledged }) => [tank, kind, at, acknowledged]);
  // Minutes before 09.07: raised 08.40, answered 08.41; raised 08.35, unanswered; raised 03.00, answered 03.12.
  expect(told).toEqual([
    ['TK-207', 'high', -27, -26],
    ['TK-208', 'silent', -32, undefined],
    ['TK-206', 'leak', -367, -355],
  ]);
  expect(monitors['TK-204']?.forecast.days?.toFixed(1)).toBe('6.1');
});

test.each([
  ['minyak-gas', 'TK-203'],
  ['fleet-management', 'TP-01'],
] as const)('days of stock rise with the level while %s %s is filled', (id, tag) => {
  let session = createSession(id);
  const steps: number[] = [];
  const days = () => session.monitors[tag]?.forecast.days ?? Number.NaN;
  while (!findTank(session.site, tag).receiving) session = advance(session);
  const [from, before] = [days(), findTank(session.site, tag).last.level];
  while (findTank(session.site, tag).receiving) {
    const last = days();
    session = advance(session, 5);
    steps.push(days() - last);
  }
  expect(findTank(session.site, tag).last.level - before).toBeGreaterThan(50);
  expect(days() - from).toBeGreaterThan(1);
  // Consumption nearly stops from 22.00 to 06.00: stock that outlasts an evening lasts until morning, 8 h or a third of
  // a day longer.
  expect(Math.max(...steps)).toBeLessThan(0.45);
  expect(Math.min(...steps)).toBeGreaterThan(-0.02);
});

test('stepping by minutes and by half a day gives the same session', () => {
  const begin = () => withEvent(createSession('petrokimia'), 'TK-304', 'leak');
  let byMinutes = begin();
  for (let minute = 0; minute < day / 2; minute++) byMinutes = advance(byMinutes);
  expect(byMinutes).toEqual(advance(begin(), day / 2));
});

test('a leak raises one leak alarm with the missing volume, which clears after repair', () => {
  let session = advance(withEvent(createSession('minyak-gas'), 'TK-206', 'leak'), 480);
  const [alarm, ...others] = tankAlarms(session, 'TK-206', 'leak');
  expect(others).toEqual([]);
  expect(alarm?.facts.volume).toBeGreaterThan(1);
  expect(alarm?.facts.rate).toBeGreaterThan(2);
  expect(alarm?.facts.rate).toBeLessThan(5);
  expect(tankAlarms(session, 'TK-206', 'theft')).toEqual([]);
  session = advance(withEvent(session, 'TK-206', 'leak', endEvent), 480);
  expect(tankAlarms(session, 'TK-206', 'leak')[0]?.cleared).toBeDefined();
});

test('a theft at night raises one theft alarm and no leak alarm', () => {
  const session = advance(withEvent(createSession('minyak-gas'), 'TK-204', 'theft'), day);
  const [alarm, ...others] = tankAlarms(session, 'TK-204', 'theft');
  expect(others).toEqual([]);
  expect(alarm?.facts.volume).toBeGreaterThan(14);
  expect(tankAlarms(session, 'TK-204', 'leak')).toEqual([]);
});

test('a late delivery raises a shortage alarm before the tank runs dry', () => {
  const session = advance(withEvent(createSession('minyak-gas'), 'TK-203', 'late'), 2 * day);
  const [alarm] = tankAlarms(session, 'TK-203', 'shortage');
  expect(alarm?.facts.days).toBeGreaterThan(0.5);
  expect(alarm?.facts.arrival).toBeGreaterThan((alarm?.at ?? 0) + (alarm?.facts.days ?? 0) * 1000);
});

test('the ladder escalates after five and ten minutes, and acknowledging stops it', () => {
  const session = advance(withEvent(createSession('fleet-management'), 'TP-01', 'silent'), 20);
  const [alarm] = tankAlarms(session, 'TP-01', 'silent');
  if (!alarm) throw new Error('nothing rang');
  expect([0, 4, 5, 9, 10, 99].map((after) => escalationLevel(alarm, alarm.at + after))).toEqual([1, 1, 2, 2, 3, 3]);
  const accepted = acknowledge(session.alarms, alarm.id, alarm.at + 6).find(({ id }) => id === alarm.id);
  expect(accepted && escalationLevel(accepted, alarm.at + 99)).toBe(2);
  expect(accepted && isOpen(accepted)).toBe(true);
  expect(acknowledge([accepted as Alarm], alarm.id, alarm.at + 50)).toEqual([accepted]);
});

test('alarms and readings stay bounded over ten days', { timeout: 60_000 }, () => {
  const session = advance(createSession('smart-city'), 10 * day);
  expect(session.alarms.length).toBeLessThan(60);
  for (const { hours, recent } of session.site.tanks) {
    expect(hours.length).toBeLessThanOrEqual(35 * 24);
    expect(recent.length).toBeLessThanOrEqual(300);
  }
});
