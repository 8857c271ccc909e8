import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { pickerSchema } from './schema.ts';

export const pickerCollections = {
  picker: defineCollection({ loader: page('pemilih-sensor'), schema: pickerSchema }),
};
