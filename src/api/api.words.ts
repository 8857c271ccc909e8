import { readRecord } from '../shared/words/read-record.ts';
import { apiWordsSchema, originSchema, sandboxWordsSchema } from './words-schema.ts';

/** What the document of the interface and its reference say beside their own texts. */
export const apiWords = readRecord('words/api.yaml', apiWordsSchema);

/** What the sandbox answers beside what the document of the interface says. */
export const sandboxWords = readRecord('words/sandbox.yaml', sandboxWordsSchema);

/** Where the site stands: the sandbox is below it. */
export const brand = readRecord('site/brand.yaml', originSchema);
