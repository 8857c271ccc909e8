import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { lossPageSchema } from './schema.ts';

export const lossCollections = {
  loss: defineCollection({ loader: page('analisis-susut'), schema: lossPageSchema }),
};
