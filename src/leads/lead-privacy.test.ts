import { expect, test } from 'vitest';
import { withLeadDelivery } from './lead-privacy.ts';

const chapter = (id: string, title: string) => ({ id, title, paragraphs: [], points: [], links: [] });
const hero = { label: 'Privasi', title: 'Lama', lead: 'Lama', actions: [] };
const page = {
  seo: { title: 'Privasi', description: 'Lama', keywords: ['privasi'] },
  breadcrumb: 'Privasi',
  hero,
  updated: '2026-01-01',
  facts: [],
  chapters: [chapter('ringkasan', 'lama'), chapter('formulir', 'lama'), chapter('hak', 'lama')],
};

test('replaces chapters by id and puts new ones behind the one before them', () => {
  const chapters = [chapter('ringkasan', 'baru'), chapter('formulir', 'baru'), chapter('data', 'baru')];
  const changes = { seo: { description: 'Baru' }, hero: { ...hero, title: 'Baru' }, updated: '2026-11-21', facts: [] };
  const result = withLeadDelivery(page, { ...changes, chapters });
  expect(result.chapters.map(({ id, title }) => `${id} ${title}`)).toEqual([
    'ringkasan baru',
    'formulir baru',
    'data baru',
    'hak lama',
  ]);
  expect(result.seo).toEqual({ title: 'Privasi', description: 'Baru', keywords: ['privasi'] });
  expect([result.hero.title, result.breadcrumb, result.updated]).toEqual(['Baru', 'Privasi', '2026-11-21']);
});
