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

test('matches the schema that the server reads', () => {
  expect(headerTableSchema.parse(JSON.parse(JSON.stringify(table)))).toEqual(table);
});

test('adds a page’s extra policy to what its HTML needs, on that page only', () => {
  const policies = Object.values(table.pages).map((page) => page['content-security-policy']);
  expect(policies[0]).toContain("trusted-types 'none'");
  expect(policies[1]).toContain('trusted-types default;');
  expect(policies[1]).toContain("script-src 'self'");
});

test('refuses an extra for a page that was not built', () => {
  expect(() => headerTable(pages, { '/fitru': {} })).toThrow('/fitru');
});

test('refuses a site without a 404 page', () => {
  expect(() => headerTable(new Map([['/', parsePage('')]]), {})).toThrow('404.html is missing');
});

const rules = staticHostHeaders(table)
  .trim()
  .split('\n\n')
  .map((rule) => rule.split('\n'));

test('has one rule each for all paths, hashed files and every page', () => {
  expect(rules.map(([path]) => path)).toEqual([
    '/*',
    '/_astro/*',
    '/api-integration/berkas/*',
    '/sw.js',
    '/',
    '/fitur',
  ]);
});

test('repeats no header of /* in another rule, because hosts would merge both values', () => {
  const listNames = (lines: readonly string[]): string[] => lines.map((line) => line.trim().split(':')[0] ?? '');
  const everywhere = listNames(rules[0]?.slice(1) ?? []);
  for (const rule of rules.slice(1)) {
    expect(listNames(rule.slice(1)).filter((name) => everywhere.includes(name))).toEqual([]);
  }
});

test('keeps lines below the 2,000 characters that Cloudflare accepts', () => {
  expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThan(2000);
});

test('makes nginx log what the privacy page states, without IP address', () => {
  const format = /^log_format .*$/m.exec(nginxMaps(table))?.[0];
  expect(format).toContain('$time_iso8601 $request_method $uri $status');
  expect(format).not.toMatch(/remote_|forwarded|\$request_uri|\$args|user_agent/);
});

test('redirects an alias on a static host too', () => {
  const aliases = aliasTable(pages, [{ to: '/fitur', from: ['/feature', '/features'] }]);
  expect(staticHostRedirects(aliases)).toBe('/feature /fitur 301\n/features /fitur 301\n');
});

test.each([
  ['is a page', { to: '/', from: ['/fitur'] }, 'aliases.0.from.0: /fitur is a page'],
  ['occurs twice', { to: '/', from: ['/faq', '/faq'] }, 'aliases.0.from.1: /faq is listed twice'],
  ['leads to a missing section', { to: '/fitur#ada', from: ['/faq'] }, 'aliases.0.to: /fitur has no section #ada'],
])('refuses an alias that %s', (_, alias, message) => {
  expect(() => aliasTable(pages, [alias])).toThrow(message);
});
