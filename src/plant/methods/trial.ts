import { hourlyDemand } from '../simulator/demand.ts';
import { cause } from '../simulator/events.ts';
import { standardOf } from '../simulator/sensor.ts';
import type { EventKind, SiteId, Tank } from '../simulator/types.ts';
import { siteIds } from '../sites/index.ts';
import { advance, createSession } from '../watch/session.ts';
import type { AlarmKind, Session } from '../watch/types.ts';
import { median } from './robust.ts';

/** Trials of the methods against the truth of the simulator: all six sites, all tanks, seeded. */

const day = 24 * 3600;

/** Days until the pumps of a tank fall dry without a delivery, as the simulator's demand will really have it. */
function trueDays({ spec, capacity, standard, number, last }: Tank, seed: number): number {
  let usable = standard - standardOf(spec, capacity, spec.dead, last.temperature);
  let minute = last.at;
  for (; usable > 0 && minute < last.at + 21 * 1440; minute += 10) {
    usable -= 10 * hourlyDemand({ spec, number, capacity }, seed, minute);
  }
  return (minute - last.at) / 1440;
}

export interface FalseAlarmCount {
  tankWeeks: number;
  /** Alarms without a cause. */
  leak: number;
  theft: number;
  /** Errors of days to empty in days, true days, and how many true values lay within the band. */
  errors: { error: number; days: number }[];
  within: number;
}

/** Two weeks in which nothing goes wrong. */
export function countFalseAlarms(seed: number): FalseAlarmCount {
  const quiet: FalseAlarmCount = { tankWeeks: 0, leak: 0, theft: 0, errors: [], within: 0 };
  for (const id of siteIds) {
    let session = createSession(id, seed);
    const rung = new Set<string>();
    for (let i = 0; i < 14; i++) {
      session = advance(session, day);
      compare(session, quiet);
      // What stands in the past of a record has its cause there.
      for (const alarm of session.alarms) if (alarm.at > 0) rung.add(alarm.id);
    }
    quiet.tankWeeks += session.site.tanks.length * 2;
    const without = (kind: AlarmKind) => [...rung].filter((alarm) => alarm.includes(`-${kind}-`)).length;
    quiet.leak += without('leak');
    quiet.theft += without('theft');
  }
  return quiet;
}

/** Every tank's forecast of this moment beside what will be; tanks that last longer than a fortnight are left out. */
function compare({ site, monitors }: Session, quiet: FalseAlarmCount): void {
  for (const tank of site.tanks) {
    const { days, daysLow = 99, daysHigh = 99 } = monitors[tank.spec.id]?.forecast ?? {};
    const truth = trueDays(tank, site.seed);
    if (days === undefined || truth > 14) continue;
    quiet.errors.push({ error: Math.abs(days - truth), days: truth });
    if (daysLow <= truth && truth <= daysHigh) quiet.within += 1;
  }
}

/** Minutes from the beginning of an event to its alarm, tank by tank; undefined when nothing rang within two days. */
export function detectionDelays(kind: EventKind & AlarmKind, seed: number): (number | undefined)[] {
  return siteIds.flatMap((id) => delaysOf(id, kind, seed));
}

function delaysOf(id: SiteId, kind: EventKind & AlarmKind, seed: number): (number | undefined)[] {
  let session = advance(createSession(id, seed), 5 * 3600);
  for (const { spec } of session.site.tanks) session = { ...session, site: cause(session.site, spec.id, kind) };
  const begun = session.site.tanks.map((tank) => (kind === 'theft' ? (tank.theft?.from ?? 0) : session.site.now));
  session = advance(session, 2 * day);
  return session.site.tanks.map(({ spec }, index) => {
    const from = begun[index] ?? 0;
    const first = session.alarms.findLast((alarm) => alarm.tank === spec.id && alarm.kind === kind && alarm.at > from);
    return first && first.at - from;
  });
}

/** Median, slowest and number of those that were found. */
export function summary(values: readonly (number | undefined)[]) {
  const found = values.filter((value) => value !== undefined);
  return { tanks: values.length, found: found.length, median: median(found), slowest: Math.max(...found) };
}
