import { z } from 'zod';
import { words } from './words.ts';

/** Messages of a field about an entry that it rejects. */
export const fieldsSchema = z.strictObject({
  empty: words.describe('Error: a number field is empty.'),
  notNumber: words.describe('Error: the text is not a number.'),
  whole: words.describe('Error: the number must be an integer.'),
  unit: words.describe('Error: the field does not accept the unit; {{tertulis}}, {{satuan}}.'),
  atLeast: words.describe('Error: the number is too small; {{limit}}.'),
  atMost: words.describe('Error: the number is too large; {{limit}}.'),
  choose: words.describe('Error: the URL contains an unknown option.'),
  name: words.describe('Error: the name is too long or contains characters that are not allowed.'),
});
