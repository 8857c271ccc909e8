import { type Aliases, aliasesSchema } from '../../apps/site/src/shared/records/site-schema.ts';
import { readRecord } from '../../apps/site/src/shared/words/read-record.ts';
import { type ParsedPage, sectionProblem } from './html.ts';

const file = 'site/aliases.yaml';

/** @throws when the record is invalid */
export const readAliases = (): Aliases => readRecord(file, aliasesSchema).aliases;

/**
 * Redirects by alias path. @throws with file and field for an alias that is a page, occurs twice or leads to a
 * missing section
 */
export function aliasTable(pages: ReadonlyMap<string, ParsedPage>, aliases: Aliases): Record<string, string> {
  const table = new Map<string, string>();
  const refuse = (field: string, why: string) => {
    throw new Error(`apps/site/src/content/${file}\naliases.${field}: ${why}`);
  };
  for (const [at, { to, from }] of aliases.entries()) {
    const problem = sectionProblem(pages, to);
    if (problem) refuse(`${at}.to`, problem);
    for (const [index, address] of from.entries()) {
      if (pages.has(address)) refuse(`${at}.from.${index}`, `${address} is a page`);
      if (table.has(address)) refuse(`${at}.from.${index}`, `${address} is listed twice`);
      table.set(address, to);
    }
  }
  return Object.fromEntries(table);
}

/** `_redirects` for Netlify and Cloudflare. */
export const staticHostRedirects = (aliases: Record<string, string>) =>
  Object.entries(aliases)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
