import { z } from 'zod';

export const securitySchema = z.strictObject({
  contact: z.email().describe('Who hears of a weakness in this site.'),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .describe('Languages that reports may be written in.'),
  expires: z.iso
    .date()
    .describe('Until when these data hold, at most a year ahead; npm run check:launch asks for a new day in time.'),
});
export type Security = z.infer<typeof securitySchema>;

/** /.well-known/security.txt (RFC 9116) */
export const securityText = ({ contact, languages, expires }: Security, canonical: string): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
