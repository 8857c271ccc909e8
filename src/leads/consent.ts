import { z } from 'zod';
import { leadLimits } from '../../server/contract/lead.ts';
import { text } from '../shared/text/schema.ts';

const versionSchema = z.strictObject({
  version: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}[a-z]?$/)
    .max(leadLimits.consentVersion)
    .describe('The day since which the text holds, and a letter for a second one of that day.'),
  label: text.describe('What stands beside the box: the sentence that a visitor agrees to.'),
  notice: text.describe('What stands under it: who processes which data, for what, how long, and which rights.'),
});
export type Consent = z.infer<typeof versionSchema>;

/** Shape of src/content/site/consent.yaml. */
export const consentSchema = z.strictObject({
  versions: z
    .array(versionSchema)
    .min(1)
    .describe('Every text that ever stood beside the form, newest last. Never change one that was published: add one.'),
});
