import { initialValues, noFigure } from '../inputs.ts';
import { mapTankFields, type Tank, tankRecord } from '../tank/tank-record.ts';
import { tankVessel } from '../tank/tank-volume.ts';
import { fullLitres } from '../vessel/vessel.ts';
import { type AlarmValues, alarmInputs } from './inputs.ts';
import { assessReorderPoint, missingFields } from './reorder-point.ts';

const example = initialValues(alarmInputs);

/** Limits of the example in proportion to another capacity, so that they do not contradict the known ones. */
function inSize(capacity: number, dead: number) {
  const scaled = (litres: number) => Math.max(1, Math.round((litres * capacity) / example.capacity));
  const unusable = dead || scaled(example.unusable);
  const lowLimit = Math.max(scaled(example.lowLimit), Math.round(unusable * 1.5));
  return {
    capacity,
    unusable,
    lowLimit,
    criticalLimit: Math.max(scaled(example.criticalLimit), Math.round(unusable * 1.2)),
    // The present content is not stated: the simulation begins with a full tank.
    content: capacity,
    normalFill: scaled(example.normalFill),
  };
}

/** Threshold at the reorder point, if there is one below the highest fill. */
function atReorderPoint(values: AlarmValues): Partial<AlarmValues> {
  if (missingFields(values).length > 0) return {};
  const found = assessReorderPoint(values);
  if (found.verdict === 'small' || found.point >= values.capacity) return {};
  const lowLimit = found.point;
  return { lowLimit, criticalLimit: Math.min(values.criticalLimit, Math.round((values.unusable + lowLimit) / 2)) };
}

const stated = ({ use, delivery, leadTime, interval }: Partial<Tank>) => ({
  dailyUse: use || noFigure,
  deliverySize: delivery || noFigure,
  leadTime: leadTime || noFigure,
  readingInterval: Number(interval ?? tankRecord.interval.initial),
});

/** Use, delivery and lead time are the tank's, or asked for: nothing of a supply follows from a vessel. */
export const tankUse = mapTankFields(alarmInputs, (tank) => {
  const vessel = tankVessel(tank);
  const capacity = tank.safe || (vessel && Math.round(fullLitres(vessel)));
  const supply = stated(tank);
  if (!capacity) return supply;
  const sized = { ...inSize(capacity, tank.dead ?? 0), ...supply };
  return { ...sized, ...atReorderPoint({ ...example, ...sized }) };
});
