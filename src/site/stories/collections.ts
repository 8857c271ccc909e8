import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { storiesSchema } from './schema.ts';

export const storiesCollections = {
  stories: defineCollection({ loader: page('kisah-sukses'), schema: storiesSchema }),
};
