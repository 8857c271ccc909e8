import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { featuresSchema } from './schema.ts';

export const featuresCollections = {
  features: defineCollection({ loader: page('fitur'), schema: ({ image }) => featuresSchema(image) }),
};
