import { validLead } from './client.ts';

export interface BadInput {
  readonly what: string;
  readonly status: number;
  readonly field?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly method?: string;
}

const json = (changes: Readonly<Record<string, unknown>>): string => JSON.stringify({ ...validLead(), ...changes });
const withoutField = (field: string): string => JSON.stringify({ ...validLead(), [field]: undefined });
const withWrongField = (
  field: string,
  value: unknown,
  what = `${field}: ${JSON.stringify(value).slice(0, 40)}`,
): BadInput => ({
  what,
  status: 422,
  field,
  body: json({ [field]: value }),
});
const refused = (status: number, what: string, request: Partial<BadInput>): BadInput => ({ what, status, ...request });
const plainForm = { 'content-type': 'application/x-www-form-urlencoded' };

/** Inputs to refuse, with their status; those sent as a plain form are redirected to a page (303). */
export const badInputs: readonly BadInput[] = [
  // Missing, of a wrong type, empty
  ...['name', 'email', 'phone', 'consent', 'consentVersion'].map((field) =>
    refused(422, `${field} missing`, { field, body: withoutField(field) }),
  ),
  withWrongField('consentVersion', { toString: 1 }),
  ...['name', 'email', 'phone', 'company', 'message', 'remark'].flatMap((field) =>
    [1, {}, ['a']].map((value) => withWrongField(field, value)),
  ),
  ...['name', 'email', 'phone'].flatMap((field) => [null, '', '   '].map((value) => withWrongField(field, value))),
  ...[false, 'true', 1, null, {}].map((value) => withWrongField('consent', value)),
  ...['', 'v0', '2099-01-01', 'a'.repeat(5000), null].map((value) => withWrongField('consentVersion', value)),
  ...['oil', 'OIL-GAS', 'oil-gas ', '__proto__', 'constructor', 3].map((value) => withWrongField('industry', value)),
  ...['0', '51', '6–20', 6].map((value) => withWrongField('tankCount', value)),
  withWrongField('name', 'a'.repeat(101)),
  withWrongField('email', `${'a'.repeat(250)}@example.com`),
  withWrongField('email', `a@${'a'.repeat(64)}.com`),
  withWrongField('email', `a@mail.${'a'.repeat(64)}.example.com`),
  withWrongField('phone', '0'.repeat(41)),
  withWrongField('company', 'a'.repeat(151)),
  withWrongField('message', 'a'.repeat(4001)),
  withWrongField('remark', 'a'.repeat(2001)),
  // Malformed values
  ...['...', '123', '🙂'].map((value) => withWrongField('name', value)),
  ...['a@b', 'a@example.com,b@example.com', 'a b@example.com', '"a"@example.com', '<a@example.com>'].map((value) =>
    withWrongField('email', value),
  ),
  ...['123', '0812 CALL NOW', '081234567890;ext=5'].map((value) => withWrongField('phone', value)),
  // Control characters, header and log injection, direction marks, lone surrogates
  withWrongField('name', 'Siti\r\nBcc: all@example.com'),
  withWrongField('name', 'Siti\u0000'),
  withWrongField('name', 'Siti\u001b[2J'),
  withWrongField('name', 'Siti\u202egnp.exe'),
  withWrongField('name', 'Siti\u2028x'),
  withWrongField('name', 'Siti\ud800'),
  withWrongField('email', 'a@example.com\nBcc: b@example.com'),
  withWrongField('phone', '0812\n34567890'),
  withWrongField('company', 'PT\tContoh'),
  withWrongField('message', 'a\u0000b'),
  withWrongField('message', 'a\u2066b'),
  // Unknown keys
  withWrongField('password', 'x'),
  withWrongField('reference', 'KTR-4X9M'),
  refused(422, '__proto__', { field: '__proto__', body: json({}).replace('{', '{"__proto__":{"consent":true},') }),
  withWrongField('constructor', { prototype: { polluted: true } }),
  refused(422, '1500 keys', { body: json(Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`k${n}`, 0]))) }),
  // Not a single JSON object in UTF-8
  ...['', '{', 'null', '[]', '"a"', '1', '[[[]]]', 'name=a', '{"a":1}{"a":1}', '{a:1}', "{'a':1}"].map((body) =>
    refused(400, `body ${body}`, { body }),
  ),
  refused(400, 'deeply nested', { body: '['.repeat(16_000) }),
  refused(400, 'bytes that are not UTF-8', { body: Buffer.from(json({ name: 'José' }), 'latin1') }),
  refused(400, 'UTF-16', { body: Buffer.from(json({}), 'utf16le') }),
  refused(400, 'a byte order mark', { body: Buffer.from(`\ufeff${json({})}`) }),
  // Too large
  refused(413, 'a byte over 16 KiB', { body: json({}).padEnd(16 * 1024 + 1) }),
  refused(413, 'one megabyte', { body: json({ message: 'a'.repeat(1024 * 1024) }) }),
  // Other formats
  ...['text/plain', 'multipart/form-data; boundary=a', 'application/json; charset=utf-16', 'application/jsonx'].map(
    (type) => refused(415, `content-type ${type}`, { headers: { 'content-type': type } }),
  ),
  refused(415, 'content-encoding gzip', { headers: { 'content-encoding': 'gzip' } }),
  ...[undefined, '', '1', 'a'.repeat(36), '11111111-1111-4111-8111-11111111111', "' or 1=1 --", '{}'].map((key) =>
    refused(400, `idempotency-key ${key}`, { headers: { 'idempotency-key': key } }),
  ),
  // Other sites
  ...['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1', 'nonsense', ''].map(
    (origin) => refused(403, `origin ${JSON.stringify(origin)}`, { headers: { origin } }),
  ),
  ...['cross-site', 'same-site', 'none', ''].map((site) =>
    refused(403, `sec-fetch-site ${JSON.stringify(site)}`, { headers: { 'sec-fetch-site': site } }),
  ),
  refused(403, 'a plain form of another site', { headers: { ...plainForm, 'sec-fetch-site': 'cross-site' } }),
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => refused(405, `method ${method}`, { method })),
  ...['name=%ff', 'name=%', 'name=%zz', 'name=\u00ff%c3%28'].map((body) =>
    refused(400, `form ${body}`, { body, headers: plainForm }),
  ),
  ...['', 'name=a&name=b', '__proto__=a', '=', '&&&', 'consent=false'].map((body) =>
    refused(303, `form ${body}`, { body, headers: plainForm }),
  ),
  refused(303, 'a form over 16 KiB', { body: `message=${'a'.repeat(17_000)}`, headers: plainForm }),
];

/** Text that looks dangerous but is only text: stored unchanged and displayed harmlessly. */
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
