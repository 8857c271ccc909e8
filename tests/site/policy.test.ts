import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { cspExtras } from '../../scripts/postbuild/csp.ts';
import { readHeaderTable } from '../../server/header-table.ts';
import {
  builtPages,
  elementsOf,
  expectNone,
  expectSame,
  isRunning,
  nameTag,
  notFound,
  openPage,
  readDist,
} from './site.ts';

const hashOf = (algorithm: string, content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** The policy that a page is sent with, by directive. Read anew, so that a build in between does not matter. */
function policyOf(address: string): Map<string, string[]> {
  const table = readHeaderTable(paths.headers);
  const headers = address === notFound ? table.notFound : table.pages[address];
  const policy = headers?.['content-security-policy'];
  if (policy === undefined) throw new Error(`${address} has no content-security-policy in build/headers.json`);
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const hashesIn = (sources: readonly string[] = []) => sources.filter((source) => source.startsWith("'sha"));

describe.each(builtPages)('%s', (address) => {
  test('holds nothing that its policy would block', () => {
    const blocked = elementsOf(openPage(address)).filter(({ attribs }) =>
      Object.entries(attribs).some(([name, value]) => /^(style|on\w+)$/.test(name) || /^\s*javascript:/i.test(value)),
    );
    expectNone(blocked.map(nameTag), `${address}: style attributes, event handlers, javascript: addresses`);
  });

  test('its policy knows every inline script and style, and no other', () => {
    const { $ } = openPage(address);
    const policy = policyOf(address);
    const inline = $('script:not([src])').toArray();
    const governed = inline.filter((script) => isRunning(script) || script.attribs['type'] === 'speculationrules');
    const quoted = (text: string) => `'${hashOf('sha256', text)}'`;
    const scripts = governed.map((script) => quoted($(script).text()));
    const styles = $('style')
      .toArray()
      .map((style) => quoted($(style).text()));
    const extras = (directive: 'script-src' | 'style-src') => hashesIn(cspExtras[address]?.[directive]);
    expectSame(hashesIn(policy.get('script-src')), [...scripts, ...extras('script-src')], `${address}: script-src`);
    expectSame(hashesIn(policy.get('style-src')), [...styles, ...extras('style-src')], `${address}: style-src`);
  });

  test('its policy starts from nothing and opens nothing unsafe', () => {
    const policy = policyOf(address);
    for (const directive of ['default-src', 'base-uri', 'frame-ancestors']) {
      expect(policy.get(directive), `${address}: ${directive}`).toEqual(["'none'"]);
    }
    const loose = [...policy].flatMap(([name, sources]) =>
      sources
        .filter((source) => /unsafe|\*|:\/\/|^(https?|blob|filesystem):/.test(source))
        .map((one) => `${name} ${one}`),
    );
    expectNone(loose, address);
  });

  test('every script and style file it loads carries the hash of what dist holds', () => {
    const { $ } = openPage(address);
    const problems = $('script[src], link[rel~="modulepreload"], link[rel~="stylesheet"]')
      .toArray()
      .filter(({ attribs }) => {
        const file = (attribs['src'] ?? attribs['href'] ?? '').slice(1);
        return attribs['integrity'] !== hashOf('sha384', readDist(file));
      });
    expectNone(problems.map(nameTag), `${address}: no integrity, or that of another file`);
  });

  test('its speculation rules are rules', () => {
    const { $ } = openPage(address);
    for (const script of $('script[type="speculationrules"]').toArray()) {
      const rules: Record<string, unknown> = JSON.parse($(script).text());
      expect(Object.keys(rules), address).not.toEqual([]);
      for (const [action, list] of Object.entries(rules)) {
        expect(['prefetch', 'prerender'], `${address}: ${action}`).toContain(action);
        expect(list, `${address}: ${action}`).toEqual([expect.objectContaining({ where: expect.any(Object) })]);
      }
    }
  });
});
