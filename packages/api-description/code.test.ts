import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { codeSamples } from './code.ts';

const base = 'https://www.contoh.example/sandbox';
const path = '/v1/alerts/AL-1/acknowledgement';
const body = { by: "Manajer 'malam'", note: 'Kata "henti"; $HOME', tries: 2, ok: true, none: null, list: ['a'] };
const code = codeSamples({ method: 'post', path, body, answer: 'Alert' }, base);

test('passes the body through the shell unchanged, whatever quotes it contains', () => {
  const script = `curl() { for a in "$@"; do printf '%s\\0' "$a"; done; }\n${code.curl}`;
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'k' } });
  const args = stdout.split('\0');
  expect(stderr).toBe('');
  expect(args.slice(0, 3)).toEqual(['--fail-with-body', '--request', 'POST']);
  expect(JSON.parse(args[args.indexOf('--data') + 1] ?? '')).toEqual(body);
  expect(args).toContain('Authorization: Bearer k');
});

test('sends a fresh idempotency key in every language, or the given one', () => {
  const fresh = codeSamples({ method: 'post', path, body, idempotent: true }, base);
  const script = `curl() { for a in "$@"; do printf '%s\\0' "$a"; done; }\n${fresh.curl}`;
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'k' } });
  expect(stdout).toMatch(/\0Idempotency-Key: \d{10}-\d+\0/);
  expect(fresh.typescript).toContain("'Idempotency-Key': crypto.randomUUID(),");
  expect(fresh.python).toContain('import uuid\n');
  for (const code of Object.values(codeSamples({ method: 'post', path, body, idempotent: 'kirim-0001' }, base)))
    expect(code).toMatch(/Idempotency-Key['"]?: ['"]?kirim-0001/);
});

test('sets the address in the first line and keeps an exported key', () => {
  const script = `curl() { for a in "$@"; do printf '%s\\n' "$a"; done; }\n${codeSamples({ method: 'get', path: '/v1/tanks?a=1&b=2' }, base).curl}`;
  const asked = (env: NodeJS.ProcessEnv) => spawnSync('sh', ['-c', script], { encoding: 'utf8', env }).stdout;
  expect(asked({ API_KEY: 'k' })).toBe(
    `--fail-with-body\n--header\nAuthorization: Bearer k\n${base}/v1/tanks?a=1&b=2\n`,
  );
  expect(asked({})).toContain('Bearer sandbox_…\n');
});

test('writes the same value as TypeScript and as Python literal', () => {
  const [, literal = ''] = /JSON\.stringify\(([\s\S]+?)\),\n\}\);/.exec(code.typescript) ?? [];
  expect(new Function(`return (${literal})`)()).toEqual(body);
  expect(code.python).toContain('"ok": True,');
  expect(code.python).toContain('"none": None,');
  expect(code.python).toContain('alert = response.json()');
});

test('reads no response body when the operation has none', () => {
  const deleted = codeSamples({ method: 'delete', path }, base);
  expect(deleted.typescript).not.toContain('json()');
  expect(deleted.python).toContain('requests.delete(');
  expect(deleted.python).not.toContain('json()');
});
