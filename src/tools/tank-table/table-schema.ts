import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';

export const tableSchema = z.strictObject({
  title: text.describe('Over the table: {{langkah}} is the step of its columns.'),
  lead: text.describe('How to read it: row and column.'),
  caption: text.describe('{{tank}}, {{satuan}} of volume, and {{dari}} to {{sampai}}.'),
  level: text.describe('Heading of the first column.'),
  full: text.describe('Under the table: {{level}} and {{isi}} at the highest level.'),
  before: text.describe('Control: the part of the table before this one.'),
  after: text.describe('Control: the part after this one.'),
  tag: text.describe('Label of the field for the number of the tank; it stands in file and print only.'),
  tagHint: text.describe('Where it goes, and where not.'),
  file: z.strictObject({
    label: text.describe('Control that saves the table.'),
    name: text.describe('Beginning of the name of the file.'),
    columns: z
      .array(text)
      .length(4)
      .describe('Heads of the columns: level in {{ukuran}}, volume in {{satuan}}, increase, per cent.'),
    head: z
      .strictObject({
        tank: text.describe('Before the number of the tank and the tank in words.'),
        limits: text.describe('Before the stock limits: {{air}}, {{sisa}}, {{puncak}}.'),
        date: text.describe('Before the date.'),
        notice: text.describe('Before what it is not.'),
      })
      .describe('Words in the first lines of the file.'),
    note: text.describe('With which programme it opens, and how numbers are written in it.'),
  }),
  print: text.describe('Control that prints the whole table.'),
  printed: z.strictObject({
    title: text.describe('Over the printed table.'),
    date: text.describe('{{tanggal}}: the day of printing.'),
    notice: text.describe('What it is not; in print and in the file.'),
  }),
});
