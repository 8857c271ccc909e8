import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const featuresSchema = (_image: ImageSchema) => pageSchema.extend({});
export type FeaturesPage = z.infer<ReturnType<typeof featuresSchema>>;
