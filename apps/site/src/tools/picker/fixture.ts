import { readFileSync } from 'node:fs';
import { withoutMarks } from 'contract/marked';
import { initialValues } from 'tank-gauging/inputs';
import { type Answers, pickerInputs } from 'tank-gauging/picker/inputs';
import { parse } from 'yaml';
import { z } from 'zod';
import { connectivitySchema, sensorSchema } from '../../shared/records/hardware-schema.ts';
import { pick } from './pick.ts';
import { pickerSchema } from './schema.ts';
import { media } from './words.ts';

const read = (path: string) => parse(readFileSync(new URL(`../../content/${path}.yaml`, import.meta.url), 'utf8'));
const sensorRecord = sensorSchema(() => z.any());

/** Test fixtures: texts and records of the site as the page passes them. */
export const text = withoutMarks(pickerSchema.parse(read('pages/pemilih-sensor')).tool);
export const sensors = ['ultrasonik', 'radar', 'tekanan', 'suhu', 'kualitas'].map((id) => ({
  ...withoutMarks(sensorRecord.parse(read(`sensors/${id}`))),
  id,
}));
export const radios = ['lorawan', 'cellular', 'wifi', 'satellite'].map((id) => ({
  ...withoutMarks(connectivitySchema.parse(read(`connectivity/${id}`))),
  id,
}));

/** Result for the worked example with some answers changed. */
export const pickFor = (changed: Partial<Answers> = {}) =>
  pick({ ...initialValues(pickerInputs), ...changed }, { text, sensors, radios } as never);

/** Result for a medium in its usual storage, in a safe area. */
export function pickMedium(id: string, changed: Partial<Answers> = {}) {
  const medium = media.find((one) => one.id === id);
  if (!medium) throw new Error(`no medium ${id}`);
  const { temperature: suhu, pressure: tekanan } = medium.stored ?? { temperature: 30, pressure: 0 };
  const easy = { ukur: 'level', zona: 'aman', daya: 'listrik', sinyal: 'baik' } as const;
  return pickFor({ ...easy, isi: medium.kind, medium: id, suhu, tekanan, ...changed });
}
