import { defineCollection } from 'astro:content';
import { file, page } from '../../shared/records/loaders.ts';
import { featureFiguresSchema } from './feature-figures-schema.ts';
import { featuresSchema } from './schema.ts';

export const featuresCollections = {
  features: defineCollection({ loader: page('fitur'), schema: ({ image }) => featuresSchema(image) }),
  featureFigures: defineCollection({ loader: file('feature-figures', 'words'), schema: featureFiguresSchema }),
};
