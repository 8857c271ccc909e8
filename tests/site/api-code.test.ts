import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exampleSecret } from '../../apps/site/src/api/terminal/examples.ts';
import { verify } from '../../apps/site/src/content/api/samples/verify.ts';
import { paths } from '../../scripts/paths.ts';
import { codeSamplesOn, compilerErrors, fileText, referencePages } from './api.ts';
import { expectNone, openPage } from './site.ts';

const samples = referencePages.flatMap((address) => codeSamplesOn(openPage(address)));
const python = spawnSync('python3', ['--version']).status === 0;

describe('samples', () => {
  let folder = '';
  beforeAll(() => {
    // Inside the project, so that the compiler finds Node’s types.
    folder = mkdtempSync(join(paths.build, 'api-samples-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('types and TypeScript samples compile in strictest mode', () => {
    writeFileSync(join(folder, 'tank-api.d.ts'), fileText('tank-api.d.ts'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const files = samples
      .filter(({ title }) => title.endsWith('.ts'))
      .map(({ code }, index) => {
        const file = join(folder, `sample-${index}.ts`);
        writeFileSync(file, `${code}\nexport {};\n`);
        return file;
      });
    expect(files.length).toBeGreaterThan(10);
    const strictest = {
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      lib: ['lib.es2023.d.ts'],
    };
    const found = compilerErrors(folder, [...files, join(folder, 'tank-api.d.ts')], strictest);
    expectNone(found, 'TypeScript samples');
  });

  test.skipIf(!python)('Python samples parse (skipped without Python)', () => {
    const sources = samples.filter(({ title }) => title.endsWith('.py')).map(({ code }) => code);
    expect(sources.length).toBeGreaterThan(10);
    const script = 'import ast,json,sys\nfor source in json.load(sys.stdin): ast.parse(source)';
    const run = spawnSync('python3', ['-c', script], { input: JSON.stringify(sources), encoding: 'utf8' });
    expect(run.stderr).toBe('');
  });
});

describe('the signature of a webhook', () => {
  const shown = samples.find(({ code }) => code.startsWith('POST /kejadian-tangki'))?.code ?? '';
  const [head = '', body = ''] = shown.split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  const headers = {
    'webhook-id': header('webhook-id'),
    'webhook-timestamp': header('webhook-timestamp'),
    'webhook-signature': header('webhook-signature'),
  };
  const now = Number(headers['webhook-timestamp']) + 2;
  const without = (name: keyof typeof headers, value: string) => ({ ...headers, [name]: value });
  const program = (name: string) => samples.find(({ title }) => title === name)?.code ?? '';
  /**
   * Deliveries that must be refused: other body, id, time or secret, an old delivery, invalid time, missing
   * signature.
   */
  const forged: [string, Parameters<typeof verify>][] = [
    ['body', [body.replace(/"level":[\d.]+/, '"level":40.1'), headers, exampleSecret, now]],
    ['id', [body, without('webhook-id', 'dl_1'), exampleSecret, now]],
    ['timestamp', [body, without('webhook-timestamp', String(now)), exampleSecret, now]],
    ['secret', [body, headers, `whsec_${btoa('another secret of 24 chr')}`, now]],
    ['age', [body, headers, exampleSecret, now + 301]],
    ['no time', [body, without('webhook-timestamp', 'kemarin'), exampleSecret, now]],
    ...['08', '-5', '9'.repeat(5000)].map((time): (typeof forged)[number] => [
      `time ${time.slice(0, 3)}`,
      [body, without('webhook-timestamp', time), exampleSecret, now],
    ]),
    ['no headers', [body, {}, exampleSecret, now]],
    ['no signature', [body, without('webhook-signature', ''), exampleSecret, now]],
  ];
  const accepted: [string, Parameters<typeof verify>][] = [
    ['as sent', [body, headers, exampleSecret, now]],
    [
      'two secrets',
      [body, without('webhook-signature', `v1,YQ== ${headers['webhook-signature']}`), exampleSecret, now],
    ],
  ];

  test('the TypeScript sample and the Standard Webhooks library accept it; the sample refuses forged ones', () => {
    for (const [what, call] of accepted) expect(verify(...call), what).toBe(true);
    for (const [what, call] of forged) expect(verify(...call), what).toBe(false);
    vi.useFakeTimers({ now: now * 1000 });
    expect(new Webhook(exampleSecret).verify(body, headers)).toEqual(JSON.parse(body));
    vi.useRealTimers();
  });

  test.skipIf(!python)('the Python sample accepts only the genuine delivery (skipped without Python)', () => {
    const calls = [...accepted, ...forged].map(([, call]) => call);
    const script = `${program('verify.py')}\nimport json, sys\nprint([verify(b.encode(), h, k, n) for b, h, k, n in json.load(sys.stdin)])`;
    const run = spawnSync('python3', ['-c', script], { input: JSON.stringify(calls), encoding: 'utf8' });
    expect(run.stdout.trim(), run.stderr).toBe(`[True, True${', False'.repeat(forged.length)}]`);
  });

  test.skipIf(spawnSync('zsh', ['-c', 'true']).status !== 0)(
    'pasted into an interactive zsh, where comments and exclamation marks mean something else, the sample works',
    () => {
      const [id, time, signature] = Object.values(headers);
      const call = `verify ${[body, id, time, signature, exampleSecret].map((one) => `'${one}'`).join(' ')} && echo SAH`;
      const input = `date() { echo ${now}; }\n${program('verify.sh')}\n${call}\n`;
      const run = spawnSync('zsh', ['-f', '-i'], { input, encoding: 'utf8' });
      expect(run.stdout.match(/^SAH$/m)?.length, run.stderr).toBe(1);
      expect(run.stderr).not.toMatch(/not found|bad pattern|parse error/);
    },
  );

  const shells = ['sh', 'bash', 'zsh'].map((shell) => [shell, spawnSync(shell, ['-c', 'true']).status === 0] as const);
  test.for(shells)(
    'in %s the sample accepts only the genuine delivery (skipped where it is not installed)',
    ([shell, installed], { skip }) => {
      if (!installed) skip();
      for (const [what, [content, given, secret, at = now]] of [...accepted, ...forged]) {
        const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signature = '' } = given;
        const script = `date() { echo ${at}; }\n${program('verify.sh')}\nverify "$@"`;
        const run = spawnSync(shell, ['-c', script, shell, content, id, time, signature, secret]);
        expect([what, run.status === 0]).toEqual([what, accepted.some(([name]) => name === what)]);
      }
    },
  );
});
