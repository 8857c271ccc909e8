import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { signature } from '../../server/leads/outbox/webhook.ts';
import { exampleSecret } from '../../src/api/description/examples.ts';
import { sign } from '../../src/api/description/signature.ts';
import { verify } from '../../src/content/api/samples/verify.ts';
import { codeOn, fileText, referencePages } from './api.ts';
import { expectNone, openPage } from './site.ts';

const samples = referencePages.flatMap((address) => codeOn(openPage(address)));
const python = spawnSync('python3', ['--version']).status === 0;

describe('samples', () => {
  let folder = '';
  beforeAll(() => {
    // Inside the project, so that the compiler finds Node's types.
    folder = mkdtempSync(join(paths.build, 'api-samples-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the types and every TypeScript sample compile in strictest form', () => {
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
    const program = ts.createProgram([...files, join(folder, 'tank-api.d.ts')], {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: false,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: ['node'],
      typeRoots: [join(paths.root, 'node_modules/@types')],
      lib: ['lib.es2023.d.ts'],
    });
    const found = ts
      .getPreEmitDiagnostics(program)
      .filter(({ file }) => file?.fileName.startsWith(folder))
      .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    expectNone(found, 'TypeScript samples');
  });

  test.skipIf(!python)('every Python sample is Python', () => {
    const sources = samples.filter(({ title }) => title.endsWith('.py')).map(({ code }) => code);
    expect(sources.length).toBeGreaterThan(10);
    const script = 'import ast,json,sys\nfor source in json.load(sys.stdin): ast.parse(source)';
    const run = spawnSync('python3', ['-c', script], { input: JSON.stringify(sources), encoding: 'utf8' });
    expect(run.stderr).toBe('');
  });

  test('every curl sample is a command with the key from the environment', () => {
    const sources = samples.filter(({ title }) => title === 'Terminal').map(({ code }) => code);
    for (const source of sources) {
      const script = `curl() { printf '%s\\n' "$@"; }\nuuidgen() { echo 7d44; }\n${source}`;
      const run = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'live_x' } });
      expect(run.stderr).toBe('');
      expect(run.stdout).toContain('Authorization: Bearer live_x\n');
      expect(run.stdout).toMatch(/\nhttps:\/\/api\.\S+\/v1\/\S+\n$/);
    }
  });
});

describe('the signature of a webhook', () => {
  const shown = samples.find(({ code }) => code.startsWith('POST /kejadian-tangki'))?.code ?? '';
  const [head = '', body = ''] = shown.split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  const timestamp = header('X-Timestamp');
  const given = header('X-Signature');
  const now = Number(timestamp) + 2;
  /** What must be refused: another body, another time, another secret, an old delivery, a broken time. */
  const forged: [string, Parameters<typeof verify>][] = [
    ['body', [body.replace(/"level":[\d.]+/, '"level":40.1'), timestamp, given, exampleSecret, now]],
    ['timestamp', [body, String(now), given, exampleSecret, now]],
    ['secret', [body, timestamp, given, 'whsec_lain', now]],
    ['age', [body, timestamp, given, exampleSecret, now + 301]],
    ['no time', [body, 'kemarin', given, exampleSecret, now]],
    ['no signature', [body, timestamp, '', exampleSecret, now]],
  ];

  test('the delivery that is shown is signed as the site signs its own', async () => {
    expect(given).toMatch(/^v1=[0-9a-f]{64}$/);
    expect(given).toBe(signature(exampleSecret, timestamp, body));
    expect(given).toBe(await sign(exampleSecret, timestamp, body));
  });

  test('the TypeScript sample takes it, and nothing else', () => {
    expect(verify(body, timestamp, given, exampleSecret, now)).toBe(true);
    for (const [what, call] of forged) expect(verify(...call), what).toBe(false);
  });

  test.skipIf(!python)('the Python sample takes it, and nothing else', () => {
    const program = samples.find(({ title }) => title === 'verify.py')?.code ?? '';
    const calls = [[body, timestamp, given, exampleSecret, now], ...forged.map(([, call]) => call)];
    const script = `${program}\nimport json, sys\nprint([verify(b.encode(), t, s, k, n) for b, t, s, k, n in json.load(sys.stdin)])`;
    const run = spawnSync('python3', ['-c', script], { input: JSON.stringify(calls), encoding: 'utf8' });
    expect(run.stdout.trim(), run.stderr).toBe(`[True${', False'.repeat(forged.length)}]`);
  });
});
