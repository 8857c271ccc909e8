import { readRecord } from '../shared/words/read-record.ts';
import { apiWordsSchema } from './api-words-schema.ts';

/** What the document of the interface and its reference say beside their own texts. */
export const apiWords = readRecord('words/api.yaml', apiWordsSchema);
