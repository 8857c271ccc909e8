import { z } from 'zod';
import { words } from '../../shared/words/words.ts';

/** Texts of the charts on the features page (feature-figures.yaml). */
export const featureFiguresSchema = z.strictObject({
  days: z.strictObject({
    label: words.describe('Text alternative of the chart; {{tag}}, {{levels}}, {{reorder}}, {{due}}, {{lead}}.'),
    today: words,
    lead: words.describe('Label of the delivery time; {{days}}.'),
    order: words.describe('Label of the latest moment for the order.'),
  }),
  delivery: z.strictObject({
    label: words.describe('Text alternative of the chart; {{from}}, {{to}}, {{rise}}.'),
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
    silent: words.describe('Time since the last reading; {{age}}.'),
    high: words,
    reorder: words,
  }),
  gauge: z.strictObject({
    label: words.describe(
      'Text alternative of the sight glass; {{tag}}, {{level}}, {{height}}, {{ullage}}, {{reorder}}.',
    ),
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
    label: words.describe('Text alternative of the chart; {{tag}}, {{cold}}, {{warm}}, {{swing}}, {{standard}}.'),
    growth: words.describe('Label of the expansion; {{litres}}.'),
    standard: words.describe('Label of the standard volume line; {{litres}}.'),
  }),
});
