import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type ApiDocument, joinParts } from './document.ts';
import { examples } from './examples.ts';
import { openapiPartSchema } from './schema.ts';

const folder = new URL('../../content/api/openapi/', import.meta.url);
const read = (url: URL) => parse(readFileSync(url, 'utf8'));

/** The API document as it stands in its files: for tests, which run before any build. */
export function readDocument(): ApiDocument {
  const parts = readdirSync(folder).map((name) => openapiPartSchema.parse(read(new URL(name, folder))));
  const problems = Object.assign({}, ...parts.map(({ components }) => components?.responses ?? {}));
  const values = examples(problems, 'https://www.contoh.example');
  return joinParts(parts, 'https://api.contoh.example', values);
}
