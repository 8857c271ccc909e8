import { mapTankFields } from 'tank-gauging/tank/tank-record';
import { coneDepth } from 'tank-gauging/tank/tank-volume';
import { tankInputs } from 'tank-gauging/tank-table/inputs';

export const tankUse = mapTankFields(
  tankInputs,
  ({ shape, diameter }) => ({ bottomDepth: shape === 'silo' && diameter ? coneDepth(diameter) : undefined }),
  // Other tools would treat these as circular or straight tanks.
  ({ shape, section, topDiameter }, tank) =>
    (shape === 'mendatar' && section !== 'lingkaran') || (shape === 'tegak' && topDiameter > 0) ? {} : tank,
);
