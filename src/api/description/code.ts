/** A request as the code samples and the sandbox write it. */
export interface CodeRequest {
  method: string;
  /** Path with its query, below the address of the interface. */
  path: string;
  /** False for the one request that needs no key. */
  keyed?: boolean;
  body?: unknown;
  /** Whether it carries a key under which it may be repeated: text to send, or true for a fresh one. */
  idempotent?: boolean | string | undefined;
  /** Name of the schema of the answer; absent for an empty answer. */
  answer?: string | undefined;
}

/** Header under which a write may be repeated without being done twice. */
export const idempotencyHeader = 'Idempotency-Key';

/** File that the samples take their types from, as it is offered for download. */
export const typesFile = 'tank-api.d.ts';

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const shell = (text: string) => (/^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
const variable = (answer: string) => (answer.endsWith('Page') ? 'page' : answer[0]?.toLowerCase() + answer.slice(1));

/** The line that sets address and key for a terminal; a key that is there already stays. */
export const exportLine = (base: string) => `export TANK_API=${base} API_KEY=\${API_KEY:-sandbox_…}`;

/** The request for a terminal; address and key are read from the environment, which the first line sets. */
export function curlOf({ method, path, body, idempotent, keyed = true }: CodeRequest, base: string): string {
  const lines = [
    'curl --fail',
    ...(method === 'get' ? [] : [`--request ${method.toUpperCase()}`]),
    ...(keyed ? ['--header "Authorization: Bearer $API_KEY"'] : []),
    ...(idempotent
      ? [
          `--header ${idempotent === true ? `"${idempotencyHeader}: $(uuidgen)"` : shell(`${idempotencyHeader}: ${idempotent}`)}`,
        ]
      : []),
    ...(body === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data ${shell(JSON.stringify(body))}`]),
    `"$TANK_API${path}"`,
  ];
  return `${exportLine(base)}\n${lines.join(' \\\n  ')}`;
}

/** The request for Node 20 or later and for browsers behind a server of one's own; types come from `typesFile`. */
export function typescriptOf(
  { method, path, body, answer, idempotent, keyed = true }: CodeRequest,
  base: string,
): string {
  const headers = [
    ...(keyed ? [`Authorization: \`Bearer \${API_KEY}\``] : []),
    ...(idempotent
      ? [`'${idempotencyHeader}': ${idempotent === true ? 'crypto.randomUUID()' : `'${idempotent}'`}`]
      : []),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'get' ? [] : [`method: '${method.toUpperCase()}',`]),
    headers.length === 1 ? `headers: { ${headers[0]} },` : `headers: {\n    ${headers.join(',\n    ')},\n  },`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${indent(literal(body), '  ')}),`]),
  ];
  const name = answer && variable(answer);
  return [
    ...(answer ? [`import type { components } from './${typesFile}';\n`] : []),
    `const { TANK_API = '${base}'${keyed ? `, API_KEY = 'sandbox_…'` : ''} } = process.env;\n`,
    `const response = await fetch(\`\${TANK_API}${path}\`, {\n  ${options.join('\n  ')}\n});`,
    `if (!response.ok) throw new Error(\`HTTP \${response.status}\`);`,
    ...(answer
      ? [`\nconst ${name} = (await response.json()) as components['schemas']['${answer}'];\nconsole.log(${name});`]
      : []),
  ].join('\n');
}

/** The same for Python with `requests`. */
export function pythonOf({ method, path, body, answer, idempotent, keyed = true }: CodeRequest, base: string): string {
  const key = keyed ? '"Authorization": f"Bearer {key}"' : '';
  const repeat = idempotent === true ? 'str(uuid.uuid4())' : JSON.stringify(idempotent);
  const options = [
    `f"{api}${path}",`,
    idempotent ? `headers={\n        ${key},\n        "${idempotencyHeader}": ${repeat},\n    },` : `headers={${key}},`,
    ...(body === undefined ? [] : [`json=${indent(pythonic(body), '    ')},`]),
    'timeout=10,',
  ];
  return [
    `import os${idempotent === true ? '\nimport uuid' : ''}\n\nimport requests\n`,
    `api = os.environ.get("TANK_API", "${base}")`,
    ...(keyed ? ['key = os.environ.get("API_KEY", "sandbox_…")'] : []),
    '',
    `response = requests.${method}(\n    ${options.join('\n    ')}\n)`,
    'response.raise_for_status()',
    ...(answer ? [`\n${variable(answer)} = response.json()`, `print(${variable(answer)})`] : []),
  ].join('\n');
}

/** A JSON value as a JavaScript literal: names without quotes, strings in single ones. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"(\w+)":/gm, '$1$2:')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, text: string) => `'${text.replaceAll("'", "\\'").replaceAll('\\"', '"')}'`);
}

/** A JSON value as a Python literal. */
function pythonic(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonic).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `    ${JSON.stringify(key)}: ${indent(pythonic(item), '    ')},`,
  );
  return `{\n${entries.join('\n')}\n}`;
}

/** The three samples of one request by language. @param base address of the interface when the environment names none */
export const codeOf = (request: CodeRequest, base: string) => ({
  curl: curlOf(request, base),
  typescript: typescriptOf(request, base),
  python: pythonOf(request, base),
});
