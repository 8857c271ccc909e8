import { isSample } from '../../shared/records/sample.ts';
import { canFill, fillSlots } from '../../shared/text/slots.ts';
import type { Cell, Sheet } from '../kit/xlsx.ts';
import { holds } from './judge.ts';
import { papers } from './papers.words.ts';
import type { TenderRecords } from './records.ts';
import type { Paper } from './records-schema.ts';
import type { PickerTank } from './tank.ts';

const { tender: words } = papers;

interface TenderTank {
  name: string;
  sensor: string | undefined;
  companions: readonly string[];
  radio: string | undefined;
}

/** Without a count the survey says it. */
type Quantity = readonly [item: string, detail: string, count: number | undefined, unit: string, record: string];

/** Met by the record that is named, or stated by the offer: a sample meets nothing. */
type Status = 'met' | 'offer';
type Requirement = readonly [about: string, asked: string, status: Status, answer: string, record: string];

/** Requirements, bill of quantities, and a matrix of compliance. */
export function buildTender(chapters: readonly Chapter[], tanks: readonly TenderTank[], records: TenderRecords) {
  const { units } = words;
  const names = tanks.flatMap(({ sensor, companions, radio }) => [sensor, ...companions, radio]);
  const count = (id: string) => names.filter((name) => name === id).length;
  const devices = records.devices.filter(({ id }) => count(id) > 0 || (id === 'gateway' && count('lorawan') > 0));
  const met = (is: boolean): Status => (is ? 'met' : 'offer');
  const quantities: Quantity[] = [
    ...devices.map(({ id, title, specifications, record }): Quantity => {
      const detail = specifications.slice(0, 3).map(({ name, value }) => `${name} ${value}`);
      const [said, counted] = id === 'gateway' ? [words.survey, undefined] : [detail.join('; '), count(id)];
      return [title, said, counted, units.piece, record];
    }),
    ...records.radios
      .filter(({ id }) => count(id) > 0)
      .map(({ id, title, range, record }): Quantity => {
        return [fillSlots(words.radio, { nama: title }), range, count(id), units.link, record];
      }),
    ...records.services.map(({ title, description, record }): Quantity => {
      return [title, description, undefined, units.lot, record];
    }),
    [words.platform, words.survey, tanks.length, units.year, 'pages/tankplatform'],
  ];
  const matrix: Requirement[] = [
    ...chapters.flatMap(({ title, lines }, chapter) =>
      lines.map((line, at): Requirement => {
        return [`${chapter + 1}.${at + 1} ${title}`, line, 'offer', '', `picker/papers, tor: ${title}`];
      }),
    ),
    ...devices.flatMap(({ title, specifications, limits, record }): Requirement[] => [
      ...specifications.map(({ name, value }) => [title, name, 'met', value, `${record}: ${name}`] as const),
      [title, words.limits, 'met', limits, `${record}: limits`],
    ]),
    ...records.approvals.map(({ id, title, asks, from, entries }): Requirement => {
      const held = entries.map(({ subject, number }) => `${subject}: ${number}`).join('; ');
      const answer = held || fillSlots(words.supplied, { oleh: from });
      return [words.approvals, `${title}. ${asks}`, met(held !== ''), answer, `site/procurement: approvals.${id}`];
    }),
    ...Object.entries(records.terms).map(([name, term]): Requirement => {
      const value = 'place' in term ? term.place : `${term.value} ${term.unit}`;
      const asked = words.termNames[name as keyof typeof words.termNames];
      const [status, shown] = [
        met(term.stated !== null),
        term.stated ? value : fillSlots(words.sample, { nilai: value }),
      ];
      return [words.terms, asked, status, `${shown}, ${term.basis}`, `site/procurement: terms.${name}`];
    }),
    ...records.levels.map(({ service, figure, point }, at): Requirement => {
      return [
        words.levels,
        service,
        met(!isSample(point)),
        `${figure}. ${point}`,
        `site/procurement: levels.${at + 1}`,
      ];
    }),
  ];
  return { chapters, quantities, matrix };
}

type Tender = ReturnType<typeof buildTender>;

