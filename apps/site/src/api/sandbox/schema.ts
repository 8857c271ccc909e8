import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';

export const sandboxTextSchema = z.strictObject({
  simulated: text.describe('Label of a response that the page has simulated.'),
  request: text.describe('Heading above the request.'),
  operation: text.describe('Label of the field for the operation.'),
  authorization: text.describe('Label of the field for the key.'),
  key: z.strictObject({ read: text, write: text }).describe('Labels of the buttons that fill in a key.'),
  keyHint: text.describe('Rights of the keys.'),
  body: text.describe('Label of the field for the body.'),
  required: text,
  send: text,
  answer: text.describe('Heading above the response.'),
  fits: text.describe('Text before the name of the schema that a response matches.'),
  empty: text.describe('Text for a response without a body.'),
  misfit: text.describe('Text before the paths at which a response violates its schema.'),
  headers: text.describe('Heading above the headers of a response.'),
  code: text.describe('Heading above the request as code.'),
  mistakes: text.describe('Text before the prepared mistakes.'),
  mistake: z.strictObject({ key: text, tank: text, method: text, value: text, right: text, limit: text }),
  live: z
    .strictObject({
      lead: text.describe('Text before the button that creates a key.'),
      make: text,
      own: text.describe('Label of the field for an existing key.'),
      use: text.describe('Button that uses the pasted key.'),
      lost: text.describe('Message when changes of the key are lost.'),
      known: text.describe('Button that acknowledges the loss.'),
      forget: text.describe('Button that removes the key from this tab.'),
      unavailable: text.describe('Message on a host without our server.'),
      env: text.describe('Heading above the line that sets URL and key.'),
      calls: text,
      waiting: text.describe('Text before the first call.'),
      inbox: text,
      empty: text.describe('Text before the first delivery.'),
      heard: text.describe('Announced when a call arrives: {{panggilan}}, {{status}}.'),
    })
    .describe("Texts about the server's sandbox."),
  heard: text.describe('Announced when a response arrives: {{nomor}} of the request, {{status}} as number and name.'),
});
export type SandboxText = PlainText<z.infer<typeof sandboxTextSchema>>;
