import { acceptanceInputs } from 'tank-gauging/acceptance/model';
import { mapTankFields, tankHeight } from 'tank-gauging/tank/tank-record';

export const tankUse = mapTankFields(acceptanceInputs, (tank) => ({ height: tankHeight(tank) }));
