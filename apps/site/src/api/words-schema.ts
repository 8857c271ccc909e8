import { serverWordNames } from 'contract/sandbox';
import { z } from 'zod';
import { words } from '../shared/words/words.ts';

const wordRecord = <const T extends readonly string[]>(...names: T) => z.record(z.enum(names), words);

/** Schema of words/api.yaml: texts of the API document and reference besides those of src/content/api. */
export const apiWordsSchema = z.strictObject({
  server: words.describe('Name of the server in the document.'),
  sandbox: words.describe('Name of the second server, the sandbox.'),
  made: words.describe('First line of the file of types; {{title}}, {{version}}.'),
  plate: wordRecord('base', 'version', 'description', 'key'),
  rules: z
    .strictObject({
      most: words.describe('{{count}}, and {{unit}} preceded by a space.'),
      least: words.describe('{{count}}, and {{unit}} preceded by a space.'),
      characters: words,
      items: words,
      pattern: words.describe('Text before a regular expression.'),
      default: words.describe('Text before the default value.'),
    })
    .describe('Texts for the constraints of a value.'),
  examples: z.record(z.string(), words).describe('Summary of each example; {{tank}} and {{alarm}} are tags.'),
});

/** Schema of words/sandbox.yaml: texts of the sandbox’s responses besides those of the API document. */
export const sandboxWordsSchema = z.strictObject({
  unknown: wordRecord(
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
  ).describe('Problems 400 and 404; {{id}} is the requested id; for an operation {{method}} and {{path}}.'),
  conflict: wordRecord('closed', 'webhooks', 'limits', 'events', 'attempt', 'full', 'key').describe(
    'Problems 409 and 422; {{id}}, {{count}}.',
  ),
  unreadable: wordRecord('address', 'body').describe('Problem 400.'),
  rules: z
    .strictObject({
      type: words.describe('Slot: {{type}}'),
      missing: words,
      example: words.describe('Text after a rule: {{example}}.'),
      least: words.describe('{{count}}, and {{unit}} preceded by a space.'),
      most: words.describe('{{count}}, and {{unit}} preceded by a space.'),
      items: words,
      fields: words,
      characters: words,
      oneOf: words.describe('Slot: {{values}}'),
      pattern: words.describe('Slot: {{pattern}}'),
      time: words,
      plus: words,
      address: words,
      order: words,
      span: words.describe('Slot: {{days}}'),
      points: words.describe('Slots: {{most}}, {{count}}'),
      ahead: words.describe('Slot: {{days}}'),
      below: words,
    })
    .describe('Messages about a rejected value.'),
  server: wordRecord(...serverWordNames).describe(
    'Texts that only the server uses; {{time}}, {{count}}, {{example}}, {{topics}}.',
  ),
});

export const originSchema = z.looseObject({ origin: z.url() });
