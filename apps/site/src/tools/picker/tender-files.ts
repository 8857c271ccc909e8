import { formatAllDigits, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { TankFields } from '../kit/schema.ts';
import { tableSheet, xlsx } from '../kit/xlsx.ts';
import { papers } from './papers.words.ts';
import type { TenderRecords } from './records.ts';
import { numberRequirements, type Offer } from './requirements.ts';
import type { Chapter } from './tender.ts';
import {
  billOfQuantities,
  complianceMatrix,
  countVerdicts,
  legalBasis,
  listItems,
  replyTable,
  type TenderTable,
  tankTable,
} from './tender-tables.ts';

const { tender, reply } = papers;

interface TenderFile {
  title: string;
  author: string;
  note: string;
  chapters: readonly Chapter[];
  tables: readonly TenderTable[];
  /** Paragraph after the tables of a document. */
  end?: string;
}

/** Tender package for all bidders: neutral, without brand and verdict. */
export function packageFile(
  chapters: readonly Chapter[],
  offers: readonly Offer[],
  records: TenderRecords,
  fields: TankFields,
): TenderFile {
  const requirements = numberRequirements(chapters, offers, records, today());
  return {
    ...{ title: tender.title, author: tender.author, chapters, end: tender.statement },
    note: fillSlots(tender.note, countVerdicts(requirements)),
    tables: [
      legalBasis(),
      tankTable(offers, fields),
      billOfQuantities(listItems(offers), false),
      complianceMatrix(requirements),
    ],
  };
}

/** Reply with the same requirements in the same numbering, answered from our records. */
export function replyFile(chapters: readonly Chapter[], offers: readonly Offer[], records: TenderRecords): TenderFile {
  const requirements = numberRequirements(chapters, offers, records, today());
  const slots = { ...countVerdicts(requirements), produk: records.product };
  return {
    ...{ title: fillSlots(reply.title, slots), author: records.product, chapters: [] },
    note: fillSlots(reply.note, slots),
    tables: [replyTable(requirements), billOfQuantities(listItems(offers, records), true)],
  };
}

export const tenderWorkbook = ({ tables, ...about }: TenderFile) =>
  xlsx(
    tables.map(({ name, widths, columns, rows, totals = [] }) =>
      tableSheet(name, widths, columns, [...rows, ...totals]),
    ),
    about,
  );

/** Word document; its library is loaded on this call. */
export async function tenderDocument({ title, author, note, chapters, tables, end }: TenderFile): Promise<Blob> {
  const docx = await import('docx');
  const { AlignmentType, Document, HeadingLevel, Packer, PageNumber, PageOrientation } = docx;
  const { Footer, Header, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType } = docx;
  /** Highlights the blanks that the buyer has to fill in. */
  const runs = (words: string, bold = false) =>
    words.split(/(\[[^\]]+\])/).map((part) => {
      return new TextRun({ text: part, bold, ...(part.startsWith('[') && { highlight: 'yellow' as const }) });
    });
  const paragraph = (words: string) => new Paragraph({ children: runs(words), spacing: { after: 80 } });
  const heading = (words: string) => new Paragraph({ text: words, heading: HeadingLevel.HEADING_1, keepNext: true });
  const table = ({ name, widths, columns, rows }: TenderTable) => {
    const all = widths.reduce((sum, width) => sum + width);
    // Width between the margins of landscape A4 in twips.
    const columnWidths = widths.map((width) => Math.round((width / all) * 15_100));
    const row = (cells: readonly string[], isHead: boolean) =>
      new TableRow({
        tableHeader: isHead,
        cantSplit: true,
        children: cells.map(
          (cell, at) =>
            new TableCell({
              width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
              margins: { top: 40, bottom: 40, left: 70, right: 70 },
              ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'E6EAED', color: 'auto' } }),
              children: [new Paragraph({ children: runs(cell, isHead) })],
            }),
        ),
      });
    const body = rows.map((cells) =>
      cells.map(({ text, number }) => text ?? (number === undefined ? '' : formatAllDigits(number))),
    );
    return [
      heading(name),
      new Table({
        width: { size: 15_100, type: WidthType.DXA },
        columnWidths,
        rows: [row(columns, true), ...body.map((cells) => row(cells, false))],
      }),
    ];
  };
  const furniture = {
    headers: {
      default: new Header({ children: [new Paragraph({ children: [new TextRun({ text: title, size: 16 })] })] }),
    },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [
              new TextRun({
                size: 16,
                children: [`${tender.page} `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
              }),
            ],
          }),
        ],
      }),
    },
  };
  const margin = { top: 1100, bottom: 900, left: 870, right: 870 };
  const opening = [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    paragraph(note),
    ...chapters.flatMap(({ title: chapter, lines }, at) => [
      heading(`${at + 1}. ${chapter}`),
      ...lines.map(({ text }, line) => paragraph(`${at + 1}.${line + 1} ${text}`)),
    ]),
  ];
  const closing = [...tables.flatMap(table), ...(end ? [paragraph(''), paragraph(end)] : [])];
  const page = (orientation: (typeof PageOrientation)[keyof typeof PageOrientation]) => ({
    page: { size: { width: 11_906, height: 16_838, orientation }, margin },
  });
  const ink = { font: 'Arial', color: '1F2A30' };
  return Packer.toBlob(
    new Document({
      ...{ title, creator: author, description: note },
      styles: {
        default: {
          document: { run: { ...ink, size: 19, language: { value: 'id-ID' } } },
          title: { run: { ...ink, size: 34, bold: true }, paragraph: { spacing: { after: 160 } } },
          heading1: { run: { ...ink, size: 24, bold: true }, paragraph: { spacing: { before: 280, after: 100 } } },
        },
      },
      sections: chapters.length
        ? [
            { ...furniture, properties: page(PageOrientation.PORTRAIT), children: opening },
            { ...furniture, properties: page(PageOrientation.LANDSCAPE), children: closing },
          ]
        : [{ ...furniture, properties: page(PageOrientation.LANDSCAPE), children: [...opening, ...closing] }],
    }),
  );
}
