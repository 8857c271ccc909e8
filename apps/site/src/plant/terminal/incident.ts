import { itemAt } from 'tank-gauging/item-at';
import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { readingsBetween } from 'tank-gauging/simulator/past';
import { levelFromStandard } from 'tank-gauging/simulator/sensor';
import type { Reading } from 'tank-gauging/simulator/types';
import { escalationMinutes } from 'tank-gauging/watch/alarms';
import type { AlarmKind } from 'tank-gauging/watch/types';
import { plantRecords } from '../records/plant-records.ts';
import { escalationLadder } from '../sites/index.ts';
import { recordedTank, terminal } from './terminal.ts';

/** Newest alarm of a kind on a tank of the terminal, with its calls. @throws when there was none in three days */
function newestIncident(tag: string, kind: AlarmKind) {
  const alarm = terminal.session.alarms.find((one) => one.tank === tag && one.kind === kind);
  if (!alarm) throw new Error(`${tag} has had no alarm of the kind ${kind}`);
  const answer = plantRecords.sites[terminal.id].events.answers.find((one) => one.tank === tag && one.kind === kind);
  const waited = (alarm.acknowledged ?? 0) - alarm.at;
  const called = escalationLadder.filter((_, index) => itemAt(escalationMinutes, index) <= waited);
  return {
    alarm,
    tag,
    raised: clockTimeAt(alarm.at),
    accepted: alarm.acknowledged === undefined ? undefined : clockTimeAt(alarm.acknowledged),
    by: answer?.by,
    note: answer?.note,
    calls: called.map(({ who, how }, index) => ({
      time: clockTimeAt(alarm.at + itemAt(escalationMinutes, index)),
      who,
      how,
      accepted: who === answer?.by,
    })),
  };
}

export const lossIncident = newestIncident('TK-206', 'leak');
export const highLevelIncident = newestIncident('TK-207', 'high');
export const silentSensorIncident = newestIncident('TK-208', 'silent');

/** Night of the unbooked loss from TK-206: the level as read, and the level that the books predict. */
const tank = recordedTank(lossIncident.tag);
const { spec, capacity } = tank;

/** Level as read, and level by the books (first reading plus booked movements), per cent of height. */
function watched(readings: readonly Reading[]) {
  const [first] = readings;
  if (!first) return [];
  return readings.map(({ at, level, temperature, received, issued }) => {
    const standard = first.standard + received - first.received - (issued - first.issued);
    return { at, level, booked: levelFromStandard(spec, capacity, standard, temperature) };
  });
}

export const nightReadings = (from: number, to: number) =>
  watched(readingsBetween(tank, terminal.session.site.seed, from - 1, to));

export const watchedHours = (hours: number) => watched(tank.hours.filter(({ at }) => at >= -hours * 60));

const [loss] = spec.losses;
if (!loss) throw new Error(`the record knows of no loss of ${lossIncident.tag}`);
const total = (loss.to - loss.from) * loss.rate;

/** The loss: begin and end in minutes, standard kL at the alarm and in total, kL per hour, mm of level. */
export const lossPeriod = {
  from: loss.from,
  to: loss.to,
  atAlarm: lossIncident.alarm.facts.volume ?? 0,
  rate: lossIncident.alarm.facts.rate ?? 0,
  total,
  millimetres: (total / capacity) * spec.height * 1000,
} as const;
