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

/** Why a control does something; undefined when nothing tells. */
function purposeOf($: CheerioAPI, control: Element): string | undefined {
  const { name, attribs } = control;
  if (name === 'a') return attribs['href'] ? 'leads to its address' : undefined;
  if (name === 'summary') return $(control).parent('details').length === 1 ? 'opens its details' : undefined;
  if (attribs['popovertarget']) return 'opens a part of the page';
  if ($(control).closest('astro-island').length > 0) return 'is worked by its island';
  if (attribs['type'] === 'radio') return 'chooses what the style sheet shows';
  // Shown and worked by a script of a few lines; without scripts it is not there.
  const hidden = $(control).closest('[hidden]');
  const around = [...hidden.toArray(), ...hidden.parents().toArray()];
  if (around.some((part) => 'attribs' in part && Object.keys(part.attribs).some((key) => key.startsWith('data-'))))
    return 'is worked by a module';
  const form = $(control).closest('form');
  return form.attr('action') && attribs['type'] === 'submit' ? 'sends its form' : undefined;
}

test.each(builtPages)('%s: every control leads somewhere or does something', (address) => {
  const { $ } = openPage(address);
  const idle = $('a, button, summary, [role="button"], [role="link"], input, select, textarea')
    .toArray()
    .filter(
      (control) => !['input', 'select', 'textarea'].includes(control.name) || $(control).closest('form').length === 0,
    )
    .filter((control) => purposeOf($, control) === undefined);
  expectNone(idle.map(nameTag), `${address}: neither a target nor an action`);
});

type AnyNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** What stands beside a node in its parent, comments passed over. */
function beside($: CheerioAPI, node: AnyNode, way: 'prev' | 'next'): AnyNode | null {
  let other = node[way];
  while (other?.type === 'comment') other = other[way];
  return other?.type === 'tag' && (other.name === 'svg' || $(other).hasClass('visually-hidden')) ? null : other;
}

// Chromium leaves such a space out: “Jumlah tangki(tangki)”. Two strings in one text have it inside, as have elements.
test.each(builtPages)('%s: no space within a name stands alone beside a mark of React', (address) => {
  const { $ } = openPage(address);
  const lost = $('a, button, summary, label, legend, option, dt, th, h1, h2, h3, h4')
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .filter((node) => node.type === 'text' && /^[ \n]*$/.test(node.data))
    .filter((node) => node.prev?.type === 'comment' || node.next?.type === 'comment')
    .filter((node) => beside($, node, 'prev') && beside($, node, 'next'));
  expectNone(
    lost.map((node) => plain($(node).parent().text())),
    address,
  );
});
