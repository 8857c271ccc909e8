import { defineCollection } from 'astro:content';
import { file, folder } from '../shared/records/loaders.ts';
import { figuresSchema } from './figures/figures-schema.ts';
import { siteRecordSchema } from './records/feasible.ts';

/** Checked with all other records, and with completion for whoever writes them; the values come from records/. */
export const plantCollections = {
  plant: defineCollection({ loader: folder('plant'), schema: siteRecordSchema }),
  figureWords: defineCollection({ loader: file('figures', 'words'), schema: figuresSchema }),
};
