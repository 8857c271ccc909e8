import type { Pieces } from '../in-pieces.ts';
import { theftWindow } from '../methods/balance.ts';
import { plantRecords } from '../records/plant-records.ts';
import { interval, silentAfter } from '../simulator/sensor.ts';
import type { Reading, SiteId, Tank } from '../simulator/types.ts';
import { updateAlarms } from './alarms.ts';
import { monitorsOf, withForecast } from './monitor.ts';
import { batteryLimit } from './rules.ts';
import type { Alarm, Monitor } from './types.ts';

/** What was raised less than so many minutes before the start may still wait for somebody. */
const fresh = 60;
/** Minutes after which an alarm of the past was accepted, where the record names nobody. */
const usual = 3;

/**
 * What the platform knows of a tank at the start: its monitor, and the alarms that the same rules would have raised
 * over the readings of the last three days, newest first. It stops after each hour.
 */
export function* replayingRecord(tank: Tank): Pieces<{ monitor: Monitor; alarms: readonly Alarm[] }> {
  let alarms: readonly Alarm[] = [];
  let monitor: Monitor | undefined;
  // The battery of the past days is not known; it rings from the start on.
  const past: Tank = { ...tank, battery: batteryLimit + 1 };
  const seen = (last: Reading, known: Monitor) => {
    alarms = updateAlarms(alarms, { ...past, last, recent: recentAt(tank, last.at) }, known, last.at);
  };
  for (const step of monitorsOf(tank)) {
    const [before, closing] = [tank.hours[step.index - 1], tank.hours[step.index]];
    if (!before || !closing) continue;
    // Within the hour the sums are those of the hour before; its last reading closes it.
    for (const last of tank.recent) if (monitor && last.at > before.at && last.at < closing.at) seen(last, monitor);
    ({ monitor } = step);
    seen(closing, monitor);
    yield;
  }
  if (!monitor) throw new Error(`${tank.spec.id} has no history`);
  const silentSince = tank.last.at + silentAfter;
  if (silentSince <= 0) alarms = updateAlarms(alarms, past, monitor, silentSince);
  return { monitor: withForecast(monitor, tank), alarms };
}

/** What was kept at a moment of the past, as far as a rule looks back. */
const recentAt = ({ recent }: Tank, moment: number) =>
  recent.filter(({ at }) => at <= moment && at >= moment - theftWindow - interval);

/** The alarms of the past as they were accepted: by whom the record names, or by the shift within minutes. */
export function answered(alarms: readonly Alarm[], id: SiteId): readonly Alarm[] {
  const { answers } = plantRecords.sites[id].events;
  return alarms
    .map((alarm) => {
      const answer = answers.find(({ tank, kind }) => tank === alarm.tank && kind === alarm.kind);
      const open = alarm.cleared === undefined && alarm.at > -fresh;
      return { ...alarm, acknowledged: answer || !open ? alarm.at + (answer?.after ?? usual) : undefined };
    })
    .sort((a, b) => b.at - a.at);
}
