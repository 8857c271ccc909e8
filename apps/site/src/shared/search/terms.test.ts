import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../words/read-record.ts';
import { buildIndex, createSearch } from './find.ts';
import { searchTermsSchema } from './terms-schema.ts';

/** [query, first answer, the site’s own term]; worked out by hand in terms.csv. */
const cases = readFileSync(new URL('terms.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [first = '', meaning = '', queries = ''] = line.split(',');
    return queries.split('; ').map((query) => [query, first, meaning] as const);
  });

const { spellings, terms, nothing } = readRecord('site/search-terms.yaml', searchTermsSchema);
const meanings = [...new Set(cases.map(([, , meaning]) => meaning))];
const page = { title: '', page: '', group: '', words: '', text: '' };
const findAnswers = (answers: typeof nothing) =>
  answers.map(({ label, to, contact }) => ({ url: to ?? contact ?? '', title: String(label), page: '' }));

/** Index of the site’s terms, and one page with all queries, so that none is found by similarity to another. */
const find = await createSearch({
  index: buildIndex([
    ...meanings.map((title) => ({ ...page, url: `means ${title}`, title })),
    { ...page, url: 'text', text: cases.map(([query]) => query).join(' ') },
  ]),
  spellings,
  terms: terms.map(({ words, means = [], answers }) => ({ words, means, answers: findAnswers(answers) })),
  media: [],
  names: {},
  nothing: findAnswers(nothing),
});

test.each(cases)('answers “%s” with %s, and finds “%s”', (query, first, meaning) => {
  const urls = find(query).found.map(({ url }) => url);
  expect(urls[0]).toBe(first);
  if (meaning) expect(urls).toContain(`means ${meaning}`);
});
