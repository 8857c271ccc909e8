import { describe, expect, test } from 'vitest';
import { industryRoutes } from '../../../src/addresses.ts';
import { visibleText } from '../graph.ts';
import { expectNone, openPage, plain } from '../site.ts';

/** What the specification says of each page: sections 2 and 4. Its words and counts stand here as it has them. */
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

/** What a link says and where it leads, the parameters for the form left out. */
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
  const footer = openPage(address).$('footer');
  const links = new Set(
    footer
      .find('a')
      .toArray()
      .map(({ attribs }) => attribs['href']),
  );
  const legal = ['/kebijakan-privasi', '/syarat-ketentuan', '/kebijakan-cookie'];
  expectNone(
    [...industries, ...legal].filter((to) => !links.has(to)),
    `${address}: not in the footer`,
  );
  expect(
    footer.find('address, [itemprop="address"]').length + footer.find('a[href^="mailto:"]').length,
  ).toBeGreaterThan(1);
});

test('the six industries are those of the specification', () => {
  expect(industryRoutes()).toEqual(expect.arrayContaining(industries));
});

/** How many things a section lists; each has a heading of its own, or heads a row. */
const lists: readonly (readonly [string, string, number])[] = [
  ['/', '#industri tbody > tr > th', 6],
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

test.each(lists)('%s %s lists %i', (address, section, count) => {
  expect(openPage(address).$(section.includes(' ') ? section : `main ${section} h3`).length).toBe(count);
});

test.each(industries)('%s: a badge, a way to the form, a second button, and four points a solution', (address) => {
  const { $ } = openPage(address);
  expect(
    $('#solusi article')
      .toArray()
      .map((card) => $(card).find('li').length),
  ).toEqual([4, 4, 4]);
  const hero = $('main h1').closest('section, header, div:has(a)');
  expect(hero.find('a').length, 'buttons of the hero').toBeGreaterThan(1);
  expect(linksIn(address, 'main')).toContain(`Konsultasi Gratis → ${form}`);
});

/** Buttons whose words and aim the specification gives. */
const buttons: readonly (readonly [string, string, string])[] = [
  ['/tankplatform', 'Demo Platform', form],
  ['/tankplatform', 'Free Trial 30 Hari', form],
  ['/tentang-kami', 'Konsultasi Gratis', form],
  ['/api-integration', 'API Consultation', form],
  ['/api-integration', 'Get API Access', form],
  ['/404', 'Return to Home', '/'],
];

test.each(buttons)('%s: “%s” leads to %s', (address, label, to) => {
  expect(linksIn(address, 'main')).toContain(`${label} → ${to}`);
});

/** Buttons that the specification names without an action: here each of them does something. */
const named: readonly (readonly [string, readonly string[]])[] = [
  ['/tankteam', ['Pilih Paket', 'Jadwalkan Konsultasi', 'Request Service Quote']],
  ['/tentang-kami', ['Learn More', 'Download Company Profile']],
  [form, ['Hubungi Sekarang', 'Jadwalkan Meeting']],
  ['/api-integration', ['API Documentation', 'Developer Portal']],
  ['/fleet-management', ['ROI Calculator']],
];

test.each(named)('%s has its buttons', (address, labels) => {
  const { $ } = openPage(address);
  const texts = $('main a[href], main button')
    .toArray()
    .map((control) => plain($(control).text()));
  expectNone(
    labels.filter((label) => !texts.some((text) => text.startsWith(label))),
    `${address}: missing`,
  );
});

describe('home', () => {
  const { $ } = openPage('/');

  test('shows a film that loops', () => expect($('main video[loop]').length).toBe(1));

  test('answers questions, one open at a time', () => {
    const names = $('#tanya-jawab details')
      .toArray()
      .map(({ attribs }) => attribs['name']);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toBeTruthy();
  });
});

test('the 404 page says what the specification says', () => {
  expect(plain(openPage('/404').$('h1').text())).toBe('404');
  expect(visibleText(openPage('/404'))).toContain('Oops! Page not found');
});
