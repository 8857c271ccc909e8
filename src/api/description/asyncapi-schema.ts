import { z } from 'zod';
import { streamCloses, streamTopics } from '../../../contract/sandbox.ts';
import { text } from '../../shared/text/schema.ts';

const node: z.ZodType<unknown> = z.lazy(() =>
  z.union([z.number(), z.boolean(), text, z.array(node), z.record(z.string(), node)]),
);
const nodes = z.record(z.string(), node);
const sent = ['gap', 'bye', 'subscribe', 'subscribed', 'error', ...Object.values(streamTopics)] as const;
const closes = Object.keys(streamCloses) as (keyof typeof streamCloses)[];
const message = z.strictObject({ summary: text, 'x-data': text.optional(), payload: node.optional() });

/** Shape of api/asyncapi.yaml: what the document of the stream says beside what the contract and OpenAPI say. */
export const asyncapiSchema = z.looseObject({
  ...{ asyncapi: text, info: nodes, defaultContentType: text, operations: node },
  channels: z.strictObject({ stream: z.object({ 'x-close-codes': z.record(z.enum(closes), text) }).catchall(node) }),
  components: z.strictObject({ messages: z.record(z.enum(sent), message), schemas: nodes, securitySchemes: nodes }),
});
