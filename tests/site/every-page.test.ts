import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { readHeaderTable } from 'service/header-table';
import { describe, test } from 'vitest';
import htmlRules from '../../.htmlvalidate.mjs';
import { paths } from '../../scripts/paths.ts';
import { cspExtras } from '../../scripts/postbuild/csp.ts';
import {
  builtPages,
  describeElement,
  type Element,
  expectNone,
  isRunning,
  listElements,
  notFound,
  openPage,
  type Page,
  plain,
  readDist,
  splitSrcset,
} from './site.ts';

const validator = new HtmlValidate(htmlRules);
const table = readHeaderTable(paths.current);

/** Maximum bytes of the picture that a visitor sees first, for each candidate. */
const firstPicture = 80_000;

/** Traces of a missing value in a template: an object, undefined, NaN, an open slot or mark. */
const accident = /\[object \w+\]|\b(undefined|NaN|Infinity)\b|\{\{\w+\}\}|\{(en|abbr|claim):/;
const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'summary'];

/** Requirements of every page; each function returns the violations. */
const promises: Readonly<Record<string, (page: Page) => readonly string[] | Promise<readonly string[]>>> = {
  'is valid HTML': async ({ html, address }) => {
    const { results } = await validator.validateString(html, `${address}.html`);
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  },

  // Code samples may contain `undefined`.
  'prints texts, and no objects or missing numbers': (page) =>
    listElements(page)
      .filter(({ name }) => !['script', 'style', 'code', 'template'].includes(name))
      .flatMap(({ attribs, children, parent }) => [
        ...spoken.flatMap((name) => attribs[name] ?? []),
        ...children.flatMap((node) => (node.type === 'text' && !isIn(parent, 'code') ? [node.data] : [])),
      ])
      .filter((text) => accident.test(text)),

  // The label says something that the line above it has not said; `Jadwal` repeats `Jadwalkan pertemuan`.
  'does not repeat its breadcrumb in the label above the headline': ({ $ }) => {
    const trail = $('main ol:has(> [aria-current="page"])').first().children().toArray();
    const crumbs = trail.flatMap((entry) => listWords($(entry).text()));
    return listWords($('h1').prevAll('.label').text()).filter((word) =>
      crumbs.some((crumb) => crumb.startsWith(word) || word.startsWith(crumb)),
    );
  },

  // A product of two symbols may have one.
  'separates the items of a list by commas or lines, not by middle dots': (page) =>
    listElements(page)
      .filter(({ name, parent }) => !['script', 'style', 'template', 'code'].includes(name) && !isIn(parent, 'code'))
      .flatMap(({ children }) => children.flatMap((node) => (node.type === 'text' ? [node.data] : [])))
      .filter((text) => /[\p{L}\d]{2}\s·\s\p{L}{3}|\p{L}{3}\s·\s\d|\d\s·\s\d[\d.,]*\s\p{L}/u.test(text)),

  'has no control without a target or an action': ({ $ }) =>
    $('a, button, summary, [role="button"], [role="link"], :is(input, select, textarea):not(form *)')
      .toArray()
      .filter((control) => !hasPurpose(control, $))
      .map(describeElement),

  'has no class without a style': (page) => {
    const styles = page.$('style').text();
    const named = new Set([...styles.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name));
    const worn = listElements(page).flatMap(({ attribs }) => (attribs['class'] ?? '').split(/\s+/));
    return worn.filter((name) => name !== '' && !named.has(name));
  },

  'breaks no telephone number over two lines': ({ $ }) =>
    $('a[href^="tel:"], a[href^="https://wa.me"]')
      .toArray()
      .map((link) => $(link).text().trim())
      .filter((text) => /^\+?[\d\s-]+[ -][\d\s-]+$/.test(text)),

  // So that readers who navigate by headings find the content of a fold.
  'has a heading in or above every fold': ({ $ }) =>
    $('details')
      .toArray()
      .filter((fold) => $(fold).find(`> summary :is(${headings})`).length === 0 && !isBelowHeading(fold, $))
      .map((fold) => plain($(fold).children('summary').text())),

  'gives pictures candidates in whole pixels, and their displayed size': ({ $ }) =>
    $('img[srcset], source[srcset]')
      .toArray()
      .filter(({ attribs: { srcset = '', sizes } }) => (/ \d+w/.test(srcset) && !sizes) || / \d*\.\d+w/.test(srcset))
      .map(describeElement),

  'gives every picture dimensions, alternative text and loading attribute': ({ $ }) =>
    $('img')
      .toArray()
      .flatMap((image) => lacking(image).map((problem) => `${describeElement(image)} lacks ${problem}`)),

  'prioritises at most one picture, in small files, and preloads no film': ({ $ }) => {
    const first = $('img[fetchpriority="high"], link[rel="preload"][as="image"][fetchpriority="high"]').toArray();
    const files = first.flatMap((image) =>
      $(image)
        .closest('picture')
        .find('source[type="image/avif"]')
        .toArray()
        .flatMap(({ attribs }) => splitSrcset(attribs['srcset'] ?? '')),
    );
    return [
      ...(first.length > 1 ? first.map(describeElement) : []),
      ...files.filter((file) => readDist(file.slice(1)).length > firstPicture),
      ...$('video:not([preload="none"]), video[autoplay], audio').toArray().map(describeElement),
    ];
  },

  'contains nothing that its policy would block': (page) =>
    listElements(page)
      .filter(({ attribs }) =>
        Object.entries(attribs).some(([name, value]) => /^(style|on\w+)$/.test(name) || /^\s*javascript:/i.test(value)),
      )
      .map(describeElement),

  'has a policy for exactly its inline scripts and styles, without unsafe sources': ({ $, address }) => {
    const headers = address === notFound ? table.notFound : table.pages[address];
    const policy = headers?.['content-security-policy'] ?? '';
    const governed = $('script:not([src])')
      .toArray()
      .filter((script) => isRunning(script) || script.attribs['type'] === 'speculationrules');
    const inline = [...governed, ...$('style').toArray()].map(
      (element) => `'${contentHash('sha256', $(element).text())}'`,
    );
    const known = [...inline, ...Object.values(cspExtras[address] ?? {}).flat()];
    const hashes: string[] = policy.match(/'sha256-[^']+'/g) ?? [];
    return [
      ...inline.filter((hash) => !hashes.includes(hash)).map((hash) => `${hash} is missing`),
      ...hashes.filter((hash) => !known.includes(hash)).map((hash) => `${hash} belongs to nothing`),
      ...["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].filter((part) => !policy.includes(part)),
      ...(policy.match(/[\w-]*unsafe[\w-]*|\*|\S+:\/\/\S*|\b(https?|blob|filesystem):/g) ?? []),
    ];
  },

  'has integrity hashes for all script and style files': ({ $ }) =>
    $('script[src], link[rel~="modulepreload"], link[rel~="stylesheet"]')
      .toArray()
      .filter(({ attribs }) => {
        const file = (attribs['src'] ?? attribs['href'] ?? '').slice(1);
        return attribs['integrity'] !== contentHash('sha384', readDist(file));
      })
      .map(describeElement),
};

/** Words of four letters or more, in lower case. */
const listWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const headings = 'h1, h2, h3, h4, h5, h6';

/** Whether a heading that is visible itself precedes a fold in its section. */
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

function contentHash(algorithm: string, content: string | Buffer): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

function isIn(node: Element['parent'], name: string): boolean {
  return node !== null && (('name' in node && node.name === name) || isIn(node.parent, name));
}

/** Whether a control has a target, or belongs to an island, a form or a small module. */
function hasPurpose(element: Element, $: Page['$']): boolean {
  const { name, attribs } = element;
  if (name === 'a') return Boolean(attribs['href']);
  const control = $(element);
  if (name === 'summary') return control.parent('details').length === 1;
  if (attribs['popovertarget'] || attribs['type'] === 'radio' || control.closest('astro-island').length > 0)
    return true;
  // Controls hidden without scripts are operated by a script.
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
  test.each(Object.entries(promises))('%s', async (_, findProblems) => {
    expectNone(await findProblems(openPage(address)), address);
  });
});
