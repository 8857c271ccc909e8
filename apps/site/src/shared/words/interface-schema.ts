import { z } from 'zod';
import { words } from './words.ts';

/** Texts of shared components, on every page. */
export const interfaceSchema = z.strictObject({
  trail: words.describe('Name of the way from the home page to this one, heard but not seen.'),
  home: words.describe('Name of the home page in running text and in the trail.'),
  scrolls: words.describe('Name of a box in which a table scrolls; the table has its own.'),
  figures: words.describe('Name of a strip of figures, heard but not seen.'),
  to: words.describe('What stands for the dash of a range where it is read aloud.'),
  note: words.describe('Name of the asterisk beside a figure; {{figure}}, {{subject}}.'),
  contents: words.describe('Over the list of chapters of a long page.'),
  updated: words.describe('Before the day on which a legal page was changed.'),
  at: words.describe('A place of the company; {{name}}, {{city}}.'),
  chartReader: words.describe(
    'Name of a chart that answers to pointer and keys, heard but not seen; {{grafik}}: what it shows.',
  ),
  chartRange: z
    .strictObject({
      from: words.describe('Name of the left end.'),
      to: words.describe('Name of the right end.'),
      whole: words.describe('Control that shows the whole axis again.'),
    })
    .describe('Choosing the part of an axis that a chart shows.'),
  chartTable: words.describe('Opens the figures of a chart as a table.'),
  emergency: words.describe('Before the telephone number that answers day and night.'),
  pdf: words.describe('What a link says about a document; {{pages}}, {{size}}.'),
  copy: z.strictObject({
    label: words,
    done: words.describe('On the button, for a moment.'),
    spoken: words.describe('Heard then, a whole sentence.'),
    refused: words.describe('On the button and heard, where the browser forbids copying; a whole sentence.'),
    code: words.describe('Heard when a code was copied.'),
    keys: words.describe('On the button of a code that could only be marked.'),
    marked: words.describe('Heard then.'),
  }),
  weekdays: z.array(words).length(7).describe('Short names of the days from Monday on.'),
  dayNames: z.array(words).length(7).describe('Full names of the days from Monday on.'),
  months: z.array(words).length(12).describe('Short names of the months.'),
});
