import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const caching = {
  /** Pages and files without a hash in their name, so that a release takes effect at once. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Files with a hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** Icons, robots.txt, sitemap, redirects. */
  short: 'public, max-age=3600',
  never: 'no-store',
} as const;

const headers = z.record(z.string(), z.string());

/** build/headers.json; names in lower case. */
export const headerTableSchema = z.strictObject({
  everywhere: headers,
  behindTls: headers.describe('Added to every answer when the site is served over https'),
  pages: z.record(z.string().startsWith('/'), headers).describe('By clean address of a page'),
  notFound: headers,
  hashed: headers,
  named: z.record(z.string().startsWith('/'), headers).describe('Files with headers of their own, by address'),
  files: headers,
  open: headers.describe('Added to `openFilesPattern`'),
  aliases: z.record(z.string().startsWith('/'), z.string().startsWith('/')).describe('Typed address → where it leads'),
  countsPageRequests: z.boolean().describe('Whether requests of pages are counted, as the privacy page then says'),
  home: z.string().describe('Tag of the content of home, by which a table is known to belong to its pages'),
});

export type HeaderTable = z.infer<typeof headerTableSchema>;

/**
 * Reads a file that the build wrote for the server. @throws Error with instructions when it is missing or has another
 * shape
 */
export function readBuilt<T>(release: string, name: string, schema: z.ZodType<T>): T {
  const file = join(release, 'build', name);
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first.`);
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${file} is damaged or of another release, run \`npm run build\`: ${why}`);
  }
}

export const readHeaderTable = (release: string): HeaderTable => readBuilt(release, 'headers.json', headerTableSchema);

/**
 * Headers of every answer. With HSTS_SUBDOMAINS=false HSTS covers this host only: its subdomains may belong to others.
 */
export function commonHeaders(
  { everywhere, behindTls }: HeaderTable,
  { PUBLIC_TLS, HSTS_SUBDOMAINS }: Record<'PUBLIC_TLS' | 'HSTS_SUBDOMAINS', boolean>,
) {
  const alone = ([name, value]: [string, string]) => [name, value.replace('; includeSubDomains', '')];
  const secure = HSTS_SUBDOMAINS ? behindTls : Object.fromEntries(Object.entries(behindTls).map(alone));
  return { ...everywhere, ...(PUBLIC_TLS ? secure : {}) };
}
