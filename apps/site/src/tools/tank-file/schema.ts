import type { PlainText } from 'contract/marked';
import { tankRecord } from 'tank-gauging/tank/tank-record';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, paperSchema, pasteListSchema, readingSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { projectInputs } from './project.ts';
import { rowProblems } from './row-problems.ts';

const names = {
  groups: ['device', 'order', 'survey', 'stock', 'project'],
  problems: [],
  actions: ['sheet', 'whatsapp', 'email'],
} as const;
const papersOf = ['ex', 'radio', 'calibration', 'material', 'sulphide', 'hygiene'] as const;

export const tankFileSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Name of the tool, for screen readers.'),
  tool: toolSchema({ ...tankRecord, ...projectInputs }, names, {
    verdict: each(['found', 'none', 'impossible', 'stock', 'payback'], text).describe(
      '{{alat}} {{cara}} {{galat}} {{jaringan}}; why there is none: {{sebab}}; {{titik}} reorder point; {{bulan}}.',
    ),
    ways: each(tankRecord.opening.options, text).describe('How the device gets into the tank, behind its name.'),
    untagged: text.describe('In place of a tag that was not typed.'),
    linked: text.describe('Over values that came by a link and that nobody has changed.'),
    assumed: text.describe('Behind a value of the example.'),
    assumptions: text.describe('Before the values that the answer stands on and that nobody typed.'),
    readings: each(['full', 'error', 'life', 'network'], readingSchema),
    noError: text,
    drawing: text.describe('The drawing for screen readers: {{tangki}}.'),
    facts: text.describe('Over what is known of the tank.'),
    budget: text,
    rejected: each(['title', 'name', 'reason', 'none', 'outside'], text),
    table: each(['title', 'level', 'content', 'share', 'more'], text),
    levels: each(['title', 'lead', 'level', 'content', 'missing', 'more', 'overfill', 'lahh', 'lah', 'normal'], text),
    stock: each(['title', 'sentence', 'missing', 'more'], text).describe(
      '{{titik}} {{pakai}} {{tunggu}} {{cadangan}}.',
    ),
    cost: each(
      [
        ...(['title', 'item', 'amount', 'device', 'fitting', 'first', 'yearly'] as const),
        ...(['payback', 'missing', 'months', 'never', 'note', 'more'] as const),
      ],
      text,
    ).describe('{{jumlah}} tanks or months; payback {{tengah}} {{cepat}} {{lambat}}.'),
    papers: each(['title', ...papersOf], text),
    open: each(['title', 'changes', 'none'], text),
    list: pasteListSchema
      .extend(
        each(['title', 'lead', 'caption', 'link', 'sheet', 'note', 'total', 'price', 'fitting', 'cost'], text).shape,
      )
      .extend(each(['gateway', 'noGateway', 'workbook', 'totals', 'rest', 'read', 'readAs'], text).shape)
      .extend({
        columns: z.array(text).length(15).describe('Of the files.'),
        shown: z.array(text).length(6).describe('Of the table on the page.'),
        reasons: each(['fits', 'care', 'none'], text).describe('In three words; {{jumlah}} conditions.'),
        wrong: each(rowProblems, text).describe('What a row lacks: {{baris}} {{tangki}} {{isi}}.'),
      })
      .describe('{{jumlah}} {{liter}} {{gateway}}; tanks that are not judged {{daftar}}; {{isi}} read as {{produk}}.'),
    shelf: each(['title', 'lead', 'keep', 'clear', 'kept', 'refused', 'cleared', 'used'], text).describe(
      'Tanks kept in the browser: at most {{jumlah}}; {{tangki}} {{tanggal}}.',
    ),
    message: each(['subject', 'head', 'open', 'link'], text).describe(
      'What is sent: {{nama}} {{putusan}} {{daftar}} {{tautan}}.',
    ),
    paper: paperSchema.extend({
      link: text,
      second: text.describe('Over the second page, which nobody signs.'),
      code: text.describe('Beside the code: what it opens.'),
      error: text.describe('What ± means.'),
      long: text.describe('In place of the code, where an address is too long for one.'),
    }),
  }),
});
export type TankFileText = PlainText<z.infer<typeof tankFileSchema>['tool']>;
