import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier } from '@mdn/browser-compat-data/types';
import { type ChildNode, parse } from 'postcss';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../apps/site/src/shared/build/oldest-browsers.ts';
import { builtPages, distFiles, expectNone, openPage, readDist } from './site.ts';

const floor = oldestBrowsers.map((target) => {
  const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return [name as 'chrome' | 'firefox' | 'safari', Number(version)] as const;
});

/** Whether a known feature is missing in one of the oldest supported browsers. */
function isLacking(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return floor.some(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        added &&
        numbered(added) <= version &&
        !(removed && numbered(removed) <= version) &&
        !flags &&
        !prefix &&
        !other,
    );
  });
}

const numbered = (version: string): number => Number(version.replace('≤', ''));

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;
/** Names of unit groups in the data → units in CSS. */
const groups = {
  viewport_percentage_units_dynamic: ['dvw', 'dvh', 'dvi', 'dvb'],
  viewport_percentage_units_small: ['svw', 'svh', 'svi', 'svb'],
  viewport_percentage_units_large: ['lvw', 'lvh', 'lvi', 'lvb'],
  container_query_length_units: ['cqw', 'cqh', 'cqi', 'cqb'],
};
const unitGroup = (unit: string) => Object.entries(groups).find(([, units]) => units.includes(unit))?.[0] ?? unit;

function* listFeatures(css: string): Generator<[name: string, feature: Identifier | undefined]> {
  const nodes: ChildNode[] = [];
  parse(css).walk((node) => void nodes.push(node));
  for (const node of nodes) {
    if (node.type === 'atrule') {
      yield [`@${node.name}`, atRules[node.name]];
      const [, ...conditions] = node.params.split('(').map((part) => /^[a-z-]*/.exec(part)?.[0] ?? '');
      if (node.name === 'media') for (const name of conditions) yield [`(${name})`, atRules['media']?.[name]];
      if (node.params.includes('style('))
        yield ['style()', atRules['container']?.['style_queries_for_custom_properties']];
    } else if (node.type === 'rule') {
      for (const [name, bare = ''] of unquoted(node.selector).matchAll(/::?([a-z-]+)\(?/g))
        if (!bare.startsWith('-')) yield [name.endsWith('(') ? `${name})` : name, selectors[bare]];
      if (node.selector.includes('&')) yield ['&', selectors['nesting']];
    } else if (node.type === 'decl') {
      const [name, value] = [node.prop, unquoted(node.value)];
      // Values are checked only if the property is known and has no -webkit- twin.
      if (name.startsWith('-') || css.includes(`-webkit-${name}:`) || !properties[name]) continue;
      yield [name, properties[name]];
      if (isLacking(properties[name])) continue;
      for (const [, word = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g))
        yield [`${name}: ${word}`, properties[name]?.[word]];
      for (const [, word = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g))
        yield [`${word}()`, functionNamed(word)];
      for (const [, unit = ''] of value.matchAll(/(?<![\w.#-])-?[\d.]+([a-z]+)/g))
        yield [`1${unit}`, types['length']?.[unitGroup(unit)]];
    }
  }
}

const unquoted = (css: string): string => css.replace(/url\([^)]*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');

const functionNamed = (name: string): Identifier | undefined =>
  types[name] ?? (Object.values(types) as Identifier[]).find((group) => group[name]?.__compat)?.[name];

/** Interfaces whose methods the scripts may call; others have methods of the same names. */
const interfaces =
  /^(Document|Element|HTML\w*Element|Node|Window|Navigator|Response|Request|AbortSignal|Blob|Event|URL|CSS)$/;

/**
 * Methods of built-in and DOM objects → missing in an oldest browser; for a bare name, only if missing in all objects
 * that have it.
 */
const methods = new Map<string, boolean>();
for (const [name, members] of [
  ...Object.entries(bcd.javascript['builtins'] ?? {}),
  ...Object.entries(bcd.api).filter(([owner]) => interfaces.test(owner)),
]) {
  for (const [member, feature] of Object.entries(members)) {
    if (name === '__compat' || member === '__compat' || member.endsWith('_event')) continue;
    const bare = member.replace('_static', '');
    methods.set(`${name}.${bare}()`, isLacking(feature));
    if (bare === member) methods.set(`.${bare}()`, (methods.get(`.${bare}()`) ?? true) && isLacking(feature));
  }
}

/** Calls in a script that an oldest browser lacks. */
function* lackingCalls(script: string): Generator<string> {
  for (const [, owner = '', name = ''] of script.matchAll(/(\w*)\??\.(\w+)(?:\?\.)?\(/g)) {
    const called = methods.has(`${owner}.${name}()`) ? `${owner}.${name}()` : `.${name}()`;
    if (methods.get(called)) yield called;
  }
}

/**
 * Features that the oldest browsers lack, by MDN’s data, each with a place that uses it. Names as in
 * docs/browsers.md: `:has()`, `break-after: avoid`, `@starting-style`, `1dvh`, `.showPopover()`.
 */
const found = new Map<string, string>();
for (const file of distFiles) {
  if (!file.endsWith('.js')) continue;
  for (const name of lackingCalls(readDist(file).toString('utf8'))) found.set(name, file);
}
for (const address of builtPages) {
  const { $ } = openPage(address);
  for (const style of $('style').toArray()) {
    for (const [name, feature] of listFeatures($(style).text())) if (isLacking(feature)) found.set(name, address);
  }
}

/** Names in the first column of the table in docs/browsers.md, which also describes the fallbacks. */
const listed = [...readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

test('lists every feature that the oldest browsers lack, with the effect of its absence', () => {
  expectNone(
    [...found].filter(([name]) => !listed.includes(name)).map(([name, place]) => `${name} in ${place}`),
    `lacking in ${oldestBrowsers.join(', ')}, and not in docs/browsers.md`,
  );
});

test('lists no feature that is unused', () => {
  expect(listed.filter((name) => !found.has(name))).toEqual([]);
});
