import { defineCollection } from 'astro:content';
import { file } from '../../shared/records/loaders.ts';
import { toolWordsSchema } from './tool-words.ts';

export const kitCollections = {
  toolWords: defineCollection({ loader: file('tool-words'), schema: toolWordsSchema }),
};
