import { type ApiDocument, type ApiOperation, exampleOf, operationsOf } from './document.ts';
import { goodAnswer } from './reference.ts';

/** The collection format that Postman, Bruno, Hoppscotch and Insomnia import. */
const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const raw = (value: unknown) => JSON.stringify(value, null, 2);
const jsonHeader = { key: 'Content-Type', value: 'application/json' };

function requestOf(document: ApiDocument, { method, path, parameters, requestBody, description }: ApiOperation) {
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, description: words }) => ({ key: name, value: '', description: words, disabled: true }));
  const variable = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, description: words, example = '' }) => ({ key: name, value: example, description: words }));
  // `{{$guid}}` is a fresh number each time, in Postman and those who read its files.
  const repeated = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => ({ key: name, value: '{{$guid}}' }));
  const body = requestBody && exampleOf(document, requestBody);
  return {
    method: method.toUpperCase(),
    description,
    header: [...(body === undefined ? [] : [jsonHeader]), ...repeated],
    url: { raw: `{{base_url}}/${segments}`, host: ['{{base_url}}'], path: segments.split('/'), query, variable },
    ...(body !== undefined && { body: { mode: 'raw', raw: raw(body), options: { raw: { language: 'json' } } } }),
  };
}

/** The document as a Postman collection v2.1: a folder a tag, a request an operation, its example answer saved with it. */
export function postmanCollection(document: ApiDocument) {
  const operations = operationsOf(document);
  return {
    info: { name: document.info.title, description: document.info.description ?? '', schema: format },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: document.servers[0]?.url ?? '' },
      { key: 'api_key', value: '' },
    ],
    item: document.tags.map(({ name, description }) => ({
      name,
      description,
      item: operations
        .filter(({ tags }) => tags.includes(name))
        .map((operation) => {
          const request = requestOf(document, operation);
          const [code, answer] = goodAnswer(operation);
          const example = exampleOf(document, answer);
          return {
            name: operation.summary,
            request,
            response: [
              {
                name: answer.description,
                originalRequest: request,
                code: Number(code),
                header: example === undefined ? [] : [jsonHeader],
                body: example === undefined ? '' : raw(example),
              },
            ],
          };
        }),
    })),
  };
}
