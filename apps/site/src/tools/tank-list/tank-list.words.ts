import { readRecord } from '../../shared/words/read-record.ts';
import { tankListWordsSchema } from './schema.ts';

export const tankListWords = readRecord('words/tank-list.yaml', tankListWordsSchema);
