import { isoAt } from '../../plant/simulator/clock.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import type { Session } from '../../plant/watch/types.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { eventNames } from './deed-address.ts';
import { mediumNames, shapeNames } from './own-address.ts';
import { ownCapacity, ownTag } from './own-tank.ts';
import type { DemoPlace } from './place.ts';

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * The consultation form with what was seen and tried in its message: site, moment, tank, its last alarm, the last event
 * that the visitor caused, the limits that were set. Only numbers, tags and known names go there; the form has the words.
 */
export function consultationOf(place: DemoPlace, { site, monitors, alarms, rules }: Session): string {
  const { tank, compared, deeds, own } = place;
  const { last } = tankOf(site, tank);
  const days = monitors[tank]?.forecast.days;
  const alarm = alarms.find((each) => each.tank === tank && each.at > 0);
  const caused = deeds.flatMap((deed) => (deed.kind === 'cause' ? deed.event : [])).at(-1);
  const rule = deeds.some((deed) => deed.kind === 'rule' && deed.tank === tank) ? rules[tank] : undefined;
  const [day = '', clock = ''] = isoAt(site.now).split('T');
  return resultHref('demo', {
    lokasi: site.id,
    hari: day,
    jam: clock.slice(0, 5),
    tangki: tank,
    level: rounded(last.level, 1),
    ...(days !== undefined && { cukup: rounded(days, 1) }),
    ...(compared && { banding: compared }),
    ...(alarm && { alarm: `alarm-${alarm.kind}` }),
    ...(caused && { gangguan: eventNames[caused] }),
    ...(rule && { batasL: rule.low, batasH: rule.high, deadband: rule.deadband, tunda: rule.delay }),
    ...(rule?.lowLow !== undefined && { batasLL: rule.lowLow }),
    ...(rule?.highHigh !== undefined && { batasHH: rule.highHigh }),
    ...(own &&
      tank === ownTag && {
        bentuk: shapeNames[own.shape],
        muat: rounded(ownCapacity(own), 2),
        produk: mediumNames[own.medium],
        pakai: rounded(own.use, 3),
      }),
  });
}
