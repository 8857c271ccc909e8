import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { readHeaderTable } from 'service/header-table';
import { describe, test } from 'vitest';
import htmlRules from '../../.htmlvalidate.mjs';
import { paths } from '../../scripts/paths.ts';
import { cspExtras } from '../../scripts/postbuild/csp.ts';
import {
  builtPages,
  type Element,
  elementsOf,
  expectNone,
  isRunning,
  nameTag,
  notFound,
  openPage,
  type Page,
  plain,
  readDist,
  splitSrcset,
} from './site.ts';

const validator = new HtmlValidate(htmlRules);
const table = readHeaderTable(paths.current);

/** Bytes of any candidate of the picture that a visitor sees first. */
const firstPicture = 80_000;

/** What a template prints when it is given no text: an object, nothing, no number, a slot that nobody filled, a mark. */
const accident = /\[object \w+\]|\b(undefined|NaN|Infinity)\b|\{\{\w+\}\}|\{(en|abbr|claim):/;
const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'summary'];

/** What is wrong with a page, by what every page promises. */
const promises: Readonly<Record<string, (page: Page) => readonly string[] | Promise<readonly string[]>>> = {
  'is valid HTML': async ({ html, address }) => {
    const { results } = await validator.validateString(html, `${address}.html`);
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  },

  // Code keeps its own words: a sample may say `undefined`.
  'prints texts, and no objects or missing numbers': (page) =>
    elementsOf(page)
      .filter(({ name }) => !['script', 'style', 'code', 'template'].includes(name))
      .flatMap(({ attribs, children, parent }) => [
        ...spoken.flatMap((name) => attribs[name] ?? []),
        ...children.flatMap((node) => (node.type === 'text' && !isIn(parent, 'code') ? [node.data] : [])),
      ])
      .filter((text) => accident.test(text)),

  'has no control that leads nowhere and does nothing': ({ $ }) =>
    $('a, button, summary, [role="button"], [role="link"], :is(input, select, textarea):not(form *)')
      .toArray()
      .filter((control) => !hasPurpose(control, $))
      .map(nameTag),

  'wears no class that its styles do not name': (page) => {
    const styles = page.$('style').text();
    const named = new Set([...styles.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name));
    const worn = elementsOf(page).flatMap(({ attribs }) => (attribs['class'] ?? '').split(/\s+/));
    return worn.filter((name) => name !== '' && !named.has(name));
  },

  'breaks no telephone number over two lines': ({ $ }) =>
    $('a[href^="tel:"], a[href^="https://wa.me"]')
      .toArray()
      .map((link) => $(link).text().trim())
      .filter((text) => /^\+?[\d\s-]+[ -][\d\s-]+$/.test(text)),

  // A reader who goes by headings finds what a fold holds.
  'has a heading in or above every fold': ({ $ }) =>
    $('details')
      .toArray()
      .filter((fold) => $(fold).find(`> summary :is(${headings})`).length === 0 && !isBelowHeading(fold, $))
      .map((fold) => plain($(fold).children('summary').text())),

  'says in whole pixels how wide the candidates of a picture are, and how wide it is drawn': ({ $ }) =>
    $('img[srcset], source[srcset]')
      .toArray()
      .filter(({ attribs: { srcset = '', sizes } }) => (/ \d+w/.test(srcset) && !sizes) || / \d*\.\d+w/.test(srcset))
      .map(nameTag),

  'gives every picture its room, a text and its time': ({ $ }) =>
    $('img')
      .toArray()
      .flatMap((image) => lacking(image).map((problem) => `${nameTag(image)} lacks ${problem}`)),

  'fetches at most one picture first, in small files, and no film': ({ $ }) => {
    const first = $('img[fetchpriority="high"], link[rel="preload"][as="image"][fetchpriority="high"]').toArray();
    const files = first.flatMap((image) =>
      $(image)
        .closest('picture')
        .find('source[type="image/avif"]')
        .toArray()
        .flatMap(({ attribs }) => splitSrcset(attribs['srcset'] ?? '')),
    );
    return [
      ...(first.length > 1 ? first.map(nameTag) : []),
      ...files.filter((file) => readDist(file.slice(1)).length > firstPicture),
      ...$('video:not([preload="none"]), video[autoplay], audio').toArray().map(nameTag),
    ];
  },

  'holds nothing that its policy would block': (page) =>
    elementsOf(page)
      .filter(({ attribs }) =>
        Object.entries(attribs).some(([name, value]) => /^(style|on\w+)$/.test(name) || /^\s*javascript:/i.test(value)),
      )
      .map(nameTag),

  'has a policy that knows its inline scripts and styles, no other, and opens nothing unsafe': ({ $, address }) => {
    const headers = address === notFound ? table.notFound : table.pages[address];
    const policy = headers?.['content-security-policy'] ?? '';
    const governed = $('script:not([src])')
      .toArray()
      .filter((script) => isRunning(script) || script.attribs['type'] === 'speculationrules');
    const inline = [...governed, ...$('style').toArray()].map((element) => `'${hashOf('sha256', $(element).text())}'`);
    const known = [...inline, ...Object.values(cspExtras[address] ?? {}).flat()];
    const hashes: string[] = policy.match(/'sha256-[^']+'/g) ?? [];
    return [
      ...inline.filter((hash) => !hashes.includes(hash)).map((hash) => `${hash} is missing`),
      ...hashes.filter((hash) => !known.includes(hash)).map((hash) => `${hash} belongs to nothing`),
      ...["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].filter((part) => !policy.includes(part)),
      ...(policy.match(/[\w-]*unsafe[\w-]*|\*|\S+:\/\/\S*|\b(https?|blob|filesystem):/g) ?? []),
    ];
  },

  'carries the hash of every script and style file that it loads': ({ $ }) =>
    $('script[src], link[rel~="modulepreload"], link[rel~="stylesheet"]')
      .toArray()
      .filter(({ attribs }) => {
        const file = (attribs['src'] ?? attribs['href'] ?? '').slice(1);
        return attribs['integrity'] !== hashOf('sha384', readDist(file));
      })
      .map(nameTag),
};

const headings = 'h1, h2, h3, h4, h5, h6';

/** Whether a heading that is not folded away itself stands before a fold in its section. */
function isBelowHeading(fold: Element, $: Page['$']): boolean {
  const marks = $(fold).closest('section, main, nav, footer').find(`:is(${headings}, details)`).toArray();
  const around = $(fold).parents('details').toArray();
  return marks.slice(0, marks.indexOf(fold)).some(
    (mark) =>
      $(mark).is(headings) &&
      $(mark)
        .parents('details')
        .toArray()
        .every((outer) => around.includes(outer)),
  );
}

function hashOf(algorithm: string, content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

function isIn(node: Element['parent'], name: string): boolean {
  return node !== null && (('name' in node && node.name === name) || isIn(node.parent, name));
}

/** Whether a control has a target, or something that answers: its island, its form, a module of a few lines. */
function hasPurpose(element: Element, $: Page['$']): boolean {
  const { name, attribs } = element;
  if (name === 'a') return Boolean(attribs['href']);
  const control = $(element);
  if (name === 'summary') return control.parent('details').length === 1;
  if (attribs['popovertarget'] || attribs['type'] === 'radio' || control.closest('astro-island').length > 0)
    return true;
  // Shown and worked by a script; without scripts it is not there.
  const hidden = control.closest('[hidden]');
  const around = [...hidden.toArray(), ...hidden.parents().toArray()];
  if (around.some((part) => 'attribs' in part && Object.keys(part.attribs).some((key) => key.startsWith('data-'))))
    return true;
  return Boolean(control.closest('form').attr('action')) && attribs['type'] === 'submit';
}

function lacking({ attribs }: Element): string[] {
  const isFirst = attribs['fetchpriority'] === 'high';
  return [
    ...['width', 'height'].filter((name) => !/^[1-9]\d*$/.test(attribs[name] ?? '')),
    ...(attribs['alt'] === undefined ? ['alt (empty for decoration)'] : []),
    ...((attribs['loading'] === 'lazy') === isFirst ? [isFirst ? 'loading="eager"' : 'loading="lazy"'] : []),
  ];
}

describe.each(builtPages)('%s', (address) => {
  test.each(Object.entries(promises))('%s', async (_, problemsOf) => {
    expectNone(await problemsOf(openPage(address)), address);
  });
});
