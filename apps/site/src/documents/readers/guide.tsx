import { getPage, getRecords } from '../../shared/records/records.ts';
import type { Drawing, Label } from '../../shared/ui/drawing/LineDrawing.tsx';
import {
  type Block,
  buildCover,
  buildSection,
  type Content,
  columnsBlock,
  type Section,
  tableBlock,
} from '../blocks.ts';
import { renderForPaper } from '../drawing.tsx';
import type { GuideChapter, Source } from '../schema.ts';
import { photo } from '../typst.ts';

/** The food safety guide; its cover has the texts of its page's hero. */
export async function readGuide({ matter: { chapters, limits }, record }: Source<'guide'>): Promise<Content> {
  const [page, industries] = await Promise.all([getPage('guide'), getRecords('industries')]);
  const trade = industries.find(({ id }) => id === 'makanan-minuman');
  if (!trade) throw new Error('no industry record makanan-minuman');
  return {
    cover: buildCover(page.hero, record.title, await photo(trade.picture, 'cover', 'right')),
    sections: [...chapters.map(readChapter), buildSection(limits, { kind: 'points', items: limits.items })],
  };
}

function readChapter({ paragraphs, figure, table: rows, checklist, ...chapter }: GuideChapter): Section {
  const texts: Block[] = paragraphs.map((text) => ({ kind: 'text', text }));
  const { alt = '', caption, note } = chapter;
  const plot: Block[] = figure ? [{ kind: 'picture', svg: renderForPaper(drawings[figure]), alt, caption }] : [];
  const widths = rows.columns.length > 3 ? [1, 1.5, 1.4, 1.4] : [1.1, 1.1, 1];
  return buildSection(
    chapter,
    ...(figure ? [columnsBlock([1, 1], texts, plot)] : texts),
    { kind: 'heading', title: rows.caption },
    tableBlock(rows.columns, rows.rows, { widths, note }),
    ...(checklist ? [{ kind: 'checklist' as const, ...checklist }] : []),
  );
}

const tick = (text: string, x: number, y: number, side: NonNullable<Label['side']>): Label => ({
  text,
  at: [x, y],
  side,
});

const drawings: Record<NonNullable<GuideChapter['figure']>, Drawing> = {
  /** Conductivity in the return line over one cleaning cycle; schematic, not to scale. */
  cip: {
    box: [0, 0, 400, 214],
    shapes: (
      <>
        <path className="thin" d="M34 170H390M34 60H390M92 170V20M182 170V20M232 170V20M322 170V20" />
        <path
          className="liquid"
          d="M112 170C116 90 120 62 132 60H178C186 62 188 150 196 164V170ZM246 170C250 110 254 92 266 90H318C326 92 328 150 336 166V170Z"
        />
        <path
          className="level"
          d="M34 165C60 166 80 167 98 167C112 166 116 62 132 60H178C188 62 186 164 202 167H232C246 166 250 92 266 90H318C328 92 326 164 342 168H390"
        />
      </>
    ),
    labels: [
      tick('50', 34, 60, 'left'),
      tick('0', 34, 170, 'left'),
      tick('mS/cm', 34, 24, 'above'),
      ...[63, 137, 207, 277, 356].map((x, index): Label => ({ text: `${index + 1}`, at: [x, 194], look: 'number' })),
    ],
  },
  /**
   * A night in a milk tank whose compressor fails. Scale: 29.67 units per hour from 20.00, 40 units per °C; above 4 °C
   * from 02.50 to 04.50.
   */
  night: {
    box: [0, 0, 400, 206],
    shapes: (
      <>
        <path className="liquid" d="M236.72 90L271.33 34L296.06 90Z" />
        <path className="thin" d="M34 170H390M34 130H390M34 50H390M212 170V34M271.33 170V34" />
        <path className="signal" d="M34 90H390" />
        <path className="level" d="M34 130L212 130L271.33 34L313.71 130L390 130" />
      </>
    ),
    labels: [
      ...[2, 3, 4, 5].map((degrees) => tick(`${degrees}`, 34, 250 - 40 * degrees, 'left')),
      tick('°C', 34, 24, 'above'),
      tick('20.00', 34, 172, 'below'),
      tick('02.00', 212, 172, 'below'),
      tick('08.00', 376, 172, 'below'),
      tick('4 °C', 64, 90, 'above'),
      { ...tick('5,4 °C, 120 menit', 300, 28, 'above'), look: 'measured' },
    ],
  },
};
