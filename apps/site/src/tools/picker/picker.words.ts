import { readRecord } from '../../shared/words/read-record.ts';
import { judgingSchema, mediaSchema, rulesSchema } from './records-schema.ts';

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
export const judging = withoutExamples(readRecord('picker/judging.yaml', judgingSchema));
