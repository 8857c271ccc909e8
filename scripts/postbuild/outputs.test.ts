import { headerTableSchema } from 'service/header-table';
import { expect, test } from 'vitest';
import { aliasTable, staticHostRedirects } from './aliases.ts';
import { headerTable, staticHostHeaders } from './header-table.ts';
import { parsePage } from './html.ts';
import { nginxMaps } from './nginx.ts';

const pages = new Map([
  ['/', parsePage('<style>a{}</style>')],
  ['/fitur', parsePage('<script src="/_astro/a.js"></script>')],
  ['/404', parsePage('<h1>404</h1>')],
]);
const table = headerTable(pages, { '/fitur': { 'trusted-types': ['default'] } });

test('has the shape that the server reads', () => {
  expect(headerTableSchema.parse(JSON.parse(JSON.stringify(table)))).toEqual(table);
});

test('adds what a page declares to what its HTML needs, and to that page only', () => {
  const policies = Object.values(table.pages).map((page) => page['content-security-policy']);
  expect(policies[0]).toContain("trusted-types 'none'");
  expect(policies[1]).toContain('trusted-types default;');
  expect(policies[1]).toContain("script-src 'self'");
});

test('an extra for a page that was not built stops the build', () => {
  expect(() => headerTable(pages, { '/fitru': {} })).toThrow('/fitru');
});

test('a site without a 404 page stops the build', () => {
  expect(() => headerTable(new Map([['/', parsePage('')]]), {})).toThrow('404.html is missing');
});

const rules = staticHostHeaders(table)
  .trim()
  .split('\n\n')
  .map((rule) => rule.split('\n'));

test('has a rule for everything, for hashed files and for each page', () => {
  expect(rules.map(([path]) => path)).toEqual([
    '/*',
    '/_astro/*',
    '/api-integration/berkas/*',
    '/sw.js',
    '/',
    '/fitur',
  ]);
});

test('repeats no header of /* in another rule, because hosts would join the two', () => {
  const namesOf = (lines: readonly string[]): string[] => lines.map((line) => line.trim().split(':')[0] ?? '');
  const everywhere = namesOf(rules[0]?.slice(1) ?? []);
  for (const rule of rules.slice(1)) {
    expect(namesOf(rule.slice(1)).filter((name) => everywhere.includes(name))).toEqual([]);
  }
});

test('keeps below the 2000 characters a line that Cloudflare reads', () => {
  expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThan(2000);
});

test('the format of the nginx log holds what the privacy page says, and no address', () => {
  const format = /^log_format .*$/m.exec(nginxMaps(table))?.[0];
  expect(format).toContain('$time_iso8601 $request_method $uri $status');
  expect(format).not.toMatch(/remote_|forwarded|\$request_uri|\$args|user_agent/);
});

test('a typed address leads on, at a static host too', () => {
  const aliases = aliasTable(pages, [{ to: '/fitur', from: ['/feature', '/features'] }]);
  expect(staticHostRedirects(aliases)).toBe('/feature /fitur 301\n/features /fitur 301\n');
});

test.each([
  ['is a page', { to: '/', from: ['/fitur'] }, 'aliases.0.from.0: /fitur is a page'],
  ['stands there twice', { to: '/', from: ['/faq', '/faq'] }, 'aliases.0.from.1: /faq stands there twice'],
  ['leads to no section', { to: '/fitur#ada', from: ['/faq'] }, 'aliases.0.to: /fitur has no section #ada'],
])('a typed address that %s stops the build', (_, alias, message) => {
  expect(() => aliasTable(pages, [alias])).toThrow(message);
});
