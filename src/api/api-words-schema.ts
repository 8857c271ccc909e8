import { z } from 'zod';
import { words } from '../shared/words/words.ts';

const examples = [
  'Reading',
  'StockPage',
  'Tank',
  'TankPage',
  'HistoryPage',
  'Alert',
  'AlertAcknowledged',
  'AlertPage',
  'Acknowledgement',
  'Webhook',
  'WebhookPage',
  'WebhookInput',
  'WebhookCreated',
  'WebhookChange',
  'WebhookChanged',
  'TestInput',
  'Delivery',
  'DeliveryRetried',
  'DeliveryReplayed',
  'DeliveryPage',
  'Event',
] as const;

/** Shape of words/api.yaml: what the document of the interface and its reference say beside their own texts. */
export const apiWordsSchema = z.strictObject({
  server: words.describe('Name of the server in the document.'),
  made: words.describe('First line of the file of types; {{title}}, {{version}}.'),
  plate: z.strictObject({ base: words, version: words, description: words, key: words, address: words, method: words }),
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
  examples: z.record(z.enum(examples), words).describe('Summary of each example; {{tank}} and {{alarm}} are tags.'),
});
