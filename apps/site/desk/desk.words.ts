import { readRecord } from '../src/shared/words/read-record.ts';
import { deskFieldsSchema, deskWordsSchema } from './words-schema.ts';

export const deskWords = readRecord('../../desk/words/desk.yaml', deskWordsSchema);
export const deskFields = readRecord('../../desk/words/fields.yaml', deskFieldsSchema);
