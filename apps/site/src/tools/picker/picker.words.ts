import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { pathOfRecord, readRecord } from '../../shared/words/read-record.ts';
import { judgingSchema, mediaSchema, rulesSchema } from './records-schema.ts';
import { resistanceSchema } from './resistance-schema.ts';
import { answerSchema } from './schema.ts';

type Untried<T> = T extends readonly (infer Item)[]
  ? Untried<Item>[]
  : T extends object
    ? { [K in keyof T as K extends 'example' ? never : K]: Untried<T[K]> }
    : T;

/** Removes the examples of rules: only tests use them, and they read the records themselves. */
const withoutExamples = <T>(record: T): Untried<T> =>
  JSON.parse(JSON.stringify(record, (key, value) => (key === 'example' ? undefined : value)));

export const mediaRecord = readRecord('picker/media.yaml', mediaSchema);
export const rules = withoutExamples(readRecord('picker/rules.yaml', rulesSchema));
const sources = 'picker/resistance';
/** What sources state of materials, by the name of their file, with title, publisher and edition as quoted. */
export const resistance = Object.fromEntries(
  readdirSync(pathOfRecord(sources)).map((file) => {
    const { title, publisher, edition, rows } = readRecord(`${sources}/${file}`, resistanceSchema);
    return [basename(file, '.yaml'), { cited: `${publisher}, ${title}, ${edition}`, rows }] as const;
  }),
);
export const judging = withoutExamples(readRecord('picker/judging.yaml', judgingSchema));
export const answer = readRecord('picker/answer.yaml', answerSchema);
