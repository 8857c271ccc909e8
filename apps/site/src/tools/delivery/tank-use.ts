import { deliveryInputs } from 'tank-gauging/delivery/model';
import { mapTankFields, tankHeight } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { sharedEnds } from 'tank-gauging/tank/vessel-fields';
import { litresBelow } from 'tank-gauging/vessel/vessel';

const [definiteEnds, withoutAssumed] = sharedEnds;

export const tankUse = mapTankFields(
  deliveryInputs,
  (tank) => {
    const [vessel, height = 0] = [tankVessel(tank), tankHeight(tank)];
    const [before, after] = [Math.round(height * 250), Math.round(height * 650)];
    return {
      ...definiteEnds(tank),
      product: tank.kind === 'mentah' ? 'mentah' : 'bbm',
      // Example order that fits into the tank, until the one on the document is entered.
      ...(vessel && {
        levelBefore: before,
        levelAfter: after,
        ordered: Math.max(1, Math.round(litresBelow(vessel, after / 1000) - litresBelow(vessel, before / 1000))),
      }),
    };
  },
  (values, tank, carried) =>
    values.shape === 'tabel' ? tank : withoutAssumed({ ...values, shape: values.shape }, tank, carried),
);
