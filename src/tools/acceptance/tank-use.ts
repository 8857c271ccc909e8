import { heightOf, known, type TankUse } from '../kit/tank-record.ts';
import type { acceptanceInputs } from './model.ts';

export const tankUse: TankUse<typeof acceptanceInputs> = {
  fromTank: (tank) => known({ height: heightOf(tank) }),
  toTank: () => ({}),
};
