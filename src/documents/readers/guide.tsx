import { plotBox, plots } from '../../plant/tanks/Plot.tsx';
import { getPage, getRecords } from '../../shared/records/records.ts';
import type { GuideChapter } from '../../site/guide/schema.ts';
import type { Block, Content, Section } from '../blocks.ts';
import { drawing } from '../drawing.tsx';
import type { DocumentRecord } from '../schema.ts';
import { photo } from '../typst.ts';

/** The food safety guide, chapter by chapter as on its page, under the picture of its trade. */
export async function readGuide(record: DocumentRecord): Promise<Content> {
  const [page, industries] = await Promise.all([getPage('guide', 'panduan-keamanan-pangan'), getRecords('industries')]);
  const trade = industries.find(({ id }) => id === 'makanan-minuman');
  if (!trade) throw new Error('no industry record makanan-minuman');
  const { limits, hero } = page;
  return {
    cover: {
      photo: await photo(trade.picture, 'cover', 'right'),
      label: record.title,
      title: hero.title,
      lead: hero.lead,
    },
    sections: [
      ...page.chapters.map(readChapter),
      {
        label: limits.label,
        title: limits.title,
        lead: limits.lead,
        blocks: [{ kind: 'points', items: limits.items }],
      },
    ],
  };
}

function readChapter({ label, title, lead, paragraphs, table, checklist, note, ...chapter }: GuideChapter): Section {
  const texts: Block[] = paragraphs.map((text) => ({ kind: 'text', text }));
  const plot = chapter.figure && {
    kind: 'picture' as const,
    svg: drawing(plots[chapter.figure], plotBox),
    alt: chapter.alt ?? '',
    ...(chapter.caption && { caption: chapter.caption }),
  };
  const blocks: Block[] = [
    ...(plot ? [{ kind: 'columns' as const, shares: [1, 1.5], columns: [texts, [plot]] }] : texts),
    { kind: 'heading', title: table.caption },
    {
      kind: 'table',
      columns: table.columns,
      rows: table.rows,
      widths: table.columns.length > 3 ? [1, 1.5, 1.4, 1.4] : [1.1, 1.1, 1],
      ...(note && { note }),
    },
    ...(checklist ? [{ kind: 'checklist' as const, ...checklist }] : []),
  ];
  return { label, title, lead, blocks };
}
