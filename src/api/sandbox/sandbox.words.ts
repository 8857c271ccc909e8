import { readRecord } from '../../shared/words/read-record.ts';
import { sandboxWordsSchema } from './sandbox-words-schema.ts';

/** What the sandbox answers beside what the document of the interface says. */
export const sandboxWords = readRecord('words/sandbox.yaml', sandboxWordsSchema);
