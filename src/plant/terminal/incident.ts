import { plantRecords } from '../records/plant-records.ts';
import { timeAt } from '../simulator/clock.ts';
import { ladderMinutes } from '../watch/alarms.ts';
import { callLadder } from '../watch/ladder.ts';
import type { Alarm, AlarmKind } from '../watch/types.ts';
import { terminal } from './terminal.ts';

export interface AlarmCall {
  /** `03.05` */
  time: string;
  who: string;
  how: string;
  /** True for the one who accepted. */
  accepted: boolean;
}

/** An alarm of the terminal with the calls that it took. */
export interface Incident {
  alarm: Alarm;
  tag: string;
  raised: string;
  accepted: string | undefined;
  by: string | undefined;
  note: string | undefined;
  calls: readonly AlarmCall[];
}

/** The newest alarm of a kind on a tank of the terminal. @throws when none was raised within three days */
export function incidentOf(tag: string, kind: AlarmKind): Incident {
  const alarm = terminal.session.alarms.find((one) => one.tank === tag && one.kind === kind);
  if (!alarm) throw new Error(`${tag} has had no alarm of the kind ${kind}`);
  const { events } = plantRecords.sites[terminal.id];
  const answer = events.answers.find((one) => one.tank === tag && one.kind === kind);
  const last = callLadder.findIndex(({ who }) => who === answer?.by);
  const waited = (alarm.acknowledged ?? 0) - alarm.at;
  const called = callLadder.filter((_, index) => (ladderMinutes[index] ?? 0) <= waited);
  return {
    alarm,
    tag,
    raised: timeAt(alarm.at),
    accepted: alarm.acknowledged === undefined ? undefined : timeAt(alarm.acknowledged),
    by: answer?.by,
    note: answer?.note,
    calls: called.map(({ who, how }, index) => ({
      time: timeAt(alarm.at + (ladderMinutes[index] ?? 0)),
      who,
      how,
      accepted: index === last,
    })),
  };
}

/** The three incidents that pages and examples tell of. */
export const lossNight = incidentOf('TK-206', 'leak');
export const highLevel = incidentOf('TK-207', 'high');
export const silentSensor = incidentOf('TK-208', 'silent');
