import { fillSlots } from '../../shared/text/slots.ts';
import type { Cell, Sheet } from '../kit/xlsx.ts';
import type { Chapter } from './papers.ts';
import { papers } from './papers.words.ts';
import type { TenderRecords } from './records.ts';

const { tender: words } = papers;

/** One tank of the tender, as the picker answered it. */
export interface TenderTank {
  name: string;
  sensor: string | undefined;
  companions: readonly string[];
  radio: string | undefined;
}

export type TenderStatus = 'met' | 'offer' | 'missing';

/** A line that a bidder answers, with the record that it rests on. */
export interface MatrixLine {
  about: string;
  requirement: string;
  status: TenderStatus;
  answer: string;
  record: string;
}

interface QuantityLine {
  item: string;
  detail: string;
  quantity: number | undefined;
  unit: string;
  record: string;
}

export interface Tender {
  chapters: readonly Chapter[];
  quantities: readonly QuantityLine[];
  matrix: readonly MatrixLine[];
}

/**
 * A tender from the picker's result: requirements, bill of quantities, and a matrix that says of each line whether a
 * record meets it, whether the offer states it, or whether nothing is there yet.
 */
export function buildTender(
  chapters: readonly Chapter[],
  tanks: readonly TenderTank[],
  records: TenderRecords,
): Tender {
  const picked = count(tanks.flatMap(({ sensor, companions }) => [...(sensor ? [sensor] : []), ...companions]));
  const devices = records.devices.flatMap((device) => {
    const quantity = picked.get(device.id);
    return quantity === undefined ? [] : [{ ...device, quantity }];
  });
  const networks = count(tanks.flatMap(({ radio }) => radio ?? []));
  const radios = records.radios.filter(({ id }) => networks.has(id));
  const gateway = networks.has('lorawan') ? records.devices.find(({ id }) => id === 'gateway') : undefined;
  return {
    chapters,
    quantities: [
      ...devices.map(({ title, specifications, quantity, record }) => ({
        item: title,
        detail: specifications
          .slice(0, 3)
          .map(({ name, value }) => `${name} ${value}`)
          .join('; '),
        quantity,
        unit: words.units.piece,
        record,
      })),
      ...radios.map(({ id, title, range, record }) => ({
        item: fillSlots(words.radio, { nama: title }),
        detail: range,
        quantity: networks.get(id),
        unit: words.units.link,
        record,
      })),
      ...(gateway
        ? [
            {
              item: gateway.title,
              detail: words.survey,
              quantity: undefined,
              unit: words.units.piece,
              record: gateway.record,
            },
          ]
        : []),
      ...records.services.map(({ title, description, record }) => ({
        item: title,
        detail: description,
        quantity: undefined,
        unit: words.units.lot,
        record,
      })),
      {
        item: words.platform,
        detail: words.survey,
        quantity: tanks.length,
        unit: words.units.year,
        record: 'pages/tankplatform',
      },
    ],
    matrix: [
      ...chapters.flatMap(({ title, lines }, chapter) =>
        lines.map((line, at) => ({
          about: `${chapter + 1}.${at + 1} ${title}`,
          requirement: line,
          status: 'offer' as const,
          answer: '',
          record: `picker/papers, tor: ${title}`,
        })),
      ),
      ...[...devices, ...(gateway ? [gateway] : [])].flatMap(({ title, specifications, limits, record }) => [
        ...specifications.map(({ name, value }) => ({
          about: title,
          requirement: name,
          status: 'met' as const,
          answer: value,
          record: `${record}: ${name}`,
        })),
        {
          about: title,
          requirement: words.limits,
          status: 'met' as const,
          answer: limits,
          record: `${record}: limits`,
        },
      ]),
      ...records.approvals.map(({ id, title, asks, entries }) => ({
        about: words.approvals,
        requirement: `${title}. ${asks}`,
        status: entries.length > 0 ? ('met' as const) : ('missing' as const),
        answer: entries.map(({ subject, number }) => `${subject}: ${number}`).join('; '),
        record: `site/procurement: approvals.${id}`,
      })),
      ...Object.entries(records.terms).map(([name, term]) => ({
        about: words.terms,
        requirement: words.termNames[name as keyof typeof words.termNames],
        status: term ? ('met' as const) : ('missing' as const),
        answer: term ? ('place' in term ? term.place : `${term.value} ${term.unit}, ${term.basis}`) : '',
        record: `site/procurement: terms.${name}`,
      })),
      ...records.levels.map(({ service, figure, point }, at) => ({
        about: words.levels,
        requirement: service,
        status: point === null ? ('offer' as const) : ('met' as const),
        answer: point === null ? figure : `${figure}. ${point}`,
        record: `site/procurement: levels.${at + 1}`,
      })),
    ],
  };
}

