import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { searchPageSchema } from './schema.ts';

export const searchCollections = {
  search: defineCollection({ loader: page('cari'), schema: searchPageSchema }),
};
