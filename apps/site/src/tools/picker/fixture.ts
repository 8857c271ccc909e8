import { readFileSync } from 'node:fs';
import { withoutMarks } from 'contract/marked';
import { type Answers, pickerInputs } from 'tank-gauging/picker/inputs';
import { judgeTank } from 'tank-gauging/tank/judge-tank';
import { type TankField, tankRecord } from 'tank-gauging/tank/tank-record';
import { parse } from 'yaml';
import { z } from 'zod';
import { connectivitySchema, sensorSchema } from '../../shared/records/hardware-schema.ts';
import { readAddress } from '../kit/address.ts';
import { olderParts, sensorInputs } from '../tank-file/inputs.ts';
import { tankFileSchema } from '../tank-file/schema.ts';
import { catalogueRecords, wordJudged } from './pick.ts';
import { media } from './words.ts';

const read = (path: string) => parse(readFileSync(new URL(`../../content/${path}.yaml`, import.meta.url), 'utf8'));
const sensorRecord = sensorSchema(() => z.any());

/** Test fixtures: texts and records of the site as the page passes them. */
export const text = withoutMarks(tankFileSchema.parse(read('pages/berkas-tangki')).tool);
export const { fields } = text;
export const sensors = ['ultrasonik', 'radar', 'tekanan', 'suhu', 'kualitas'].map((id) => ({
  ...withoutMarks(sensorRecord.parse(read(`sensors/${id}`))),
  id,
}));
export const radios = ['lorawan', 'cellular', 'wifi', 'satellite'].map((id) => ({
  ...withoutMarks(connectivitySchema.parse(read(`connectivity/${id}`))),
  id,
}));
export const catalogue = { fields, sensors: sensors.map(({ picture: _, ...sensor }) => sensor), radios };

export type Changed = Partial<Answers> & { acuan?: 'terukur' | 'mutlak' };
const everyField = new Set(Object.keys(tankRecord) as TankField[]);
const records = catalogueRecords(catalogue);

/** Result for the worked example with some answers changed, as a link with the picker's own keys opens it. */
export function pickFor(changed: Changed = {}) {
  const parts = Object.entries(changed).map(([name, value]) => {
    return [pickerInputs[name as keyof Answers]?.key ?? name, String(value)];
  });
  const { values, damage } = readAddress(
    sensorInputs,
    `${new URLSearchParams(parts)}`,
    undefined,
    undefined,
    olderParts,
  );
  if (damage) throw new Error(JSON.stringify({ changed, damage }));
  return wordJudged(judgeTank(values, everyField, records), fields);
}

/** Result for a medium in its usual storage, in a safe area. */
export function pickMedium(id: string, changed: Changed = {}) {
  const medium = media.find((one) => one.id === id);
  if (!medium) throw new Error(`no medium ${id}`);
  const { temperature: suhu, pressure: tekanan } = medium.stored ?? { temperature: 30, pressure: 0 };
  const easy = { ukur: 'level', zona: 'aman', daya: 'listrik', sinyal: 'baik' } as const;
  return pickFor({ ...easy, isi: medium.kind, medium: id, suhu, tekanan, ...changed });
}
