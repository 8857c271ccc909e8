import { defineCollection } from 'astro:content';
import { file } from '../../shared/records/loaders.ts';
import { notFoundSchema } from './not-found-schema.ts';

export const notFoundCollections = {
  notFoundWords: defineCollection({ loader: file('not-found', 'words'), schema: notFoundSchema }),
};
