import { forecast } from 'tank-gauging/methods/forecast';
import { isoAt, nextClockHour, parseMinute } from 'tank-gauging/simulator/clock';
import { volumeBelow } from 'tank-gauging/simulator/geometry';
import { sampleResponse, tankStatus } from 'tank-gauging/simulator/reading';
import { readingInterval as everyMinutes } from 'tank-gauging/simulator/sensor';
import type { Reading, Status, Tank } from 'tank-gauging/simulator/types';

/**
 * The example terminal in the form of the API. The API document describes these objects; tests validate every example
 * and response against it.
 */
export const siteId = 'terminal-1';

export type AlertKind = 'high' | 'low' | 'silent' | 'leak' | 'theft';
export const eventNamesByKind = {
  high: 'tank.level.high',
  low: 'tank.level.low',
  silent: 'tank.sensor.silent',
  leak: 'tank.volume.leak',
  theft: 'tank.volume.theft',
} as const satisfies Record<AlertKind, string>;
export type EventName = (typeof eventNamesByKind)[AlertKind] | 'alert.acknowledged' | 'alert.closed';

export interface ApiAlert {
  alert_id: string;
  tank_id: string;
  kind: (typeof eventNamesByKind)[AlertKind];
  state: 'open' | 'acknowledged' | 'closed';
  level: number;
  limit: number | null;
  loss: number | null;
  loss_since: string | null;
  raised_at: string;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  note: string | null;
}

/** Fields of an alarm that is not acknowledged. */
export const unacknowledged = { state: 'open' as const, acknowledged_at: null, acknowledged_by: null, note: null };

/** A newly raised alarm, without id. */
export const newAlert = (
  { tank_id, kind, level, limit }: Pick<ApiAlert, 'tank_id' | 'kind' | 'level' | 'limit'>,
  at: number,
): ApiAlert => {
  const facts = {
    alert_id: '',
    tank_id,
    kind,
    state: unacknowledged.state,
    level,
    limit,
    loss: null,
    loss_since: null,
  };
  return { ...facts, raised_at: isoAt(at), ...unacknowledged };
};

export type TankEvent = ReturnType<typeof alertEvent> & { test?: boolean };
export type Webhook = { webhook_id: string; url: string; events: EventName[]; active: boolean; created_at: string };
export type WebhookDelivery = ReturnType<typeof queueDelivery>;
export type Page<T> = { data: T[]; next_cursor: string | null };

export const createPage = <T>(data: T[], next_cursor: string | null = null): Page<T> => ({ data, next_cursor });

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Limits in % of the tank’s height: those of its record, or those that a key has set. */
export type Limits = Readonly<Record<'high' | 'low', number>>;

/** Master data of a tank, and its status. @param judged limits that applied to the last reading */
export function tankView({ spec, ...tank }: Tank, now: number, judged: Limits = spec, limits = judged) {
  return {
    tank_id: spec.id,
    site_id: siteId,
    content: spec.content,
    height: spec.height,
    diameter: spec.diameter,
    capacity: Math.round(tank.capacity),
    limit_low: limits.low,
    limit_high: limits.high,
    timezone: siteZone,
    sensor: spec.id.replace(/^[A-Z]+/, 'LT'),
    status: tankStatus({ spec, ...tank }, now, judged),
  };
}

/** Last reading with the tank’s status. */
export const readingView = (tank: Tank, now: number, limits: Limits = tank.spec) => ({
  ...sampleResponse(tank, now),
  status: tankStatus(tank, now, limits),
});

/** Time of arrival at the platform: 2 to 8 s after the reading, for radio and network. */
const receivedAt = (at: number) => isoAt(at).replace(/00(?=\+)/, `0${2 + (((at % 7) + 7) % 7)}`);

/** Last reading with the stock computed from it; no forecast while the sensor is silent. */
export function stockView(tank: Tank, now: number, limits?: Limits) {
  const { capacity, last, spec } = tank;
  const view = readingView(tank, now, limits);
  const days = view.status === 'silent' ? undefined : forecast(tank).days;
  return {
    ...view,
    site_id: siteId,
    volume: rounded(last.volume),
    volume_15: rounded(last.standard),
    ullage: rounded(capacity - last.volume),
    water: spec.water ?? null,
    water_volume: spec.water === undefined ? null : rounded(volumeBelow(spec, spec.water), 2),
    days_to_empty: days === undefined ? null : rounded(days),
    received_at: receivedAt(last.at),
    // One lost reading is tolerated; after the second the value counts as stale.
    quality: now - last.at > 2 * everyMinutes ? 'stale' : 'good',
  };
}

export const intervalMinutes = { '15m': 15, '1h': 60, '1d': 1440 } as const;
export type HistoryInterval = keyof typeof intervalMinutes;

/** UTC offsets of Indonesia’s zones in hours; none has had daylight saving time since 1988. */
const zones = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
export type Zone = keyof typeof zones;
/** Zone of the example terminal. */
export const siteZone: Zone = 'Asia/Jakarta';

/** Minute of the last midnight (WIB) before the start; intervals are aligned to it, whatever the hour of the start. */
const midnight = nextClockHour(0, 0) - 1440;

