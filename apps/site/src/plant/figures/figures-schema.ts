import { z } from 'zod';
import { words } from '../../shared/words/words.ts';

export const figuresSchema = z.strictObject({
  alert: z.strictObject({
    cause: words.describe('Behind the tag: what the alarm is about.'),
    accepted: words.describe('A call that was taken; {{how}}, {{time}}.'),
    unanswered: words.describe('A call that was not; {{how}}.'),
  }),
  device: z.strictObject({
    silent: words.describe('{{age}} since the last reading of a silent sensor.'),
    seen: words.describe('{{age}} since the last reading.'),
    battery: words.describe('Heard at the battery; {{percent}}.'),
  }),
  leak: z.strictObject({
    label: words.describe('The whole drawing; {{tag}}, {{from}}, {{raised}}, {{volume}}, {{closed}}.'),
    day: words.describe('The whole day above it; {{tag}}.'),
    booked: words.describe('At the line of what the books say.'),
    alarm: words.describe('At the alarm; {{time}}.'),
  }),
  report: z.strictObject({
    caption: words.describe('{{tag}}'),
    columns: z.array(words).length(4).describe('Day, in, out, difference.'),
    today: words.describe('Head of the running day.'),
    day: words.describe('Head of an earlier day; {{days}} ago.'),
    note: words.describe('{{uncertainty}} of a tank that is tight, kL.'),
  }),
  trend: z.strictObject({
    label: words.describe('The whole drawing; {{tag}}, {{level}}.'),
    crossing: words.describe('Behind it, where an order falls due; {{reorder}}, {{days}}.'),
    reorder: words.describe('At the level of the order; {{percent}}.'),
    past: words.describe('At the left end; {{days}}.'),
    now: words,
  }),
  plan: z.strictObject({
    label: words.describe('The whole drawing; {{count}}, {{tanks}}.'),
    tank: words.describe('One of these tanks; {{tag}}, {{percent}}.'),
    high: words.describe('Behind a tank above its limit.'),
    low: words.describe('Behind a tank below its limit.'),
    silent: words.describe('Behind a tank whose sensor sends nothing.'),
  }),
  drawing: z
    .strictObject({
      cipIn: words.describe('At the pipe by which the cleaning liquid comes in.'),
      cipOut: words.describe('And at the one by which it goes back.'),
      content: words.describe('Before the share that a tank in section holds.'),
    })
    .describe('Words of the drawings in plant/tanks.'),
});
