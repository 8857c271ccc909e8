import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { customSchema } from './schema.ts';

export const customCollections = {
  custom: defineCollection({ loader: page('custom-solutions'), schema: ({ image }) => customSchema(image) }),
};
