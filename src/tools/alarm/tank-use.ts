import { fullLitres } from '../../plant/vessel/vessel.ts';
import { known, type TankUse } from '../kit/tank-record.ts';
import { vesselIn } from '../kit/tank-volume.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { alarmInputs } from './alarm-inputs.ts';

const example = initialValues(alarmInputs);
/** What is said of it is what a tank of another size has of these in the same proportion. */
const ofTheSize = [
  'content',
  'unusable',
  'dailyUse',
  'deliverySize',
  'lowLimit',
  'criticalLimit',
  'normalFill',
] as const;

export const tankUse: TankUse<typeof alarmInputs> = {
  fromTank: (tank) => {
    const vessel = vesselIn(tank);
    const capacity = tank.safe || (vessel && Math.round(fullLitres(vessel)));
    const share = (capacity ?? example.capacity) / example.capacity;
    const unusable = tank.dead || Math.round(example.unusable * share);
    const scaled = Object.fromEntries(ofTheSize.map((name) => [name, Math.max(1, Math.round(example[name] * share))]));
    const { criticalLimit = 0, lowLimit = 0, content = 0 } = scaled;
    const low = Math.max(lowLimit, Math.round(unusable * 1.5));
    return known({
      ...(capacity && {
        ...scaled,
        capacity,
        unusable,
        criticalLimit: Math.max(criticalLimit, Math.round(unusable * 1.2)),
        lowLimit: low,
        content: Math.max(content, low),
      }),
      unusable: capacity || tank.dead ? unusable : undefined,
      dailyUse: tank.use || (capacity ? scaled['dailyUse'] : undefined),
      deliverySize: tank.delivery || (capacity ? scaled['deliverySize'] : undefined),
      leadTime: tank.leadTime || undefined,
      fillRate: tank.fillRate || undefined,
    });
  },
  toTank: ({ capacity, unusable, dailyUse, deliverySize, leadTime, fillRate }) => ({
    safe: capacity,
    dead: unusable,
    use: dailyUse,
    delivery: deliverySize,
    leadTime,
    fillRate,
  }),
};
