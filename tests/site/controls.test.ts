import type { CheerioAPI } from 'cheerio';
import { test } from 'vitest';
import { builtPages, type Element, expectNone, nameTag, openPage, plain } from './site.ts';

/** What a screen reader calls a control: the part of the accessible name computation that our markup uses. */
function accessibleName($: CheerioAPI, control: Element): string {
  const { attribs } = control;
  const labelled = (attribs['aria-labelledby'] ?? '').split(/\s+/).filter((id) => id !== '');
  if (labelled.length > 0) return plain(labelled.map((id) => $(`[id="${id}"]`).text()).join(' '));
  if (attribs['aria-label']) return plain(attribs['aria-label']);
  const copy = $(control).clone();
  copy.find('[aria-hidden="true"], [hidden], script, style').remove();
  const pictures = copy.find('img[alt], svg[aria-label]').toArray();
  const spoken = pictures.map(({ attribs: { alt, 'aria-label': label } }) => alt ?? label ?? '');
  return plain(`${copy.text()} ${spoken.join(' ')}`);
}

test.each(builtPages)('%s: every link, button and disclosure has a name', (address) => {
  const { $ } = openPage(address);
  const nameless = $('a, button, summary, [role="button"], [role="link"]')
    .toArray()
    .filter((control) => accessibleName($, control) === '');
  expectNone(nameless.map(nameTag), `${address}: without a name`);
});

test.each(builtPages)('%s: no telephone number breaks over two lines', (address) => {
  const { $ } = openPage(address);
  const breaking = $('a[href^="tel:"], a[href^="https://wa.me"]')
    .toArray()
    .filter((link) => /^\+?[\d\s-]+[ -][\d\s-]+$/.test($(link).text().trim()));
  expectNone(
    breaking.map((link) => `“${$(link).text().trim()}” holds plain spaces: write no-break spaces`),
    address,
  );
});

test.each(builtPages)('%s: links that read the same in one place lead to the same address', (address) => {
  const { $ } = openPage(address);
  const targets = new Map<string, Set<string>>();
  for (const link of $('header a[href], footer a[href]').toArray()) {
    const name = accessibleName($, link);
    targets.set(name, (targets.get(name) ?? new Set()).add(link.attribs['href'] ?? ''));
  }
  const unclear = [...targets].filter(([, addresses]) => addresses.size > 1);
  expectNone(
    unclear.map(([name, addresses]) => `“${name}”: ${[...addresses].join(', ')}`),
    address,
  );
});
