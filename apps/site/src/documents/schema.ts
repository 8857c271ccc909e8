import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { datasheetQuestions } from '../shared/records/hardware-schema.ts';
import { closingSchema, headingSchema, pageSchema } from '../shared/records/page-schema.ts';
import { linkSchema, plain, text } from '../shared/text/schema.ts';

export const documentGroups = ['perusahaan', 'brosur', 'panduan', 'contoh', 'lembar-data'] as const;

/** Values computed by src/documents/calculations.ts. */
const reckonedSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accuracy').describe("Level error of the sheet's instrument, in litres of vertical tanks."),
    diameters: z.array(z.number()).min(2).describe('Diameters in metres, one per row.'),
  }),
  z.strictObject({ kind: z.literal('area'), diameters: z.array(z.number()).min(3) }),
  z.strictObject({
    kind: z.literal('column').describe('Height of a liquid column for a pressure.'),
    liquids: z.array(z.strictObject({ name: text, density: z.number().describe('Density, kg/L.') })).min(3),
    pressures: z.array(z.number()).min(2).describe('Pressures in bar, one per column.'),
  }),
  z.strictObject({
    kind: z.literal('expansion').describe('Change of volume with temperature, in litres.'),
    volume: z.number(),
    liquids: z.array(z.strictObject({ name: text, product: plain.describe('Key of site/products.yaml.') })).min(2),
    degrees: z.array(z.number()).min(2).describe('Temperature differences in °C, one per column.'),
  }),
  z.strictObject({ kind: z.literal('plain'), rows: z.array(z.array(text).min(2)).min(3) }),
]);
export type CalculatedValues = z.infer<typeof reckonedSchema>;

const instrumentDrawings = ['ultrasonic', 'radar', 'pressure', 'temperature', 'quality', 'gateway'] as const;
export type InstrumentDrawing = (typeof instrumentDrawings)[number];

const datasheetSchema = z.strictObject({
  kind: z.literal('datasheet'),
  instrument: plain.describe('Id of the sensor record, or gateway.'),
  drawing: z.strictObject({
    name: z.enum(instrumentDrawings),
    labels: z.array(text).min(2).describe('Labels of the drawing, in drawing order.'),
    alt: text,
    caption: text.describe('Caption of the drawing, one or two sentences.'),
  }),
  table: z.strictObject({
    title: text.describe('Headline above the calculation table.'),
    lead: text,
    columns: z.array(text).min(2).describe('Headings of the text columns; value columns are named by their values.'),
    values: reckonedSchema,
    note: text.describe('Formula and its limits.'),
  }),
  questions: z
    .partialRecord(z.enum(datasheetQuestions), text)
    .describe('Key questions that the record leaves open → sample value, shown until the record answers them.'),
  mentions: plain.describe('Regular expression for the names of this instrument in the tanks of industry records.'),
});

const chapterTableSchema = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(3).max(4),
    rows: z.array(z.array(text).min(3).max(4)).min(2),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'every row needs as many cells as there are columns',
  });

const chapterSchema = headingSchema.extend({
  id: z.string().regex(/^[a-z-]+$/),
  paragraphs: z.array(text).default([]).describe('Running text between headline and table.'),
  figure: z.enum(['night', 'cip']).optional(),
  alt: text.optional().describe('Text alternative of the chart.'),
  caption: text.optional(),
  table: chapterTableSchema,
  checklist: z
    .strictObject({ title: text.describe('Check and its interval.'), items: z.array(text).min(3) })
    .optional(),
  note: text.optional().describe('Restriction, below the table.'),
});
export type GuideChapter = z.infer<typeof chapterSchema>;

const matterSchema = z.discriminatedUnion('kind', [
  datasheetSchema,
  z.strictObject({ kind: z.literal('profile') }),
  z.strictObject({ kind: z.literal('products') }),
  z.strictObject({ kind: z.literal('industry'), industry: plain.describe('Id of the industry record.') }),
  z.strictObject({
    kind: z.literal('guide'),
    chapters: z.array(chapterSchema).min(4),
    limits: headingSchema
      .extend({ items: z.array(text).min(3) })
      .describe('Regulations and duties that the guide does not replace.'),
  }),
  z.strictObject({ kind: z.literal('case'), story: plain.describe('Id of the scenario in pages/kisah-sukses.yaml.') }),
  z.strictObject({
    kind: z.literal('portfolio'),
    industry: plain.describe('Id of the industry record.'),
    stories: z.array(plain).min(1).describe('Ids of scenarios in pages/kisah-sukses.yaml.'),
  }),
]);

