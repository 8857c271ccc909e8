import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { claimsSchema } from './schema.ts';

export const claimsCollections = {
  claimsPage: defineCollection({ loader: page('klaim'), schema: ({ image }) => claimsSchema(image) }),
};
