import { z } from 'zod';
import { words } from '../../shared/words/words.ts';

/** Shape of words/sandbox.yaml: what the sandbox answers beside what the document of the interface says. */
export const sandboxWordsSchema = z.strictObject({
  unknown: z
    .strictObject({
      alarm: words,
      tank: words,
      site: words,
      webhook: words,
      delivery: words,
      operation: words.describe('{{method}}, {{path}}'),
      parameter: words,
      field: words,
      cursor: words,
    })
    .describe('400 and 404; {{id}} is what was asked for.'),
  conflict: z.strictObject({ closed: words, held: words, key: words }).describe('409 and 422; {{id}}.'),
  unreadable: z.strictObject({ address: words, body: words }).describe('400.'),
  rules: z
    .strictObject({
      type: words.describe('{{type}}'),
      missing: words,
      least: words.describe('{{count}}, and {{unit}} with a blank before it.'),
      most: words.describe('{{count}}, and {{unit}} with a blank before it.'),
      items: words,
      fields: words,
      characters: words,
      oneOf: words.describe('{{values}}'),
      pattern: words.describe('{{pattern}}'),
      time: words,
      address: words,
      order: words,
      span: words.describe('{{days}}'),
    })
    .describe('What stands beside a refused value.'),
});
