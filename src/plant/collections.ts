import { defineCollection } from 'astro:content';
import { folder } from '../shared/records/loaders.ts';
import { siteRecordSchema } from './records/feasible.ts';

/** Checked with all other records, and with completion for whoever writes them; the values come from records/. */
export const plantCollections = {
  plant: defineCollection({ loader: folder('plant'), schema: siteRecordSchema }),
};
