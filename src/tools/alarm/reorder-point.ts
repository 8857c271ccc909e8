import { number, type Values } from '../kit/tool-inputs.ts';
import { normalQuantile, normalShare } from './normal.ts';

/** What the page asks for: litres, days, minutes, per cent. The names stand in addresses that people have sent. */
export const alarmInputs = {
  muat: number(16_000, 10, 1e8),
  isi: number(9_500, 0, 1e8),
  mati: number(1_000, 0, 1e8),
  pakai: number(1_200, 0.1, 1e7),
  ragam: number(25, 0, 200),
  kirim: number(8_000, 1, 1e8),
  tunggu: number(3, 0.1, 180),
  ragamTunggu: number(1, 0, 90),
  layanan: number(95, 50, 99.9),
  rendah: number(6_000, 0, 1e8),
  kritis: number(3_000, 0, 1e8),
  selang: number(60, 1, 1440),
  luput: number(3, 1, 48, true),
  diam: number(1.5, 0, 180),
};
export type AlarmValues = Values<typeof alarmInputs>;
export type AlarmField = keyof typeof alarmInputs;

const minutesOfDay = 1440;

/** Mean and deviation of what is used while a delivery is awaited, in litres: √(L·σd² + d²·σL²). */
export function leadDemand({ pakai, ragam, tunggu, ragamTunggu }: AlarmValues) {
  const deviation = (ragam / 100) * pakai;
  return {
    mean: pakai * tunggu,
    deviation: Math.sqrt(tunggu * deviation ** 2 + pakai ** 2 * ragamTunggu ** 2),
  };
}

/** Safety stock over the unusable rest, and the content at which to order, in litres. */
export function reorder(values: AlarmValues) {
  const { mean, deviation } = leadDemand(values);
  const safety = Math.max(0, normalQuantile(values.layanan / 100) * deviation);
  return { safety, point: values.mati + mean + safety };
}

/** The content in litres that the order is placed at: on average half an interval late, never above what is there. */
export function contentAtOrder({ isi, rendah, pakai, selang }: AlarmValues): number {
  if (isi <= rendah) return isi;
  return rendah - (pakai * selang) / minutesOfDay / 2;
}

/** Chance, 0 to 1, that the usable content ends before the delivery comes; by the normal approximation. */
export function chanceOfRunningDry(values: AlarmValues): number {
  const usable = contentAtOrder(values) - values.mati;
  if (usable <= 0) return 1;
  const { mean, deviation } = leadDemand(values);
  if (deviation === 0) return usable < mean ? 1 : 0;
  return 1 - normalShare((usable - mean) / deviation);
}

/** Days from now until the content falls to a level of litres at mean use; 0 when it is there already. */
export const daysUntil = ({ isi, pakai }: AlarmValues, litres: number): number => Math.max(0, (isi - litres) / pakai);

/** Days until the first reading at or after a moment. */
export function nextReading({ selang }: Pick<AlarmValues, 'selang'>, days: number): number {
  const interval = selang / minutesOfDay;
  // A crossing that falls on a reading belongs to it, whatever binary fractions make of it.
  return Math.ceil(days / interval - 1e-9) * interval;
}

export interface AlarmEvent {
  kind: 'low' | 'critical' | 'delivery' | 'dry';
  /** Days from now. */
  day: number;
  /** Litres in the tank, before a delivery. */
  content: number;
}

/** What happens at mean use and mean lead time, in its order, until the delivery has come or the tank is dry. */
export function eventsOf(values: AlarmValues): AlarmEvent[] {
  const { isi, pakai, rendah, kritis, mati, tunggu } = values;
  const at = (kind: AlarmEvent['kind'], day: number): AlarmEvent => ({
    kind,
    day,
    content: Math.max(0, isi - pakai * day),
  });
  const low = at('low', nextReading(values, daysUntil(values, rendah)));
  const delivery = at('delivery', low.day + tunggu);
  const critical = at('critical', nextReading(values, daysUntil(values, kritis)));
  const dry = at('dry', daysUntil(values, mati));
  const until = (event: AlarmEvent) => event.kind === 'delivery' || event.day < delivery.day;
  return [low, critical, dry, delivery].filter(until).sort((a, b) => a.day - b.day);
}

/** The sensor that falls silent: its last reading, and when its silence becomes an alarm, in days from now. */
export function silence(values: AlarmValues) {
  const interval = values.selang / minutesOfDay;
  const last = Math.floor(values.diam / interval + 1e-9) * interval;
  const content = (day: number) => Math.max(0, values.isi - values.pakai * day);
  return { last, shown: content(last), alarm: last + values.luput * interval, content };
}
