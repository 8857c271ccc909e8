import { joinTexts, toMarkdown, withoutMarks } from 'contract/marked';
import { expect, test } from 'vitest';
import { words } from './fixture.ts';

test('replaces texts by plain strings and keeps other values', () => {
  const record = {
    title: words('Pakai {en:real time}'),
    days: [1, 2],
    open: null,
    items: [{ name: words('{abbr:SLA}') }],
  };
  expect(withoutMarks(record)).toEqual({
    title: 'Pakai real time',
    days: [1, 2],
    open: null,
    items: [{ name: 'SLA' }],
  });
});

test('keeps backticks around code in Markdown', () => {
  expect(toMarkdown(words('Kirim `GET` lewat {en:webhook}'))).toBe('Kirim `GET` lewat webhook');
});

test('keeps marks when texts are joined', () => {
  const joined = joinTexts([words('{en:one}'), 'dua'], ' · ');
  expect(joined).toEqual({ plain: 'one · dua', parts: [{ kind: 'en', text: 'one' }, ' · dua'] });
});
