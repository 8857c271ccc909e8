import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { teamSchema } from './schema.ts';

export const teamCollections = {
  team: defineCollection({ loader: page('tankteam'), schema: ({ image }) => teamSchema(image) }),
};
