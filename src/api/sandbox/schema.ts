import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';

/** Words of the sandbox. */
export const sandboxTextSchema = z.strictObject({
  simulated: text.describe('Marks every answer as simulated.'),
  request: text.describe('Over the request.'),
  operation: text.describe('Label of the choice of operations.'),
  authorization: text.describe('Label of the key.'),
  key: z.strictObject({ read: text, write: text }).describe('Buttons that fill in a key.'),
  keyHint: text.describe('What the keys may do.'),
  body: text.describe('Label of the body.'),
  required: text,
  send: text,
  answer: text.describe('Over the answer.'),
  took: text.describe('After the milliseconds.'),
  fits: text.describe('Before the name of the schema that an answer fits.'),
  empty: text.describe('For an answer without a body.'),
  misfit: text.describe('Before the places where an answer does not fit.'),
  headers: text.describe('Over the headers of an answer.'),
  code: text.describe('Over the request as code.'),
  mistakes: text.describe('Before the prepared mistakes.'),
  mistake: z.strictObject({ key: text, tank: text, method: text, value: text, right: text, limit: text }),
  heard: text.describe('Heard when an answer has come: {{nomor}} of the request, {{status}} as number and name.'),
});
export type SandboxText = Plain<z.infer<typeof sandboxTextSchema>>;

/** Words of the webhook bench. */
export const webhookTextSchema = z.strictObject({
  sender: text.describe('Over what is sent.'),
  receiver: text.describe('Over what arrives.'),
  event: text.describe('Label of the choice of events.'),
  secret: text.describe('Label of the secret.'),
  secretHint: text.describe('What a secret is for.'),
  sent: text.describe('Over the signed delivery.'),
  received: text.describe('Label of the body that arrives.'),
  receivedHint: text.describe('Invites to change it.'),
  tamper: text.describe('Changes one figure on the way.'),
  late: text.describe('Delivers it ten minutes later.'),
  restore: text.describe('Delivers it as it was sent.'),
  given: text.describe('Before the signature that arrived.'),
  computed: text.describe('Before the signature that the receiver computes.'),
  valid: text.describe('Verdict: as it was signed.'),
  forged: text.describe('Verdict: not what was signed.'),
  old: text.describe('Verdict: too old.'),
  insecure: text.describe('When the browser cannot sign because the page did not come over https.'),
});
export type WebhookText = Plain<z.infer<typeof webhookTextSchema>>;
