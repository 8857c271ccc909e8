import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { changedLines, copyRecords, recordText, siteCollections, writeText } from '../../../../tests/desk/fixture.ts';
import type { DeskIndex } from '../contract.ts';
import type { DeskSite } from './collections.ts';
import { handle } from './endpoint.ts';
import type { LoadedRecord } from './records.ts';

const collections = await siteCollections();

/** The endpoint over a copy of the records, requested like from a page of the same server. */
async function serve(fetchPage?: DeskSite['fetchPage']) {
  const root = await copyRecords();
  const site = { root, collections, ...(fetchPage && { fetchPage }) };
  const server: Server = createServer((request, response) => handle(site, request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function ask<T = { [key: string]: unknown }>(what: string, body?: unknown, more: Record<string, string> = {}) {
    const [method = 'GET', path = ''] = what.split(' ');
    const response = await fetch(`http://${host}/${path}`, {
      method,
      headers: { origin: `http://${host}`, 'content-type': 'application/json', ...more },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }
  const load = async (file: string) => (await ask<LoadedRecord>(`GET record?file=${file}`)).body;
  return { root, ask, load };
}

const home = 'pages/home.yaml';

test('lists all records, and the vocabulary for texts', async () => {
  const { body } = await (await serve()).ask<DeskIndex>('GET index');
  expect(body.records).toContainEqual(expect.objectContaining({ file: home, draft: false }));
  expect(body.records.find(({ file }) => file === 'industries/minyak-gas.yaml')?.title).toBe('Minyak & Gas');
  expect(body.records.length).toBeGreaterThan(120);
  expect(body.folders).toEqual(expect.arrayContaining(['industries', 'claims']));
  expect(body.vocabulary.claims['roi']?.figure).toBe('6–12 bulan');
  expect(body.history).toBe(false);
});

test('saves a sentence as a change of one line and returns the new version', async () => {
  const { root, ask, load } = await serve();
  const { version, data, problems, schema } = await load(home);
  expect(problems).toEqual([]);
  expect(schema).toMatchObject({ type: 'object' });
  const before = await recordText(root, home);
  (data['hero'] as Record<string, unknown>)['title'] = 'Isi tangki terbaca dari kantor';
  const saved = await ask('PUT record', { file: home, version, data });
  expect(saved.status).toBe(200);
  expect(changedLines(before, await recordText(root, home)).added).toEqual(['  title: Isi tangki terbaca dari kantor']);
  expect(saved.body).toEqual({ version: (await load(home)).version, isSeen: true });
});

test('neither saves nor commits a change that breaks a page, and names its field', async () => {
  const [industry, service] = ['industries/lepas-pantai.yaml', 'team-services/pelatihan.yaml'];
  const title = 'Isi tangki terbaca dari kantor';
  const looked: string[] = [];
  const { root, ask, load } = await serve(async (address, draft) => {
    looked.push(`${address}${draft ? ' typed' : ''}`);
    const isMade = draft?.file === industry || existsSync(join(root, 'apps/site/src/content', industry));
    const isRemoved = draft?.file === service && draft.data === undefined;
    if (JSON.stringify(draft)?.includes(title)) return { fault: `“${title}” does not come out: it makes 3` };
    // Without the draft, all pages are whole.
    return isMade || isRemoved ? { fault: 'no picture' } : { html: 'whole' };
  });
  const { version, data } = await load(home);
  const before = await recordText(root, home);
  (data['hero'] as Record<string, unknown>)['title'] = title;
  const problem = { file: home, path: ['hero', 'title'], message: expect.stringContaining('it makes 3') };
  const refused = { status: 422, body: { refusal: 'breaks-pages', detail: '/', problems: [problem] } };
  expect(await ask('PUT record', { file: home, version, data })).toMatchObject(refused);
  expect(looked).toEqual(['/ typed', '/']);
  expect(await recordText(root, home)).toBe(before);
  // Creating or removing a record that breaks a page is refused too, and so is committing one.
  const asked = { collection: 'industries', id: 'lepas-pantai', title: 'Lepas pantai' };
  expect((await ask('POST record', asked)).body['refusal']).toBe('breaks-pages');
  expect(existsSync(join(root, 'apps/site/src/content', industry))).toBe(false);
  const { version: now } = await load(service);
  expect(await ask('DELETE record', { file: service, version: now })).toMatchObject({ status: 422 });
  expect((await load(service)).version).toBe(now);
  await writeText(root, industry, await recordText(root, 'industries/minyak-gas.yaml'));
  expect((await ask('POST commit', { message: 'Ganti judul' })).body['refusal']).toBe('breaks-pages');
});

test('saves although a page is slow, or was broken before', async () => {
  const slow = await serve((_, draft) => new Promise((end) => draft || setTimeout(end, 0, { html: 'whole' })));
  const spoilt = await serve(async () => ({ fault: 'a claim is missing' }));
  for (const { load, ask } of [slow, spoilt]) {
    const { version, data } = await load(home);
    const asked = { file: home, version, data };
    expect(await ask('PUT record', asked)).toMatchObject({ status: 200, body: { isSeen: false } });
  }
  expect((await spoilt.ask<{ broken: object[] }>(`GET walk?file=${home}`)).body.broken[0]).toEqual({
    address: '/',
    fault: 'a claim is missing',
  });
});

test('refuses the later of two saves and overwrites nothing', async () => {
  const { root, ask, load } = await serve();
  const { version, data } = await load(home);
  await writeText(root, home, `${await recordText(root, home)}# another hand\n`);
  const late = await ask('PUT record', { file: home, version, data });
  expect(late).toMatchObject({ status: 409, body: { refusal: 'stale', version: (await load(home)).version } });
  expect(await recordText(root, home)).toContain('# another hand');
});

test.each<[string, object, string]>([
  ['an empty text', { title: ' ' }, 'hero.title'],
  ['an unknown key', { titel: 'x' }, 'hero'],
  ['a link to nowhere', { actions: [{ label: 'x', to: '/tidak-ada' }] }, 'hero.actions.0.to'],
  ['an unknown claim', { lead: 'Hemat {claim:tidak-ada}' }, 'hero.lead'],
  ['a figure typed by hand', { lead: 'Akurasi 99.9 %.' }, 'hero.lead'],
  ['a word that the list of terms forbids', { lead: 'Juru ukur naik.' }, 'hero.lead'],
  ['an unknown slot', { lead: 'Terisi {{filmIssi}} hari ini.' }, 'hero.lead'],
  ['a missing picture', { poster: { src: '../../assets/x.webp', alt: 'x' } }, 'hero.poster.src'],
])('reports %s at its field and writes nothing', async (_, wrong, field) => {
  const { root, ask, load } = await serve();
  const { version, data } = await load(home);
  const before = await recordText(root, home);
  Object.assign(data['hero'] as object, wrong);
  const [checked, put] = [
    { file: home, data },
    { file: home, version, data },
  ];
  for (const [what, asked] of [['POST check', checked] as const, ['PUT record', put] as const]) {
    const { body } = await ask<{ problems: { path: string[] }[] }>(what, asked);
    expect(body.problems.map(({ path }) => path.join('.'))).toContain(field);
  }
  expect(await recordText(root, home)).toBe(before);
});

test.each(['../../../../package.json', 'pages/../../../package.json', '/etc/passwd', 'pages/home.yaml%00', 'pages'])(
  'refuses %s as an unknown record',
  async (file) => {
    const { ask } = await serve();
    const asked = { file, version: 'x', data: {} };
    const unknown = { status: 404, body: { refusal: 'unknown-record' } };
    expect(await ask(`GET record?file=${encodeURIComponent(file)}`)).toMatchObject(unknown);
    expect(await ask('PUT record', asked)).toMatchObject(unknown);
    expect(await ask('DELETE record', { file, version: 'x' })).toMatchObject(unknown);
  },
);

const checked = { file: home, data: {} };
test.each<[string, string, unknown, number, Record<string, string>?]>([
  ['another origin', 'POST check', checked, 403, { origin: 'https://evil.example' }],
  ['another port', 'POST check', checked, 403, { origin: 'http://127.0.0.1:1' }],
  ['another site', 'POST check', checked, 403, { 'sec-fetch-site': 'cross-site' }],
  ['a form', 'POST check', checked, 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', 'POST check', checked, 415, { 'content-type': 'text/plain' }],
  ['invalid JSON', 'POST check', '{', 415],
  ['an unknown request', 'POST everything', {}, 404],
  ['an extra field', 'POST check', { ...checked, root: '/' }, 400],
  ['a record that is a list', 'PUT record', { file: home, version: 'x', data: [] }, 400],
])('refuses %s', async (_, what, body, status, headers) => {
  expect((await (await serve()).ask(what, body, headers)).status).toBe(status);
});

test('adds a seventh industry and removes it', async () => {
  const { root, ask, load } = await serve();
  const made = await ask('POST record', { collection: 'industries', id: 'lepas-pantai', title: 'Lepas pantai' });
  expect(made).toMatchObject({ status: 200, body: { file: 'industries/lepas-pantai.yaml' } });
  const record = await load('industries/lepas-pantai.yaml');
  expect(record.data).toMatchObject({ draft: true, title: 'Lepas pantai', order: 7 });
  expect(record.problems).toEqual([]);
  expect((await ask('POST record', { collection: 'industries', id: 'lepas-pantai', title: 'x' })).status).toBe(409);
  expect((await ask('POST record', { collection: 'industries', id: '../x', title: 'x' })).status).toBe(400);
  // Paths that belong to other pages, to redirects or to the server.
  for (const id of ['demo', 'beranda', 'company', 'api', 'sunting']) {
    const { body } = await ask('POST record', { collection: 'industries', id, title: 'x' });
    expect([id, body['refusal']]).toEqual([id, 'reserved']);
  }
  // Two pages must not share a title in search results.
  const { data, version: first } = record;
  const asked = { file: 'industries/lepas-pantai.yaml', version: first, data: { ...data, draft: false } };
  const { body } = await ask<{ problems: { path: string[] }[] }>('PUT record', asked);
  expect(body.problems.map(({ path }) => path.join('.'))).toContain('seo.title');
  const like = 'industries/minyak-gas.yaml';
  await ask('POST record', { collection: 'industries', id: 'salinan', title: 'Salinan', like });
  expect((await load('industries/salinan.yaml')).data['hero']).toEqual((await load(like)).data['hero']);
  const { version } = record;
  expect((await ask('DELETE record', { file: 'industries/lepas-pantai.yaml', version })).status).toBe(200);
  expect(existsSync(join(root, 'apps/site/src/content/industries/lepas-pantai.yaml'))).toBe(false);
  // The copy has order 8, and seven records are left.
  await ask('POST record', { collection: 'industries', id: 'pelabuhan', title: 'Pelabuhan' });
  expect((await load('industries/pelabuhan.yaml')).data).toMatchObject({ order: 9 });
});

test.each(['\0', '\u0007', '\u202e', '\u200b'])(
  'refuses the unseen character %j, in a draft as in a save',
  async (character) => {
    const { ask, load } = await serve();
    const { version, data } = await load(home);
    (data['hero'] as Record<string, unknown>)['title'] = `Isi tangki${character} terbaca`;
    for (const what of ['POST check', 'PUT record']) {
      const asked = { file: home, data, ...(what.startsWith('PUT') && { version }) };
      const { body } = await ask<{ problems: unknown[] }>(what, asked);
      expect(body.problems, what).toEqual([{ path: ['hero', 'title'], message: 'unseen character' }]);
    }
  },
);

test('checks a draft of words: an empty text, and a slot that another text of the record has', async () => {
  const { ask, load } = await serve();
  const file = 'words/interface.yaml';
  const { data } = await load(file);
  expect((await ask('POST check', { file, data })).body).toEqual({ problems: [] });
  const draft = { ...data, at: '{{figure}} di {{city}}', note: '' };
  const { body } = await ask<{ problems: { path: string[]; message: string }[] }>('POST check', { file, data: draft });
  expect(body.problems.map(({ path }) => path)).toEqual([['note'], ['at']]);
  expect(body.problems[1]?.message).toBe('unknown slot figure');
});

test('stores a picture as WebP next to the one that it replaces', async () => {
  const { root, ask } = await serve();
  const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#aa7733' } }).jpeg();
  const bytes = (await photo.toBuffer()).toString('base64');
  const asked = { file: home, name: 'Foto Tambang (2).JPG', bytes, beside: '../../assets/hero/poster.webp' };
  expect((await ask('POST picture', asked)).body).toEqual({ src: '../../assets/hero/foto-tambang-2.webp' });
  expect((await ask('POST picture', asked)).body).toEqual({ src: '../../assets/hero/foto-tambang-2-2.webp' });
  const stored = await sharp(join(root, 'apps/site/src/assets/hero/foto-tambang-2.webp')).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 2400, height: 1200 });
  const small = await photo.resize(300).toBuffer();
  expect((await ask('POST picture', { ...asked, bytes: small.toString('base64') })).body['refusal']).toBe('too-small');
  const text = Buffer.from('no picture').toString('base64');
  expect((await ask('POST picture', { ...asked, bytes: text })).body['refusal']).toBe('not-a-picture');
  // Discarding keeps only pictures that a saved record uses.
  await writeText(root, home, `${await recordText(root, home)}# ../../assets/hero/foto-tambang-2.webp\n`);
  await ask('POST discard', { file: home });
  const left = () =>
    ['', '-2'].map((end) => existsSync(join(root, `apps/site/src/assets/hero/foto-tambang-2${end}.webp`)));
  expect(left()).toEqual([true, false]);
  // Recalling the draft brings its picture back, under the name that the draft has.
  expect((await ask('POST picture', asked)).body).toEqual({ src: '../../assets/hero/foto-tambang-2-3.webp' });
  await ask('POST recall', { file: home });
  expect(left()).toEqual([true, true]);
});
