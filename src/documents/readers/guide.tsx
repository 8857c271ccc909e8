import { getPage, getRecords } from '../../shared/records/records.ts';
import type { GuideChapter } from '../../site/guide/schema.ts';
import { type Block, beside, type Content, type Section, section, table } from '../blocks.ts';
import { sheet } from '../drawing.tsx';
import type { Source } from '../schema.ts';
import { photo } from '../typst.ts';

/** The food safety guide, chapter by chapter as on its page. */
export async function readGuide({ record }: Source<'guide'>): Promise<Content> {
  const [page, industries] = await Promise.all([getPage('guide', 'panduan-keamanan-pangan'), getRecords('industries')]);
  const trade = industries.find(({ id }) => id === 'makanan-minuman');
  if (!trade) throw new Error('no industry record makanan-minuman');
  return {
    cover: { ...page.hero, label: record.title, photo: await photo(trade.picture, 'cover', 'right') },
    sections: [...page.chapters.map(readChapter), section(page.limits, { kind: 'points', items: page.limits.items })],
  };
}

function readChapter({ paragraphs, figure, table: rows, checklist, ...chapter }: GuideChapter): Section {
  const texts: Block[] = paragraphs.map((text) => ({ kind: 'text', text }));
  const { alt = '', caption, note } = chapter;
  const plot: Block[] = figure ? [{ kind: 'picture', svg: sheet(figure), alt, caption }] : [];
  const widths = rows.columns.length > 3 ? [1, 1.5, 1.4, 1.4] : [1.1, 1.1, 1];
  return section(
    chapter,
    ...(figure ? [beside([1, 1.5], texts, plot)] : texts),
    { kind: 'heading', title: rows.caption },
    table(rows.columns, rows.rows, { widths, note }),
    ...(checklist ? [{ kind: 'checklist' as const, ...checklist }] : []),
  );
}
