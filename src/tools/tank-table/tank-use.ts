import { known, sizesOf, type TankUse } from '../kit/tank-record.ts';
import { coneDepth } from '../kit/tank-volume.ts';
import type { tankInputs } from './inputs.ts';

export const tankUse: TankUse<typeof tankInputs> = {
  fromTank: ({ shape, diameter, length, width, height }) =>
    known({
      ...{ shape, diameter, bodyLength: length, bodyWidth: width, bodyHeight: height },
      bottomDepth: shape === 'silo' && diameter ? coneDepth(diameter) : undefined,
    }),
  toTank: ({ shape, diameter, bodyLength: length, bodyWidth: width, bodyHeight: height, ...more }) => {
    // Other tools would take these for round and straight.
    if ((shape === 'mendatar' && more.section !== 'lingkaran') || (shape === 'tegak' && more.topDiameter > 0))
      return {};
    const sizes = { diameter, length, width, height };
    return {
      shape,
      ...Object.fromEntries(Object.entries(sizes).filter(([name]) => sizesOf[shape].includes(name as never))),
    };
  },
};
