import { fieldsSchema } from './fields-schema.ts';
import { readRecord } from './read-record.ts';

/** What a field says about an entry that it cannot take. */
export const fieldWords = readRecord('words/fields.yaml', fieldsSchema);
