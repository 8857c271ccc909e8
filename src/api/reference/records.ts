import guide from '../../content/api/samples/guide.sh?raw';
import listen from '../../content/api/samples/listen.mjs?raw';
import verifyPython from '../../content/api/samples/verify.py?raw';
import verifyShell from '../../content/api/samples/verify.sh?raw';
import verifyTypescript from '../../content/api/samples/verify.ts?raw';
import { routeId, routes } from '../../routes.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { apiReference } from '../../shared/head/structured-data.ts';
import type { PageBase } from '../../shared/records/page.ts';
import { getPage } from '../../shared/records/records.ts';
import { getBrand } from '../../shared/records/site-records.ts';
import { joinParts, type Marked } from '../../shared/text/marked.ts';
import type { Language } from '../../shared/ui/code/highlight.ts';
import { apiWords } from '../api.words.ts';
import { typesFile } from '../description/code.ts';
import { type ApiDocument, exampleOf, operationOf, operationsOf } from '../description/document.ts';
import { message } from '../description/examples.ts';
import {
  anchorOf,
  fieldsOf,
  objectsOf,
  objectView,
  operationView,
  problemRows,
  samplesOf,
  sandboxAddress,
} from '../description/reference.ts';
import type { Header } from '../description/schema.ts';
import { getApiFiles } from '../files.ts';
import { getApiDocument } from '../records.ts';
import { getApiSamples } from '../samples.ts';

interface NavigationItem {
  label: Marked;
  to: string;
  /** Method of an operation. */
  method?: string;
}

interface NavigationGroup extends NavigationItem {
  items: NavigationItem[];
}

export const groupRoutes: readonly string[] = [
  routes.referenceTanks,
  routes.referenceAlerts,
  routes.referenceWebhooks,
  routes.referenceSandbox,
];

/** The record of one group of operations. */
export const getReferenceGroup = (route: string) => getPage('referenceGroups', routeId(route));

const getReference = () => getPage('reference', routeId(routes.reference));

/** The operations of a tag with their fragments. */
const inTag = (document: ApiDocument, tag: string) =>
  operationsOf(document)
    .filter(({ tags }) => tags.includes(tag))
    .map((operation) => ({
      ...operation,
      anchor: anchorOf(operation.operationId),
      method: operation.method.toUpperCase(),
      operation,
    }));

/** What stands around a page of the reference: head, pages above it, and the side contents of all its pages. */
export async function getReferenceFrame(route: string, { hero, seo }: PageBase) {
  const [api, overview, groups, brand] = await Promise.all([
    getPage('api', routeId(routes.api)),
    getReference(),
    getNavigation(),
    getBrand(),
  ]);
  const above = [
    { label: api.breadcrumb, to: routes.api },
    { label: overview.breadcrumb, to: routes.reference },
  ];
  const parents = above.filter(({ to }) => to !== route);
  const nodes = [apiReference(brand, route, { title: hero.title, description: seo.description })];
  return { nodes, parents, groups, labels: overview.labels };
}

async function getNavigation(): Promise<NavigationGroup[]> {
  const [{ labels, chapters, operations, files }, graphql, document, ...groups] = await Promise.all([
    getReference(),
    getPage('referenceGraphql', routeId(routes.referenceGraphql)),
    getApiDocument(),
    ...groupRoutes.map(getReferenceGroup),
  ]);
  const parts = (titled: Readonly<Record<string, { title: Marked }>>) =>
    Object.entries(titled).map(([id, { title }]) => ({ label: title, to: `#${id}` }));
  return [
    { label: labels.guide, to: routes.reference, items: parts({ ...chapters, operasi: operations, berkas: files }) },
    ...groups.map(({ breadcrumb, tag, signature }, index) => ({
      label: breadcrumb,
      to: groupRoutes[index] ?? routes.reference,
      items: [
        ...inTag(document, tag).map(({ summary, anchor, method }) => ({ label: summary, to: `#${anchor}`, method })),
        ...parts({ ...(signature && { 'tanda-tangan': signature }), objek: { title: labels.objects } }),
      ],
    })),
    { label: graphql.breadcrumb, to: routes.referenceGraphql, items: parts(graphql.chapters) },
  ];
}

/** Operations and objects of one group. */
export async function getGroupContents(tag: string) {
  const document = await getApiDocument();
  const operations = inTag(document, tag).map(({ operation }) => operation);
  return {
    operations: operations.map((operation) => operationView(document, operation)),
    objects: objectsOf(document, operations).map((name) => objectView(document, name)),
  };
}

/** Every operation by its group, for the overview. */
export async function getOperationGroups() {
  const [document, ...groups] = await Promise.all([getApiDocument(), ...groupRoutes.map(getReferenceGroup)]);
  return groups.map(({ breadcrumb, tag }, index) => ({
    title: breadcrumb,
    to: groupRoutes[index] ?? routes.reference,
    description: document.tags.find(({ name }) => name === tag)?.description ?? joinParts([]),
    operations: inTag(document, tag),
  }));
}

/** Every file about the interface with its words and size. */
export async function getFileList() {
  const [page, files] = await Promise.all([getReference(), getApiFiles()]);
  return files.map(({ id, name, address, bytes }) => ({
    ...page.files.items[id],
    name,
    address,
    size: `${formatNumber(Math.ceil(bytes / 1024))}\u00a0kB`,
  }));
}

