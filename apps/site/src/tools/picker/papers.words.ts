import { readRecord } from '../../shared/words/read-record.ts';
import { papersSchema } from './papers-schema.ts';

export const papers = readRecord('picker/papers.yaml', papersSchema);
