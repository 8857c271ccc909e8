import { buildAsyncapi } from 'api-description/asyncapi';
import { keyPlaceholder, typesFile } from 'api-description/code';
import { type ApiDocument, type ApiOperation, firstExample, listOperations } from 'api-description/document';
import { isEndless, isForm, successResponse } from 'api-description/reference';
import { methods } from 'api-description/schema';
import { formatCsv } from 'contract/csv';
import { toMarkdown, withoutMarks } from 'contract/marked';
import { addressPlaceholder, openFilesFolder, sandboxPrefix } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import decoder from '../content/api/kit/decoder.js?raw';
import flow from '../content/api/kit/flow.json?raw';
import record from '../content/api/kit/kit.yaml?raw';
import graphql from '../content/api/schema.graphql?raw';
import types from '../content/api/tank-api.d.ts.snap?raw';
import { siteSpecs } from '../plant/sites/index.ts';
import { terminal } from '../plant/terminal/terminal.ts';
import { apiWords, asyncapiRecord, sandboxAddress, sandboxWords } from './api.words.ts';
import { buildClients } from './clients.ts';
import { getApiDocument, getSandboxSpec, readDocument } from './records.ts';
import type { apiFiles } from './reference/schema.ts';
import { seed } from './terminal/seed.ts';

const pretty = (value: unknown) => JSON.stringify(value, null, 2);
const json = (value: unknown) => `${pretty(value)}\n`;

export interface ApiFile {
  /** Key of the file’s texts in the record of the reference page. */
  id: (typeof apiFiles)[number];
  name: string;
  address: string;
  content: string;
}

let files: Promise<ApiFile[]> | undefined;

/** All downloads about the API, generated from its document; cached per build. */
export function getApiFiles(): Promise<ApiFile[]> {
  files ??= makeFiles();
  return files;
}

type Made = readonly [id: ApiFile['id'], name: string, content: string];

async function makeFiles(): Promise<ApiFile[]> {
  const marked = await getApiDocument();
  const { title, version } = withoutMarks(marked.info);
  const made: Made[] = [
    ...addressed(marked, sandboxAddress),
    ['types', typesFile, `/** ${fillText(apiWords.made, { title, version })} */\n${types}`],
    ['graphql', 'schema.graphql', graphql],
    ...kitFiles(),
  ];
  return made.map(([id, name, content]) => ({ id, name, address: `${openFilesFolder}/${name}`, content }));
}

/** Files that contain API addresses. @param sandbox address that the collection and the clients use */
function addressed(marked: ApiDocument, sandbox: string): Made[] {
  const document = withoutMarks(marked, toMarkdown);
  const clients = buildClients(marked, sandbox);
  return [
    ['yaml', 'openapi.yaml', stringify(document, { lineWidth: 100, aliasDuplicateObjects: false })],
    ['json', 'openapi.json', json(document)],
    ['asyncapi', 'asyncapi.json', json(buildAsyncapi(marked, asyncapiRecord))],
    ['postman', 'tank-api.postman_collection.json', json(withoutMarks(postmanCollection(marked, sandbox), toMarkdown))],
    ['node', 'tank.mjs', clients['tank.mjs']],
    ['python', 'tank.py', clients['tank.py']],
  ];
}

/** Data for the server’s sandbox. It serves the API documents itself and replaces the placeholder address in them. */
export async function getSandboxData() {
  const address = addressPlaceholder + sandboxPrefix;
  const [spec, marked] = await Promise.all([getSandboxSpec(), readDocument(address, true)]);
  const files = Object.fromEntries(addressed(marked, address).map(([, name, content]) => [name, content]));
  const { server, ...words } = sandboxWords;
  const site = { id: terminal.id, specs: siteSpecs[terminal.id] };
  return { spec: { ...spec, words }, seed, site, words: server, files };
}

/** Collection format that Postman, Bruno, Hoppscotch and Insomnia import. */
const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const jsonHeader = { key: 'Content-Type', value: 'application/json' };

function postmanRequest(document: ApiDocument, operation: ApiOperation) {
  const { method, path, parameters, requestBody, description, security } = operation;
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, description: words }) => ({ key: name, value: '', description: words, disabled: true }));
  const variable = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, description: words, example = '' }) => ({ key: name, value: example, description: words }));
  // `{{$guid}}` is a new UUID per request, in Postman and in the programs that import its format.
  const repeated = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => ({ key: name, value: '{{$guid}}' }));
  const example = requestBody && firstExample(document, requestBody);
  const body = typeof example === 'object' && example ? example : undefined;
  const isJson = body && !isForm(operation);
  return {
    method: method.toUpperCase(),
    description,
    ...(security?.length === 0 && { auth: { type: 'noauth' } }),
    header: [...(isJson ? [jsonHeader] : []), ...repeated],
    url: { raw: `{{TANK_API}}/${segments}`, host: ['{{TANK_API}}'], path: segments.split('/'), query, variable },
    ...(body && {
      body: isJson
        ? { mode: 'raw', raw: pretty(body), options: { raw: { language: 'json' } } }
        : {
            mode: 'urlencoded',
            urlencoded: Object.entries(body).map(([key, value]) => ({
              key,
              value: value.replace(keyPlaceholder, '{{API_KEY}}'),
            })),
          },
    }),
  };
}

