import { mapTankFields } from 'tank-gauging/tank/tank-record';
import { sharedEnds } from 'tank-gauging/tank/vessel-fields';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { liquidOf } from '../kit/liquid-of.ts';

const [definiteEnds, withoutAssumed] = sharedEnds;
const { temperature } = tankInputs;

export const tankUse = mapTankFields(
  tankInputs,
  (tank) => ({
    ...definiteEnds(tank),
    ...liquidOf(tank, tankInputs.density),
    ...(tank.temperature !== undefined &&
      tank.temperature >= temperature.min &&
      tank.temperature <= temperature.max && { temperature: tank.temperature }),
  }),
  withoutAssumed,
);
