import { deliveryInputs } from 'tank-gauging/delivery/model';
import { noFigure, noReading } from 'tank-gauging/inputs';
import { mapTankFields } from 'tank-gauging/tank/tank-record';
import { sharedEnds } from 'tank-gauging/tank/vessel-fields';

const [definiteEnds, withoutAssumed] = sharedEnds;
const { density } = deliveryInputs;

/** The vessel is the tank's; readings, order and an unknown density are asked for, because nobody measured them. */
export const tankUse = mapTankFields(
  deliveryInputs,
  (tank) => {
    const { density: kgPerLitre = 0, temperature } = tank;
    const stated = kgPerLitre * 1000;
    return {
      ...definiteEnds(tank),
      product: tank.kind === 'mentah' ? 'mentah' : 'bbm',
      levelBefore: noReading,
      levelAfter: noReading,
      ordered: noFigure,
      density: stated >= density.min && stated <= density.max ? stated : noFigure,
      // One temperature changes no volume.
      ...(temperature !== undefined && {
        temperatureBefore: temperature,
        temperatureAfter: temperature,
        orderedAt: temperature,
      }),
    };
  },
  (values, tank, carried) =>
    values.shape === 'tabel' ? tank : withoutAssumed({ ...values, shape: values.shape }, tank, carried),
);
