import {
  type ApiAlert,
  acceptDelivery,
  alertEvent,
  eventNamesByKind,
  hysteresis,
  newAlert,
  queueDelivery,
  rounded,
  type Seed,
  unacknowledged,
  type Webhook,
  type WebhookDelivery,
} from 'api-description/view';
import { isoAt } from 'tank-gauging/simulator/clock';
import { Timeline } from 'tank-gauging/simulator/timeline';
import type { Alarm } from 'tank-gauging/watch/types';
import { plantRecords } from '../../plant/records/plant-records.ts';
import { createSite } from '../../plant/sites/index.ts';
import { highLevelIncident } from '../../plant/terminal/incident.ts';
import { terminal } from '../../plant/terminal/terminal.ts';

/** Kinds of plant alarms that the API has: levels, sensors and volumes. */
const kinds: Partial<Record<Alarm['kind'], ApiAlert['kind']>> = eventNamesByKind;

const timeline = new Timeline(createSite(terminal.id));
const tankNumber = (tag: string) => timeline.start.tanks.findIndex(({ spec }) => spec.id === tag);

/** A plant alarm in the API’s form. @param number within its day */
function toApiAlert(
  { tank, kind, at, facts, acknowledged, cleared }: Alarm,
  name: ApiAlert['kind'],
  number: number,
): ApiAlert {
  const { ladder = [], events } = plantRecords.sites[terminal.id];
  const answer = events.answers.find((one) => one.tank === tank && one.kind === kind);
  const loss = kind === 'leak' || kind === 'theft';
  const level = rounded(facts.level ?? timeline.lastAt(tankNumber(tank), at).level);
  const limit = kind === 'high' || kind === 'low' ? (facts.limit ?? null) : null;
  return {
    ...newAlert({ tank_id: tank, kind: name, level, limit }, at),
    alert_id: `AL-${isoAt(at).slice(0, 10).replaceAll('-', '')}-${String(number).padStart(3, '0')}`,
    ...(loss && { loss: rounded(facts.volume ?? 0), loss_since: facts.from === undefined ? null : isoAt(facts.from) }),
    ...(acknowledged !== undefined && {
      state: cleared === undefined ? ('acknowledged' as const) : ('closed' as const),
      acknowledged_at: isoAt(acknowledged),
      acknowledged_by: answer?.by ?? ladder[0]?.who ?? null,
      note: answer?.note || null,
    }),
  };
}

/** How far back the start of a limit violation is searched, minutes. */
const longest = 28 * 1440;

/**
 * Dates a limit alarm at the first reading beyond the limit: the terminal’s own watch checks only hourly, over three
 * days.
 */
function dated(alarm: Alarm): Alarm {
  const { kind, tank, at, acknowledged, facts } = alarm;
  const { limit } = facts;
  if ((kind !== 'high' && kind !== 'low') || limit === undefined) return alarm;
  const readings = timeline.readings(tankNumber(tank), at - longest, at);
  const beyond = (level: number) => (kind === 'low' ? limit - level : level - limit);
  const back = readings.findLastIndex(({ level }) => beyond(level) < -hysteresis);
  const first = readings.slice(back + 1).find(({ level }) => beyond(level) >= 0);
  if (!first) return alarm;
  return {
    ...alarm,
    at: first.at,
    facts: { ...facts, level: first.level },
    acknowledged: acknowledged && acknowledged - at + first.at,
  };
}

/** Alarms of the three days before the start, newest first, numbered per day. */
const watched = terminal.session.alarms
  .filter(({ kind }) => kinds[kind])
  .map(dated)
  .sort((a, b) => b.at - a.at);
export const alerts: readonly ApiAlert[] = watched.flatMap((alarm, index, all) => {
  const name = kinds[alarm.kind];
  const sameDay = ({ at }: Alarm) => isoAt(at).slice(0, 10) === isoAt(alarm.at).slice(0, 10);
  return name ? [toApiAlert(alarm, name, all.slice(index).filter(sameDay).length)] : [];
});

/**
 * The alarm that escalates in the site’s other examples, acknowledged, and as it was raised. @throws when the
 * terminal no longer has it
 */
export const acknowledgedAlert: ApiAlert = find(
  ({ tank_id, kind }) => tank_id === highLevelIncident.tag && kind === 'tank.level.high',
);
export const raisedAlert: ApiAlert = { ...acknowledgedAlert, ...unacknowledged };

/** Newest open alarm. @throws when there is none */
export const newestOpenAlert: ApiAlert = find(({ state }) => state === 'open');

function find(fits: (alert: ApiAlert) => boolean): ApiAlert {
  const found = alerts.find(fits);
  if (!found) throw new Error('the example terminal lacks an alarm that the examples need');
  return found;
}

/** Webhook that every key starts with. */
export const seedWebhook: Webhook = {
  webhook_id: 'wh_7f3a',
  url: 'https://erp.perusahaan.co.id/kejadian-tangki',
  events: ['tank.level.high', 'tank.level.low'],
  active: true,
  created_at: '2026-11-02T10:12:00+07:00',
};

/** A manual test, one minute before the start. */
export const testDelivery: WebhookDelivery = queueDelivery(
  'dl_01JD4XB2',
  seedWebhook.webhook_id,
  { ...alertEvent(raisedAlert), test: true },
  isoAt(-1),
);

/** Delivery of the alarm that failed at first, as the receiver was restarting, and succeeded a minute later. */
export const retriedDelivery: WebhookDelivery = acceptDelivery(
  queueDelivery('dl_01JD4V7R', seedWebhook.webhook_id, alertEvent(raisedAlert), raisedAlert.raised_at),
  [
    { after: 0, status: 503, duration: 41 },
    { after: 1, status: 204, duration: 186 },
  ],
);

export const deliveries = [acceptDelivery(testDelivery, [{ after: 0, status: 204, duration: 172 }]), retriedDelivery];

/**
 * Computed while building, since the simulation takes long. Its webhook is inactive: its secret is unknown to visitors,
 * whose receivers could not verify its deliveries.
 */
export const seed: Seed = { alerts, webhooks: [{ ...seedWebhook, active: false }], deliveries };
