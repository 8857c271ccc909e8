import { readRecord } from '../src/shared/words/read-record.ts';
import { deskFieldsSchema, deskWordsSchema } from './words-schema.ts';

export const deskWords = readRecord('words/desk.yaml', deskWordsSchema);
export const deskFields = readRecord('words/desk-fields.yaml', deskFieldsSchema);
