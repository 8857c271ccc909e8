import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { builtPages, openPage } from './site.ts';

/** What a template prints when it is given no text: an object, nothing, no number, a slot that nobody filled. */
const accident = /\[object \w+\]|\b(undefined|NaN|Infinity)\b|\{\{\w+\}\}/;

/** Attributes that are read or heard. */
const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'summary'];

/** Texts of a page that hold such a value. Code keeps its own words: a sample may say `undefined`. */
function accidents(html: string): string[] {
  const $ = load(html);
  $('script, style, code, template').remove();
  const texts = $('*')
    .toArray()
    .flatMap((element) => [
      ...$(element)
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? [node.data] : [])),
      ...spoken.flatMap((name) => $(element).attr(name) ?? []),
    ]);
  return texts.filter((text) => accident.test(text)).map((text) => text.trim());
}

test.each(builtPages)('%s prints texts, and no objects or missing numbers', (address) => {
  expect(accidents(openPage(address).html)).toEqual([]);
});