function count(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The two tables as rows of words, the numbers of their lines first. */
const quantityRows = ({ quantities }: Tender) =>
  quantities.map(({ item, detail, quantity, unit, record }, at) => [
    String(at + 1),
    item,
    detail,
    quantity === undefined ? words.survey : String(quantity),
    unit,
    '',
    record,
  ]);
const matrixRows = ({ matrix }: Tender) =>
  matrix.map(({ about, requirement, status, answer, record }, at) => [
    String(at + 1),
    about,
    requirement,
    words.statuses[status],
    answer,
    record,
  ]);

/** The tables as a workbook; quantities are numbers, prices are left to the bidder. */
export function tenderSheets(tender: Tender): Sheet[] {
  const cells = (rows: readonly (readonly string[])[], figure?: number): Cell[][] =>
    rows.map((row) =>
      row.map((text, at) => (at === figure && /^\d+$/.test(text) ? { number: Number(text) } : { text })),
    );
  const head = (columns: readonly string[]): Cell[] => columns.map((text) => ({ text, look: 'head' }));
  return [
    {
      name: words.sheets.quantities,
      widths: [5, 28, 60, 14, 14, 16, 30],
      rows: [head(words.columns.quantities), ...cells(quantityRows(tender), 3)],
    },
    {
      name: words.sheets.matrix,
      widths: [5, 28, 70, 20, 50, 36],
      rows: [head(words.columns.matrix), ...cells(matrixRows(tender))],
    },
  ];
}

/** Requirements, quantities and matrix as a Word document. The library is fetched with this call. */
export async function tenderDocument(title: string, note: string, tender: Tender): Promise<Blob> {
  const { Document, HeadingLevel, Packer, PageOrientation, Paragraph, Table, TableCell, TableRow, WidthType } =
    await import('docx');
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ text, heading: level });
  const table = (widths: readonly number[], columns: readonly string[], rows: readonly (readonly string[])[]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      // Twips: hundredths of the width of a landscape A4 between its margins.
      columnWidths: widths.map((width) => width * 140),
      rows: [columns, ...rows].map(
        (row, at) =>
          new TableRow({
            tableHeader: at === 0,
            cantSplit: true,
            children: row.map(
              (text, column) =>
                new TableCell({
                  width: { size: widths[column] ?? 10, type: WidthType.PERCENTAGE },
                  children: [new Paragraph(text)],
                }),
            ),
          }),
      ),
    });
  const document = new Document({
    title,
    description: note,
    styles: { default: { document: { run: { font: 'Arial', size: 20 } } } },
    sections: [
      {
        properties: { page: { size: { orientation: PageOrientation.LANDSCAPE } } },
        children: [
          heading(title, HeadingLevel.TITLE),
          new Paragraph(note),
          ...tender.chapters.flatMap(({ title: chapter, lines }, at) => [
            heading(`${at + 1}. ${chapter}`, HeadingLevel.HEADING_1),
            ...lines.map((line, number) => new Paragraph(`${at + 1}.${number + 1} ${line}`)),
          ]),
          heading(words.sheets.quantities, HeadingLevel.HEADING_1),
          table([5, 18, 39, 10, 9, 9, 10], words.columns.quantities, quantityRows(tender)),
          heading(words.sheets.matrix, HeadingLevel.HEADING_1),
          table([5, 15, 37, 11, 20, 12], words.columns.matrix, matrixRows(tender)),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}
