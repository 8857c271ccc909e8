import { type AlarmValues, levelKinds } from './inputs.ts';
import { intervalDays, orderDelay } from './reorder-point.ts';

/** Days until the content falls to a volume in litres at mean use; 0 if it is below already. */
export const daysUntil = ({ content, dailyUse }: AlarmValues, litres: number): number =>
  Math.max(0, (content - litres) / dailyUse);

export const contentAfter = ({ content, dailyUse }: AlarmValues, days: number): number =>
  Math.max(0, content - dailyUse * days);

/** Time of the first reading at or after `days`. */
export function nextReading(values: Pick<AlarmValues, 'readingInterval'>, days: number): number {
  const interval = intervalDays(values);
  // Tolerance for rounding: a crossing on a reading belongs to that reading.
  return Math.ceil(days / interval - 1e-9) * interval;
}

export const eventKinds = ['low', 'order', 'critical', 'delivery', 'dry'] as const;
interface AlarmEvent {
  kind: (typeof eventKinds)[number];
  day: number;
  /** Litres in the tank; before the delivery for kind `delivery`. */
  content: number;
}

export function listEvents(values: AlarmValues): AlarmEvent[] {
  const low = nextReading(values, daysUntil(values, values.lowLimit));
  const order = low + orderDelay(values);
  const delivery = order + values.leadTime;
  const days = {
    low,
    ...(order > low && { order }),
    critical: nextReading(values, daysUntil(values, values.criticalLimit)),
    dry: daysUntil(values, values.unusable),
    delivery,
  };
  return Object.entries(days)
    .map(([kind, day]) => ({ kind: kind as AlarmEvent['kind'], day, content: contentAfter(values, day) }))
    .filter(({ kind, day }) => kind === 'delivery' || day < delivery)
    .sort((a, b) => a.day - b.day);
}

export const silenceMoments = ['last', 'missed', 'alarm', 'low', 'critical', 'dry'] as const;
export const silenceStates = ['good', 'stale', 'alarm', 'low'] as const;
interface Moment {
  kind: (typeof silenceMoments)[number];
  day: number;
  state: (typeof silenceStates)[number];
}

export function assessSilence(values: AlarmValues) {
  const interval = intervalDays(values);
  const last = Math.floor(values.silentDays / interval + 1e-9) * interval;
  const alarm = last + values.missedReadings * interval;
  const crossed = { low: values.lowLimit, critical: values.criticalLimit, dry: values.unusable };
  const days = {
    last,
    ...(values.missedReadings > 1 && { missed: last + interval }),
    alarm,
    ...Object.fromEntries(Object.entries(crossed).map(([kind, litres]) => [kind, daysUntil(values, litres)])),
  };
  const state = (day: number): Moment['state'] =>
    day <= last ? 'good' : day < alarm ? 'stale' : day === alarm ? 'alarm' : 'low';
  const moments = Object.entries(days)
    .filter(([kind, day]) => kind === 'last' || day > last)
    .map(([kind, day]) => ({ kind: kind as Moment['kind'], day, state: state(day) }))
    .sort((a, b) => a.day - b.day);
  return { last, alarm, shown: contentAfter(values, last), moments };
}

/** Half width of the central 80 % of a normal distribution in standard deviations. */
const inner = 1.2816;
const parts = 24;

/**
 * Projected content (day, litres) at mean use with and without the delivery; `range` is the 80 % band until the
 * delivery.
 */
export function projectLevel(values: AlarmValues) {
  const { content, dailyUse, useSpread, capacity, deliverySize } = values;
  const until = listEvents(values).find(({ kind }) => kind === 'delivery')?.day ?? 0;
  const empty = daysUntil(values, 0);
  const end = Math.max(empty, until * 1.25, 0.1);
  const before = contentAfter(values, until);
  const after = Math.min(Math.max(capacity, content), before + deliverySize);
  const last = Math.min(end, until + after / dailyUse);
  const range = Array.from({ length: parts + 1 }, (_, part) => {
    const day = (until * part) / parts;
    const spread = inner * (useSpread / 100) * dailyUse * Math.sqrt(day);
    const mean = content - dailyUse * day;
    return [day, Math.max(0, mean - spread), Math.max(0, Math.min(content, mean + spread))] as const;
  });
  const course = (...points: (readonly [day: number, content: number])[]) => points;
  return {
    end,
    planned: course(
      [0, content],
      ...(empty < until ? [[empty, 0] as const] : []),
      [until, before],
      [until, after],
      [last, after - dailyUse * (last - until)],
    ),
    without: course([0, content], [empty, 0], [end, 0]),
    range,
  };
}

/**
 * Levels of concern from the top down, with the terms of API Standard 2350, fifth edition (2020), clause 3.1: the
 * margin above LAHH is the response time, between LAH and LAHH the chosen gap, both in minutes of filling.
 */
export function alarmLevels({ capacity, fillRate, notice, call, stop, alarmGap, normalFill, unusable }: AlarmValues) {
  const response = notice + call + stop;
  const lahh = capacity - fillRate * response;
  const lah = lahh - fillRate * alarmGap;
  const litres = { overfill: capacity, lahh, lah, normal: normalFill };
  const late = lah <= unusable ? 'tooFast' : normalFill > lah ? 'tooHigh' : 'fits';
  const verdict = response > 0 ? late : 'noSteps';
  const levels = levelKinds.map((kind, place) => {
    const above = levelKinds[place - 1];
    return { kind, litres: litres[kind], minutes: above && (litres[above] - litres[kind]) / fillRate };
  });
  return { response, levels, verdict } as const;
}
