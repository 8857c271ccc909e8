import { deliveries, type Hour, history, kilolitresPerPercent } from './example-tank.ts';

/** The example tank's last delivery, as the platform finds it in the series of levels. */

/** Kilolitres on the ship's paper. */
const document = 3118;

export interface Delivery {
  /** Hours of the series in which the level rose, first and last. */
  from: number;
  to: number;
  /** Kilolitres in the tank before and after. */
  before: number;
  after: number;
  document: number;
  received: number;
  /** Received, in whole kilolitres as it is printed, − document; negative when less arrived than the paper says. */
  difference: number;
}

export function lastDelivery(series: readonly Hour[] = history()): Delivery {
  const from = deliveries[2].hour;
  const to = from + 4;
  const during = series.slice(from, to);
  const received = during.reduce((sum, hour) => sum + hour.received, 0) * kilolitresPerPercent;
  const volume = (index: number) => (series[index]?.level ?? 0) * kilolitresPerPercent;
  return {
    from,
    to,
    before: volume(from - 1),
    after: volume(to - 1),
    document,
    received,
    difference: Math.round(received) - document,
  };
}
