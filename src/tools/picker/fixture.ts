import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { connectivitySchema, sensorSchema } from '../../shared/records/hardware.ts';
import { withoutMarks } from '../../shared/text/marked.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type Answers, inputsFor } from './inputs.ts';
import type { RadioRecord, SensorRecord } from './judge.ts';
import { mediumOf, type PickerTank } from './medium.ts';
import { recommend } from './picking.ts';
import { resolveMedia } from './resolve-media.ts';
import { mediaSchema, type PickerText, pickerSchema } from './schema.ts';

const read = (path: string) => parse(readFileSync(new URL(`../../content/${path}.yaml`, import.meta.url), 'utf8'));
const image = () => z.any();

/** The site's own words and records, as the page hands them over: for tests. */
export const text: PickerText = withoutMarks(pickerSchema.parse(read('pages/pemilih-sensor')).tool);
export const sensors: SensorRecord[] = ['ultrasonik', 'radar', 'tekanan', 'suhu', 'kualitas'].map((id) => ({
  ...withoutMarks(sensorSchema(image).parse(read(`sensors/${id}`))),
  id,
}));
export const radios: RadioRecord[] = ['lorawan', 'cellular', 'wifi', 'satellite'].map((id) => ({
  ...withoutMarks(connectivitySchema.parse(read(`connectivity/${id}`))),
  id,
}));
export const { kinds, media } = resolveMedia(mediaSchema.parse(read('picker/media')), text.fields.isi.options);
const inputs = inputsFor(media.map(({ id }) => id));

/** The worked example with some answers changed. */
export function answers(changed: Partial<Answers> = {}): PickerTank {
  const given = { ...initialValues(inputs), ...changed };
  return { ...given, content: mediumOf(given, kinds, media) };
}

/** A tank of a medium as it is usually stored, in a safe area, with some answers changed. */
export function tankOf(id: string, changed: Partial<Answers> = {}): PickerTank {
  const medium = media.find((one) => one.id === id);
  if (!medium) throw new Error(`no medium ${id}`);
  const stored = medium.stored ?? { temperature: 30, pressure: 0 };
  const easy = { ukur: 'level', zona: 'aman', daya: 'listrik', sinyal: 'baik' } as const;
  const usual = { isi: medium.kind, medium: id, suhu: stored.temperature, tekanan: stored.pressure };
  return answers({ ...easy, ...usual, ...changed });
}

export const recommendFor = (changed?: Partial<Answers>) => recommendTank(answers(changed));
export const recommendTank = (tank: PickerTank) => recommend(tank, { sensors, radios }, text);
