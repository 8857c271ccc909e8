import { stringify } from 'yaml';
import { codeOf } from '../description/code.ts';
import { type ApiDocument, exampleOf, operationOf, schemaNameOf } from '../description/document.ts';
import { exampleUrl, goodAnswer } from '../description/reference.ts';

/** Host of the interface: the `api` subdomain beside the public site. */
export function apiHost(origin: string): string {
  return `api.${new URL(origin).host.replace(/^www\./, '')}`;
}

/** Texts of code that stand in files of their own. */
interface SampleFiles {
  /** The GraphQL schema, and the check of a webhook's signature in Python. */
  graphql: string;
  verify: string;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Samples of the interface for the pages that introduce it, all taken from the API document. */
export function apiSamples(document: ApiDocument, { graphql, verify }: SampleFiles) {
  const operation = operationOf(document, 'getTankData');
  const { path, method, operationId, summary, parameters } = operation;
  const [, good] = goodAnswer(operation);
  const reading = exampleOf(document, good) as Record<string, unknown>;
  const url = exampleUrl(document, operation);
  const { host } = new URL(url);
  const excerpt = {
    openapi: document.openapi,
    paths: {
      [path]: {
        get: {
          operationId,
          summary: summary.plain,
          parameters: parameters.map(({ name, in: place, required }) => ({ name, in: place, required })),
        },
      },
    },
    security: document.security,
  };
  return {
    host,
    http: `GET ${path} HTTP/1.1\nHost: ${host}\nAuthorization: Bearer <API_KEY>\nAccept: application/json`,
    ...codeOf({ method, url, answer: schemaNameOf(good) }),
    response: json(reading),
    subscribe: `{\n  "type": "subscribe",\n  "tanks": ["${reading['tank_id']}"]\n}`,
    stream: json({ type: 'reading', data: reading }),
    webhook: json(document.components.examples['Event']?.value),
    verify: verify.trim(),
    openapi: stringify(excerpt).trim(),
    graphql: [graphqlType(graphql, 'Query'), graphqlType(graphql, 'Reading')].join('\n\n'),
  };
}
export type ApiSamples = ReturnType<typeof apiSamples>;

/** The definition of one type out of a GraphQL schema, without descriptions. @throws when it has none */
function graphqlType(schema: string, name: string): string {
  const [found] = new RegExp(`^type ${name} \\{[^}]+\\}`, 'm').exec(schema) ?? [];
  if (!found) throw new Error(`the GraphQL schema has no type ${name}`);
  return found.replace(/^ *".*"\n/gm, '');
}
