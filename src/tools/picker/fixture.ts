import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { plainText } from '../../shared/text/inline.ts';
import { mapText } from '../../shared/text/map-text.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type Answers, inputs } from './inputs.ts';
import type { RadioRecord } from './radios.ts';
import { recommend } from './recommend.ts';
import type { PickerText } from './schema.ts';
import type { SensorRecord } from './sensors.ts';

const record = (path: string) => {
  const yaml = readFileSync(new URL(`../../content/${path}.yaml`, import.meta.url), 'utf8');
  return mapText(parse(yaml), plainText);
};
const named = (folder: string) => (id: string) => ({ ...record(`${folder}/${id}`), id });

/** The site's own words and records, as the page hands them over: for tests. */
export const text: PickerText = record('pages/pemilih-sensor').tool;
export const sensors: SensorRecord[] = ['ultrasonik', 'radar', 'tekanan', 'suhu', 'kualitas'].map(named('sensors'));
export const radios: RadioRecord[] = ['lorawan', 'cellular', 'wifi', 'satellite'].map(named('connectivity'));

/** The worked example with some answers changed. */
export const answers = (changed: Partial<Answers> = {}): Answers => ({ ...initialValues(inputs), ...changed });

export const recommendFor = (changed?: Partial<Answers>) => recommend(answers(changed), { sensors, radios }, text);
