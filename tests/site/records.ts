import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { paths } from '../../scripts/paths.ts';

/** A record as its writer left it. @param path below src/content, without `.yaml` */
export const record = (path: string) => parse(readFileSync(join(paths.root, 'src/content', `${path}.yaml`), 'utf8'));

export const brand: { origin: string; company: string } = record('site/brand');
