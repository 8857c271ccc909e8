import { columnKinds, rowKinds, sheetKinds } from 'tank-gauging/tabular/account';
import { listProblems } from 'tank-gauging/tabular/read-list';
import { z } from 'zod';
import { words } from '../../../shared/words/words.ts';

const recordOf = <const T extends readonly string[]>(names: T) =>
  Object.fromEntries(names.map((name) => [name, words])) as { [K in T[number]]: typeof words };
const recordWith = <const T extends readonly string[]>(names: T) => z.record(z.enum(names), words);

/** Schema of words/calibration.yaml: texts of the calibration table field and of how pasted lists are read. */
export const calibrationWordsSchema = z.strictObject({
  paste: recordWith(['field', 'hint', 'example', 'clear', 'cut']),
  none: words.describe('Message that the text is not a table.'),
  mass: words.describe('Message that the contents are a mass, with the heading {{kolom}}.'),
  read: words.describe('Sentence on how the table was read: {{cara}}, {{baris}}.'),
  ullage: words.describe('Message that ullages were converted to levels; {{acuan}}.'),
  ask: words.describe('Question for a table with two plausible readings; the answers follow.'),
  manner: recordWith(['decimal', 'length', 'volume']).describe('Sentence on how its figures were read; {{cara}}.'),
  decimals: recordWith(['comma', 'dot']),
  lengths: recordWith(['mm', 'cm', 'm', 'in', 'ft']),
  volumes: recordWith(['L', 'kL', 'bbl', 'gal']),
  choose: recordWith(['decimal', 'length', 'volume']).describe('Labels of the choices.'),
  list: words.describe('Sentence on how another list was read: {{cara}}, {{pakai}} of {{baris}} lines.'),
  unused: words.describe('Columns that are not needed: {{kolom}}.'),
  problems: recordWith(listProblems).describe('Slots: {{baris}}, {{kolom}}, {{isi}}, {{boleh}}, {{paling}}.'),
  more: words.describe('{{jumlah}} further problems.'),
  auto: words.describe('Option that leaves the choice to the page.'),
  bad: words.describe('Lines that were skipped: {{baris}}.'),
  account: z
    .strictObject({
      ...recordOf([
        'title',
        'amount',
        'said',
        'saidSheets',
        'open',
        'lead',
        'numbered',
        'figures',
        'sum',
        'totals',
        'differs',
        'row',
        'rowCount',
        'sheet',
        'sheetRows',
        'tankSheet',
        'record',
      ]),
      columns: recordWith(columnKinds),
      rows: recordWith(rowKinds),
      sheets: recordWith(sheetKinds),
      more: words.describe('After the first line numbers.'),
    })
    .describe(
      'How a file was understood: {{jumlah}} figures or rows, {{data}} in {{kolom}} columns, {{baris}} in other rows, {{lembar}} ' +
        'on other sheets, {{nomor}} of a column without heading, {{tanda}}{{kita}} our ' +
        'sum, {{mereka}} that in the file, {{jenis}} with lines {{baris}}, sheet {{lembar}}.',
    ),
  falling: words.describe('Levels at which the volume falls: {{level}}.'),
});
