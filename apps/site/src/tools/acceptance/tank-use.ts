import { acceptanceInputs } from 'tank-gauging/acceptance/model';
import { mapTankFields } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';

/** Dips reach from the lowest point of the vessel to its top, which is more than the wall. */
export const tankUse = mapTankFields(acceptanceInputs, (tank) => ({ height: tankVessel(tank)?.height }));
