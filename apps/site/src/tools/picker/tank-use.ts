import { pickerInputs as inputs } from 'tank-gauging/picker/inputs';
import { atmosphere, foams } from 'tank-gauging/picker/media';
import { mapTankFields, tankHeight } from 'tank-gauging/tank/tank-record';
import { mediaOfRecord } from './words.ts';

export const tankUse = mapTankFields(
  inputs,
  (tank) => {
    const foam = tank.medium ? mediaOfRecord.named(tank.medium)?.foam : undefined;
    return {
      busa: foam && foams[foam],
      ...(tank.shape === 'silo' && { bentuk: 'tegak' }),
      ...(tank.shape === 'persegi' && { diameter: tank.width }),
      tinggi: tankHeight(tank),
    };
  },
  ({ bentuk, diameter, tekanan, acuan, nosel }, tank) => {
    const { nozzle, neck, ...all } = tank;
    return {
      ...all,
      ...(bentuk === 'persegi' && diameter > 0 && { width: diameter }),
      pressure: acuan === 'terukur' ? tekanan : tekanan - atmosphere,
      ...(nosel === 'atas' && { nozzle, neck }),
    } as typeof tank;
  },
);
