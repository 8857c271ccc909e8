import { defineCollection } from 'astro:content';
import { file, folder } from '../../shared/records/loaders.ts';
import { industryPageSchema, industrySchema } from './schema.ts';

export const industriesCollections = {
  industries: defineCollection({ loader: folder('industries'), schema: ({ image }) => industrySchema(image) }),
  industryPage: defineCollection({ loader: file('industry-page'), schema: industryPageSchema }),
};
