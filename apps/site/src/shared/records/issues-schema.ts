import { z } from 'zod';
import { pastDay, plain } from '../text/schema.ts';

const issueSchema = z.strictObject({
  revision: z.int().min(1).describe('Number in the title block of every page.'),
  day: pastDay.describe('Day of the issue, e.g. "2026-11-28".'),
  change: plain.describe('What changed, in one sentence; shown in the register.'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'must be the hash that npm run issue writes')
    .describe('Hash of words and figures of the document.'),
  pages: z.int().min(1).describe('Pages of its PDF.'),
});
export type Issue = z.infer<typeof issueSchema>;

/** Issues by id of the document, the newest first. */
export const issuesSchema = z.record(
  plain,
  z
    .array(issueSchema)
    .min(1)
    .refine((all) => all.every(({ revision }, at) => at === 0 || revision + 1 === all[at - 1]?.revision), {
      error: 'revisions must fall by one, the newest first',
    })
    .refine((all) => all.every(({ day }, at) => at === 0 || day <= (all[at - 1]?.day ?? '')), {
      error: 'an issue must not be older than the one before it',
    }),
);
export type Issues = z.infer<typeof issuesSchema>;
