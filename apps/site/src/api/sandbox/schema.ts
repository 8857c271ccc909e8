import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';

export const sandboxTextSchema = z.strictObject({
  simulated: text.describe('Marks an answer of the page itself as simulated.'),
  request: text.describe('Over the request.'),
  operation: text.describe('Label of the choice of operations.'),
  authorization: text.describe('Label of the key.'),
  key: z.strictObject({ read: text, write: text }).describe('Buttons that fill in a key.'),
  keyHint: text.describe('What the keys may do.'),
  body: text.describe('Label of the body.'),
  required: text,
  send: text,
  answer: text.describe('Over the answer.'),
  fits: text.describe('Before the name of the schema that an answer fits.'),
  empty: text.describe('For an answer without a body.'),
  misfit: text.describe('Before the places where an answer does not fit.'),
  headers: text.describe('Over the headers of an answer.'),
  code: text.describe('Over the request as code.'),
  mistakes: text.describe('Before the prepared mistakes.'),
  mistake: z.strictObject({ key: text, tank: text, method: text, value: text, right: text, limit: text }),
  live: z
    .strictObject({
      lead: text.describe('Before the control that makes a key.'),
      make: text,
      own: text.describe('Label of the field that takes a key made elsewhere.'),
      use: text.describe('Tries the pasted key.'),
      forget: text.describe('Ends the use of the key in this tab.'),
      unavailable: text.describe('On a host without our server.'),
      env: text.describe('Over the line that sets address and key.'),
      calls: text,
      waiting: text.describe('Before the first call.'),
      inbox: text,
      empty: text.describe('Before the first delivery.'),
      heard: text.describe('Heard when a call has come: {{panggilan}}, {{status}}.'),
    })
    .describe('The sandbox of the server.'),
  heard: text.describe('Heard when an answer has come: {{nomor}} of the request, {{status}} as number and name.'),
});
export type SandboxText = PlainText<z.infer<typeof sandboxTextSchema>>;
