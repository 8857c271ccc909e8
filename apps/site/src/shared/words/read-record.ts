import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

const content = new URL('../../content/', import.meta.url);

/** Absolute path of a record given relative to src/content; only for Node. */
export const pathOfRecord = (file: string): string => new URL(file, content).pathname;

/** Reads and validates a record; only for Node. @throws Error with file and field when it does not match the schema */
export function readRecord<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readFileSync(pathOfRecord(file), 'utf8')));
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${join('apps/site/src/content', file)}\n${issues.join('\n')}`);
}
