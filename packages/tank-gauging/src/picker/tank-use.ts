import { initialValues } from '../inputs.ts';
import { mapTankFields, type Tank, type TankUse, tankHeight } from '../tank/tank-record.ts';
import { type Answers, pickerInputs } from './inputs.ts';
import { atmosphere, foams, type MediaTable } from './media.ts';

/** Foam of a named medium, else none. */
const usualFoam = (medium: string | undefined, media: MediaTable) =>
  foams[(medium ? media.named(medium)?.foam : undefined) ?? 'none'];

/** Conversion between the picker's answers and the tank's fields. */
export const pickerUse = (media: MediaTable): TankUse<typeof pickerInputs> =>
  mapTankFields(
    pickerInputs,
    (tank) => ({
      busa: usualFoam(tank.medium, media),
      ...(tank.shape === 'silo' && { bentuk: 'tegak' }),
      ...(tank.shape === 'persegi' && { diameter: tank.width }),
      tinggi: tankHeight(tank),
    }),
    ({ bentuk, diameter, tekanan, acuan, nosel, busa, medium }, tank) => {
      const { nozzle, neck, foam, ...all } = tank;
      return {
        ...all,
        ...(bentuk === 'persegi' && diameter > 0 && { width: diameter }),
        pressure: acuan === 'terukur' ? tekanan : tekanan - atmosphere,
        ...(nosel === 'atas' && { nozzle, neck }),
        // Only foam that differs from that of the medium is an answer of its own.
        ...(busa !== usualFoam(medium, media) && { foam }),
      } as typeof tank;
    },
  );

/** The picker's answers for a tank; what the record leaves open has the value of the picker's example. */
export const answersFor = (tank: Tank, media: MediaTable): Answers => ({
  ...initialValues(pickerInputs),
  ...pickerUse(media).fromTank(tank),
});
