import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const aboutSchema = (_image: ImageSchema) => pageSchema.extend({});
export type AboutPage = z.infer<ReturnType<typeof aboutSchema>>;
