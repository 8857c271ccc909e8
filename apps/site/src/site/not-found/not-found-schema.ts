import { z } from 'zod';
import { words } from '../../shared/words/words.ts';

/**
 * Texts of the 404 page (not-found.yaml). The texts on the page itself are in the component, as the specification prescribes
 * them.
 */
export const notFoundSchema = z.strictObject({
  title: words.describe('Page title, before the product name.'),
  description: words,
  picture: words,
});
