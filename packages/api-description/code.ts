/** A request from which code samples are generated. */
export interface CodeRequest {
  method: string;
  /** Path with query, relative to the API’s base address. */
  path: string;
  /** False for operations that need no API key. */
  keyed?: boolean;
  body?: unknown;
  /** Whether the body is form-encoded; `<API_KEY>` in it is replaced by the caller’s key. */
  form?: boolean;
  /** Whether the response is an endless stream. */
  endless?: boolean;
  /** Idempotency key: a text to send, or true to generate one in the sample. */
  idempotent?: boolean | string | undefined;
  answer?: string | undefined;
}

/** Header that makes a repeated write safe. */
export const idempotencyHeader = 'Idempotency-Key';

/** Placeholder for the caller’s key in a form. */
export const keyPlaceholder = '<API_KEY>';

/** Download name of the type declarations that the samples import. */
export const typesFile = 'tank-api.d.ts';

const joined = (parts: readonly unknown[], by: string) => parts.filter(Boolean).join(by);
const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const shell = (text: string) => (/^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
const variable = (answer: string) => (answer.endsWith('Page') ? 'page' : answer[0]?.toLowerCase() + answer.slice(1));

/** curl command for a shell. The first line sets address and key, unless a key is already exported. */
function curlSample(
  { method, path, body, form, endless, idempotent, keyed = true }: CodeRequest,
  base: string,
): string {
  const repeated =
    idempotent === true ? `"${idempotencyHeader}: $(date +%s)-$$"` : shell(`${idempotencyHeader}: ${idempotent}`);
  const parts = [
    'curl --fail-with-body',
    endless && '--no-buffer',
    method !== 'get' && `--request ${method.toUpperCase()}`,
    keyed && '--header "Authorization: Bearer $API_KEY"',
    idempotent && `--header ${repeated}`,
    form &&
      `--data "${new URLSearchParams(body as Record<string, string>)}"`.replace(
        encodeURIComponent(keyPlaceholder),
        '$API_KEY',
      ),
    body !== undefined && !form && '--header "Content-Type: application/json"',
    body !== undefined && !form && `--data ${shell(JSON.stringify(body))}`,
    `"$TANK_API${path}"`,
  ];
  return `export TANK_API=${base} API_KEY=\${API_KEY:-sandbox_…}\n${joined(parts, ' \\\n  ')}`;
}

/** Sample for Node 20 or later, and for browsers behind one’s own server; its types come from `typesFile`. */
function typescriptSample(request: CodeRequest, base: string): string {
  const { method, path, body, form, endless, answer, idempotent, keyed = true } = request;
  const headers = [
    keyed && `Authorization: \`Bearer \${API_KEY}\`,`,
    idempotent && `'${idempotencyHeader}': ${idempotent === true ? 'crypto.randomUUID()' : `'${idempotent}'`},`,
    body !== undefined && !form && `'Content-Type': 'application/json',`,
  ];
  const value = indent(JSON.stringify(body ?? '', null, 2), '  ');
  const options = [
    method !== 'get' && `method: '${method.toUpperCase()}',`,
    headers.some(Boolean) && `headers: {\n    ${joined(headers, '\n    ')}\n  },`,
    form && `body: new URLSearchParams(${value.replace(`"${keyPlaceholder}"`, 'API_KEY')}),`,
    body !== undefined && !form && `body: JSON.stringify(${value}),`,
  ];
  const name = answer && variable(answer);
  const lines = [
    answer && `import type { components } from './${typesFile}';\n`,
    `const { TANK_API = '${base}'${keyed || form ? `, API_KEY = 'sandbox_…'` : ''} } = process.env;\n`,
    `const response = await fetch(\`\${TANK_API}${path}\`, {\n  ${joined(options, '\n  ')}\n});`,
    `if (!response.ok) throw new Error(\`HTTP \${response.status}\`);`,
    endless && '\nfor await (const part of response.body ?? []) process.stdout.write(part);',
    answer && `\nconst ${name} = (await response.json()) as components['schemas']['${answer}'];`,
    answer && `console.log(${name});`,
  ];
  return joined(lines, '\n');
}

function pythonSample(request: CodeRequest, base: string): string {
  const { method, path, body, form, endless, answer, idempotent, keyed = true } = request;
  const repeat = idempotent === true ? 'str(uuid.uuid4())' : JSON.stringify(idempotent);
  const headers = [keyed && '"Authorization": f"Bearer {key}",', idempotent && `"${idempotencyHeader}": ${repeat},`];
  const options = [
    `f"{api}${path}",`,
    keyed && `headers={\n        ${joined(headers, '\n        ')}\n    },`,
    body !== undefined &&
      `${form ? 'data' : 'json'}=${indent(pythonic(body), '    ').replace(`"${keyPlaceholder}"`, 'key')},`,
    endless ? 'stream=True,\n    timeout=60,' : 'timeout=10,',
  ];
  const lines = [
    'import os',
    idempotent === true && 'import uuid',
    '\nimport requests\n',
    `api = os.environ.get("TANK_API", "${base}")`,
    (keyed || form) && 'key = os.environ.get("API_KEY", "sandbox_…")',
    `\nresponse = requests.${method}(\n    ${joined(options, '\n    ')}\n)`,
    'response.raise_for_status()',
    endless && 'for line in response.iter_lines():\n    print(line.decode(), flush=True)',
    answer && `\n${variable(answer)} = response.json()`,
    answer && `print(${variable(answer)})`,
  ];
  return joined(lines, '\n');
}

const constants: Readonly<Record<string, string>> = { null: 'None', true: 'True', false: 'False' };

/** A JSON value as a Python literal: only null, true and false differ. */
const pythonic = (value: unknown) =>
  JSON.stringify(value, null, 4).replace(/"(?:[^"\\]|\\.)*"|null|true|false/g, (word) => constants[word] ?? word);

/**
 * Samples of one request per language. @param base API address that a sample uses unless its environment sets another
 */
export const codeSamples = (request: CodeRequest, base: string) => ({
  curl: curlSample(request, base),
  typescript: typescriptSample(request, base),
  python: pythonSample(request, base),
});
