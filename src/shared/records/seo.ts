import { z } from 'zod';
import { text } from '../text/schema.ts';

export const seoSchema = z.strictObject({
  title: text.describe('Page title, at most 60 characters with placeholders filled.'),
  description: text.describe('One or two sentences for search results, at most 155 characters.'),
  keywords: z.array(text).min(3).describe('What a buyer would type to find this page.'),
});
export type Seo = z.infer<typeof seoSchema>;
