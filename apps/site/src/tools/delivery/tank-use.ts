import { deliveryInputs } from 'tank-gauging/delivery/model';
import { noFigure, noReading } from 'tank-gauging/inputs';
import { mapTankFields } from 'tank-gauging/tank/tank-record';
import { sharedEnds } from 'tank-gauging/tank/vessel-fields';
import { liquidOf } from '../kit/liquid-of.ts';

const [definiteEnds, withoutAssumed] = sharedEnds;

/** The vessel is the tank's; readings, order and an unknown density are asked for, because they were not measured. */
export const tankUse = mapTankFields(
  deliveryInputs,
  (tank) => {
    const { temperature = deliveryInputs.temperatureBefore.initial } = tank;
    return {
      ...definiteEnds(tank),
      ...liquidOf(tank, deliveryInputs.density),
      levelBefore: noReading,
      levelAfter: noReading,
      ordered: noFigure,
      // One temperature changes no volume.
      temperatureBefore: temperature,
      temperatureAfter: temperature,
      orderedAt: temperature,
    };
  },
  (values, tank, carried) =>
    values.shape === 'tabel' ? tank : withoutAssumed({ ...values, shape: values.shape }, tank, carried),
);
