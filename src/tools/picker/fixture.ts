import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { connectivitySchema, sensorSchema } from '../../shared/records/hardware.ts';
import { withoutMarks } from '../../shared/text/marked.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type Answers, inputs } from './inputs.ts';
import type { RadioRecord } from './radios.ts';
import { recommend } from './recommend.ts';
import { type PickerText, pickerSchema } from './schema.ts';
import type { SensorRecord } from './sensors.ts';

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

/** The worked example with some answers changed. */
export const answers = (changed: Partial<Answers> = {}): Answers => ({ ...initialValues(inputs), ...changed });

export const recommendFor = (changed?: Partial<Answers>) => recommend(answers(changed), { sensors, radios }, text);
