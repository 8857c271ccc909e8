import { defineCollection } from 'astro:content';
import { file, page } from '../../shared/records/loaders.ts';
import { mediaSchema } from './media-schema.ts';
import { pickerSchema } from './schema.ts';

export const pickerCollections = {
  picker: defineCollection({ loader: page('pemilih-sensor'), schema: pickerSchema }),
  media: defineCollection({ loader: file('media', 'picker'), schema: mediaSchema }),
};