/** The two tables, widths in characters; prices are left to the bidder. */
const tablesOf = ({ quantities, matrix }: Tender) => [
  {
    name: words.sheets.quantities,
    widths: [5, 28, 60, 14, 14, 16, 30],
    columns: words.columns.quantities,
    rows: quantities.map(([item, detail, count = words.survey, unit, record], at) => {
      return [at + 1, item, detail, count, unit, '', record];
    }),
  },
  {
    name: words.sheets.matrix,
    widths: [5, 28, 70, 20, 50, 36],
    columns: words.columns.matrix,
    rows: matrix.map(([about, asked, status, ...rest], at) => [at + 1, about, asked, words.statuses[status], ...rest]),
  },
];

export const tenderSheets = (tender: Tender): Sheet[] =>
  tablesOf(tender).map(({ name, widths, columns, rows }) => ({
    name,
    widths,
    rows: [
      columns.map((text): Cell => ({ text, look: 'head' })),
      ...rows.map((row) => row.map((cell): Cell => (typeof cell === 'number' ? { number: cell } : { text: cell }))),
    ],
  }));

/** A Word document; its library is fetched with this call. */
export async function tenderDocument(title: string, note: string, tender: Tender): Promise<Blob> {
  const { Document, HeadingLevel, Packer, PageOrientation, Paragraph, Table, TableCell, TableRow, WidthType } =
    await import('docx');
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const tables = tablesOf(tender).flatMap(({ name, widths, columns, rows }) => {
    const lines = [columns, ...rows].map((row, at) => {
      const children = row.map((cell) => new TableCell({ children: [new Paragraph(String(cell))] }));
      return new TableRow({ tableHeader: at === 0, cantSplit: true, children });
    });
    // Twips between the margins of a landscape A4.
    const all = widths.reduce((sum, width) => sum + width);
    const columnWidths = widths.map((width) => Math.round((width / all) * 14_000));
    return [heading(name), new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, columnWidths, rows: lines })];
  });
  const chapters = tender.chapters.flatMap(({ title: chapter, lines }, at) => [
    heading(`${at + 1}. ${chapter}`),
    ...lines.map((line, number) => new Paragraph(`${at + 1}.${number + 1} ${line}`)),
  ]);
  const page = { size: { orientation: PageOrientation.LANDSCAPE } };
  const children = [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), new Paragraph(note), ...chapters];
  return Packer.toBlob(
    new Document({
      title,
      description: note,
      styles: { default: { document: { run: { font: 'Arial', size: 20 } } } },
      sections: [{ properties: { page }, children: [...children, ...tables] }],
    }),
  );
}

export interface Chapter {
  title: string;
  lines: string[];
}

/** The lines that the answers call up; one with an unknown figure is left out. */
export function write({ chapters }: Paper, tank: PickerTank, slots: Readonly<Record<string, string>>): Chapter[] {
  return chapters
    .map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ text, when }) => (!when || holds(when, tank)) && canFill(text, slots))
        .map(({ text }) => fillSlots(text, slots)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

export function paperText(title: string, note: string, chapters: readonly Chapter[], markdown: boolean): string {
  const body = chapters.map((chapter, index) => {
    const lines = chapter.lines.map((line, at) => {
      const number = `${index + 1}.${at + 1}`;
      return markdown ? `- **${number}** ${line}` : `   ${number} ${line}`;
    });
    return `${markdown ? '## ' : ''}${index + 1}. ${chapter.title}\n${markdown ? '\n' : ''}${lines.join('\n')}`;
  });
  return `${markdown ? `# ${title}` : title.toUpperCase()}\n\n${note}\n\n${body.join('\n\n')}\n`;
}

/** Papers of several tanks as one; `named` puts the numbers of tanks before what does not hold for all. */
export function together(papers: readonly Chapter[][], named: (tanks: number[], line: string) => string): Chapter[] {
  const titles = [...new Set(papers.flat().map(({ title }) => title))];
  return titles.map((title) => {
    const own = papers.map((chapters) => chapters.find((chapter) => chapter.title === title)?.lines ?? []);
    const lines = [...new Set(own.flat())].map((line) => {
      const tanks = own.flatMap((has, index) => (has.includes(line) ? [index + 1] : []));
      return tanks.length === papers.length ? line : named(tanks, line);
    });
    return { title, lines };
  });
}
