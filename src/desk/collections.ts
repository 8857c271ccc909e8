import { defineCollection } from 'astro:content';
import { file } from '../shared/records/loaders.ts';
import { deskFieldsSchema, deskWordsSchema } from './words-schema.ts';

export const deskCollections = {
  deskWords: defineCollection({ loader: file('desk', 'words'), schema: deskWordsSchema }),
  deskFields: defineCollection({ loader: file('desk-fields', 'words'), schema: deskFieldsSchema }),
};
