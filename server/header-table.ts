import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const caching = {
  /** Pages and what keeps its name, so that a release shows at once. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Names with a hash. */
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
  countsPageRequests: z.boolean().describe('Whether requests of pages are counted, as the privacy page then says'),
  home: z.string().describe('Tag of the content of home, by which a table is known to belong to its pages'),
});

export type HeaderTable = z.infer<typeof headerTableSchema>;

/** @throws Error with what to do when the file is missing or has another shape */
export function readHeaderTable(file: string): HeaderTable {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} is missing: run \`npm run build\` first.`);
  }
  const table = headerTableSchema.safeParse(parseJson(text));
  if (table.success) return table.data;
  throw new Error(`${file} is damaged, run \`npm run build\`: ${z.prettifyError(table.error)}`);
}

/** HSTS for this name alone. */
export const withoutSubdomains = (headers: HeaderTable['behindTls']): HeaderTable['behindTls'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('; includeSubDomains', '')]));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
