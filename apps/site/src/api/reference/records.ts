import { typesFile } from 'api-description/code';
import { type ApiDocument, findOperation, firstExample, listOperations } from 'api-description/document';
import { operationAnchor, requestSamples } from 'api-description/reference';
import { joinParts, type Marked } from 'contract/marked';
import { streamCloseCodes } from 'contract/sandbox';
import powershell from '../../content/api/samples/guide.ps1?raw';
import guide from '../../content/api/samples/guide.sh?raw';
import verifyPython from '../../content/api/samples/verify.py?raw';
import verifyShell from '../../content/api/samples/verify.sh?raw';
import verifyTypescript from '../../content/api/samples/verify.ts?raw';
import graphqlSchema from '../../content/api/schema.graphql?raw';
import { routeId, routes } from '../../routes.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { apiReference } from '../../shared/head/structured-data.ts';
import { getPage } from '../../shared/records/records.ts';
import { getBrand } from '../../shared/records/site-records.ts';
import type { Language } from '../../shared/ui/code/highlight.ts';
import { apiWords, asyncapiRecord, sandboxAddress } from '../api.words.ts';
import { getApiFiles } from '../files.ts';
import { getApiDocument } from '../records.ts';
import { getApiSamples } from '../samples.ts';
import { exampleMessage } from '../terminal/examples.ts';

const groupRoutes = [routes.referenceTanks, routes.referenceAlerts, routes.referenceWebhooks, routes.referenceSandbox];

/** All pages of the reference, in the order of the contents. */
export const referenceRoutes = [routes.reference, ...groupRoutes, routes.referenceGraphql, routes.referenceErrors];

const getGroups = async () => {
  const document = await getApiDocument();
  const pages = await Promise.all(groupRoutes.map((route) => getPage('referenceGroups', routeId(route))));
  return pages.map((page, index) => ({
    page,
    to: groupRoutes[index] ?? routes.reference,
    description: document.tags.find(({ name }) => name === page.tag)?.description ?? joinParts([]),
    operations: listOperations(document).filter(({ tags }) => tags.includes(page.tag)),
  }));
};
export type ReferenceGroup = Awaited<ReturnType<typeof getGroups>>[number];

/** A page of the reference with its head data, parent pages and the contents of all pages. */
export async function getReference(route: string) {
  const [api, overview, graphql, errors, document, groups, brand] = await Promise.all([
    getPage('api', routeId(routes.api)),
    getPage('reference', routeId(routes.reference)),
    getPage('referenceGraphql', routeId(routes.referenceGraphql)),
    getPage('referenceErrors', routeId(routes.referenceErrors)),
    getApiDocument(),
    getGroups(),
    getBrand(),
  ]);
  const { labels, chapters, operations, files } = overview;
  const group = groups.find(({ to }) => to === route);
  const own = new Map<string, typeof overview | typeof errors>([
    [routes.reference, overview],
    [routes.referenceErrors, errors],
  ]);
  const page = group?.page ?? own.get(route) ?? graphql;
  const above = [
    { label: api.breadcrumb, to: routes.api },
    { label: overview.breadcrumb, to: routes.reference },
  ];
  const head = { title: page.hero.title, description: page.seo.description };
  return {
    page,
    group,
    document,
    labels,
    parents: above.filter(({ to }) => to !== route),
    nodes: [apiReference(brand, route, head)],
    contents: [
      { label: labels.guide, to: routes.reference, items: parts({ ...chapters, operasi: operations, berkas: files }) },
      ...groups.map(({ page: { breadcrumb, signature }, to, operations }) => ({
        label: breadcrumb,
        to,
        items: [
          ...addresses(operations).map(({ summary, anchor, method }) => ({ label: summary, to: `#${anchor}`, method })),
          ...parts({ ...(signature && { 'tanda-tangan': signature }), objek: { title: labels.objects } }),
        ],
      })),
      { label: graphql.breadcrumb, to: routes.referenceGraphql, items: parts(graphql.chapters) },
      { label: errors.breadcrumb, to: routes.referenceErrors, items: parts(errors.codes) },
    ],
  };
}
export type ReferenceContents = readonly {
  label: Marked;
  to: string;
  items: readonly { label: Marked; to: string; method?: string }[];
}[];

const parts = (titled: Readonly<Record<string, { title: Marked }>>) =>
  Object.entries(titled).map(([id, { title }]) => ({ label: title, to: `#${id}` }));

export const addresses = (operations: ReferenceGroup['operations']) =>
  operations.map(({ operationId, method, path, summary }) => ({
    anchor: operationAnchor(operationId),
    method: method.toUpperCase(),
    path,
    summary,
  }));

export async function getFileList() {
  const [page, files] = await Promise.all([getPage('reference', routeId(routes.reference)), getApiFiles()]);
  return files.map(({ id, name, address, content }) => ({
    ...page.files.items[id],
    name,
    address,
    size: `${formatNumber(Math.ceil(Buffer.byteLength(content) / 1024))}\u00a0kB`,
  }));
}
export type FileEntry = Awaited<ReturnType<typeof getFileList>>[number];

