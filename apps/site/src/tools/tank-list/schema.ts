import { listRoles } from 'tank-gauging/tank-list/list-headings';
import { capacityMeanings, rowNotes } from 'tank-gauging/tank-list/list-row';
import { otherRows } from 'tank-gauging/tank-list/read-tank-list';
import { z } from 'zod';
import { words } from '../../shared/words/words.ts';
import { listFaults } from './list-faults.ts';

const each = <const T extends readonly string[]>(...names: T) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, words])) as { [K in T[number]]: typeof words });

/** Schema of words/tank-list.yaml: the list of tanks on /pengadaan and in the tank file. */
export const tankListWordsSchema = z.strictObject({
  ...each('field', 'hint', 'drop', 'example', 'clear', 'kept', 'sampleNote', 'linked', 'opening').shape,
  sample: z.string().trim().min(1).describe('A typical list with its headings, separated by tabs.'),
  files: each(...listFaults).describe('Files that are no list: {{batas}}.'),
  ...each('macros', 'read', 'using', 'unusedColumns', 'usedColumns', 'asRole').shape,
  roles: each(...listRoles).describe('What a column was read as.'),
  others: each(...otherRows).describe('Kinds of rows that are no tanks.'),
  ...each('otherRow', 'otherRows', 'unreadSheet', 'headless').shape,
  decimal: z.strictObject({ ...each('ask', 'comma', 'dot').shape, names: each('comma', 'dot') }),
  questions: z.strictObject({
    ...each('title', 'rows', 'product', 'above', 'none', 'other', 'find', 'missing', 'shape', 'noShape', 'well').shape,
    wells: each('pipa', 'atas'),
    shapes: each('tegak', 'mendatar', 'persegi', 'bola', 'silo'),
    capacity: words.describe('Column {{judul}} at {{kecil}} to {{besar}} % of the sizes.'),
    meanings: each(...capacityMeanings),
    undo: words,
  }),
  ...each(
    'size',
    'shape',
    'product',
    'well',
    'conditions',
    'unread',
    'unreadCell',
    'idle',
    'waiting',
    'judging',
    'quantity',
    'more',
    'totals',
  ).shape,
  notes: each(...rowNotes).describe('Notes on a row: {{nilai}} {{lain}}.'),
  table: z.strictObject({ caption: words, shown: z.array(words).length(6) }),
  sizes: each('diameter', 'length', 'width', 'height').describe('Signs before the sizes.'),
  kinds: z.strictObject({ ...each('caption', 'none', 'companion').shape, columns: z.array(words).length(2) }),
  cost: each(
    ...(['title', 'item', 'sum', 'amount', 'device', 'deviceSum', 'fitting', 'fittingSum', 'first'] as const),
    ...(['yearly', 'yearlySum', 'note', 'unpriced', 'roi'] as const),
  ).describe('{{jumlah}} tanks, {{harga}} rupiah, of {{dasar}} tanks in the example.'),
  actions: each('title', 'consult', 'whatsapp', 'email', 'workbook', 'csv', 'link', 'linkLong', 'blocked'),
  message: each(
    ...(['subject', 'head', 'content', 'item', 'kinds', 'none', 'open', 'idle', 'cost', 'more', 'file'] as const),
  ).describe('Summary in words.'),
  file: words.describe('File name without extension.'),
  workbook: z.strictObject({
    ...each('sheet', 'list', 'tender', 'note', 'link', 'total', 'devicePrice', 'fittingPrice').shape,
    ...each('fittingBase', 'subscription').shape,
    columns: z.array(words).length(23).describe('Headings of the list.'),
    tenderColumns: z.array(words).length(7).describe('Headings of the tender sheet.'),
    listColumns: z.array(words).length(4).describe('Headings of the rows as typed.'),
  }),
});
