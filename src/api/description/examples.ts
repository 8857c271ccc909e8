import { isoAt } from '../../plant/simulator/clock.ts';
import { highLevel, silentSensor } from '../../plant/terminal/incident.ts';
import type { TankView } from '../../plant/terminal/site-view.ts';
import { recordedHours } from '../../plant/terminal/tank-record.ts';
import { filmTag, sampleReading, tankAt, terminal } from '../../plant/terminal/terminal.ts';
import type { SampleResponse } from '../../shared/records/hardware.ts';
import type { Example } from './document.ts';
import type { Alert, HistoryPoint, Page, Problem, Tank, TankEvent, Webhook } from './objects.ts';
import type { Response } from './schema.ts';

/** Every example tells of the example terminal, on the day of the sample reading. */
const day = '2026-11-20';
const at = (clock: string) => `${day}T${clock.replace('.', ':')}:00+07:00`;
const round = (value: number) => Math.round(value * 10) / 10;

/** Secret of the examples: long enough to sign with, and plainly no secret. */
export const exampleSecret = 'whsec_contoh_5f1d9a7c3e8b42d6';

function tankOf({ tag, content, height, diameter, capacity, low, high, sensor, status }: TankView): Tank {
  return {
    tank_id: tag,
    site_id: 'terminal-1',
    content,
    height,
    diameter,
    capacity: Math.round(capacity),
    limit_low: low,
    limit_high: high,
    sensor,
    status,
  };
}

/** The last three full hours of TK-204 before the sample reading. */
function historyOf(reading: SampleResponse): HistoryPoint[] {
  const hours = recordedHours(filmTag).slice(-5, -1);
  return hours.slice(1).map(({ level }, index) => {
    const before = hours[index]?.level ?? level;
    return {
      timestamp: at(`0${6 + index}.00`),
      level: round((before + level) / 2),
      level_min: round(Math.min(before, level)),
      level_max: round(Math.max(before, level)),
      temperature: reading.temperature,
      pressure: reading.pressure,
    };
  });
}

const open: Alert = {
  alert_id: 'AL-20261120-001',
  tank_id: highLevel.tag,
  kind: 'tank.level.high',
  state: 'open',
  level: round(highLevel.alarm.facts.level ?? 0),
  limit: tankAt(highLevel.tag).high,
  raised_at: isoAt(highLevel.alarm.at),
  acknowledged_at: null,
  acknowledged_by: null,
  note: null,
};
const acknowledgement = { by: highLevel.by ?? '', note: highLevel.note ?? '' };
const acknowledged: Alert = {
  ...open,
  state: 'acknowledged',
  acknowledged_at: isoAt(highLevel.alarm.acknowledged ?? 0),
  acknowledged_by: acknowledgement.by,
  note: acknowledgement.note,
};
const quiet: Alert = {
  ...open,
  alert_id: 'AL-20261120-002',
  tank_id: silentSensor.tag,
  kind: 'tank.sensor.silent',
  level: round(tankAt(silentSensor.tag).level),
  limit: null,
  raised_at: isoAt(silentSensor.alarm.at),
};

/** The event of the alarm that climbs the ladder elsewhere on the site. */
export const event: TankEvent = {
  event: 'tank.level.high',
  alert_id: open.alert_id,
  tank_id: highLevel.tag,
  level: open.level,
  limit: open.limit,
  timestamp: open.raised_at,
  status: tankAt(highLevel.tag).status,
};

const webhook: Webhook = {
  webhook_id: 'wh_7f3a',
  url: 'https://erp.perusahaan.co.id/kejadian-tangki',
  events: ['tank.level.high', 'tank.level.low'],
  active: true,
  created_at: at('09.00'),
};

const page = <T>(data: T[], next_cursor: string | null = null): Page<T> => ({ data, next_cursor });

/** The problem that an answer of the document stands for. @param origin of the public site, where problems are explained */
export function problemOf(answer: Response, origin: string): Problem {
  const status = answer['x-status'] ?? 500;
  return {
    type: `${origin}/api-integration/dokumentasi#galat-${status}`,
    title: answer['x-title'] ?? '',
    status,
    detail: answer.description,
    request_id: 'req_01JD4X9K',
    ...(status === 422 && { errors: [{ field: 'limit', message: 'paling banyak 200' }] }),
  };
}

/** Every example of the document by the name of its component. */
export function examples(problems: Readonly<Record<string, Response>>, origin: string): Record<string, Example> {
  const reading = sampleReading;
  const values = {
    Reading: ['Bacaan TK-204', reading],
    Tank: ['Tangki TK-204', tankOf(tankAt(filmTag))],
    TankPage: ['Dua tangki pertama', page(terminal.tanks.slice(0, 2).map(tankOf), 'eyJzIjoyfQ')],
    HistoryPage: ['Tiga jam TK-204', { tank_id: filmTag, interval: '1h', data: historyOf(reading), next_cursor: null }],
    Alert: ['Alarm TK-207', open],
    AlertAcknowledged: ['Alarm TK-207, diterima', acknowledged],
    AlertPage: ['Dua alarm', page([quiet, acknowledged])],
    Acknowledgement: ['Diterima manajer operasi', acknowledgement],
    Webhook: ['Penerima di ERP', webhook],
    WebhookPage: ['Satu penerima', page([webhook])],
    WebhookInput: ['Dua kejadian ke ERP', { url: webhook.url, events: webhook.events }],
    WebhookCreated: ['Penerima baru', { ...webhook, secret: exampleSecret }],
    WebhookChange: ['Tahan kiriman', { active: false }],
    WebhookChanged: ['Penerima yang ditahan', { ...webhook, active: false }],
    TestInput: ['Uji batas atas', { event: event.event }],
    Delivery: [
      'Kiriman uji',
      { delivery_id: 'dl_01JD4XB2', webhook_id: webhook.webhook_id, event: event.event, queued_at: at('09.06') },
    ],
    Event: ['Batas atas TK-207', event],
    ...Object.fromEntries(
      Object.entries(problems).map(([name, answer]) => [
        name,
        [`${answer['x-status']} ${answer['x-title']}`, problemOf(answer, origin)],
      ]),
    ),
  } as Record<string, [string, unknown]>;
  return Object.fromEntries(Object.entries(values).map(([name, [summary, value]]) => [name, { summary, value }]));
}
