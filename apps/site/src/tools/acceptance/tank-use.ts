import { acceptanceInputs } from 'tank-gauging/acceptance/model';
import { heightOf, tankUseOf } from 'tank-gauging/tank/tank-record';

export const tankUse = tankUseOf(acceptanceInputs, (tank) => ({ height: heightOf(tank) }));