/** Schema of a document record; the PDF is named after the record’s file. */
export const documentSchema = z.strictObject({
  order: z.int().describe('Position in its group.'),
  code: plain.describe('Document number in the register, e.g. TN-LD-02.'),
  group: z.enum(documentGroups),
  title: text,
  summary: text,
  answers: text,
  keywords: z.array(text).min(3),
  page: linkSchema.describe('Page of the site on the same subject.'),
  matter: matterSchema,
});
export type DocumentRecord = z.infer<typeof documentSchema>;

const pair = z.tuple([text, text]);
const triple = z.tuple([text, text, text]);

export const documentLabelsSchema = z.strictObject({
  datasheet: z.strictObject({
    label: text,
    model: text.describe('Note below the dimensioned picture, on which device the dimensions are of.'),
    specifications: text,
    columns: pair.describe('Headings above a value and its name.'),
    samples: z
      .strictObject({
        title: text,
        columns: pair,
        note: text,
        value: text.describe('A single sample value: {{nilai}}.'),
      })
      .describe('Heading above values that the owner still has to state.'),
    questions: z.record(z.enum(datasheetQuestions), text).describe('Labels of the questions.'),
    principle: text,
    applications: text,
    limits: text,
    reckoning: text,
    tanks: z.strictObject({ label: text, title: text, columns: z.array(text).length(4) }),
    radios: z.strictObject({ label: text, title: text, uses: text, columns: z.array(text).length(4) }),
  }),
  systems: z.array(text).length(4).describe('Headings above the systems that the platform connects to.'),
  facts: pair.describe('Headings above facts of the company, an example or a service.'),
  certificates: triple.describe('Headings: standard, subject, scope with a note.'),
  devices: z
    .strictObject({ label: text, title: text })
    .describe('Heading above the devices that an industry uses most.'),
  legend: pair.describe('Headings: tag in a drawing, and its meaning.'),
  rules: pair.describe('Headings: rule or standard, and its requirement.'),
  measures: triple.describe('Headings: quantity, before or after, value with its sum.'),
  timeline: triple.describe('Headings: service, working days, duration.'),
  contact: z.strictObject({ title: text, lead: text, action: text, same: text.describe('Text before a URL.') }),
  worksheet: z
    .strictObject({ label: text, title: text, lead: text, columns: triple })
    .describe("Heading above the table for the reader's own figures."),
  block: z
    .strictObject({
      ...{ number: plain, revision: plain, date: plain, sheet: plain },
      draft: text.describe('Revision of a document that has changed since its last issue: {{revisi}}.'),
    })
    .describe('Labels of the fields in the title block at the bottom of each page.'),
  contents: text.describe('Heading above the table of contents.'),
  condition: text.describe('Text before the condition of a figure, in its footnote.'),
});
export type DocumentLabels = PlainText<z.infer<typeof documentLabelsSchema>>;

export interface Source<Kind extends DocumentRecord['matter']['kind'] = DocumentRecord['matter']['kind']> {
  record: DocumentRecord;
  matter: Extract<DocumentRecord['matter'], { kind: Kind }>;
  words: DocumentLabels;
}

export const downloadsSchema = pageSchema.extend({
  groups: z
    .array(z.strictObject({ id: z.enum(documentGroups), title: text, lead: text }))
    .length(documentGroups.length),
  columns: z.array(text).length(5).describe('Headings: number, document, file, revision, page on the same subject.'),
  issue: text.describe('Number of an issue: {{revisi}}.'),
  draft: text.describe('In its place while the document has changed since that issue: {{revisi}}.'),
  history: text.describe('Summary that opens the former issues.'),
  note: text.describe('Note below the register on how the documents are made.'),
  closing: closingSchema,
});
export type DownloadsPage = z.infer<typeof downloadsSchema>;
