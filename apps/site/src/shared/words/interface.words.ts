import { interfaceSchema } from './interface-schema.ts';
import { readRecord } from './read-record.ts';

export const interfaceWords = readRecord('words/interface.yaml', interfaceSchema);
