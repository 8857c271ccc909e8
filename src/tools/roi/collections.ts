import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { roiPageSchema } from './schema.ts';

export const roiCollections = {
  roi: defineCollection({ loader: page('kalkulator-roi'), schema: roiPageSchema }),
};