/** Tables, code and files of the reference's first page. */
export async function getReferenceGuide() {
  const [page, document, samples, files] = await Promise.all([
    getReference(),
    getApiDocument(),
    getApiSamples(),
    getFileList(),
  ]);
  const server = document.servers[0]?.url ?? '';
  return {
    page,
    samples,
    files,
    plate: [
      [apiWords.plate.base, server],
      [apiWords.sandbox, sandboxAddress],
      [apiWords.plate.version, `v1, ${document.info.version}`],
      [apiWords.plate.description, `OpenAPI ${document.openapi}`],
      [apiWords.plate.key, 'Authorization: Bearer'],
    ] as const,
    problems: problemRows(document),
    problemTables: [
      { name: 'Problem', title: page.chapters.galat.problem, fields: fieldsOf(document, 'Problem') },
      { name: 'FieldError', title: page.chapters.galat.refused, fields: fieldsOf(document, 'FieldError') },
    ],
    headers: limitHeaders(document),
    answers: {
      unauthorized: problemAnswer(document, 'Unauthorized'),
      unprocessable: problemAnswer(document, 'UnprocessableContent'),
      limits: limitAnswers(document),
      sunset: sunsetHeaders,
    },
    repeating: samplesOf(document, operationOf(document, 'createWebhook'))[0]?.code ?? '',
    paging: pagingSample,
  };
}

/** A problem of the document as it comes over the wire. @throws when it has none of that name */
function problemAnswer(document: ApiDocument, name: string): string {
  const answer = document.components.responses[name];
  if (!answer) throw new Error(`the API document has no problem ${name}`);
  const status = `HTTP/1.1 ${answer['x-status']} ${answer['x-title']}`;
  const headers = lines(document.components.headers, Object.keys(answer.headers ?? {}));
  const head = [status, ...(headers ? [headers] : []), 'Content-Type: application/problem+json'].join('\n');
  return `${head}\n\n${JSON.stringify(exampleOf(document, answer), null, 2)}`;
}

/** Headers with the values of their examples. */
const lines = (headers: Readonly<Record<string, Header>>, names: readonly string[]) =>
  names.map((name) => `${name}: ${headers[name]?.schema.example ?? ''}`).join('\n');

/** The good answer that states what is left, and the one that asks to wait. */
function limitAnswers({ components: { headers } }: ApiDocument): string {
  const counted = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  const spent = lines(headers, counted)
    .replace(/(Remaining: )\d+/, '$10')
    .replace(/(Reset: )\d+/, '$117');
  return `HTTP/1.1 200 OK\n${lines(headers, counted)}\n\nHTTP/1.1 429 Too Many Requests\n${spent}\nRetry-After: 17`;
}

/** Name and meaning of the headers of limits. */
function limitHeaders({ components: { headers } }: ApiDocument): Marked[][] {
  return Object.entries(headers)
    .filter(([name]) => /^RateLimit|^Retry/.test(name))
    .map(([name, { description }]) => [joinParts([{ kind: 'code', text: name }]), description]);
}

/** What an operation says once its end is known: RFC 9745 and RFC 8594. */
const sunsetHeaders = `HTTP/1.1 200 OK
Deprecation: @1798736400
Sunset: Sat, 01 Jan 2028 00:00:00 GMT
Link: </v2/tanks>; rel="successor-version"`;

/** A walk through all pages that waits when the rate limit asks for it. */
const pagingSample = `import { setTimeout as wait } from 'node:timers/promises';
import type { components } from './${typesFile}';

type Tank = components['schemas']['Tank'];
type TankPage = components['schemas']['TankPage'];

const { TANK_API = '${sandboxAddress}', API_KEY = 'sandbox_…' } = process.env;

async function* allTanks(): AsyncGenerator<Tank> {
  let query = '';
  for (;;) {
    const headers = { Authorization: \`Bearer \${API_KEY}\` };
    const response = await fetch(\`\${TANK_API}/v1/tanks\${query}\`, { headers });
    if (response.status === 429) {
      const pause = response.headers.get('Retry-After');
      await wait(Number(pause ?? 1) * 1000);
      continue;
    }
    if (!response.ok) throw new Error(\`\${response.status}\`);
    const page = (await response.json()) as TankPage;
    yield* page.data;
    if (!page.next_cursor) return;
    query = \`?cursor=\${page.next_cursor}\`;
  }
}

for await (const tank of allTanks()) {
  console.log(tank.tank_id);
}`;

/** The delivery of the example event as it comes over the wire, and the programs that check it; tests run all. */
export function getSignature(title: Marked) {
  const head = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`);
  const delivery = `POST /kejadian-tangki HTTP/1.1\n${head.join('\n')}\n\n${message.body}`;
  return { delivery: { title, code: delivery, language: 'http' }, programs: verifiers } as const;
}

const program = (label: string, file: string, code: string, language: Language) => ({
  ...{ id: label.toLowerCase(), label, file, language },
  code: code.trim().replaceAll('http://localhost:4321/sandbox', sandboxAddress),
});

/** The programs that check a delivery. */
export const verifiers = [
  program('TypeScript', 'verify.ts', verifyTypescript, 'typescript'),
  program('Python', 'verify.py', verifyPython, 'python'),
  program('Shell', 'verify.sh', verifyShell, 'bash'),
];

/** The script that forwards deliveries to localhost. */
export const listener = program('Node', 'listen.mjs', listen, 'typescript');

/** The guide's commands, a part a step; tests run them as one script. */
export const guideParts = program('', '', guide, 'bash').code.split('\n\n');
