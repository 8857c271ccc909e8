import type { PlainText } from 'contract/marked';
import { askedRecord } from 'tank-gauging/tank/tank-record';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { paperSchema, readingSchema, schemaForEach, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { pressureAs, projectInputs } from './project.ts';

const names = {
  groups: ['device', 'size', 'seldom', 'order', 'survey', 'stock', 'project'],
  problems: [],
  actions: ['sheet', 'whatsapp', 'email'],
} as const;
const paperNames = ['ex', 'radio', 'calibration', 'material', 'sulphide', 'hygiene'] as const;

export const tankFileSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Accessible name of the tool.'),
  tool: toolSchema({ ...askedRecord, pressureAs, ...projectInputs }, names, {
    verdict: schemaForEach(['found', 'alone', 'none', 'impossible', 'payback'], text).describe(
      '{{alat}} {{cara}} {{galat}} {{jaringan}} {{hasil}}; the reason if there is none: {{sebab}}; {{bulan}}.',
    ),
    ways: schemaForEach(askedRecord.opening.options, text).describe('How the device is installed, after its name.'),
    untagged: text.describe('Text instead of an empty tag.'),
    absolute: text.describe('Hint of the pressure while it is typed absolute.'),
    linked: text.describe('Notice above values that come from a link and are unchanged.'),
    assumed: text.describe('Label after a value of the example.'),
    derived: text.describe('Label after a value that the medium brings.'),
    assumptions: text.describe('Text before assumed values on which the verdict depends.'),
    readings: schemaForEach(['full', 'error', 'life', 'network'], readingSchema),
    noError: text,
    drawing: text.describe('Text alternative of the drawing: {{tangki}} {{alat}} {{level}}.'),
    drawn: schemaForEach(['blind', 'highest', 'beam', 'level', 'error', 'buried', 'entry', 'jump'], text).describe(
      'Labels in the drawing: {{nilai}} {{level}}; names of a dimension that can be typed there, or of the way to its field: {{isian}} {{satuan}} {{nilai}}.',
    ),
    ends: schemaForEach(['capacity', 'range', 'differs'], text).describe(
      'Heads {{tutup}} by the stated capacity, or assumed with capacities {{dari}} to {{sampai}}; capacity {{muat}} that differs by {{beda}}.',
    ),
    facts: text.describe('Heading above the known facts of the tank.'),
    budget: text,
    conditions: text.describe('Over what the picked sensor needs.'),
    rejected: schemaForEach(['title', 'all', 'name', 'verdict', 'reason', 'none', 'outside'], text),
    table: schemaForEach(['title', 'level', 'content', 'share', 'more'], text),
    levels: schemaForEach(
      ['title', 'lead', 'level', 'content', 'missing', 'more', 'overfill', 'lahh', 'lah', 'normal'],
      text,
    ),
    stock: schemaForEach(['title', 'missing', 'more'], text),
    cost: schemaForEach(
      [
        ...(['title', 'item', 'amount', 'device', 'fitting', 'first', 'yearly'] as const),
        ...(['payback', 'missing', 'months', 'never', 'note', 'more', 'unpriced'] as const),
      ],
      text,
    ).describe('{{jumlah}} tanks or months; payback {{tengah}} {{cepat}} {{lambat}}.'),
    papers: schemaForEach(['title', ...paperNames], text),
    open: schemaForEach(['title', 'changes', 'none', 'materials'], text),
    list: z.strictObject({
      title: text,
      reasons: schemaForEach(['fits', 'care', 'none', 'asked', 'impossible'], text).describe(
        'Verdict in three words; {{jumlah}} conditions; {{tanya}}.',
      ),
    }),
    shelf: schemaForEach(['title', 'lead', 'keep', 'clear', 'kept', 'refused', 'cleared', 'used'], text).describe(
      'Tanks saved in the browser: at most {{jumlah}}; {{tangki}} {{tanggal}}.',
    ),
    message: schemaForEach(['subject', 'head', 'size', 'open', 'more', 'link'], text).describe(
      'Message to send: {{nama}} {{putusan}} {{isi}} {{penuh}} {{daftar}} {{jumlah}} {{tautan}}.',
    ),
    paper: paperSchema.extend({
      page: text.describe('Label of the page, and its value: {{nomor}}.'),
      pages: text,
      second: text.describe('Heading of the second page, which is not signed.'),
      error: text.describe('Explanation of ±.'),
    }),
  }),
});
type SheetText = PlainText<z.infer<typeof tankFileSchema>['tool']>;
/** Texts of the tool; where it opens at the choice of a sensor, the page is printed and not a sheet. */
export type TankFileText = Omit<SheetText, 'actions'> & { actions: SheetText['actions'] & { print?: string } };
