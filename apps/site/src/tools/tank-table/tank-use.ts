import { tankUseOf } from '../kit/tank-record.ts';
import { coneDepth } from '../kit/tank-volume.ts';
import { tankInputs } from './inputs.ts';

export const tankUse = tankUseOf(
  tankInputs,
  ({ shape, diameter }) => ({ bottomDepth: shape === 'silo' && diameter ? coneDepth(diameter) : undefined }),
  // Other tools would treat these as circular or straight tanks.
  ({ shape, section, topDiameter }, tank) =>
    (shape === 'mendatar' && section !== 'lingkaran') || (shape === 'tegak' && topDiameter > 0) ? {} : tank,
);
