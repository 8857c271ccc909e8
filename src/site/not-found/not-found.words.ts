import { readRecord } from '../../shared/words/read-record.ts';
import { notFoundSchema } from './not-found-schema.ts';

/** What the page of an unknown address says beside the words of the specification. */
export const notFoundWords = readRecord('words/not-found.yaml', notFoundSchema);
