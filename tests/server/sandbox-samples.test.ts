import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient as generate } from '@hey-api/openapi-ts';
import createClient from 'openapi-fetch';
import { Keys } from 'sandbox/keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { freePort, type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { codeSamplesOn, compilerErrors, fileText, referencePages } from '../site/api.ts';
import { openPage } from '../site/site.ts';

const secret = 'rahasia uji, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
const newKey = () => keys.write(keys.make('write', Date.now()));
let server: ServerProcess;
let folder = '';
beforeAll(async () => {
  server = await startServer(paths.root, { SANDBOX: 'on', SANDBOX_SECRET: secret });
  folder = mkdtempSync(join(paths.build, 'api-samples-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const python = spawnSync('python3', ['-c', 'import requests']).status === 0;
const published = /https:\/\/[^\s'"]+\/sandbox/g;

/** Code as shown to a reader of this server: the page replaces the published address by its own. */
const shown = (code: string) => code.replaceAll(published, `${server.origin}/sandbox`);

/** Runs a program with a new key. @returns its output */
async function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const options = { cwd: folder, env: { PATH: process.env['PATH'], API_KEY: newKey(), ...env }, detached: true };
  const child = spawn(command, args, options);
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk;
    // An open stream would never end by itself.
    if (output.includes('retry: ')) process.kill(-(child.pid ?? 0));
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  const [code, signal] = await once(child, 'close');
  return { code: signal === 'SIGTERM' ? 0 : code, output };
}

/** Commands that run each kind of sample as pasted. */
const runners: Readonly<Record<string, (code: string, name: string) => ReturnType<typeof run>>> = {
  Terminal: (code) => run('bash', ['-ec', code]),
  ts(code, name) {
    writeFileSync(join(folder, `${name}.ts`), code);
    return run(process.execPath, [`${name}.ts`]);
  },
  py: (code) => run('python3', ['-c', code]),
};

const samples = referencePages.flatMap((page) =>
  codeSamplesOn(openPage(page)).flatMap(({ title, code }, at) => {
    const kind = title === 'Terminal' || code.startsWith('export TANK_API') ? 'Terminal' : title.split('.').at(-1);
    const isCall = /TANK_API/.test(code);
    return kind && kind in runners && isCall && (kind !== 'py' || python) ? [{ page, title, code, at, kind }] : [];
  }),
);

/** The plain `npm test` runs the first sample of each kind per page, since each starts a program. */
const tried = [...samples.entries()].filter(([number, { page, kind }]) => {
  const first = samples.findIndex((other) => other.page === page && other.kind === kind);
  return isWholeDepth || first === number;
});

test('every sample of the reference works as pasted', async () => {
  expect(samples.length).toBeGreaterThan(python ? 70 : 45);
  const failed: string[] = [];
  const left = [...tried];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [number, { page, title, code, kind }] = next;
      const { code: exit, output } = (await runners[kind]?.(shown(code), `sample-${number}`)) ?? {};
      if (exit !== 0) failed.push(`${page} ${title} ${number}: ${exit} ${output}\n${code}`);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(failed.join('\n\n')).toBe('');
});

const portal = () => codeSamplesOn(openPage('/pengembang'));

const shells = ['sh', 'bash', 'zsh'].map((shell) => [shell, spawnSync(shell, ['-c', 'true']).status === 0] as const);

describe.each(shells)('in %s (skipped where it is not installed)', (shell, installed) => {
  test.skipIf(!installed)('the guide leads from an empty terminal to a delivery', async () => {
    const parts = portal().filter(
      ({ title, code }) => (title === 'Terminal' && !/^export TANK_API=|Invoke-/.test(code)) || code.includes('sed '),
    );
    const guide = shown(parts.map(({ code }) => code).join('\n')).replaceAll('3000', String(await freePort()));
    // Waits for both deliveries instead of a fixed time, which a busy machine exceeds.
    const script = `out=$(mktemp)
trap 'cat "$out" >&3; rm "$out"' EXIT
exec 3>&1 >"$out" 2>&1
${guide}
listener=$!
tries=0
until [ "$(grep -c '204 delivered' "$out")" -ge 2 ] || [ $tries -ge 60 ]; do
  tries=$((tries + 1))
  sleep 0.5
done
kill $listener $receiver`;
    const { code, output } = await run(shell, ['-ec', script], { API_KEY: '' });
    expect([code, output]).toEqual([0, expect.stringContaining('webhook-signature')]);
    expect(output).toContain('"kind":"tank.level.low"');
    // The one that waited since the jump, and the one raised by hand.
    expect(output.match(/✓.* sah dl_\w+ tank\.level\.low dijawab 204/g)).toHaveLength(2);
    expect(output.match(/dl_\w+ tank\.level\.low percobaan 1: 204 delivered/g)).toHaveLength(2);
  });
});

test('a refused first step is shown and yields no key', async () => {
  const [first = ''] = shown(portal().find(({ code }) => code.includes('sed '))?.code ?? '').split('\n\n');
  const refused = first.replace('{"scope":"write"}', '{"scope":"semua"}');
  const { output } = await run('sh', ['-c', `${refused}\necho "[$API_KEY]"`], { API_KEY: '' });
  expect(output).toContain('[]');
  expect(output).toMatch(/"status": ?4\d\d/);
});

test('a client generated by @hey-api/openapi-ts compiles, sets a limit and receives its alarm', async () => {
  const output = join(folder, 'client');
  const described = await fetch(`${server.origin}/sandbox/openapi.json`);
  writeFileSync(join(folder, 'openapi.json'), await described.text());
  await generate({
    input: join(folder, 'openapi.json'),
    output: { path: output, module: { extension: '.ts' } },
    logs: { level: 'silent' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  });
  const file = join(folder, 'flow.ts');
  writeFileSync(
    file,
    `import { client } from './client/client.gen.ts';
import { listAlerts, setClock, updateTank } from './client/sdk.gen.ts';

export async function flow(auth: string): Promise<string | undefined> {
  client.setConfig({ auth });
  const changed = await updateTank({ path: { tank_id: 'TK-204' }, body: { limit_low: 67 }, throwOnError: true });
  const low: number = changed.data.limit_low;
  await setClock({ body: { advance: 'PT6H' }, throwOnError: true });
  const alerts = await listAlerts({ query: { state: 'open', tank_id: 'TK-204' }, throwOnError: true });
  return alerts.data.data.find(({ limit }) => limit === low)?.kind;
}
`,
  );
  expect(compilerErrors(folder, [file])).toEqual([]);
  const { flow } = await import(/* @vite-ignore */ file);
  expect(await flow(newKey())).toBe('tank.level.low');
});

test('openapi-fetch with the types for download compiles, creates a webhook and reads its inbox', async () => {
  writeFileSync(join(folder, 'tank-api.d.ts'), fileText('tank-api.d.ts'));
  const file = join(folder, 'fetch.ts');
  writeFileSync(
    file,
    `import type createClient from 'openapi-fetch';
import type { paths } from './tank-api.d.ts';

export async function flow(client: ReturnType<typeof createClient<paths>>): Promise<string | undefined> {
  const made = await client.POST('/v1/webhooks', { body: { url: 'https://a.example/x', events: ['tank.level.high'] } });
  const webhook_id = made.data?.webhook_id ?? '';
  await client.POST('/v1/webhooks/{webhook_id}/test', { params: { path: { webhook_id } }, body: { event: 'tank.level.high' } });
  const inbox = await client.GET('/v1/inbox', { params: { query: { limit: 1 } } });
  return inbox.data?.data[0]?.headers['webhook-signature'];
}
`,
  );
  expect(compilerErrors(folder, [file])).toEqual([]);
  const { flow } = await import(/* @vite-ignore */ file);
  const headers = { Authorization: `Bearer ${newKey()}` };
  expect(await flow(createClient({ baseUrl: `${server.origin}/sandbox`, headers }))).toMatch(/^v1,[\w+/]{43}=$/);
});
