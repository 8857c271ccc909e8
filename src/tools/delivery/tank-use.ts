import { litres } from '../../plant/vessel/vessel.ts';
import { heightOf, known, type TankUse } from '../kit/tank-record.ts';
import { vesselIn } from '../kit/tank-volume.ts';
import type { deliveryInputs } from './model.ts';

export const tankUse: TankUse<typeof deliveryInputs> = {
  // Of the other shapes the visitor's own table is asked for.
  fromTank: (tank) => {
    const { shape, kind, diameter, length } = tank;
    if (shape !== 'tegak' && shape !== 'mendatar') return {};
    const [vessel, height = 0] = [vesselIn(tank), heightOf(tank)];
    const [before, after] = [Math.round(height * 250), Math.round(height * 650)];
    return known({
      shape,
      diameter,
      length,
      product: kind === 'mentah' ? 'mentah' : 'bbm',
      // An order that fits into it, as long as that of the paper is not typed.
      ...(vessel && {
        levelBefore: before,
        levelAfter: after,
        ordered: Math.max(1, Math.round(litres(vessel, after / 1000) - litres(vessel, before / 1000))),
      }),
    });
  },
  toTank: ({ shape, diameter, length }) =>
    shape === 'tabel' ? {} : { shape, diameter, ...(shape === 'mendatar' && { length }) },
};
