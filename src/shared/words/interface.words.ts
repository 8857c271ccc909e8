import { interfaceSchema } from './interface-schema.ts';
import { readRecord } from './read-record.ts';

/** What shared components say on every page. */
export const interfaceWords = readRecord('words/interface.yaml', interfaceSchema);
