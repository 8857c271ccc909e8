import { deliveryInputs } from 'tank-gauging/delivery/model';
import { mapTankFields, tankHeight } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { litresBelow } from 'tank-gauging/vessel/vessel';

export const tankUse = mapTankFields(deliveryInputs, (tank) => {
  const [vessel, height = 0] = [tankVessel(tank), tankHeight(tank)];
  // Other shapes need the visitor's own table.
  if (tank.shape !== 'tegak' && tank.shape !== 'mendatar') return {};
  const [before, after] = [Math.round(height * 250), Math.round(height * 650)];
  return {
    product: tank.kind === 'mentah' ? 'mentah' : 'bbm',
    // Example order that fits into the tank, until the one on the document is entered.
    ...(vessel && {
      levelBefore: before,
      levelAfter: after,
      ordered: Math.max(1, Math.round(litresBelow(vessel, after / 1000) - litresBelow(vessel, before / 1000))),
    }),
  };
});
