import { z } from 'zod';
import { text } from '../text/schema.ts';

export const offlineSchema = z.strictObject({
  enabled: z
    .boolean()
    .describe('Whether visited pages stay readable without network; false removes the worker from every browser.'),
  page: z.strictObject({
    title: text.describe('Headline of the page that stands in for one that cannot be reached.'),
    lead: text.describe('Why it stands there.'),
    saved: text.describe('Over the list of pages that can be read.'),
    none: text.describe('Stands there when there are none.'),
    call: text.describe('Over the telephone numbers.'),
  }),
  keep: z
    .strictObject({
      offer: text.describe('The control that keeps all tools and datasheets on this device.'),
      working: text,
      done: text,
      failed: text,
    })
    .describe('Stands on the list of tools, in browsers that can keep them.'),
});
export type Offline = z.infer<typeof offlineSchema>;
