import { resultHref } from '../../shared/handover/prepared-result.ts';
import type { Criterion } from '../../shared/records/selection-fields.ts';
import { useInputs } from '../kit/useInputs.ts';
import { inputs } from './inputs.ts';
import { slotsOf, write } from './papers.ts';
import type { RadioRecord } from './radios.ts';
import { recommend } from './recommend.ts';
import type { PickerText } from './schema.ts';
import type { SensorRecord } from './sensors.ts';

/** The answers, and everything that follows from them. */
export function useSensorPicker(
  records: { sensors: readonly SensorRecord[]; radios: readonly RadioRecord[] },
  text: PickerText,
) {
  const tool = useInputs(inputs);
  const { values } = tool;
  const result = recommend(values, records, text);
  const slots = slotsOf(values, result, text);
  const answered: Partial<Record<Criterion, string | undefined>> = {
    ...slots,
    besaran: slots['ukur'],
    akurasi: slots['batas'] ?? text.words.noLimit,
    rentang: `${slots['ruang']} – ${slots['tinggi']}`,
    pasang: slots['nosel'],
  };
  return {
    tool,
    result,
    /** Lines of a decision table: what is looked at, and what was answered. */
    rows: (criteria: readonly Criterion[]) => criteria.map((about) => ({ about, answer: answered[about] ?? '' })),
    checklist: write(text.checklist, values, slots),
    tor: write(text.tor, values, slots),
    /** The form, with the result in its message. */
    consultation: resultHref('pemilih-sensor', {
      isi: values.isi,
      tinggi: values.tinggi,
      zona: values.zona,
      sensor: result.sensor?.record.id ?? 'tanpa-sensor',
      jaringan: result.radio?.record.id ?? 'tanpa-jaringan',
    }),
  };
}
export type Picking = ReturnType<typeof useSensorPicker>;

/** In the order of the catalogue, whatever the rank. */
export const byOrder = <T extends { record: { order: number } }>(items: readonly T[]) =>
  [...items].sort((a, b) => a.record.order - b.record.order);
