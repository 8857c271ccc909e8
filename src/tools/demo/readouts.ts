import { statusOf } from '../../plant/simulator/reading.ts';
import type { Tank } from '../../plant/simulator/types.ts';
import type { Monitor } from '../../plant/watch/types.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { DemoText } from './schema.ts';
import { ageText, momentText, percentText, rangeText, spanText, stockText } from './view.ts';

export interface TankReadout {
  label: string;
  value: string;
  note?: string | undefined;
  /** The value is older than a reading should be. */
  stale?: boolean;
}

function arrivalText({ arrival, receiving }: Tank, text: DemoText['tank']): string {
  if (receiving) return text.unloading;
  return arrival === undefined ? text.none : momentText(arrival);
}

/** What the screen says of a tank at a minute, in the order in which it stands there. */
export function readouts(tank: Tank, monitor: Monitor, now: number, text: DemoText['tank']): readonly TankReadout[] {
  const { spec, last, battery, capacity } = tank;
  const { days, daysLow, daysHigh } = monitor.forecast;
  const band =
    daysLow !== undefined && daysHigh !== undefined
      ? fillSlots(text.band, { range: rangeText(daysLow, daysHigh) })
      : undefined;
  return [
    { label: text.level, value: percentText(last.level), note: formatUnit((last.level / 100) * spec.height, 'm', 2) },
    { label: text.days, value: days === undefined ? text.beyond : spanText(days), note: band },
    {
      label: text.stock,
      value: stockText(spec, last.standard),
      note: fillSlots(text.of, { capacity: stockText(spec, capacity) }),
    },
    { label: text.arrival, value: arrivalText(tank, text) },
    { label: text.temperature, value: formatUnit(last.temperature, '°C', 1) },
    { label: text.pressure, value: formatUnit(last.pressure, 'bar', 2) },
    { label: text.age, value: ageText(now - last.at), stale: statusOf(tank, now) === 'silent' },
    { label: text.battery, value: formatUnit(Math.ceil(battery), '%') },
  ];
}
