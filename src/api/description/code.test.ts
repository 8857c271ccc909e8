import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

const url = 'https://api.contoh.example/v1/alerts/AL-1/acknowledgement';
const body = { by: "Manajer 'malam'", note: 'Kata "henti"; $HOME', tries: 2, ok: true, none: null, list: ['a'] };
const code = codeOf({ method: 'post', url, body, answer: 'Alert' });

test('the shell hands on the body untouched, whatever quotes stand in it', () => {
  const script = `curl() { for a in "$@"; do printf '%s\\0' "$a"; done; }\n${code.curl}`;
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'k' } });
  const args = stdout.split('\0');
  expect(stderr).toBe('');
  expect(args.slice(0, 3)).toEqual(['--fail', '--request', 'POST']);
  expect(JSON.parse(args[args.indexOf('--data') + 1] ?? '')).toEqual(body);
  expect(args).toContain('Authorization: Bearer k');
});

test('a write that may be repeated has a fresh key in every language, or the one that was given', () => {
  const fresh = codeOf({ method: 'post', url, body, idempotent: true });
  const script = `curl() { for a in "$@"; do printf '%s\\0' "$a"; done; }\nuuidgen() { echo 7d44; }\n${fresh.curl}`;
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'k' } });
  expect(stdout.split('\0')).toContain('Idempotency-Key: 7d44');
  expect(fresh.typescript).toContain("'Idempotency-Key': crypto.randomUUID(),");
  expect(fresh.python).toContain('import uuid\n');
  for (const code of Object.values(codeOf({ method: 'post', url, body, idempotent: 'kirim-0001' })))
    expect(code).toMatch(/Idempotency-Key['"]?: ['"]?kirim-0001/);
});

test('an address with a query is quoted', () => {
  expect(codeOf({ method: 'get', url: `${url}?a=1&b=2` }).curl).toContain(`'${url}?a=1&b=2'`);
});

test('the TypeScript literal and the Python one mean the same value', () => {
  const [, literal = ''] = /JSON\.stringify\(([\s\S]+?)\),\n\}\);/.exec(code.typescript) ?? [];
  expect(new Function(`return (${literal})`)()).toEqual(body);
  expect(code.python).toContain('"ok": True,');
  expect(code.python).toContain('"none": None,');
  expect(code.python).toContain('alert = response.json()');
});

test('without an answer nothing is read', () => {
  const deleted = codeOf({ method: 'delete', url });
  expect(deleted.typescript).not.toContain('json()');
  expect(deleted.python).toContain('requests.delete(');
  expect(deleted.python).not.toContain('json()');
});
