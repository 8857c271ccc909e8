import { defineCollection } from 'astro:content';
import { file, page } from '../../shared/records/loaders.ts';
import { searchTermsSchema } from '../../shared/search/terms-schema.ts';
import { searchPageSchema } from './schema.ts';

export const searchCollections = {
  search: defineCollection({ loader: page('cari'), schema: searchPageSchema }),
  searchTerms: defineCollection({ loader: file('search-terms'), schema: searchTermsSchema }),
};
