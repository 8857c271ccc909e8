import { z } from 'zod';
import { words } from '../../shared/words/words.ts';

/** Shape of words/not-found.yaml. What stands on the page itself is the specification's. */
export const notFoundSchema = z.strictObject({
  title: words.describe('In the tab, before the product.'),
  description: words,
  picture: words,
});
