import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The public origin from the brand record, for tools that run before the content collections do. */
export const siteOrigin: string = parse(
  readFileSync(new URL('../../content/site/brand.yaml', import.meta.url), 'utf8'),
).origin;
