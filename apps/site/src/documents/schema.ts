import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { datasheetQuestions } from '../shared/records/hardware-schema.ts';
import { closingSchema, pageSchema } from '../shared/records/page-schema.ts';
import { linkSchema, plain, text } from '../shared/text/schema.ts';

export const documentGroups = ['perusahaan', 'brosur', 'panduan', 'contoh', 'lembar-data'] as const;

/** Values computed by src/documents/reckoning.ts. */
const reckonedSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accuracy').describe('Error of the instrument of the sheet in litres of upright tanks.'),
    diameters: z.array(z.number()).min(2).describe('Diameters in metres, one a row.'),
  }),
  z.strictObject({ kind: z.literal('area'), diameters: z.array(z.number()).min(3) }),
  z.strictObject({
    kind: z.literal('column').describe('Height of liquid for a pressure.'),
    liquids: z.array(z.strictObject({ name: text, density: z.number().describe('kg/L') })).min(3),
    pressures: z.array(z.number()).min(2).describe('Pressures in bar, one a column.'),
  }),
  z.strictObject({
    kind: z.literal('expansion').describe('Litres that a volume changes by with temperature.'),
    volume: z.number(),
    liquids: z.array(z.strictObject({ name: text, product: plain.describe('Key of site/products.yaml.') })).min(2),
    degrees: z.array(z.number()).min(2).describe('Differences in °C, one a column.'),
  }),
  z.strictObject({ kind: z.literal('plain'), rows: z.array(z.array(text).min(2)).min(3) }),
]);
export type Reckoned = z.infer<typeof reckonedSchema>;

const instrumentDrawings = ['ultrasonic', 'radar', 'pressure', 'temperature', 'quality', 'gateway'] as const;
export type InstrumentDrawing = (typeof instrumentDrawings)[number];

const datasheetSchema = z.strictObject({
  kind: z.literal('datasheet'),
  instrument: plain.describe('Id of the sensor record, or gateway.'),
  drawing: z.strictObject({
    name: z.enum(instrumentDrawings),
    labels: z.array(text).min(2).describe('Words in the drawing, in the order in which it is drawn.'),
    alt: text,
    caption: text.describe('What a reader should know beside it, in one or two sentences.'),
  }),
  table: z.strictObject({
    title: text.describe('Headline over the table that helps to reckon.'),
    lead: text,
    columns: z.array(text).min(2).describe('Names of the columns; those with values are named by the values.'),
    values: reckonedSchema,
    note: text.describe('Formula and its limits.'),
  }),
  questions: z
    .partialRecord(z.enum(datasheetQuestions), text)
    .describe('What a buyer asks of this instrument beside its record → a sample, shown until the record answers it.'),
  mentions: plain.describe('Word by which tanks of the industry records name this instrument; a regular expression.'),
});

const matterSchema = z.discriminatedUnion('kind', [
  datasheetSchema,
  z.strictObject({ kind: z.literal('profile') }),
  z.strictObject({ kind: z.literal('products') }),
  z.strictObject({ kind: z.literal('industry'), industry: plain.describe('Id of the industry record.') }),
  z.strictObject({ kind: z.literal('guide') }),
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
  code: plain.describe('Number in the register, e.g. TN-LD-02.'),
  group: z.enum(documentGroups),
  title: text,
  summary: text,
  answers: text,
  keywords: z.array(text).min(3),
  revision: z.int().min(1).describe('Counts up when the words change; stands in the title block of each page.'),
  revised: z.iso.date().describe('Day of the last change of its words, e.g. 2026-11-21.'),
  page: linkSchema.describe('The page that says the same.'),
  matter: matterSchema,
});
export type DocumentRecord = z.infer<typeof documentSchema>;

const pair = z.tuple([text, text]);
const triple = z.tuple([text, text, text]);

export const documentLabelsSchema = z.strictObject({
  datasheet: z.strictObject({
    label: text,
    model: text.describe('Under the dimensioned picture: whose measures these are.'),
    specifications: text,
    columns: pair.describe('Over a value and its name.'),
    samples: z
      .strictObject({ title: text, columns: pair, note: text, value: text.describe('A sample on its own: {{nilai}}.') })
      .describe('Over values that the owner has still to state.'),
    questions: z.record(z.enum(datasheetQuestions), text).describe('Names of what is asked.'),
    principle: text,
    applications: text,
    limits: text,
    reckoning: text,
    tanks: z.strictObject({ label: text, title: text, columns: z.array(text).length(4) }),
    radios: z.strictObject({ label: text, title: text, uses: text, columns: z.array(text).length(4) }),
  }),
  systems: z.array(text).length(4).describe('Headings over the systems that the platform is connected to.'),
  facts: pair.describe('Over facts of a company, an example or a service.'),
  certificates: triple.describe('Standard, subject, scope with what a reader should know.'),
  devices: z.strictObject({ label: text, title: text }).describe('Over the devices that a trade needs most.'),
  legend: pair.describe('Tag in a drawing, and what it tells.'),
  rules: pair.describe('Rule or standard, and what it asks.'),
  measures: triple.describe('What is compared, when, its value with the sum.'),
  timeline: triple.describe('Service, working days, duration.'),
  contact: z.strictObject({ title: text, lead: text, action: text, same: text.describe('Before an address.') }),
  worksheet: z
    .strictObject({ label: text, title: text, lead: text, columns: triple })
    .describe('Over the table for figures of the reader.'),
  block: z
    .strictObject({ number: plain, revision: plain, date: plain, sheet: plain })
    .describe('Names of the fields in the title block at the foot of each page.'),
  contents: text.describe('Over the list of what stands on which page.'),
  condition: text.describe('Before the condition of a marked figure, in its note.'),
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
  columns: z.array(text).length(5).describe('Number, document, file, revision, page that says the same.'),
  note: text.describe('How the documents are made, under the register.'),
  closing: closingSchema,
});
export type DownloadsPage = z.infer<typeof downloadsSchema>;
