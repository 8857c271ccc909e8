import { deliveryInputs } from 'tank-gauging/delivery/model';
import { heightOf, tankUseOf } from 'tank-gauging/tank/tank-record';
import { vesselIn } from 'tank-gauging/tank/tank-volume';
import { litres } from 'tank-gauging/vessel/vessel';

export const tankUse = tankUseOf(deliveryInputs, (tank) => {
  const [vessel, height = 0] = [vesselIn(tank), heightOf(tank)];
  // Other shapes need the visitor's own table.
  if (tank.shape !== 'tegak' && tank.shape !== 'mendatar') return {};
  const [before, after] = [Math.round(height * 250), Math.round(height * 650)];
  return {
    product: tank.kind === 'mentah' ? 'mentah' : 'bbm',
    // Example order that fits into the tank, until the one on the document is entered.
    ...(vessel && {
      levelBefore: before,
      levelAfter: after,
      ordered: Math.max(1, Math.round(litres(vessel, after / 1000) - litres(vessel, before / 1000))),
    }),
  };
});
