import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { choiceNames } from '../../shared/records/selection-fields.ts';
import type { PickerTank } from './medium.ts';
import { mm } from './millimetres.ts';
import { distanceText } from './radios.ts';
import type { Recommendation } from './recommend.ts';
import type { PickerText } from './schema.ts';
import { errorLitres } from './surface.ts';

/** What the slots of checklist and requirements stand for; what is not known has no value. */
export function slotsOf(
  answers: PickerTank,
  { sensor }: Recommendation,
  { fields }: PickerText,
): Record<string, string> {
  const chosen = choiceNames.map(
    (name) =>
      [name, (fields[name].options as Readonly<Record<string, string>>)[answers[name]] ?? answers[name]] as const,
  );
  const error = sensor?.errorMm;
  // What is asked of a bidder is the limit that was typed; without one, what the recommended sensor keeps.
  const litres = errorLitres(answers.batas || error, answers);
  return {
    ...Object.fromEntries(chosen),
    isi: answers.content.name,
    suhu: `${formatFree(answers.suhu)}\u00a0°C`,
    tekanan: `${formatFree(answers.tekanan)}\u00a0bar`,
    tinggi: `${formatFree(answers.tinggi)}\u00a0m`,
    ruang: `${formatFree(answers.ruang)}\u00a0m`,
    jarak: distanceText(answers.jarak),
    ...(answers.diameter > 0 && { diameter: `${formatFree(answers.diameter)}\u00a0m` }),
    ...(answers.batas > 0 && { batas: mm(answers.batas) }),
    panjang: `${formatFree(answers.panjang)}\u00a0m`,
    isian: `${formatFree(answers.isian)}%`,
    ...(error !== undefined && { mm: mm(error) }),
    ...(litres !== undefined && { liter: formatUnit(Math.round(litres), 'L') }),
  };
}
