import type { Tank } from '../simulator/types.ts';
import { recordedTank } from './terminal.ts';

/** A delivery of a tank as the platform finds it between two readings of the record; volumes in kL at 15 °C. */
export interface TankDelivery {
  /** Minutes from now in which it began and ended. */
  from: number;
  to: number;
  /** In the tank before and after. */
  before: number;
  after: number;
  /** What was used meanwhile by the meters. */
  used: number;
  /** Rise and use: what arrived. */
  received: number;
  /** What the paper says. */
  document: number;
  /** Received − document; negative when less arrived than the paper says. */
  difference: number;
}

interface Stretch {
  from: number;
  to: number;
}

/** Stretches of the past in which something flowed in, oldest first. */
function stretches({ past }: Tank): Stretch[] {
  const found: Stretch[] = [];
  for (const { filling } of past) {
    if (!filling || filling.to <= filling.from) continue;
    const last = found.at(-1);
    if (last && last.to === filling.from) last.to = filling.to;
    else found.push({ ...filling });
  }
  return found;
}

/** Every delivery of a tank of the terminal within the last days, oldest first. */
export function deliveries(tag: string, days = 14): TankDelivery[] {
  const tank = recordedTank(tag);
  return stretches(tank)
    .filter(({ from }) => from > -days * 1440)
    .flatMap(({ from, to }) => {
      const before = tank.hours.findLast(({ at }) => at <= from);
      const after = tank.hours.find(({ at }) => at >= to);
      if (!before || !after) return [];
      const used = after.issued - before.issued;
      const document = after.received - before.received;
      const received = after.standard - before.standard + used;
      return [
        {
          from: Math.round(from),
          to: Math.round(to),
          before: before.standard,
          after: after.standard,
          used,
          received,
          document,
          difference: received - document,
        },
      ];
    });
}

/** The last delivery of a tank. @throws when there was none within two weeks */
export function lastDelivery(tag: string): TankDelivery {
  const last = deliveries(tag).at(-1);
  if (!last) throw new Error(`${tag} has had no delivery within two weeks`);
  return last;
}
