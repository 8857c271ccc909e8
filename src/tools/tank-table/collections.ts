import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { tankTableSchema } from './schema.ts';

export const tankTableCollections = {
  tankTable: defineCollection({ loader: page('tabel-tangki'), schema: tankTableSchema }),
};
