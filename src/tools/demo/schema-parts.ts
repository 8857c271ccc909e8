import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, fieldSchema } from '../kit/words-schema.ts';
import { mediumIds } from './medium-ids.ts';

/** Words of the panes beside the chart, which are fetched when they are opened. */

export const ruleTextSchema = z.strictObject({
  title: text.describe('Heading, with {{tank}}.'),
  lead: text.describe('What the fields are, with the {{height}} of the tank.'),
  fields: each(['lowLow', 'low', 'high', 'highHigh', 'deadband', 'delay'], fieldSchema),
  metres: text.describe('Under a limit: {{metres}} over the bottom.'),
  unset: text.describe('Under a limit that is left empty.'),
  problems: each(['range', 'order', 'deadband', 'delay'], text).describe('Why a rule cannot be.'),
  never: each(['pumps', 'protection'], text).describe('A limit that no level reaches, with {{dead}}.'),
  apply: text.describe('Button.'),
  restore: text.describe('Button: back to the rule of the record.'),
  applied: text.describe('After it, with {{tank}} and {{time}}.'),
  rings: text.describe('The {{level}} is beyond {{limit}} already: it rings at the next reading.'),
  ringsAfter: text.describe('The same with a {{delay}}.'),
  waits: text.describe('The {{level}} lies between the limits; what to do to see it ring.'),
});

export const ownTextSchema = z.strictObject({
  title: text.describe('Heading.'),
  lead: text.describe('What happens with it.'),
  shape: text.describe('Label.'),
  shapes: each(['vertical', 'horizontal', 'sphere', 'box'], text),
  fields: each(['height', 'diameter', 'length', 'width', 'use', 'level'], fieldSchema),
  medium: text.describe('Label.'),
  media: each(mediumIds, text).describe('What can be in it.'),
  strapped: text.describe(
    'In place of the dimensions of a tank that was calculated elsewhere: {{capacity}}, {{height}}.',
  ),
  problems: each(['level', 'use'], text).describe('Why a tank cannot be, with {{dead}} and {{capacity}}.'),
  apply: text.describe('Button.'),
  remove: text.describe('Button.'),
  put: text.describe('Heard after it, with {{tank}} and {{capacity}}.'),
  applied: text.describe('After it, with {{tank}}, {{capacity}} and {{days}}.'),
});

export const compareTextSchema = z.strictObject({
  label: text.describe('Label of the list of tanks.'),
  none: text.describe('Its first entry.'),
  caption: text.describe('Caption of the table of both, with {{tank}} and {{other}}.'),
  item: text.describe('Head of its first column.'),
  chart: text.describe('The chart for screen readers, with {{tank}}, {{level}}, {{other}} and {{otherLevel}}.'),
});
