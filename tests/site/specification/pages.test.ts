import { expect, test } from 'vitest';
import { industryRoutes } from '../../../apps/site/src/addresses.ts';
import { openPage, plain, visibleText } from '../site.ts';

/** Requirements of the specification per page (sections 2 and 4), with its own wording and counts. */
const form = '/konsultasi-gratis';
const industries = [
  '/minyak-gas',
  '/petrokimia',
  '/agrikultur',
  '/makanan-minuman',
  '/smart-city',
  '/fleet-management',
];
const screens = [
  ...['/', '/fitur', '/tankdevice', '/tankplatform', '/tankteam', '/tentang-kami', form],
  ...industries,
  ...['/api-integration', '/custom-solutions', '/404'],
];

/** Links as “text → path”, without parameters. */
const linksIn = (address: string, within: string) => {
  const { $ } = openPage(address);
  return $(within)
    .find('a[href]')
    .toArray()
    .map((link) => `${plain($(link).text())} → ${(link.attribs['href'] ?? '').split('?')[0]}`);
};

test.each(screens)('%s has the shared header and footer', (address) => {
  const header = linksIn(address, 'header');
  const entries = ['Home → /', 'Fitur → /fitur', 'Tentang Kami → /tentang-kami', `Konsultasi Gratis → ${form}`];
  for (const entry of entries) expect(header, address).toContain(entry);
  expect(plain(openPage(address).$('header [popovertarget="menu-layanan"]').text())).toContain('Layanan');
  const services = openPage(address).$('#menu-layanan a').toArray();
  expect(services.map(({ attribs }) => attribs['href'])).toEqual(['/tankdevice', '/tankplatform', '/tankteam']);
  const links = openPage(address).$('footer a').toArray();
  const legal = ['/kebijakan-privasi', '/syarat-ketentuan', '/kebijakan-cookie'];
  expect(links.map(({ attribs }) => attribs['href'])).toEqual(expect.arrayContaining([...industries, ...legal]));
  expect(openPage(address).$('footer address').length).toBeGreaterThan(0);
  expect(openPage(address).$('footer a[href^="mailto:"]').length).toBeGreaterThan(0);
});

test('has the six industries of the specification', () => {
  expect(industryRoutes()).toEqual(expect.arrayContaining(industries));
});

/** [page, section, number of items]; each item has a heading or is a table row. */
const lists: readonly (readonly [string, string, number])[] = [
  ['/', '#industri li h3', 6],
  ['/', '#layanan', 3],
  ['/fitur', '#fitur-inti', 6],
  ['/fitur', '#manfaat', 4],
  ['/fitur', '#fitur-tambahan', 6],
  ['/tankplatform', '#integrasi tbody th', 4],
  ['/tankplatform', '#api', 3],
  ['/tankplatform', '#infrastruktur', 2],
  ['/tankteam', '#layanan', 6],
  ['/tankteam', '#sertifikasi', 4],
  ['/tentang-kami', '#nilai', 4],
  ['/tentang-kami', '#produk', 4],
  ['/tentang-kami', '#kantor', 2],
  ['/api-integration', '#kemampuan', 4],
  ['/api-integration', '#sambungan', 3],
  ['/custom-solutions', '#tahap', 4],
  ['/custom-solutions', '#jenis', 3],
  ['/custom-solutions', '#contoh', 3],
  ...industries.flatMap((page) => [[page, '#masalah', 4] as const, [page, '#solusi', 3] as const]),
];

test.each(lists)('on %s, %s lists %i items', (address, section, count) => {
  expect(openPage(address).$(section.includes(' ') ? section : `main ${section} h3`).length).toBe(count);
});

test.each(industries)('%s: has a link to the form, a second button, and four points per solution', (address) => {
  const { $ } = openPage(address);
  const cards = $('#solusi article').toArray();
  expect(cards.map((card) => $(card).find('li').length)).toEqual([4, 4, 4]);
  const hero = $('main h1').closest('section, header, div:has(a)');
  expect(hero.find('a').length, 'buttons of the hero').toBeGreaterThan(1);
  expect(linksIn(address, 'main')).toContain(`Konsultasi Gratis → ${form}`);
});

/** Buttons of the specification, with their target if it gives one. */
const buttons: readonly (readonly [page: string, label: string, to?: string])[] = [
  ['/tankplatform', 'Demo Platform', form],
  ['/tankplatform', 'Free Trial 30 Hari', form],
  ['/tankteam', 'Pilih Paket'],
  ['/tankteam', 'Jadwalkan Konsultasi'],
  ['/tankteam', 'Request Service Quote'],
  ['/tentang-kami', 'Konsultasi Gratis', form],
  ['/tentang-kami', 'Learn More'],
  ['/tentang-kami', 'Download Company Profile'],
  [form, 'Hubungi Sekarang'],
  [form, 'Jadwalkan Meeting'],
  ['/api-integration', 'API Consultation', form],
  ['/api-integration', 'Get API Access', form],
  ['/api-integration', 'API Documentation'],
  ['/api-integration', 'Developer Portal'],
  ['/fleet-management', 'ROI Calculator'],
  ['/404', 'Return to Home', '/'],
];

test.each(buttons.map(([address, label, to]) => ({ address, label, to })))(
  '$address: “$label” links to $to',
  ({ address, label, to }) => {
    const { $ } = openPage(address);
    const texts = $('main a[href], main button')
      .toArray()
      .map((control) => plain($(control).text()));
    if (to) expect(linksIn(address, 'main')).toContain(`${label} → ${to}`);
    else expect(texts.filter((text) => text.startsWith(label))).not.toEqual([]);
  },
);

test('the home page has a looping film, and questions of which one is open at a time', () => {
  const { $ } = openPage('/');
  expect($('main video[loop]').length).toBe(1);
  const questions = $('#tanya-jawab details').toArray();
  const [name, ...others] = new Set(questions.map(({ attribs }) => attribs['name']));
  expect([questions.length > 0, Boolean(name), others]).toEqual([true, true, []]);
});

test('the 404 page has the text of the specification', () => {
  expect(plain(openPage('/404').$('h1').text())).toBe('404');
  expect(visibleText(openPage('/404'))).toContain('Oops! Page not found');
});
