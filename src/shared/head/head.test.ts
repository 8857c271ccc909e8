import { expect, test, vi } from 'vitest';
import { words } from '../text/fixture.ts';
import { buildHead } from './head.ts';

const input = {
  seo: { title: words('Fitur'), description: words('Apa saja {en:features}.'), keywords: [words('a'), words('b')] },
  path: '/fitur',
  origin: 'https://contoh.example',
  sharePicture: '/share/fitur.jpg',
};

test('addresses are absolute and self-canonical, marks are gone', () => {
  const head = buildHead(input);
  expect(head.canonical).toBe('https://contoh.example/fitur');
  expect(head.image.url).toBe('https://contoh.example/share/fitur.jpg');
  expect(head.description).toBe('Apa saja features.');
  expect(head.robots).toContain('index');
});

test.each(['title', 'description'] as const)('too long a %s is a warning with page and field, and stands', (field) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const seo = { ...input.seo, [field]: words('x'.repeat(200)) };
  expect(buildHead({ ...input, seo })[field]).toHaveLength(200);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^/fitur: seo\\.${field} has 200 characters`)));
});
