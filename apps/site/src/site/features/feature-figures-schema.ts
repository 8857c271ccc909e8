import { z } from 'zod';
import { words } from '../../shared/words/words.ts';

/** Schema of words/feature-figures.yaml: texts of the charts on the features page. */
export const featureFiguresSchema = z.strictObject({
  days: z.strictObject({
    label: words.describe('The whole drawing; {{tag}}, {{levels}}, {{reorder}}, {{due}}, {{lead}}.'),
    today: words,
    lead: words.describe('Over the time that the supplier needs; {{days}}.'),
    order: words.describe('At the last moment of the order.'),
  }),
  delivery: z.strictObject({
    label: words.describe('The whole drawing; {{from}}, {{to}}, {{rise}}.'),
    rows: z.strictObject({
      rise: words,
      used: words,
      received: words,
      document: words,
      difference: words,
      uncertainty: words,
    }),
  }),
  plan: z.strictObject({
    silent: words.describe('{{age}} since the last reading.'),
    high: words,
    reorder: words,
  }),
  gauge: z.strictObject({
    label: words.describe('The sight glass; {{tag}}, {{level}}, {{height}}, {{ullage}}, {{reorder}}.'),
    readouts: z.strictObject({
      level: words,
      content: words,
      temperature: words,
      observed: words,
      standard: words,
      days: words,
    }),
  }),
  volume: z.strictObject({
    label: words.describe('The whole drawing; {{tag}}, {{cold}}, {{warm}}, {{swing}}, {{standard}}.'),
    growth: words.describe('At the expansion; {{litres}}.'),
    standard: words.describe('At the line of the standard volume; {{litres}}.'),
  }),
});
