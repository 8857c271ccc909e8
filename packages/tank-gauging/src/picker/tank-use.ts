import { initialValues } from '../inputs.ts';
import { mapTankFields, type Tank, tankHeight } from '../tank/tank-record.ts';
import { type Answers, pickerInputs } from './inputs.ts';
import { foams, type MediaTable } from './media.ts';

const { fromTank } = mapTankFields(pickerInputs);

/** Answers that a tank gives; what its record leaves open has the value of the example. */
export function answersFor(tank: Tank, media: MediaTable): Answers {
  const { shape, width, medium, sensorHeight } = tank;
  const foam = medium ? media.named(medium)?.foam : undefined;
  return {
    ...initialValues(pickerInputs),
    busa: foams[foam ?? 'none'],
    ...(shape === 'persegi' && { diameter: width }),
    ...fromTank(tank),
    tinggi: sensorHeight || (tankHeight(tank) ?? pickerInputs.tinggi.initial),
  };
}
