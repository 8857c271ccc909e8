import { initialValues } from '../inputs.ts';
import { mapTankFields, tankRecord } from '../tank/tank-record.ts';
import { tankVessel } from '../tank/tank-volume.ts';
import { fullLitres } from '../vessel/vessel.ts';
import { alarmInputs } from './inputs.ts';

const example = initialValues(alarmInputs);

/** Scales the example to the size of another tank, so that its values do not contradict the known ones. */
function inSize(capacity: number, dead: number) {
  const scaled = (litres: number) => Math.max(1, Math.round((litres * capacity) / example.capacity));
  const unusable = dead || scaled(example.unusable);
  const lowLimit = Math.max(scaled(example.lowLimit), Math.round(unusable * 1.5));
  return {
    capacity,
    unusable,
    lowLimit,
    criticalLimit: Math.max(scaled(example.criticalLimit), Math.round(unusable * 1.2)),
    content: Math.max(scaled(example.content), lowLimit),
    normalFill: scaled(example.normalFill),
    dailyUse: scaled(example.dailyUse),
    deliverySize: scaled(example.deliverySize),
  };
}

export const tankUse = mapTankFields(alarmInputs, (tank) => {
  const vessel = tankVessel(tank);
  const capacity = tank.safe || (vessel && Math.round(fullLitres(vessel)));
  if (!capacity) return {};
  const { interval = tankRecord.interval.initial } = tank;
  return { ...inSize(capacity, tank.dead ?? 0), readingInterval: Number(interval) };
});
