import { z } from 'zod';
import { words } from './words.ts';

/** Texts of shared components, on every page. */
export const interfaceSchema = z.strictObject({
  trail: words.describe('Accessible name of the breadcrumb.'),
  home: words.describe('Name of the home page in running text and in the breadcrumb.'),
  scrolls: words.describe('Accessible name of a scrollable box around a table.'),
  figures: words.describe('Accessible name of a strip of figures.'),
  to: words.describe('Spoken text for the dash of a range.'),
  note: words.describe("Accessible name of a footnote's asterisk; {{figure}}, {{subject}}."),
  contents: words.describe('Heading above the table of contents of a long page.'),
  updated: words.describe('Text before the date of the last change of a legal page.'),
  at: words.describe('An office of the company; {{name}}, {{city}}.'),
  chartReader: words.describe('Accessible name of an interactive chart; {{grafik}} is its subject.'),
  chartRange: z
    .strictObject({
      from: words.describe('Accessible name of the left end.'),
      to: words.describe('Accessible name of the right end.'),
      whole: words.describe('Button that shows the whole axis again.'),
    })
    .describe('Texts for selecting the visible range of a chart.'),
  chartTable: words.describe('Summary that opens the values of a chart as a table.'),
  emergency: words.describe('Text before the emergency telephone number.'),
  pdf: words.describe('Description of a document in a link; {{pages}}, {{size}}.'),
  copy: z.strictObject({
    label: words,
    done: words.describe('Label of the button for a moment after copying.'),
    spoken: words.describe('Announced after copying, a whole sentence.'),
    refused: words.describe('Label and announcement if the browser forbids copying, a whole sentence.'),
    code: words.describe('Announced after code was copied.'),
    keys: words.describe('Label of the button if the code could only be selected.'),
    marked: words.describe('Announced in that case.'),
  }),
  weekdays: z.array(words).length(7).describe('Short names of the days, from Monday.'),
  dayNames: z.array(words).length(7).describe('Full names of the days, from Monday.'),
  months: z.array(words).length(12).describe('Short names of the months.'),
});
