import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { homeSchema } from './schema.ts';

export const homeCollections = {
  home: defineCollection({ loader: page('home'), schema: ({ image }) => homeSchema(image) }),
};
