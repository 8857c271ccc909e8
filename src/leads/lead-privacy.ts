import type { LegalPage } from '../shared/records/legal.ts';
import type { LeadPrivacy } from './schema.ts';

/** Chapters replace those of the same id; one with a new id follows the chapter before it. */
export function withLeadDelivery(page: LegalPage, { seo, chapters, ...changes }: LeadPrivacy): LegalPage {
  const all = [...page.chapters];
  let place = -1;
  for (const chapter of chapters) {
    const known = all.findIndex(({ id }) => id === chapter.id);
    place = known < 0 ? place + 1 : known;
    all.splice(place, known < 0 ? 0 : 1, chapter);
  }
  return { ...page, ...changes, seo: { ...page.seo, ...seo }, chapters: all };
}
