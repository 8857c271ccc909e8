import { execFile, spawn } from 'node:child_process';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { leadAddresses } from 'contract/lead';
import { openStore } from 'server/leads/store/open';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { bareEnvironment, freePort } from '../../scripts/server-process.ts';
import { buildFixture } from '../server/fixture.ts';
import {
  isAnswering,
  mailSettings,
  postForm,
  temporaryStore,
  validLead,
  waitUntil,
  webhookSettings,
} from '../server/leads/client.ts';
import { startReceiver, startSmtp } from '../server/leads/receivers.ts';
import { astro, copySite } from './site-copy.ts';

/** Additions as described in docs/change.md, and nothing else: an industry, and a field of the consultation form. */
let folder = '';
const at = (path: string) => join(folder, 'apps/site/src', path);

beforeAll(async () => {
  // Several pages: in a build of only one, Astro does not insert the styles between sections.
  folder = await copySite('[industry].astro', '[file].ts', 'cari.astro', '_leads', '_meeting.astro');
  await shrinkScenes();
  await copyFile(at('assets/scenes/minyak-gas.webp'), at('assets/scenes/pertambangan.webp'));
  await addIndustry();
  await addField();
  const { code, output } = await astro('build', folder);
  expect(code, output).toBe(0);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Shrinks all scenes to speed up the build; image formats are not under test here. */
async function shrinkScenes() {
  for (const name of await readdir(at('assets/scenes'))) {
    const small = await sharp(at(`assets/scenes/${name}`))
      .resize(480, 270)
      .webp()
      .toBuffer();
    await writeFile(at(`assets/scenes/${name}`), small);
  }
}

async function addIndustry() {
  const copy = parseDocument(await readFile(at('content/industries/minyak-gas.yaml'), 'utf8'));
  copy.set('order', 7);
  copy.set('title', 'Pertambangan');
  copy.setIn(['picture', 'src'], '../../assets/scenes/pertambangan.webp');
  copy.setIn(['drawing', 'tank'], 'buried-tank');
  await writeFile(at('content/industries/pertambangan.yaml'), String(copy));
  copy.set('draft', true);
  copy.set('title', 'Perkapalan');
  await writeFile(at('content/industries/perkapalan.yaml'), String(copy));
}

/** [file, line of the neighbouring field, line to insert before it] */
const fieldLines = [
  ['packages/contract/lead.ts', '  message: {', "  city: { kind: 'line', limit: 80, column: 'city' },"],
  ['apps/server/leads/store/tables.ts', '  message: ', "  city: '004-city',"],
  ['apps/site/src/content/pages/konsultasi-gratis.yaml', '    message: {', '    city: { label: Kota }'],
  ['apps/site/src/content/leads/server.yaml', '  message: ', '  city: Kota'],
  [
    'apps/site/src/content/leads/gagal.yaml',
    '  - id: isian-message',
    '  - { id: isian-city, title: Kota, text: "Paling banyak {{limit}} karakter." }',
  ],
] as const;

async function addField() {
  for (const [file, neighbour, line] of fieldLines) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text.split(`\n${neighbour}`), file).toHaveLength(2);
    await writeFile(join(folder, file), text.replace(`\n${neighbour}`, `\n${line}\n${neighbour}`));
  }
}

const built = async (file: string) => load(await readFile(join(folder, 'apps/site/dist', file), 'utf8'));

test('a seventh industry needs one record and one picture; a draft appears nowhere', async () => {
  const page = await built('pertambangan.html');
  expect(page('h1').text()).not.toBe('');
  for (const place of ['#jelajah', 'footer']) {
    expect(page(`${place} a[href="/pertambangan"]`).text(), place).toBe('Pertambangan');
  }
  expect(await readFile(join(folder, 'apps/site/dist/sitemap.xml'), 'utf8')).toContain('/pertambangan</loc>');
  expect(await readFile(join(folder, 'apps/site/dist/cari.html'), 'utf8')).toContain('href="/pertambangan"');
  for (const file of await readdir(join(folder, 'apps/site/dist'), { recursive: true })) {
    expect(file).not.toContain('perkapalan');
    if (!/\.(html|xml|json)$/.test(file)) continue;
    expect(await readFile(join(folder, 'apps/site/dist', file), 'utf8'), file).not.toMatch(/perkapalan/i);
  }
});

test('an eighth field needs one line in five files; form, privacy page and failure page show it', async () => {
  const form = await built('_leads/konsultasi-gratis.html');
  expect(form('main form #city').attr()).toMatchObject({ name: 'city', type: 'text', maxlength: '80' });
  expect(form('label[for="city"]').text()).toContain('Kota');
  expect((await built('_leads/kebijakan-privasi.html'))('main').text()).toContain('Kota');
  expect((await built('_leads/konsultasi-gratis/gagal.html'))('#isian-city').text()).toContain('80 karakter');
});

test('the eighth field reaches an existing store, mail, webhook and CSV', async ({ onTestFinished }) => {
  const [store, smtp, hook] = [temporaryStore(), await startSmtp(), await startReceiver()];
  onTestFinished(() => store.remove());
  onTestFinished(() => smtp.close());
  onTestFinished(() => hook.close());
  const before = await openStore(store.url);
  await before.migrate();
  await before.close();
  const release = join(folder, 'release');
  await buildFixture(release, { 'index.html': '<h1>a</h1>', '404.html': '<h1>b</h1>' });
  const port = String(await freePort());
  const env = {
    ...{ ...bareEnvironment, SITE_ROOT: release, LEADS_DATABASE_URL: store.url, SANDBOX: 'off', PORT: port },
    ...{ ...mailSettings, SMTP_URL: smtp.url, ...webhookSettings(hook.url) },
  };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder, env });
  const write = `(await import('./scripts/postbuild/lead-records.ts')).writeLeadRecords('release/build')`;
  await run('--input-type=module', '-e', write);

  const server = spawn(process.execPath, ['apps/server/main.ts'], { cwd: folder, env, stdio: 'ignore' });
  onTestFinished(() => void server.kill());
  const origin = `http://127.0.0.1:${port}`;
  await waitUntil(() => isAnswering(`${origin}/readyz`), 'the server of the copy');
  const { headers } = await postForm(origin, { ...validLead('kota'), city: ' Kota  Semarang ' });
  expect(headers.get('location')).toContain(leadAddresses.sent);
  const refused = await postForm(origin, { ...validLead('lain'), city: 'x'.repeat(81) });
  expect(refused.headers.get('location')).toBe(`${leadAddresses.failed}#isian-city`);
  await waitUntil(() => smtp.mails.length + hook.deliveries.length === 2, 'mail and webhook');
  expect(JSON.parse(hook.deliveries[0]?.body ?? '')).toMatchObject({ city: 'Kota Semarang', tankCount: '6-20' });
  expect(smtp.mails[0]?.raw).toContain('Kota: Kota Semarang');
  const { stdout } = await run('apps/server/leads/cli/main.ts', 'export', '--csv');
  const [head, row] = stdout.split('\r\n');
  expect(row?.split(',')[head?.split(',').indexOf('"Kota"') ?? -1]).toBe('"Kota Semarang"');
});
