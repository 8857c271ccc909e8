import { readRecord } from '../../shared/words/read-record.ts';
import { judgingSchema, mediaSchema, rulesSchema } from './records-schema.ts';

/** The media with the kinds they belong to, and how their figures are sourced. */
export const mediaRecord = readRecord('picker/media.yaml', mediaSchema);
/** What speaks against instruments. */
export const rules = readRecord('picker/rules.yaml', rulesSchema);
/** What judging says. */
export const judging = readRecord('picker/judging.yaml', judgingSchema);
