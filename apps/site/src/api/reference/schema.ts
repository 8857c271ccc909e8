import { type ErrorCode, errorCodes } from 'contract/sandbox';
import { z } from 'zod';
import { pageSchema } from '../../shared/records/page-schema.ts';
import { plain, text } from '../../shared/text/schema.ts';

const chapter = z.strictObject({
  title: text.describe('Headline of the chapter.'),
  paragraphs: z.array(text).min(1).describe('Running text; `backticks` are code.'),
  points: z.array(text).default([]).describe('Short points after it.'),
  sample: text.optional().describe('Over the code beside the words.'),
  answer: text.optional().describe('Over the second block of code.'),
});

const file = z.strictObject({
  title: text.describe('What the file is.'),
  kind: text.describe('Its type, as a visitor knows it.'),
  description: text.describe('What it is for.'),
});

/** All downloads about the API, in the order of the list. */
export const apiFiles = [
  ...(['yaml', 'json', 'asyncapi', 'postman', 'types', 'graphql', 'node', 'python'] as const),
  ...(['modbus', 'lorawan', 'vectors', 'mqtt', 'nodered'] as const),
] as const;

const labels = z.strictObject({
  contents: text.describe('Name of the side contents.'),
  guide: text.describe('Name of the first page in the side contents.'),
  objects: text.describe('Over the tables of objects.'),
  parameters: text,
  body: text.describe('Over the fields of a request.'),
  answers: text.describe('Over the answers of an operation.'),
  common: text.describe('Before the statuses that every operation can answer.'),
  columns: z.strictObject({ name: text, meaning: text, status: text }),
  required: text,
  optional: text,
  languages: text.describe('Name of the choice of languages.'),
  answer: text.describe('Before the status of a sample answer.'),
  empty: text.describe('What stands for an answer without a body.'),
  example: text.describe('Over the example of an object.'),
  sandbox: text.describe('Link to the sandbox.'),
  markdown: text.describe('Link to the page as Markdown.'),
  only: text.describe('Beside an operation that only the sandbox has.'),
});
export type ReferenceLabels = z.infer<typeof labels>;

/** Schema of the reference’s first page: chapters about all operations, the operations, the files. */
export const referenceSchema = pageSchema.extend({
  labels,
  chapters: z.strictObject({
    mulai: chapter,
    autentikasi: chapter,
    galat: chapter.extend({
      columns: z.array(text).length(3).describe('Status, meaning, what to do.'),
      problem: text.describe('Over the fields of a problem.'),
      refused: text.describe('Over the fields of a refused value.'),
    }),
    ulang: chapter,
    'batas-laju': chapter.extend({
      caption: text.describe('What the table of headers shows.'),
      columns: z.array(text).length(2).describe('Header, meaning.'),
    }),
    halaman: chapter,
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
      delivery: text.describe('Over a delivery with its headers.'),
    })
    .optional()
    .describe('How a receiver checks what it gets; on the page of webhooks only.'),
});

/** Schema of the errors page: every code that a problem’s `type` can point to is an anchor. */
export const errorsPageSchema = pageSchema.extend({
  codes: z.record(
    z.enum(Object.keys(errorCodes) as ErrorCode[]),
    z.strictObject({ title: text, meaning: text, action: text.describe('What a caller does then.') }),
  ),
});

export const graphqlPageSchema = pageSchema.extend({
  chapters: z.strictObject({
    permintaan: chapter,
    skema: chapter,
  }),
});
