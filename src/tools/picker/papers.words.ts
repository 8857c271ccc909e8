import { readRecord } from '../../shared/words/read-record.ts';
import { papersSchema } from './records-schema.ts';

/** What the survey looks at, and the requirements for bidders. */
export const papers = readRecord('picker/papers.yaml', papersSchema);
