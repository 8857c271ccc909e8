import { mapTankFields } from 'tank-gauging/tank/tank-record';
import { sharedEnds } from 'tank-gauging/tank/vessel-fields';
import { tankInputs } from 'tank-gauging/tank-table/inputs';

export const tankUse = mapTankFields(tankInputs, ...sharedEnds);
