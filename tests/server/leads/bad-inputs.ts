import { validLead } from './client.ts';

export interface BadInput {
  readonly what: string;
  readonly status: number;
  /** The field that the answer has to name. */
  readonly field?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly method?: string;
}

const json = (changes: Readonly<Record<string, unknown>>): string => JSON.stringify({ ...validLead(), ...changes });
const without = (field: string): string => JSON.stringify({ ...validLead(), [field]: undefined });
const wrong = (field: string, value: unknown, what = `${field}: ${JSON.stringify(value).slice(0, 40)}`): BadInput => ({
  what,
  status: 422,
  field,
  body: json({ [field]: value }),
});
const asHeaders = (what: string, status: number, headers: BadInput['headers']): BadInput => ({
  what,
  status,
  ...(headers && { headers }),
});

const formType = 'application/x-www-form-urlencoded';

/** What must be refused, with the status; a few that come as a plain form are led to the page (303). */
export const badInputs: readonly BadInput[] = [
  // Missing, of another type, empty
  ...['name', 'email', 'phone', 'consent', 'consentVersion'].map((field) => ({
    what: `${field} missing`,
    status: 422,
    field,
    body: without(field),
  })),
  wrong('consentVersion', { toString: 1 }),
  ...['name', 'email', 'phone', 'company', 'message', 'website'].flatMap((field) =>
    [1, {}, ['a']].map((value) => wrong(field, value)),
  ),
  ...['name', 'email', 'phone'].flatMap((field) => [null, '', '   '].map((value) => wrong(field, value))),
  ...[false, 'true', 1, null, {}].map((value) => wrong('consent', value)),
  ...['', 'v0', '2099-01-01', 'a'.repeat(5000), null].map((value) => wrong('consentVersion', value)),
  // Not on the list
  ...['oil', 'OIL-GAS', 'oil-gas ', '__proto__', 'constructor', 3].map((value) => wrong('industry', value)),
  ...['0', '51', '6–20', 6].map((value) => wrong('tankCount', value)),
  // Too long
  wrong('name', 'a'.repeat(101)),
  wrong('email', `${'a'.repeat(250)}@example.com`),
  wrong('phone', '0'.repeat(41)),
  wrong('company', 'a'.repeat(151)),
  wrong('message', 'a'.repeat(4001)),
  wrong('website', 'a'.repeat(2001)),
  // Not what they say
  ...['...', '123', '🙂'].map((value) => wrong('name', value)),
  ...['a@b', 'a@example.com,b@example.com', 'a b@example.com', '"a"@example.com', '<a@example.com>'].map((value) =>
    wrong('email', value),
  ),
  ...['123', '0812 CALL NOW', '081234567890;ext=5'].map((value) => wrong('phone', value)),
  // Control characters, header and log injection, text that turns its direction, halves of characters
  wrong('name', 'Siti\r\nBcc: all@example.com'),
  wrong('name', 'Siti\u0000'),
  wrong('name', 'Siti\u001b[2J'),
  wrong('name', 'Siti\u202egnp.exe'),
  wrong('name', 'Siti\u2028x'),
  wrong('name', 'Siti\ud800'),
  wrong('email', 'a@example.com\nBcc: b@example.com'),
  wrong('phone', '0812\n34567890'),
  wrong('company', 'PT\tContoh'),
  wrong('message', 'a\u0000b'),
  wrong('message', 'a\u2066b'),
  // Unknown keys
  wrong('password', 'x'),
  wrong('reference', 'KTR-4X9M'),
  {
    what: 'own __proto__',
    status: 422,
    field: '__proto__',
    body: json({}).replace('{', '{"__proto__":{"consent":true},'),
  },
  wrong('constructor', { prototype: { polluted: true } }),
  {
    what: '1500 unknown keys',
    status: 422,
    body: json(Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`k${n}`, 0]))),
  },
  // Not one JSON object in UTF-8
  ...['', '{', 'null', '[]', '"a"', '1', '[[[]]]', 'name=a', '{"a":1}{"a":1}', '{a:1}', "{'a':1}"].map((body) => ({
    what: `body ${body}`,
    status: 400,
    body,
  })),
  { what: 'deeply nested', status: 400, body: '['.repeat(16_000) },
  { what: 'bytes that are not UTF-8', status: 400, body: Buffer.from(json({ name: 'José' }), 'latin1') },
  { what: 'UTF-16', status: 400, body: Buffer.from(json({}), 'utf16le') },
  { what: 'a byte order mark', status: 400, body: Buffer.from(`\ufeff${json({})}`) },
  // Too large
  { what: 'a byte over 16 KiB', status: 413, body: json({}).padEnd(16 * 1024 + 1) },
  { what: 'one megabyte', status: 413, body: json({ message: 'a'.repeat(1024 * 1024) }) },
  // Other formats
  ...['text/plain', 'multipart/form-data; boundary=a', 'application/json; charset=utf-16', 'application/jsonx'].map(
    (type) => asHeaders(`content-type ${type}`, 415, { 'content-type': type }),
  ),
  asHeaders('content-encoding gzip', 415, { 'content-encoding': 'gzip' }),
  // Keys
  ...[undefined, '', '1', 'a'.repeat(36), '11111111-1111-4111-8111-11111111111', "' or 1=1 --", '{}'].map((key) =>
    asHeaders(`idempotency-key ${key}`, 400, { 'idempotency-key': key }),
  ),
  // Other sites
  ...['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1', 'nonsense', ''].map(
    (origin) => asHeaders(`origin ${JSON.stringify(origin)}`, 403, { origin }),
  ),
  ...['cross-site', 'same-site', 'none', ''].map((site) =>
    asHeaders(`sec-fetch-site ${JSON.stringify(site)}`, 403, { 'sec-fetch-site': site }),
  ),
  asHeaders('a plain form of another site', 403, { 'content-type': formType, 'sec-fetch-site': 'cross-site' }),
  // Other methods
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    what: `method ${method}`,
    status: 405,
    method,
  })),
  // Plain forms
  ...['name=%ff', 'name=%', 'name=%zz', 'name=\u00ff%c3%28'].map((body) => ({
    what: `form ${body}`,
    status: 400,
    body,
    headers: { 'content-type': formType },
  })),
  ...['', 'name=a&name=b', '__proto__=a', '=', '&&&', 'consent=false'].map((body) => ({
    what: `form ${body}`,
    status: 303,
    body,
    headers: { 'content-type': formType },
  })),
  {
    what: 'a form over 16 KiB',
    status: 303,
    body: `message=${'a'.repeat(17_000)}`,
    headers: { 'content-type': formType },
  },
];

/** What looks bad and is only text: kept as it is, and harmless wherever it is shown. */
export const harmlessText: readonly string[] = [
  "Robert'); DROP TABLE lead;--",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("https://evil.example","klik")',
  '@SUM(1+1)*cmd|calc',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant as text
  '{{7*7}} ${7*7} <%= 7*7 %>',
  "' OR '1'='1",
  '$where: 1 || %00 %0d%0aBcc: a@example.com',
];
