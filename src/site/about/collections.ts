import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { aboutSchema } from './schema.ts';

export const aboutCollections = {
  about: defineCollection({ loader: page('tentang-kami'), schema: ({ image }) => aboutSchema(image) }),
};
