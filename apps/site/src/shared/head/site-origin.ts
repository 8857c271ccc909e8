import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The public origin from the brand record, for modules that run before the content collections are loaded. */
export const siteOrigin: string = parse(
  readFileSync(new URL('../../content/site/brand.yaml', import.meta.url), 'utf8'),
).origin;
