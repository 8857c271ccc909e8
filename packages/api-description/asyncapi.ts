import { toMarkdown, withoutMarks } from 'contract/marked';
import { sandboxPrefix, sandboxStream, streamCloseCodes, streamLimits, streamTopics } from 'contract/sandbox';
import { type ApiDocument, findOperation, mapValues } from './document.ts';
import type { AsyncapiRecord } from './schema.ts';

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Schema of a stream event: id, type and data. */
const envelope = (type: string, data: string) => ({
  type: 'object',
  required: ['id', 'type', 'data'],
  properties: { id: refTo('schemas', 'EventId'), type: { type: 'string', const: type }, data: refTo('schemas', data) },
});

/**
 * Converts OpenAPI 3.0 to JSON Schema: `nullable` becomes a type, `example` a list of examples. A reviver for
 * JSON.parse.
 */
function asJsonSchema(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { nullable, example, ...rest } = value as Record<string, unknown>;
  const type = nullable === true && { type: [rest['type'], 'null'] };
  return { ...rest, ...type, ...(example !== undefined && { examples: [example] }) };
}

/**
 * The AsyncAPI 3 document of the stream. @param marked the OpenAPI document; its first server is the one that serves
 * both
 */
export function buildAsyncapi(marked: ApiDocument, record: AsyncapiRecord) {
  const { info, servers, components } = withoutMarks(marked, toMarkdown);
  const own = withoutMarks(record, toMarkdown);
  const { schema, description } = components.headers['Sandbox-State'] ?? {};
  const known = { ...components.schemas, ...own.components.schemas, SandboxState: { ...schema, description } };
  const messages = mapValues(own.components.messages, ({ 'x-data': data, ...one }, name) => ({
    ...{ name, title: name, ...one },
    ...(data && { payload: envelope(name, data) }),
  }));
  const asked = findOperation(marked, 'streamEvents').parameters.filter((one) => one.in === 'query');
  const query = asked.map((one) => [one.name, { ...one.schema, description: one.description }]);
  const properties = withoutMarks(Object.fromEntries(query), toMarkdown);
  const used: Record<string, unknown> = {};
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (name in used) continue;
      used[name] = known[name as keyof typeof known];
      visit(used[name]);
    }
  };
  visit([messages, properties]);
  const security = ['bearerAuth', 'ticket'].map((name) => refTo('securitySchemes', name));
  const places = servers.flatMap(({ url, description }) => {
    const { host, pathname } = new URL(url);
    const place = { host, ...(pathname !== '/' && { pathname }), description, security };
    const name = pathname === sandboxPrefix ? 'sandbox' : 'production';
    return ['wss', 'https'].map((protocol) => [`${name}-${protocol}`, { ...place, protocol }]);
  });
  const { 'x-close-codes': why, ...channel } = own.channels.stream;
  const stream = {
    ...{ ...channel, address: sandboxStream.slice(sandboxPrefix.length) },
    messages: mapValues(messages, (_, name) => refTo('messages', name)),
    bindings: { ws: { method: 'GET', query: { type: 'object', properties } } },
    'x-topics': streamTopics,
    'x-limits': streamLimits,
    'x-close-codes': mapValues(streamCloseCodes, (code, name) => ({ code, description: why[name] })),
  };
  const securitySchemes = { bearerAuth: components.securitySchemes['bearerAuth'], ...own.components.securitySchemes };
  const document = {
    ...{ ...own, info: { ...info, ...own.info }, servers: Object.fromEntries(places) },
    ...{ channels: { stream }, components: { messages, schemas: used, securitySchemes } },
  };
  return JSON.parse(JSON.stringify(document), asJsonSchema);
}
