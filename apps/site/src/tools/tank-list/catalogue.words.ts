import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { withoutMarks } from 'contract/marked';
import { z } from 'zod';
import { connectivitySchema, sensorSchema } from '../../shared/records/hardware-schema.ts';
import { pathOfRecord, readRecord } from '../../shared/words/read-record.ts';
import { tankFileSchema } from '../tank-file/schema.ts';

const readFolder = <T extends { order: number }>(folder: string, schema: z.ZodType<T>) =>
  readdirSync(pathOfRecord(folder))
    .map((file) => ({ ...readRecord(`${folder}/${file}`, schema), id: basename(file, '.yaml') }))
    .sort((a, b) => a.order - b.order);

/** Texts by which the tank file speaks of a tank. */
export const fileText = withoutMarks(readRecord('pages/berkas-tangki.yaml', tankFileSchema).tool);

/** Instruments and networks as the picker judges by them. The list loads them with its script, so no page sends them. */
export const catalogue = {
  fields: fileText.fields,
  sensors: readFolder(
    'sensors',
    sensorSchema(() => z.any()),
  ).map(({ id, code, order, title, error, selection }) => withoutMarks({ id, code, order, title, error, selection })),
  radios: readFolder('connectivity', connectivitySchema).map(
    ({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }) =>
      withoutMarks({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }),
  ),
};
