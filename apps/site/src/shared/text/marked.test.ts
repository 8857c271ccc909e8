import { expect, test } from 'vitest';
import { words } from './fixture.ts';
import { joinTexts, markdown, withoutMarks } from './marked.ts';

test('a record without marks holds plain strings, and what is no text stays as it is', () => {
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

test('in Markdown code keeps its backticks', () => {
  expect(markdown(words('Kirim `GET` lewat {en:webhook}'))).toBe('Kirim `GET` lewat webhook');
});

test('joined texts keep their marks', () => {
  const joined = joinTexts([words('{en:one}'), 'dua'], ' · ');
  expect(joined).toEqual({ plain: 'one · dua', parts: [{ kind: 'en', text: 'one' }, ' · dua'] });
});
