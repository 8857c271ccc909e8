import { tankUseOf } from '../kit/tank-record.ts';
import { coneDepth } from '../kit/tank-volume.ts';
import { tankInputs } from './inputs.ts';

export const tankUse = tankUseOf(
  tankInputs,
  ({ shape, diameter }) => ({ bottomDepth: shape === 'silo' && diameter ? coneDepth(diameter) : undefined }),
  // Other tools would take these for round and straight.
  ({ shape, section, topDiameter }, tank) =>
    (shape === 'mendatar' && section !== 'lingkaran') || (shape === 'tegak' && topDiameter > 0) ? {} : tank,
);
