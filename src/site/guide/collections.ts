import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { guideSchema } from './schema.ts';

export const guideCollections = {
  guide: defineCollection({ loader: page('panduan-keamanan-pangan'), schema: guideSchema }),
};
