import { defineCollection } from 'astro:content';
import { page } from '../../shared/records/loaders.ts';
import { alarmSchema } from './schema.ts';

export const alarmCollections = {
  alarm: defineCollection({ loader: page('simulasi-alarm'), schema: alarmSchema }),
};
