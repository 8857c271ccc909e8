import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { deviceSchema } from './schema.ts';

export const deviceCollections = {
  device: defineCollection({ loader: page('tankdevice'), schema: ({ image }) => deviceSchema(image) }),
};
