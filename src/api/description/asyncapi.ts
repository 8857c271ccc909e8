import { z } from 'zod';
import { sandboxPrefix, sandboxStream, streamCloses, streamLimits, streamTopics } from '../../../contract/sandbox.ts';
import { markdown, withoutMarks } from '../../shared/text/marked.ts';
import { plain, text } from '../../shared/text/schema.ts';
import { readRecord } from '../../shared/words/read-record.ts';
import { type ApiDocument, mapped, operationOf } from './document.ts';
import { jsonSchema } from './schema.ts';

const record = readRecord(
  'api/asyncapi.yaml',
  z.strictObject({
    ...{ title: text, description: text, channel: text, limits: text, send: text, subscribe: text, ticket: text },
    messages: z.record(
      z.enum([...Object.values(streamTopics), 'gap', 'bye', 'subscribe', 'subscribed', 'error']),
      z.strictObject({ summary: text, schema: plain }),
    ),
    closes: z.record(z.enum(Object.keys(streamCloses) as (keyof typeof streamCloses)[]), text),
    schemas: z.record(z.string(), jsonSchema),
  }),
);

/** What WebSockets alone say has no id. */
const bare = ['subscribe', 'subscribed', 'error'];

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** OpenAPI 3.0 as JSON Schema has it: null is a type, and examples are many. */
function asJsonSchema(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { nullable, example, ...rest } = value as Record<string, unknown>;
  const type = nullable === true && { type: [rest['type'], 'null'] };
  return { ...rest, ...type, ...(example !== undefined && { examples: [example] }) };
}

/**
 * The AsyncAPI 3 document of the stream, made of the OpenAPI document and a record of its own.
 * @param marked the OpenAPI document, whose first server gives it
 */
export function asyncapiOf(marked: ApiDocument) {
  const { info, servers, components } = withoutMarks(marked, markdown);
  const { title, channel, messages, closes, ...own } = withoutMarks(record, markdown);
  const { schema: state, description: stateWords } = components.headers['Sandbox-State'] ?? {};
  const schemas: Record<string, object | undefined> = {
    ...{ ...components.schemas, ...own.schemas },
    SandboxState: { ...state, description: stateWords },
  };
  const query = operationOf(marked, 'streamEvents').parameters.flatMap(({ name, in: place, schema, description }) =>
    place === 'query' ? [[name, { ...withoutMarks(schema, markdown), description: markdown(description) }]] : [],
  );
  const payloads = mapped(messages, ({ schema }, type) =>
    bare.includes(type)
      ? schemaRef(schema)
      : {
          type: 'object',
          required: ['id', 'type', 'data'],
          properties: { id: schemaRef('EventId'), type: { type: 'string', const: type }, data: schemaRef(schema) },
        },
  );
  const used = new Map<string, object | undefined>();
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.set(name, schemas[name]);
      visit(schemas[name]);
    }
  };
  visit([payloads, query]);
  const stream = { $ref: '#/channels/stream' };
  const inChannel = (names: string[]) => names.map((name) => ({ $ref: `#/channels/stream/messages/${name}` }));
  const document = {
    asyncapi: '3.0.0',
    info: { ...info, title, description: `${own.description}\n\n${own.limits}` },
    defaultContentType: 'application/json',
    servers: Object.fromEntries(
      servers.flatMap(({ url, description }) => {
        const { host, pathname } = new URL(url);
        const name = pathname === sandboxPrefix ? 'sandbox' : 'production';
        const security = ['bearerAuth', 'ticket'].map((scheme) => ({ $ref: `#/components/securitySchemes/${scheme}` }));
        return ['wss', 'https'].map((protocol) => [
          `${name}-${protocol}`,
          { host, ...(pathname !== '/' && { pathname }), protocol, description, security },
        ]);
      }),
    ),
    channels: {
      stream: {
        address: sandboxStream.slice(sandboxPrefix.length),
        title,
        description: channel,
        messages: mapped(messages, (_, name) => ({ $ref: `#/components/messages/${name}` })),
        bindings: { ws: { method: 'GET', query: { type: 'object', properties: Object.fromEntries(query) } } },
        'x-topics': streamTopics,
        'x-limits': streamLimits,
        'x-close-codes': mapped(streamCloses, (code, name) => ({ code, description: closes[name] })),
      },
    },
    operations: {
      sendEvents: {
        ...{ action: 'send', channel: stream, summary: own.send },
        messages: inChannel(Object.keys(messages).filter((name) => !bare.includes(name))),
      },
      receiveSubscription: {
        ...{ action: 'receive', channel: stream, summary: own.subscribe },
        messages: inChannel(['subscribe']),
        reply: { channel: stream, messages: inChannel(['subscribed', 'error']) },
      },
    },
    components: {
      messages: mapped(messages, ({ summary }, name) => ({ name, title: name, summary, payload: payloads[name] })),
      schemas: Object.fromEntries(used),
      securitySchemes: {
        bearerAuth: components.securitySchemes['bearerAuth'],
        ticket: { type: 'httpApiKey', in: 'query', name: 'ticket', description: own.ticket },
      },
    },
  };
  return JSON.parse(JSON.stringify(document), asJsonSchema);
}
