import { type Aliases, aliasesSchema } from '../../apps/site/src/shared/records/site-schema.ts';
import { readRecord } from '../../apps/site/src/shared/words/read-record.ts';
import { type ParsedPage, sectionProblem } from './html.ts';

const file = 'site/aliases.yaml';

/** @throws when the record is wrong */
export const readAliases = (): Aliases => readRecord(file, aliasesSchema).aliases;

/** Typed address → where it leads. @throws with file and field for one that is a page, stands twice or leads nowhere */
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
      if (table.has(address)) refuse(`${at}.from.${index}`, `${address} stands there twice`);
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
