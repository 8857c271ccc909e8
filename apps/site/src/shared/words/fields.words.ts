import { fieldsSchema } from './fields-schema.ts';
import { readRecord } from './read-record.ts';

export const fieldWords = readRecord('words/fields.yaml', fieldsSchema);
