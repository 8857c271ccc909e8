import { expect, test } from 'vitest';
import { words } from '../shared/text/fixture.ts';
import { withLeadDelivery } from './lead-privacy.ts';

const chapter = (id: string, title: string) => ({ id, title: words(title), paragraphs: [], points: [], links: [] });
const hero = { label: words('Privasi'), title: words('Lama'), lead: words('Lama'), actions: [] };
const page = {
  seo: { title: words('Privasi'), description: words('Lama'), keywords: [words('privasi')] },
  breadcrumb: words('Privasi'),
  hero,
  updated: '2026-01-01',
  facts: [],
  chapters: [chapter('ringkasan', 'lama'), chapter('formulir', 'lama'), chapter('hak', 'lama')],
};

test('replaces chapters by id and puts new ones behind the one before them', () => {
  const chapters = [chapter('ringkasan', 'baru'), chapter('formulir', 'baru'), chapter('data', 'baru')];
  const changes = {
    seo: { description: words('Baru') },
    hero: { ...hero, title: words('Baru') },
    updated: '2026-11-21',
    facts: [],
  };
  const result = withLeadDelivery(page, { ...changes, chapters });
  expect(result.chapters.map(({ id, title }) => `${id} ${title.plain}`)).toEqual([
    'ringkasan baru',
    'formulir baru',
    'data baru',
    'hak lama',
  ]);
  expect(result.seo).toEqual({ ...page.seo, description: words('Baru') });
  expect([result.hero.title.plain, result.breadcrumb.plain, result.updated]).toEqual(['Baru', 'Privasi', '2026-11-21']);
});