/**
 * Means and extremes per interval that begins in [from, to), oldest first; intervals without readings are left out.
 * Days begin at midnight of the zone, in which times are formatted too.
 * @param from and to minutes since the start
 * @param readings returns readings of (after, until]
 */
export function historyView(
  readings: (after: number, until: number) => readonly Reading[],
  interval: HistoryInterval,
  from: number,
  to: number,
  zone: Zone = siteZone,
) {
  const width = intervalMinutes[interval];
  const ahead = (zones[zone] - zones[siteZone]) * 60;
  const intervalStart = (minute: number) => Math.floor((minute - midnight + ahead) / width) * width + midnight - ahead;
  const written = (iso: (minute: number) => string, at: number) =>
    iso(at + ahead).replace(/\+.*/, `+0${zones[zone]}:00`);
  const next = (minute: number) => (intervalStart(minute) < minute ? intervalStart(minute) + width : minute);
  const groups = new Map<number, Reading[]>();
  for (const reading of readings(next(from) - 1, next(to) - 1)) {
    const begin = intervalStart(reading.at);
    const group = groups.get(begin);
    if (group) group.push(reading);
    else groups.set(begin, [reading]);
  }
  return [...groups].map(([begin, items]) => {
    const mean = (key: 'level' | 'temperature' | 'pressure', digits: number) =>
      rounded(items.reduce((sum, item) => sum + item[key], 0) / items.length, digits);
    const levels = items.map(({ level }) => level);
    return {
      timestamp: written(isoAt, begin),
      level: mean('level', 1),
      level_min: rounded(Math.min(...levels)),
      level_max: rounded(Math.max(...levels)),
      temperature: mean('temperature', 1),
      pressure: mean('pressure', 2),
      received_at: written(receivedAt, items.at(-1)?.at ?? begin),
      quality: 2 * items.length * everyMinutes >= width ? 'good' : 'partial',
    };
  });
}

const statuses: Partial<Record<EventName, Status>> = {
  'tank.level.high': 'high',
  'tank.level.low': 'low',
  'tank.sensor.silent': 'silent',
};

/** Percentage points by which a level must return within its limit before its alarm clears. */
export const hysteresis = 2;

/** Level at which an alarm clears. */
export const clearLevel = ({ kind, level, limit }: Pick<ApiAlert, 'kind' | 'level' | 'limit'>) =>
  limit === null ? level : limit + (kind === 'tank.level.low' ? hysteresis : -hysteresis);

/**
 * Payload of an alarm’s event. @param event the alarm’s own kind unless it was acknowledged or closed
 * @param at ISO 8601; defaults to when the alarm was raised or acknowledged
 */
export const alertEvent = (alert: ApiAlert, event: EventName = alert.kind, at?: string) => ({
  event,
  alert_id: alert.alert_id,
  tank_id: alert.tank_id,
  level: event === 'alert.closed' ? clearLevel(alert) : alert.level,
  limit: alert.limit,
  loss: alert.loss,
  timestamp: at ?? (event === alert.kind ? null : alert.acknowledged_at) ?? alert.raised_at,
  status: event === 'alert.closed' ? 'normal' : (statuses[alert.kind] ?? 'normal'),
});

/** A sample event of any name, made from a matching alarm. @throws when no alarm fits */
export function sampleEvent(alerts: readonly ApiAlert[], name: EventName): TankEvent {
  const family = name.slice(0, name.lastIndexOf('.'));
  const found =
    alerts.find(({ kind, state }) => kind === name || `alert.${state}` === name) ??
    // Without a matching alarm, uses one of the same family: a leak for a theft.
    alerts.find(({ kind }) => kind.startsWith(family));
  if (!found) throw new Error(`no alarm of the example terminal led to ${name}`);
  return alertEvent(found, name);
}

/** A delivery before its first attempt. @param queued_at ISO 8601 */
export const queueDelivery = (delivery_id: string, webhook_id: string, payload: TankEvent, queued_at: string) => ({
  delivery_id,
  webhook_id,
  event: payload.event,
  state: 'queued' as 'queued' | 'delivered' | 'failed',
  queued_at,
  attempts: [] as { at: string; sent_at: string; status: number | null; duration: number }[],
  next_attempt_at: queued_at as string | null,
  replay_of: null as string | null,
  payload,
});

type Attempt = { after: number; status: number | null; duration: number };

/** A delivery that its receiver has accepted. @param answers attempts, the last one successful */
export const acceptDelivery = (
  delivery: WebhookDelivery,
  answers: readonly Attempt[] = [{ after: 0, status: 204, duration: 172 }],
): WebhookDelivery => {
  const attempts = answers.map(({ after, ...answer }) => {
    const at = isoAt(parseMinute(delivery.queued_at) + after);
    return { at, sent_at: at, ...answer };
  });
  return { ...delivery, state: 'delivered', attempts, next_attempt_at: null };
};

/** Initial data of the sandbox besides the tanks. */
export interface Seed {
  alerts: readonly ApiAlert[];
  webhooks: readonly Webhook[];
  /** Newest first. */
  deliveries: readonly WebhookDelivery[];
}
