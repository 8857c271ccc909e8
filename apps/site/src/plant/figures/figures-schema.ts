import { z } from 'zod';
import { words } from '../../shared/words/words.ts';

export const figuresSchema = z.strictObject({
  alert: z.strictObject({
    cause: words.describe('Cause of the alarm, after the tag.'),
    accepted: words.describe('A call that was accepted; {{how}}, {{time}}.'),
    unanswered: words.describe('A call without an answer; {{how}}.'),
  }),
  device: z.strictObject({
    silent: words.describe('Time since the last reading of a silent sensor; {{age}}.'),
    seen: words.describe('Time since the last reading; {{age}}.'),
    battery: words.describe('Screen reader text of the battery; {{percent}}.'),
  }),
  leak: z.strictObject({
    label: words.describe('Text alternative of the chart; {{tag}}, {{from}}, {{raised}}, {{volume}}, {{closed}}.'),
    booked: words.describe('Label of the book level line.'),
    alarm: words.describe('Label of the alarm; {{time}}.'),
  }),
  report: z.strictObject({
    caption: words.describe('Caption of the table; {{tag}}.'),
    columns: z.array(words).length(4).describe('Headings: day, received, issued, difference.'),
    today: words.describe('Row header of the current day.'),
    day: words.describe('Row header of an earlier day; {{days}} ago.'),
    note: words.describe('Note on the {{uncertainty}} of a tight tank, kL.'),
  }),
  trend: z.strictObject({
    label: words.describe('Text alternative of the chart; {{tag}}, {{level}}.'),
    crossing: words.describe('Continuation if an order becomes due; {{reorder}}, {{days}}.'),
    reorder: words.describe('Label of the reorder level; {{percent}}.'),
    past: words.describe('Label at the left end; {{days}}.'),
    now: words,
  }),
  plan: z.strictObject({
    label: words.describe('Text alternative of the plan; {{count}}, {{tanks}}.'),
    tank: words.describe('A tank in that text; {{tag}}, {{percent}}.'),
    high: words.describe('Text after a tank above its limit.'),
    low: words.describe('Text after a tank below its limit.'),
    silent: words.describe('Text after a tank with a silent sensor.'),
  }),
  drawing: z
    .strictObject({
      cipIn: words.describe('Label of the cleaning supply pipe.'),
      cipOut: words.describe('Label of the cleaning return pipe.'),
      content: words.describe('Text before the filled share of a sectioned tank.'),
    })
    .describe('Labels of the drawings in plant/tanks.'),
});
