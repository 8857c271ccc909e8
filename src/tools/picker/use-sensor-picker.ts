import { useState } from 'react';
import { resultHref } from '../../shared/handover/prepared-result.ts';
import type { Criterion } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { useInputs } from '../kit/useInputs.ts';
import { type Answers, inputs } from './inputs.ts';
import { slotsOf, write } from './papers.ts';
import type { RadioRecord } from './radios.ts';
import { recommend } from './recommend.ts';
import type { PickerText } from './schema.ts';
import type { SensorRecord } from './sensors.ts';
import { together } from './tanks-together.ts';

/** The answers, and everything that follows from them. */
export function useSensorPicker(
  records: { sensors: readonly SensorRecord[]; radios: readonly RadioRecord[] },
  text: PickerText,
) {
  const tool = useInputs(inputs);
  const { values } = tool;
  const result = recommend(values, records, text);
  const slots = slotsOf(values, result, text);
  const [kept, setKept] = useState<readonly Answers[]>([]);
  const isKept = kept.some((tank) => same(tank, values));
  const tanks = isKept ? kept : [...kept, values];
  const tor = together(
    tanks.map((tank) => write(text.tor, tank, slotsOf(tank, recommend(tank, records, text), text))),
    (numbers, line) => `${fillSlots(text.words.tankLine, { nomor: numbers.join(', ') })} ${line}`,
  );
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
    tor,
    /** The tanks of the tender besides the one that is being answered for, and how to add and drop them. */
    kept,
    keep: isKept ? undefined : () => setKept(tanks),
    drop: (tank: Answers) => setKept(kept.filter((other) => other !== tank)),
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
const same = (a: Answers, b: Answers) => Object.entries(a).every(([name, value]) => b[name as keyof Answers] === value);

export type Picking = ReturnType<typeof useSensorPicker>;

/** In the order of the catalogue, whatever the rank. */
export const byOrder = <T extends { record: { order: number } }>(items: readonly T[]) =>
  [...items].sort((a, b) => a.record.order - b.record.order);
