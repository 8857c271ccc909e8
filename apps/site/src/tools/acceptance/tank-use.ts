import { heightOf, tankUseOf } from '../kit/tank-record.ts';
import { acceptanceInputs } from './model.ts';

export const tankUse = tankUseOf(acceptanceInputs, (tank) => ({ height: heightOf(tank) }));
