import { type ErrorCode, errorCodes } from 'contract/sandbox';
import { z } from 'zod';
import { pageSchema } from '../../shared/records/page-schema.ts';
import { plain, text } from '../../shared/text/schema.ts';

const chapter = z.strictObject({
  title: text.describe('Headline of the chapter.'),
  paragraphs: z.array(text).min(1).describe('Running text; `backticks` mark code.'),
  points: z.array(text).default([]).describe('Short points after the text.'),
  sample: text.optional().describe('Heading above the code beside the text.'),
  answer: text.optional().describe('Heading above the second code block.'),
});

const tabled = chapter.extend({
  caption: text.describe('Caption of the table.'),
  columns: z.array(text).length(2).describe('Headings: header or code, meaning.'),
});

const file = z.strictObject({
  title: text.describe('Title of the file.'),
  kind: text.describe('Type of the file, in terms that visitors know.'),
  description: text.describe('Purpose of the file.'),
});

/** All downloads about the API, in the order of the list. */
export const apiFiles = [
  ...(['yaml', 'json', 'asyncapi', 'postman', 'types', 'graphql', 'node', 'python'] as const),
  ...(['modbus', 'lorawan', 'vectors', 'mqtt', 'nodered'] as const),
] as const;

const labels = z.strictObject({
  contents: text.describe('Accessible name of the table of contents.'),
  guide: text.describe('Name of the first page in the table of contents.'),
  objects: text.describe('Heading above the tables of objects.'),
  parameters: text,
  body: text.describe('Heading above the fields of a request.'),
  answers: text.describe('Heading above the responses of an operation.'),
  common: text.describe('Text before the statuses that every operation may return.'),
  columns: z.strictObject({ name: text, meaning: text, status: text }),
  required: text,
  optional: text,
  languages: text.describe('Accessible name of the choice of languages.'),
  answer: text.describe('Text before the status of a sample response.'),
  empty: text.describe('Text instead of a body, for a response without one.'),
  example: text.describe('Heading above the example of an object.'),
  sandbox: text.describe('Link to the sandbox.'),
  markdown: text.describe('Link to the page as Markdown.'),
  only: text.describe('Label of an operation that only the sandbox has.'),
});
export type ReferenceLabels = z.infer<typeof labels>;

/** Schema of the reference’s first page: chapters about all operations, the operations, the files. */
export const referenceSchema = pageSchema.extend({
  labels,
  chapters: z.strictObject({
    mulai: chapter,
    autentikasi: chapter,
    galat: chapter.extend({
      columns: z.array(text).length(3).describe('Headings: status, meaning, action.'),
      problem: text.describe('Heading above the fields of a problem.'),
      refused: text.describe('Heading above the fields of a rejected value.'),
    }),
    ulang: chapter,
    'batas-laju': tabled,
    halaman: chapter,
    langsung: tabled,
    header: tabled,
    versi: chapter,
  }),
  operations: z.strictObject({ title: text, lead: text }),
  files: z.strictObject({
    title: text,
    lead: text,
    items: z.record(z.enum(apiFiles), file),
  }),
});

export const referenceGroupSchema = pageSchema.extend({
  tag: plain.describe('Name of the group in the API document.'),
  signature: z
    .strictObject({
      title: text,
      paragraphs: z.array(text).min(1),
      points: z.array(text).min(1),
      delivery: text.describe('Heading above a delivery with its headers.'),
    })
    .optional()
    .describe('Text on how a receiver verifies a delivery; only on the page about webhooks.'),
});

/** Schema of the errors page: every code that a problem’s `type` can point to is an anchor. */
export const errorsPageSchema = pageSchema.extend({
  codes: z.record(
    z.enum(Object.keys(errorCodes) as ErrorCode[]),
    z.strictObject({ title: text, meaning: text, action: text.describe('Action that the caller should take.') }),
  ),
});

export const graphqlPageSchema = pageSchema.extend({
  chapters: z.strictObject({
    permintaan: chapter,
    skema: chapter,
  }),
});