/** Test script of the collection: every response must be successful. */
const isGood = "pm.test('2xx', () => pm.response.to.be.success);";

/** Pre-request script: creates a key unless the user has set one. */
const makesKey = `if (!pm.variables.get('API_KEY')) {
  pm.sendRequest({
    url: pm.variables.replaceIn('{{TANK_API}}/v1/keys'),
    method: 'POST',
    header: { 'Content-Type': 'application/json' },
    body: { mode: 'raw', raw: '{"scope":"write"}' },
  }, (error, answer) => {
    if (error || answer.code !== 201) throw new Error(String(error || answer.text()));
    pm.collectionVariables.set('API_KEY', answer.json().key);
  });
}`;

/** The document as a Postman collection v2.1: a folder per tag, a request per operation, with its example response. */
function postmanCollection(document: ApiDocument, sandbox: string) {
  // Reading requests come first and deletions last, so that a run from top to bottom reads things before it changes
  // them. Streams are left out: they would never end the run.
  const operations = listOperations(document)
    .filter((operation) => !isEndless(operation))
    .sort((a, b) => methods.indexOf(a.method) - methods.indexOf(b.method));
  return {
    info: { name: document.info.title, schema: format },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{API_KEY}}', type: 'string' }] },
    event: [
      { listen: 'prerequest', script: { type: 'text/javascript', exec: makesKey.split('\n') } },
      { listen: 'test', script: { type: 'text/javascript', exec: [isGood] } },
    ],
    variable: [
      { key: 'TANK_API', value: sandbox },
      { key: 'API_KEY', value: '' },
    ],
    item: document.tags.map(({ name, description }) => ({
      name,
      description,
      item: operations
        .filter(({ tags }) => tags.includes(name))
        .map((operation) => {
          const request = postmanRequest(document, operation);
          const [code, answer] = successResponse(operation);
          const example = firstExample(document, answer);
          return {
            name: operation.summary,
            request,
            response: [
              {
                name: answer.description,
                originalRequest: request,
                code: Number(code),
                header: example === undefined ? [] : [jsonHeader],
                body: example === undefined ? '' : pretty(example),
              },
            ],
          };
        }),
    })),
  };
}

const kitSchema = z.strictObject({
  note: z.string(),
  modbus: z.strictObject({
    note: z.string(),
    stride: z.int(),
    registers: z.array(
      z.strictObject({
        offset: z.int(),
        field: z.string(),
        type: z.enum(['int16', 'uint16', 'uint32']),
        scale: z.number(),
        unit: z.string(),
      }),
    ),
  }),
  lorawan: z.array(
    z.strictObject({ hex: z.string().regex(/^([0-9a-f]{2})+$/), data: z.record(z.string(), z.unknown()) }),
  ),
  broker: z.string(),
  mqtt: z.array(z.strictObject({ topic: z.string(), qos: z.int(), retained: z.boolean(), payload: z.string() })),
});

const { note, modbus, lorawan, broker, mqtt } = kitSchema.parse(parse(record));

/** Number of the first input register as devices document it; on the wire its address is 0. */
const firstRegister = 30_001;

const registerColumns = ['register', 'address', 'tank_id', 'field', 'type', 'scale', 'unit', 'note'];

/** Example files of other protocols for the same tanks (Modbus, LoRaWAN, MQTT, Node-RED): [id, file name, content]. */
function kitFiles() {
  const map = terminal.tanks.flatMap(({ tag }, number) =>
    modbus.registers.map(({ offset, field, type, scale, unit }) => {
      const address = number * modbus.stride + offset;
      return [firstRegister + address, address, tag, field, type, scale, unit, `${modbus.note} ${note}`];
    }),
  );
  return [
    ['modbus', 'contoh-modbus.csv', formatCsv([registerColumns, ...map])],
    ['lorawan', 'contoh-lorawan.js', decoder],
    ['vectors', 'contoh-lorawan-vektor.json', json({ note, fPort: 10, vectors: lorawan })],
    ['mqtt', 'contoh-mqtt.json', json({ note: `${note} ${broker}`, topics: mqtt })],
    ['nodered', 'contoh-node-red.json', flow],
  ] as const;
}
