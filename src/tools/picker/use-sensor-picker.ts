import { useCallback, useMemo } from 'react';
import { resultHref } from '../../shared/handover/result-href.ts';
import type { Criterion } from '../../shared/records/selection-fields.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { useInputs } from '../kit/useInputs.ts';
import { slotsOf } from './answer-slots.ts';
import { type Answers, inputsFor } from './inputs.ts';
import { type Medium, mediumOf, type PickerTank } from './medium.ts';
import type { PickerData } from './picker-data.ts';
import { recommend } from './recommend.ts';

/** The answers, and everything that follows from them. */
export function useSensorPicker(data: PickerData) {
  const { text, kinds, media } = data;
  const inputs = useMemo(() => inputsFor(media.map(({ id }) => id)), [media]);
  const tool = useInputs(inputs);
  const { values, scenarios } = tool;
  const judge = useCallback(
    (answers: Answers) => {
      const tank: PickerTank = { ...answers, content: mediumOf(answers, kinds, media) };
      const result = recommend(tank, data, text);
      return { tank, result, slots: slotsOf(tank, result, text) };
    },
    [data, kinds, media, text],
  );
  const { tank, result, slots } = useMemo(() => judge(values), [judge, values]);
  // The tanks of the tender: those that were kept, and the one on the sheet unless it is one of them.
  const isKept = scenarios.some((kept) => same(kept.values, values));
  const tanks = [...scenarios, ...(isKept ? [] : [{ name: text.words.present, values }])];
  const looked: Partial<Record<Criterion, string | undefined>> = {
    ...slots,
    besaran: slots['ukur'],
    akurasi: slots['batas'] ?? text.words.noLimit,
    rentang: `${slots['ruang']} – ${slots['tinggi']}`,
    pasang: slots['nosel'],
  };
  return {
    tool,
    tank,
    judge,
    choose: (medium: Medium | undefined) => tool.put(answersFor(medium, tank, initialValues(inputs))),
    /** An answer in words, by the name of its field. */
    answered: (name: string) => slots[name] ?? '',
    result,
    /** Lines of a decision table: what is looked at, and what was answered. */
    rows: (criteria: readonly Criterion[]) => criteria.map((about) => ({ about, answer: looked[about] ?? '' })),
    slots,
    tanks,
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

const foams = { none: 'tanpa', thin: 'tipis', thick: 'tebal' } as const;

/** A medium brings its kind, its foam, and how it is usually stored; none leaves the kind as a whole. */
function answersFor(medium: Medium | undefined, { content }: PickerTank, { suhu, tekanan }: Answers): Partial<Answers> {
  if (!medium) return { medium: '' };
  // What the medium before brought along does not stay behind it.
  const stored = medium.stored ?? (content.stored && { temperature: suhu, pressure: tekanan });
  return {
    medium: medium.id,
    isi: medium.kind,
    busa: foams[medium.foam],
    ...(stored && { suhu: stored.temperature, tekanan: stored.pressure }),
  };
}

const same = (a: Answers, b: Answers) => Object.entries(a).every(([name, value]) => b[name as keyof Answers] === value);

export type Picking = ReturnType<typeof useSensorPicker>;

/** In the order of the catalogue, whatever the rank. */
export const byOrder = <T extends { record: { order: number } }>(items: readonly T[]) =>
  [...items].sort((a, b) => a.record.order - b.record.order);
