import { z } from 'zod';
import { words } from './words.ts';

/** Messages of a field about an entry that it rejects. */
export const fieldsSchema = z.strictObject({
  empty: words.describe('Nothing stands in a field for a number.'),
  notNumber: words.describe('What stands there is no number.'),
  whole: words.describe('The number must be whole.'),
  unit: words.describe('What stands behind the number is no unit of the field: {{tertulis}}, {{satuan}}.'),
  atLeast: words.describe('The number is too small; {{limit}}.'),
  atMost: words.describe('The number is too large; {{limit}}.'),
  choose: words.describe('An address names a choice that there is not.'),
  name: words.describe('A name is too long or has signs that names do not have.'),
});
