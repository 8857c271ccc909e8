import { readRecord } from '../../shared/words/read-record.ts';
import { judgingSchema, mediaSchema, rulesSchema } from './records-schema.ts';

export const mediaRecord = readRecord('picker/media.yaml', mediaSchema);
export const rules = readRecord('picker/rules.yaml', rulesSchema);
export const judging = readRecord('picker/judging.yaml', judgingSchema);