export async function getReferenceGuide() {
  const [page, document, samples, files, groups] = await Promise.all([
    getPage('reference', routeId(routes.reference)),
    getApiDocument(),
    getApiSamples(),
    getFileList(),
    getGroups(),
  ]);
  const headers = Object.entries(document.components.headers);
  const { mulai, autentikasi, galat, ulang, halaman, langsung, versi, 'batas-laju': limits } = page.chapters;
  const block = (title: Marked = joinParts([]), code: string, language: Language, copy = false) => {
    return { title, code, language, copy };
  };
  const repeating = requestSamples(document, findOperation(document, 'createWebhook'), sandboxAddress)[0]?.code ?? '';
  return {
    page,
    document,
    files,
    groups,
    plate: [
      [apiWords.plate.base, document.servers[0]?.url ?? ''],
      [apiWords.sandbox, sandboxAddress],
      [apiWords.plate.version, `v1, ${document.info.version}`],
      [apiWords.plate.description, `OpenAPI ${document.openapi}`],
      [apiWords.plate.key, 'Authorization: Bearer'],
    ] as const,
    /** Rows of the tables below chapters, by chapter. */
    rows: {
      'batas-laju': described(headers.filter(([name]) => /^RateLimit|^Retry/.test(name))),
      header: described(headers),
      langsung: Object.entries(streamCloseCodes).map(([name, code]) => [
        String(code),
        asyncapiRecord.channels.stream['x-close-codes'][name as keyof typeof streamCloseCodes] ?? '',
      ]),
    } as const,
    blocks: {
      mulai: [block(mulai.sample, samples.http, 'http', true), block(mulai.answer, samples.response, 'json', true)],
      autentikasi: [
        block(autentikasi.sample, 'Authorization: Bearer live_…', 'http'),
        block(autentikasi.answer, problemAnswer(document, 'Unauthorized'), 'http'),
      ],
      galat: [block(galat.answer, problemAnswer(document, 'UnprocessableContent'), 'http')],
      ulang: [block(ulang.sample, repeating, 'bash', true)],
      'batas-laju': [block(limits.answer, limitAnswers(document), 'http')],
      langsung: [
        block(langsung.sample, samples.subscribe, 'json', true),
        block(langsung.answer, samples.stream, 'json'),
      ],
      halaman: [block(halaman.sample, pagingSample, 'typescript', true)],
      versi: [block(versi.answer, sunsetHeaders, 'http')],
    } as Readonly<Record<string, readonly ReturnType<typeof block>[]>>,
  };
}
/** Rows of a table: a name as code, and its description. */
const described = (rows: readonly (readonly [string, { description: Marked }])[]) =>
  rows.map(([name, { description }]) => [joinParts([{ kind: 'code', text: name }]), description]);

export type ReferenceGuide = Omit<Awaited<ReturnType<typeof getReferenceGuide>>, 'plate'>;

const headerLines = ({ components: { headers } }: ApiDocument, names: readonly string[]) =>
  names.map((name) => `${name}: ${headers[name]?.schema.example ?? ''}\n`).join('');

/** A problem of the document as raw HTTP response. @throws when the document has no such problem */
function problemAnswer(document: ApiDocument, name: string): string {
  const answer = document.components.responses[name];
  if (!answer) throw new Error(`the API document has no problem ${name}`);
  const headers = headerLines(document, Object.keys(answer.headers ?? {}));
  const status = `HTTP/1.1 ${answer['x-status']} ${answer['x-title']}`;
  const body = JSON.stringify(firstExample(document, answer), null, 2);
  return `${status}\n${headers}Content-Type: application/problem+json\n\n${body}`;
}

/** Raw HTTP responses: a successful one with the remaining rate limit, and a 429. */
function limitAnswers(document: ApiDocument): string {
  const counted = headerLines(document, ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']);
  const spent = counted.replace(/(Remaining: )\d+/, '$10').replace(/(Reset: )\d+/, '$117');
  return `HTTP/1.1 200 OK\n${counted}\nHTTP/1.1 429 Too Many Requests\n${spent}Retry-After: 17`;
}

/** Headers of a deprecated operation (RFC 9745 and RFC 8594). */
const sunsetHeaders = `HTTP/1.1 200 OK
Deprecation: @1798736400
Sunset: Sat, 01 Jan 2028 00:00:00 GMT
Link: </v2/tanks>; rel="successor-version"`;

/** Sample that reads all pages and waits when rate-limited. */
const pagingSample = `import { setTimeout as wait } from 'node:timers/promises';
import type { components } from './${typesFile}';

const { TANK_API = '${sandboxAddress}', API_KEY = 'sandbox_…' } = process.env;
const headers = { Authorization: \`Bearer \${API_KEY}\` };

for (let query: string | undefined = ''; query !== undefined; ) {
  const response = await fetch(\`\${TANK_API}/v1/tanks\${query}\`, { headers });
  if (response.status === 429) {
    await wait(Number(response.headers.get('Retry-After') ?? 1) * 1000);
    continue;
  }
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);

  const page = (await response.json()) as components['schemas']['TankPage'];
  for (const { tank_id } of page.data) console.log(tank_id);
  query = page.next_cursor ? \`?cursor=\${page.next_cursor}\` : undefined;
}`;

const program = (label: string, file: string, code: string, language: Language) => ({
  id: label.toLowerCase(),
  label,
  file,
  language,
  code: code.trim().replaceAll('http://localhost:4321/sandbox', sandboxAddress),
});

/** Programs that verify a webhook’s signature; tests run each. */
export const verifiers = [
  program('TypeScript', 'verify.ts', verifyTypescript, 'typescript'),
  program('Python', 'verify.py', verifyPython, 'python'),
  program('Shell', 'verify.sh', verifyShell, 'bash'),
];

const received = Object.entries(exampleMessage.headers).map(([name, value]) => `${name}: ${value}\n`);

/** Raw delivery of the example event, and the programs that verify it. */
export const signature = {
  delivery: `POST /kejadian-tangki HTTP/1.1\n${received.join('')}\n${exampleMessage.body}`,
  programs: verifiers,
};

export const graphql = graphqlSchema.trim();

/** Commands of the quick-start guide, one part per step; tests run them as one script. */
export const guideParts = program('', '', guide, 'bash').code.split('\n\n');
export const windowsGuide = program('', '', powershell, 'powershell').code;
