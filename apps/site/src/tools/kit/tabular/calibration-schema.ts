import { listProblems } from 'tank-gauging/tabular/read-list';
import { z } from 'zod';
import { words } from '../../../shared/words/words.ts';

const each = <const T extends readonly string[]>(names: T) => z.record(z.enum(names), words);

/** Schema of words/calibration.yaml: texts of the calibration table field and of how pasted lists are read. */
export const calibrationWordsSchema = z.strictObject({
  paste: each(['field', 'hint', 'example', 'clear', 'cut']),
  none: words.describe('It is no table.'),
  read: words.describe('How it was read: {{cara}}, {{baris}}.'),
  ullage: words.describe('Levels of the room above the liquid were turned over; {{acuan}}.'),
  ask: words.describe('It can be read in two ways; the answers follow.'),
  manner: each(['decimal', 'length', 'volume']).describe('How its figures were read; {{cara}}.'),
  decimals: each(['comma', 'dot']),
  lengths: each(['mm', 'cm', 'm', 'in', 'ft']),
  volumes: each(['L', 'kL', 'bbl', 'gal']),
  choose: each(['decimal', 'length', 'volume']).describe('Labels of the switches.'),
  list: words.describe('How another list was read: {{cara}}, {{pakai}} of {{baris}} lines.'),
  unused: words.describe('Columns that nobody asked for: {{kolom}}.'),
  problems: each(listProblems).describe('{{baris}}, {{kolom}}, {{isi}}, {{boleh}}, {{paling}}.'),
  more: words.describe('{{jumlah}} more of them.'),
  auto: words.describe('A switch that is left to the page.'),
  bad: words.describe('Lines that are not used: {{baris}}.'),
  falling: words.describe('Where the volume falls: {{level}}.'),
});
