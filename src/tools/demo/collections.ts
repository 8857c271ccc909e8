import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { demoSchema } from './schema.ts';

export const demoCollections = {
  demo: defineCollection({ loader: page('demo'), schema: demoSchema }),
};
