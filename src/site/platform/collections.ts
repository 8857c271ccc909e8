import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { platformSchema } from './schema.ts';

export const platformCollections = {
  platform: defineCollection({ loader: page('tankplatform'), schema: ({ image }) => platformSchema(image) }),
};
