import { serverWordNames } from 'contract/sandbox';
import { z } from 'zod';
import { words } from '../shared/words/words.ts';

const wordsOf = <const T extends readonly string[]>(...names: T) => z.record(z.enum(names), words);

/** Schema of words/api.yaml: texts of the API document and reference besides those of src/content/api. */
export const apiWordsSchema = z.strictObject({
  server: words.describe('Name of the server in the document.'),
  sandbox: words.describe('Name of the second server, the sandbox.'),
  made: words.describe('First line of the file of types; {{title}}, {{version}}.'),
  plate: wordsOf('base', 'version', 'description', 'key'),
  rules: z
    .strictObject({
      most: words.describe('{{count}}, and {{unit}} with a blank before it.'),
      least: words.describe('{{count}}, and {{unit}} with a blank before it.'),
      characters: words,
      items: words,
      pattern: words.describe('Before a regular expression.'),
      default: words.describe('Before the value that is taken when none is given.'),
    })
    .describe('Bounds of a value.'),
  examples: z.record(z.string(), words).describe('Summary of each example; {{tank}} and {{alarm}} are tags.'),
});

/** Schema of words/sandbox.yaml: texts of the sandbox’s responses besides those of the API document. */
export const sandboxWordsSchema = z.strictObject({
  unknown: wordsOf(
    'alarm',
    'tank',
    'site',
    'webhook',
    'delivery',
    'operation',
    'parameter',
    'field',
    'cursor',
    'filters',
  ).describe('400 and 404; {{id}} is what was asked for, of an operation {{method}} and {{path}}.'),
  conflict: wordsOf('closed', 'webhooks', 'key').describe('409 and 422; {{id}}, {{count}}.'),
  unreadable: wordsOf('address', 'body').describe('400.'),
  rules: z
    .strictObject({
      type: words.describe('{{type}}'),
      missing: words,
      example: words.describe('Behind a rule: {{example}}.'),
      least: words.describe('{{count}}, and {{unit}} with a blank before it.'),
      most: words.describe('{{count}}, and {{unit}} with a blank before it.'),
      items: words,
      fields: words,
      characters: words,
      oneOf: words.describe('{{values}}'),
      pattern: words.describe('{{pattern}}'),
      time: words,
      plus: words,
      address: words,
      order: words,
      span: words.describe('{{days}}'),
      points: words.describe('{{most}}, {{count}}'),
      ahead: words.describe('{{days}}'),
      below: words,
    })
    .describe('What stands beside a refused value.'),
  server: wordsOf(...serverWordNames).describe(
    'Said by the server alone; {{time}}, {{count}}, {{example}}, {{topics}}.',
  ),
});

export const originSchema = z.looseObject({ origin: z.url() });
