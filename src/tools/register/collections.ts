import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { toolsSchema } from './schema.ts';

export const registerCollections = {
  tools: defineCollection({ loader: page('alat'), schema: toolsSchema }),
};
